import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { buildApp, isBuildStale } from './build.ts'
import { withDisplay } from './display.ts'
import { findBrowser } from './engine.ts'
import { ensurePackages } from './install-packages.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript } from './processes.ts'
import { CHROMIUM, WINDOW_TESTS } from './system-packages.ts'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')

/**
 * `npm run test:engine`: runs the built program on the Chromium and the Node of the pinned Electron, without Electron;
 * arguments go to Playwright. With `--config` the tests of another configuration run so, as those of the screenshots.
 */
await runScript(async () => {
  if (process.platform !== 'linux') {
    console.log('The engine is tested on Linux alone.')
    return 0
  }
  await ensurePackages([WINDOW_TESTS, CHROMIUM])
  const found = await findBrowser()
  if ('obstacle' in found) {
    console.log(`The tests in the engine of the pinned Electron are skipped: ${found.obstacle}.`)
    return 0
  }
  if (await isBuildStale()) await buildApp()
  process.chdir(PROJECT_FOLDER)
  const given = process.argv.slice(2)
  const isOwn = !given.includes('--config')
  const args = [
    PLAYWRIGHT,
    'test',
    ...(isOwn ? ['--config', 'test/engine/playwright.config.ts'] : []),
    ...given,
  ]
  const env = { ...process.env, CERCLE_ENGINE: found.browser }
  return withDisplay(
    process.execPath,
    args,
    { env },
    isOwn ? Math.min(4, availableParallelism()) : 1,
  )
})
