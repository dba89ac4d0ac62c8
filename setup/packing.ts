import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { lutimes, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { flipFuses } from '@electron/fuses'
import {
  type AfterPackContext,
  Arch,
  archFromString,
  build,
  Platform,
  type Configuration,
} from 'electron-builder'
import {
  builderConfiguration,
  builderKinds,
  namesOf,
  PROGRAM,
  TARGETS,
  type PackPlatform,
} from './builder.ts'
import { fusesFor, type Purpose } from './fuses.ts'
import { noticesOf, noticesText } from './notices.ts'
import { PINNED_VERSION } from './official.ts'
import { PROJECT_FOLDER } from './places.ts'
import { runQuietly } from './processes.ts'
import type { Runtime } from './runtime.ts'

/** The files in Electron's folder that serve development and do not belong in a package. */
const LEFT_OVER = ['version', 'resources/default_app.asar']

/** The folders that packages are written to. */
export const outputOf = ({ kind }: Pick<Runtime, 'kind'>): string =>
  join(PROJECT_FOLDER, kind === 'official' ? 'dist' : 'dist/test-build')

/** A package to be made of what lies in `out`. */
export interface Order {
  readonly runtime: Runtime
  readonly purpose: Purpose
  readonly output: string
}

/** Makes the self-contained folder from the Electron that is here, and returns its path. */
export async function packFolder(order: Order): Promise<string> {
  const { runtime, output } = order
  const config = { ...configurationOf(order), electronDist: runtime.folder }
  const targets = Platform.LINUX.createTarget('dir', archFromString(process.arch))
  await build({ projectDir: PROJECT_FOLDER, targets, publish: 'never', config })
  return join(output, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`)
}

const PLATFORMS = { linux: Platform.LINUX, win32: Platform.WINDOWS, darwin: Platform.MAC } as const

/**
 * Makes what electron-builder hands out on this platform; it fetches Electron for every processor
 * itself.
 */
export async function packInstallers(
  order: Order,
  platform: PackPlatform,
): Promise<readonly string[]> {
  const processors = (TARGETS[platform].processors ?? [process.arch]).map(archFromString)
  const targets = PLATFORMS[platform].createTarget([...builderKinds(platform)], ...processors)
  return build({
    projectDir: PROJECT_FOLDER,
    targets,
    publish: 'never',
    config: configurationOf(order),
  })
}

const configurationOf = (order: Order): Configuration => ({
  ...builderConfiguration(order.runtime, order.output),
  afterPack: (context) => finish(context, order),
})

async function finish(context: AfterPackContext, { runtime, purpose }: Order): Promise<void> {
  const { appOutDir, electronPlatformName: platform, packager } = context
  for (const path of LEFT_OVER) await rm(join(appOutDir, path), { force: true })
  const resources = packager.getResourcesDir(appOutDir)
  await writeFile(
    join(resources, 'NOTICES.txt'),
    noticesText(noticesOf(join(PROJECT_FOLDER, 'out'))),
  )
  const { product } = namesOf(runtime)
  const programs: Readonly<Record<string, string>> = {
    win32: `${product}.exe`,
    darwin: `${product}.app`,
  }
  const fuses = fusesFor({
    kind: runtime.kind,
    purpose,
    arch: Arch[context.arch],
    platform: platformOf(platform),
  })
  await flipFuses(join(appOutDir, programs[platform] ?? PROGRAM), fuses)
  if (runtime.kind === 'fallback') {
    const notice = `A test build, not for release: it runs on Electron ${runtime.version} in place of ${PINNED_VERSION}.\n`
    await writeFile(join(appOutDir, 'TEST-BUILD.txt'), notice)
  }
  if (platform === 'linux') await setTimes(appOutDir, await sourceTime())
}

const platformOf = (name: string): NodeJS.Platform =>
  name === 'win32' || name === 'darwin' ? name : 'linux'

/**
 * Seconds since 1970 of what is packed: SOURCE_DATE_EPOCH, else the last commit, else the lock
 * file.
 */
export async function sourceTime(): Promise<number> {
  const { SOURCE_DATE_EPOCH: given } = process.env
  if (given) return Number(given)
  try {
    return Number(await runQuietly('git', ['log', '-1', '--format=%ct'], { cwd: PROJECT_FOLDER }))
  } catch {
    // no checkout, or no git
    return Math.floor((await stat(join(PROJECT_FOLDER, 'package-lock.json'))).mtimeMs / 1000)
  }
}

/** Gives a folder and all that is in it one time, so that it says nothing of when it was made. */
export async function setTimes(folder: string, seconds: number): Promise<void> {
  for (const path of await readdir(folder, { recursive: true }))
    await lutimes(join(folder, path), seconds, seconds)
  await lutimes(folder, seconds, seconds)
}

/** The SHA-256 of a file, in hexadecimal digits. */
export async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
