import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import electron from 'electron/package.json' with { type: 'json' }
import { run } from './processes.ts'

/** The version of Electron this project is written for. */
export const PINNED_VERSION = electron.version

const require = createRequire(import.meta.url)
const PACKAGE = dirname(require.resolve('electron/package.json'))
const PROGRAMS: Readonly<Record<string, string>> = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  win32: 'electron.exe',
}
const ARCHIVE = `electron-v${PINNED_VERSION}-${process.platform}-${process.arch}.zip`

/** The path to which electron's own installer writes the binary. */
export const OFFICIAL_FOLDER = join(PACKAGE, 'dist')

/** The program to run inside a folder that holds Electron. */
export function programIn(folder: string): string {
  return join(folder, PROGRAMS[process.platform] ?? 'electron')
}

/** The version of the Electron in this folder, null when there is none. */
export async function versionIn(folder: string): Promise<string | null> {
  if (!existsSync(programIn(folder))) return null
  try {
    return (await readFile(join(folder, 'version'), 'utf8')).trim().replace(/^v/, '')
  } catch {
    return null
  }
}

/**
 * Returns true if electron's own installer has finished: the path of the program is the last file
 * it writes.
 */
export async function officialIsReady(folder = OFFICIAL_FOLDER): Promise<boolean> {
  return (
    (await versionIn(folder)) === PINNED_VERSION && existsSync(join(dirname(folder), 'path.txt'))
  )
}

/**
 * Why the pinned Electron cannot be downloaded within `patience` milliseconds, null when it can.
 */
export async function obstacleToDownload(patience: number): Promise<string | null> {
  if (await isDownloaded()) return null
  const { ELECTRON_MIRROR = 'https://github.com/electron/electron/releases/download/' } =
    process.env
  const url = new URL(`${ELECTRON_MIRROR}v${PINNED_VERSION}/${ARCHIVE}`)
  try {
    const { ok, status } = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(patience),
    })
    return ok ? null : `${url.host} answers ${status}`
  } catch (error) {
    return `${url.host} cannot be reached (${rootMessage(error)})`
  }
}

/**
 * Downloads the pinned Electron with electron's own installer, which checks it, and gives whether
 * that worked.
 */
export async function installOfficial(): Promise<boolean> {
  return (await run(process.execPath, [join(PACKAGE, 'install.js')])) === 0
}

/** Returns true if the installer has the archive already, from an earlier download. */
async function isDownloaded(): Promise<boolean> {
  const { electron_config_cache: own, XDG_CACHE_HOME: shared } = process.env
  const cache = own || join(shared || join(homedir(), '.cache'), 'electron')
  try {
    return (await readdir(cache, { recursive: true })).some((path) => path.endsWith(ARCHIVE))
  } catch {
    return false
  }
}

function rootMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : rootMessage(error.cause)
}
