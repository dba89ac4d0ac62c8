import { buildApp, ELECTRON_VITE, isBuildStale } from './build.ts'
import { hasCommand, WINDOW_LIBRARIES } from './debian.ts'
import { hasDisplay, noDisplayLine } from './display.ts'
import { PROJECT_FOLDER } from './places.ts'
import { run, runScript, SetupError } from './processes.ts'
import { environmentFor, findRuntime, type Runtime } from './runtime.ts'

/** Chromium tells of every service of a desktop that it misses; what the app itself prints is not touched by this. */
const WITHOUT_CHATTER = '--log-level=3'

/** `npm start`: plays. With `--dev` the app is rebuilt as its source changes. Other arguments go to the app. */
await runScript(async () => {
  const isRoot = process.getuid?.() === 0
  if (!hasDisplay(process.env, process.platform)) {
    throw new SetupError(noDisplayLine(hasCommand('xvfb-run') && hasCommand('xauth'), isRoot), 2)
  }
  const args = process.argv.slice(2)
  const runtime = await findRuntime(WINDOW_LIBRARIES)
  if (args.includes('--dev')) return develop(runtime, isRoot, args)
  if (await isBuildStale()) await buildApp()
  const noSandbox = isRoot && process.platform === 'linux' ? ['--no-sandbox'] : []
  return run(runtime.executable, [...noSandbox, WITHOUT_CHATTER, PROJECT_FOLDER, ...args], {
    env: environmentFor(runtime),
  })
})

function develop(runtime: Runtime, isRoot: boolean, args: readonly string[]): Promise<number> {
  const noSandbox = isRoot ? ['--noSandbox'] : []
  const toApp = args.filter((argument) => argument !== '--dev')
  const env = { ...environmentFor(runtime), ELECTRON_EXEC_PATH: runtime.executable }
  return run(process.execPath, [ELECTRON_VITE, 'dev', ...noSandbox, '--', ...toApp], { cwd: PROJECT_FOLDER, env })
}
