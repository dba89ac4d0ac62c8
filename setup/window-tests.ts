import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { buildApp } from './build.ts'
import { withDisplay } from './display.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript } from './processes.ts'
import { environmentFor, findRuntime } from './runtime.ts'
import { WINDOW, WINDOW_TESTS } from './system-packages.ts'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

/**
 * `npm run test:window`: builds the app afresh and plays it in a real window; arguments go to Playwright. Where there is
 * no display, as many files of tests run at once as there are cores, each on a screen of its own. With `--config` other
 * scripts have other things done in it, as `npm run screenshots`.
 */
await runScript(async () => {
  const runtime = await findRuntime([WINDOW, WINDOW_TESTS])
  await buildApp()
  process.chdir(PROJECT_FOLDER)
  const given = process.argv.slice(2)
  const config = given.includes('--config') ? [] : ['--config', 'test/playwright.config.ts']
  const args = [PLAYWRIGHT, 'test', ...config, ...given]
  const env = {
    ...environmentFor(runtime),
    CERCLE_ELECTRON: runtime.executable,
    ELECTRON_OVERRIDE_DIST_PATH: runtime.folder,
  }
  // what is measured or photographed has the machine to itself
  return withDisplay(
    process.execPath,
    args,
    { env },
    config.length > 0 ? Math.min(4, availableParallelism()) : 1,
  )
})
