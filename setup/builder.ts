import { dirname } from 'node:path'
import type { Configuration, FileSet } from 'electron-builder'
import type { Runtime } from './runtime.ts'

/**
 * The name of a package; one with another Electron than the pinned is a test build and never
 * overwrites a release.
 */
export interface Names {
  /** As people read it. */
  readonly product: string
  /** As files, commands and packages are called. */
  readonly plain: string
}

export function namesOf({ kind }: Pick<Runtime, 'kind'>): Names {
  return kind === 'official'
    ? { product: 'Cercle', plain: 'cercle' }
    : { product: 'Cercle test build', plain: 'cercle-test-build' }
}

/** The name of the program in the folder, on Linux. */
export const PROGRAM = 'cercle'

/** The file type of records, for the desktop. */
export const RECORD = { ending: 'jsonl', type: 'application/vnd.cercle.record+json' } as const

/** The released kinds of package and processors. On Linux it is the processor of the machine. */
export const TARGETS = {
  linux: { kinds: ['AppImage', 'deb', 'rpm'], processors: null },
  win32: { kinds: ['nsis'], processors: ['x64', 'arm64'] },
  darwin: { kinds: ['dmg'], processors: ['x64', 'arm64'] },
} as const

export type PackPlatform = keyof typeof TARGETS

export const isPackPlatform = (platform: string): platform is PackPlatform => platform in TARGETS

/** Made by setup/deb.ts, which needs no download, so that there is one .deb and not two. */
const OURS: readonly string[] = ['deb']

/** The kinds electron-builder makes. */
export const builderKinds = (platform: PackPlatform): readonly string[] =>
  TARGETS[platform].kinds.filter((kind) => !OURS.includes(kind))

const BETTER_SQLITE3 = 'node_modules/better-sqlite3'
const PISCINA = 'node_modules/piscina'

/**
 * The contents of the package: the built app with its icon and credits, of better-sqlite3 its
 * JavaScript and one binary, of piscina its JavaScript.
 */
function filesFor({ nativeBinding }: Pick<Runtime, 'nativeBinding'>): (string | FileSet)[] {
  const files = [
    'package.json',
    'out/**',
    'resources/icons/256x256.png',
    'resources/CREDITS.md',
    // printed pages draw these cards
    'resources/cards/{jumbo,four-colours,trappola-jumbo}/*.svg',
    'resources/cards/backs/red.svg',
    'resources/**/LICENSE',
    '!node_modules/**',
    `${BETTER_SQLITE3}/package.json`,
    `${BETTER_SQLITE3}/LICENSE`,
    `${BETTER_SQLITE3}/lib/**`,
    `${PISCINA}/package.json`,
    `${PISCINA}/LICENSE`,
    `${PISCINA}/dist/**/*.js`,
  ]
  // electron-builder fills in what the package is for, which need not be this machine
  if (nativeBinding === null)
    return [...files, `${BETTER_SQLITE3}/prebuilds/\${platform}-\${arch}.node`]
  const compiled = {
    from: dirname(nativeBinding),
    to: `${BETTER_SQLITE3}/build/Release`,
    filter: ['*.node'],
  }
  return [...files, compiled]
}

/** Of our package.json what only development reads. */
const NOT_SHIPPED = { allowScripts: null, knip: null, prettier: null }

/** electron-builder's configuration for packages with this Electron, put below `output`. */
export function builderConfiguration(runtime: Runtime, output: string): Configuration {
  const { product, plain } = namesOf(runtime)
  return {
    appId: 'org.cercle.Cercle',
    productName: product,
    extraMetadata: { ...NOT_SHIPPED, productName: product, desktopName: `${plain}.desktop` },
    directories: { output, buildResources: 'resources' },
    artifactName: `${plain}-\${version}-\${os}-\${arch}.\${ext}`,
    electronVersion: runtime.version,
    npmRebuild: false,
    asar: { smartUnpack: false },
    asarUnpack: ['**/*.node'],
    files: filesFor(runtime),
    fileAssociations: [
      {
        ext: RECORD.ending,
        name: 'Cercle record',
        mimeType: RECORD.type,
        role: 'Viewer',
        rank: 'Alternate',
      },
    ],
    linux: {
      executableName: PROGRAM,
      category: 'Game',
      maintainer: 'The Cercle founders',
      icon: 'resources/icons',
      // a path and no address, which is what the program reads on its command line
      executableArgs: ['%f'],
    },
    nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
    mac: { category: 'public.app-category.card-games', icon: 'resources/icon.png' },
    win: { icon: 'resources/icon.png' },
  }
}
