import { dirname } from 'node:path'
import { FuseV1Options, FuseVersion, type FuseConfig } from '@electron/fuses'
import type { Configuration, FileSet } from 'electron-builder'
import type { Runtime } from './runtime.ts'

/** The fuses every Electron from 33 on has; what each does is in Electron's own tutorial on fuses. */
const FUSES = {
  [FuseV1Options.RunAsNode]: false,
  // Nothing here uses cookies, and their encryption would have Linux and macOS ask for a keyring.
  [FuseV1Options.EnableCookieEncryption]: false,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  // Electron checks this on macOS and Windows alone.
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: false,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
} as const

/** The fuses of a package: all of them in the pinned Electron, so that one it gains cannot be overlooked. */
export function fusesFor({ kind }: Pick<Runtime, 'kind'>): FuseConfig {
  if (kind === 'fallback') return { version: FuseVersion.V1, ...FUSES }
  return { version: FuseVersion.V1, strictlyRequireAllFuses: true, ...FUSES, [FuseV1Options.WasmTrapHandlers]: true }
}

const BETTER_SQLITE3 = 'node_modules/better-sqlite3'

/** What goes into the package: the built app with its icon and credits, and of better-sqlite3 its JavaScript and one binary. */
function filesFor({ nativeBinding }: Pick<Runtime, 'nativeBinding'>): (string | FileSet)[] {
  const files = [
    'package.json',
    'out/**',
    'resources/icon.png',
    'resources/CREDITS.md',
    'resources/**/LICENSE',
    '!node_modules/**',
    `${BETTER_SQLITE3}/package.json`,
    `${BETTER_SQLITE3}/LICENSE`,
    `${BETTER_SQLITE3}/lib/**`,
  ]
  if (nativeBinding === null) return [...files, `${BETTER_SQLITE3}/prebuilds/linux-${process.arch}.node`]
  const compiled = { from: dirname(nativeBinding), to: `${BETTER_SQLITE3}/build/Release`, filter: ['*.node'] }
  return [...files, compiled]
}

/** electron-builder's configuration for a package with this Electron; one with another than the pinned is a test build. */
export function builderConfiguration(runtime: Runtime): Configuration {
  const isTest = runtime.kind === 'fallback'
  const productName = isTest ? 'Cercle test build' : 'Cercle'
  return {
    appId: 'org.cercle.Cercle',
    productName,
    extraMetadata: { productName },
    directories: { output: isTest ? 'dist/test-build' : 'dist', buildResources: 'resources' },
    electronVersion: runtime.version,
    electronDist: runtime.folder,
    npmRebuild: false,
    asar: { smartUnpack: false },
    asarUnpack: ['**/*.node'],
    files: filesFor(runtime),
    linux: { executableName: 'cercle', category: 'Game', icon: 'resources/icon.png' },
  }
}
