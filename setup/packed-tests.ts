import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { buildApp, isBuildStale } from './build.ts'
import { makeDeb, obstacleToDeb } from './deb.ts'
import { withDisplay } from './display.ts'
import { packFolder } from './packing.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript } from './processes.ts'
import { environmentFor, findRuntime } from './runtime.ts'
import { TRACING, WINDOW, WINDOW_TESTS } from './system-packages.ts'

const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli')
const CONFIG = ['--config', 'test/packed/playwright.config.ts']
const OUTPUT = join(PROJECT_FOLDER, 'dist', 'tested')

/**
 * `npm run test:packed`: packs what is built, for the person and for Playwright, and plays it as it is handed out; with
 * `--again` the whole way is gone twice, to compare. Arguments go to Playwright.
 */
await runScript(async () => {
  if (process.platform !== 'linux') {
    console.log('Packages are tested on Linux alone.')
    return 0
  }
  const runtime = await findRuntime([WINDOW, WINDOW_TESTS, TRACING])
  const given = process.argv.slice(2)
  const isAgain = given.includes('--again')
  if (isAgain || (await isBuildStale())) await buildApp()
  process.chdir(PROJECT_FOLDER)
  await rm(OUTPUT, { recursive: true, force: true })
  const pack = (purpose: 'release' | 'e2e', name: string): Promise<string> =>
    packFolder({ runtime, purpose, output: join(OUTPUT, name) })
  const obstacle = obstacleToDeb()
  const debOf = async (folder: string): Promise<string> =>
    obstacle === null ? makeDeb(folder, runtime) : ''
  const release = await pack('release', 'release')
  const deb = await debOf(release)
  const e2e = await pack('e2e', 'e2e')
  if (isAgain) await buildApp()
  const again = isAgain ? await pack('release', 'again') : ''
  const debAgain = isAgain ? await debOf(again) : ''
  const kept = { release, e2e, deb, again, debAgain, obstacle: obstacle ?? '', kind: runtime.kind }
  const args = [PLAYWRIGHT, 'test', ...CONFIG, ...given.filter((one) => one !== '--again')]
  const env = { ...environmentFor(runtime), CERCLE_PACKED: JSON.stringify(kept) }
  const status = await withDisplay(process.execPath, args, { env })
  await rm(OUTPUT, { recursive: true })
  return status
})
