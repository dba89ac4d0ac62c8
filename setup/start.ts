import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp, ELECTRON_VITE, isBuildStale } from './build.ts'
import { hasDisplay, withDisplay } from './display.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript } from './processes.ts'
import { environmentFor, findRuntime, type Runtime } from './runtime.ts'
import { HIDDEN_SCREEN, WINDOW } from './system-packages.ts'

/** Chromium reports every desktop service it misses; the app's own output is not filtered. */
const WITHOUT_CHATTER = '--log-level=3'

const isRoot = process.getuid?.() === 0

/**
 * `npm start`: plays. With `--dev` the app is rebuilt as its source changes. Other arguments go to
 * the app. Without a display the window opens on a hidden screen, and a picture of its first screen
 * is saved.
 */
await runScript(async () => {
  const isHidden = !hasDisplay(process.env, process.platform)
  const runtime = await findRuntime(isHidden ? [WINDOW, HIDDEN_SCREEN] : [WINDOW])
  const given = process.argv.slice(2)
  const isDev = given.includes('--dev')
  const args = given.filter((argument) => argument !== '--dev')
  if (!isDev && (await isBuildStale())) await buildApp()
  if (isHidden)
    console.error(
      'There is no display here, so the window opens on a hidden screen. Ctrl+C ends it.',
    )
  const env = { ...environmentFor(runtime), ...(isHidden ? await picturing() : {}) }
  process.chdir(PROJECT_FOLDER)
  return isDev ? develop(runtime, args, env) : play(runtime, args, env)
})

function play(runtime: Runtime, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const noSandbox = isRoot && process.platform === 'linux' ? ['--no-sandbox'] : []
  return withDisplay(runtime.executable, [...noSandbox, WITHOUT_CHATTER, PROJECT_FOLDER, ...args], {
    env,
    hasOwnGroup: true,
  })
}

function develop(
  runtime: Runtime,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const noSandbox = isRoot ? ['--noSandbox'] : []
  const command = [ELECTRON_VITE, 'dev', ...noSandbox, '--', WITHOUT_CHATTER, ...args]
  return withDisplay(process.execPath, command, {
    env: { ...env, ELECTRON_EXEC_PATH: runtime.executable },
    hasOwnGroup: true,
  })
}

/** The environment in which Electron takes a picture of the first screen. */
async function picturing(): Promise<NodeJS.ProcessEnv> {
  const hook = join(import.meta.dirname, 'first-screen.cjs')
  const folder = await mkdtemp(join(tmpdir(), 'cercle-'))
  const { NODE_OPTIONS = '' } = process.env
  return {
    NODE_OPTIONS: `${NODE_OPTIONS} --require ${JSON.stringify(hook)}`.trim(),
    CERCLE_FIRST_SCREEN: join(folder, 'first-screen.png'),
  }
}
