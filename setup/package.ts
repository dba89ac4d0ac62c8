import { join, relative } from 'node:path'
import { isPackPlatform } from './builder.ts'
import { buildApp } from './build.ts'
import { makeDeb, madeLine, obstacleToDeb } from './deb.ts'
import { PINNED_VERSION } from './official.ts'
import { outputOf, packFolder, packInstallers } from './packing.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runScript, SetupError } from './processes.ts'
import { findRuntime } from './runtime.ts'
import { supportLine } from './support.ts'

/**
 * `npm run package`: makes the folder to hand out and, where there is a dpkg-deb, a .deb of it, in `dist`; in
 * `dist/test-build` with another Electron than the pinned. `--all` makes all that is handed out on this platform, and
 * needs the pinned Electron and the tools electron-builder fetches.
 */
await runScript(async () => {
  const isAll = process.argv.includes('--all')
  const { platform } = process
  if (!isPackPlatform(platform)) throw new SetupError(`No packages are made for ${platform}.`)
  if (platform !== 'linux' && !isAll)
    throw new SetupError('Here only `npm run package -- --all` makes packages.')
  const runtime = await findRuntime([])
  if (isAll && runtime.kind === 'fallback')
    throw new SetupError('A stand-in is not handed out: `--all` needs the pinned Electron.')
  await buildApp()
  const order = { runtime, purpose: 'release', output: outputOf(runtime) } as const
  const made: string[] = []
  if (isAll) made.push(...(await packInstallers(order, platform)))
  if (platform === 'linux') {
    const folder = await packFolder(order)
    console.log(`${relative(PROJECT_FOLDER, folder)}/  starts by itself`)
    made.push(join(folder, 'resources', 'app.asar'))
    const obstacle = obstacleToDeb()
    if (obstacle === null) made.push(await makeDeb(folder, runtime))
    else console.log(obstacle)
  }
  for (const file of made) console.log(await madeLine(file))
  console.error(supportLine(PINNED_VERSION, new Date().toISOString().slice(0, 10)))
  return 0
})
