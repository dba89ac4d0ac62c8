import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { flipFuses } from '@electron/fuses'
import { archFromString, build, Platform } from 'electron-builder'
import { builderConfiguration, fusesFor } from './builder.ts'
import { buildApp } from './build.ts'
import { PINNED_VERSION } from './official.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript, SetupError } from './processes.ts'
import { findRuntime, type Runtime } from './runtime.ts'

/** What lies in the folder of an Electron that serves development, and has no place in a package. */
const LEFT_OVER = ['version', 'resources/default_app.asar']

/** `npm run package`: makes the folder to hand out, in `dist`; in `dist/test-build` with another Electron than the pinned. */
await runScript(async () => {
  if (process.platform !== 'linux') throw new SetupError('Packages are made on Linux for now.')
  const runtime = await findRuntime()
  await buildApp()
  await build({
    projectDir: PROJECT_FOLDER,
    targets: Platform.LINUX.createTarget('dir', archFromString(process.arch)),
    publish: 'never',
    config: { ...builderConfiguration(runtime), afterPack: ({ appOutDir }) => finish(appOutDir, runtime) },
  })
  return 0
})

async function finish(folder: string, runtime: Runtime): Promise<void> {
  for (const path of LEFT_OVER) await rm(join(folder, path), { force: true })
  await flipFuses(join(folder, 'cercle'), fusesFor(runtime))
  if (runtime.kind === 'official') return
  const notice = `A test build, not for release: it runs on Electron ${runtime.version} in place of ${PINNED_VERSION}.\n`
  await writeFile(join(folder, 'TEST-BUILD.txt'), notice)
}
