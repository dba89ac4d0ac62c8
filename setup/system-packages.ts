// The needs of Cercle from the operating system, the missing ones, and the command that installs
// them.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly } from './processes.ts'

/** Something the operating system provides. */
export interface SystemPackage {
  /** The name of Debian's package. */
  readonly name: string
  /** A program that is enough, whichever package it comes from. */
  readonly command?: string
  /** The shared library, by which it is recognised where packages have other names. */
  readonly library?: string
  /** Set where the package of this name is of use on Debian alone. */
  readonly onDebianOnly?: true
}

/** Packages that serve one purpose. */
export interface Need {
  /** Follows a list of packages: "libgtk-3-0 to show its window". */
  readonly purpose: string
  readonly packages: readonly SystemPackage[]
  /** Without an optional need something is skipped, and says so itself. */
  readonly isOptional?: true
}

/**
 * The libraries Electron is linked to that a machine without a desktop lacks; the others come with
 * them.
 */
export const WINDOW: Need = {
  purpose: 'to show its window',
  packages: [
    { name: 'libgtk-3-0', library: 'libgtk-3.so.0' },
    { name: 'libnss3', library: 'libnss3.so' },
    { name: 'libgbm1', library: 'libgbm.so.1' },
    { name: 'libasound2', library: 'libasound.so.2' },
  ],
}

const XVFB: SystemPackage = { name: 'xvfb', command: 'Xvfb' }
const FONT: SystemPackage = { name: 'fonts-dejavu-core' }

/** A screen for a machine that has none. */
export const HIDDEN_SCREEN: Need = { purpose: 'to do so without a display', packages: [XVFB, FONT] }

/** The needs of window tests: a screen of their own, and fonts with every character of the app. */
export const WINDOW_TESTS: Need = {
  purpose: 'to test it on a hidden screen',
  packages: [XVFB, FONT, { name: 'fonts-noto-core' }],
}

/** Tests that make system calls fail, or watch them, do so by strace. */
export const TRACING: Need = {
  purpose: 'to watch what it asks of the system',
  packages: [{ name: 'strace', command: 'strace' }],
  isOptional: true,
}

/**
 * The Chromium that the engine suite runs the page in. Ubuntu's package of that name only installs
 * another installer.
 */
export const CHROMIUM: Need = {
  purpose: 'to test the page in the Chromium of the pinned Electron',
  packages: [{ name: 'chromium', command: 'chromium', onDebianOnly: true }],
  isOptional: true,
}

/** The needs of the stand-in for Electron: python3 unpacks it, all three compile better-sqlite3. */
export const STAND_IN: Need = {
  purpose: 'to prepare the stand-in for Electron',
  packages: [
    { name: 'g++', command: 'g++' },
    { name: 'make', command: 'make' },
    { name: 'python3', command: 'python3' },
  ],
}

/** The operating system as far as packages are concerned. */
export interface PackageSystem {
  /** `debian` stands for all that have apt-get. */
  readonly family: 'debian' | 'other'
  /** `ID` and `VERSION_ID` of /etc/os-release. */
  readonly release: { readonly id: string; readonly version: string }
  /**
   * Installed packages and what they provide; of another family its shared libraries, null if they
   * cannot be listed.
   */
  readonly installed: ReadonlySet<string> | null
  readonly hasCommand: (command: string) => boolean
}

/** Looks at this Linux. */
export async function readPackageSystem(): Promise<PackageSystem> {
  const isDebian = hasCommand('apt-get') && hasCommand('dpkg-query')
  return {
    family: isDebian ? 'debian' : 'other',
    release: parseRelease(
      existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '',
    ),
    installed: isDebian ? await queryInstalled() : await queryLibraries(),
    hasCommand,
  }
}

/** The needs without what is there already; a need of which nothing is missing is left out. */
export function findMissing(needs: readonly Need[], system: PackageSystem): readonly Need[] {
  const seen = new Set<string>()
  const reduced = needs.map((need) => ({
    ...need,
    packages: need.packages.filter(
      (one) => isMissing(one, system) && !seen.has(one.name) && seen.add(one.name),
    ),
  }))
  return reduced.filter(({ packages }) => packages.length > 0)
}

function isMissing(
  { name, command, library, onDebianOnly }: SystemPackage,
  { family, release, installed, hasCommand: isCommand }: PackageSystem,
): boolean {
  if (command !== undefined && isCommand(command)) return false
  if (onDebianOnly && release.id !== 'debian') return false
  if (family === 'debian') return !(installed?.has(name) ?? false)
  if (command !== undefined) return true
  // what has neither a program nor a library, as fonts, cannot be recognised there
  return library !== undefined && installed !== null && !installed.has(library)
}

/** The missing packages in words, each group with its purpose. */
export function describeNeeds(
  needs: readonly Need[],
  nameOf: (one: SystemPackage) => string,
): string {
  return needs
    .map(({ packages, purpose }) => `${packages.map(nameOf).join(', ')} ${purpose}`)
    .join('; ')
}

/**
 * The missing programs and libraries of a system without apt-get, whose package names are not
 * known.
 */
export const describeElsewhere = (needs: readonly Need[]): string =>
  describeNeeds(needs, ({ name, command, library }) => command ?? library ?? name)

/** The one command that installs the packages, as it is typed at a terminal. */
export function installCommand(names: readonly string[], isRoot: boolean): string {
  const apt = `${isRoot ? '' : 'sudo '}apt-get`
  return `${apt} update && ${apt} install -y --no-install-recommends ${names.join(' ')}`
}

const RENAMED_IN_2024: ReadonlySet<string> = new Set(['libgtk-3-0', 'libasound2'])
const FIRST_RENAMED: Readonly<Record<string, number>> = { debian: 13, ubuntu: 24.04 }

/**
 * The name a package has here: in 2024 some were renamed to end in `t64`. `available` is empty
 * before an update.
 */
export function nameHere(
  name: string,
  available: ReadonlySet<string>,
  { id, version }: PackageSystem['release'],
): string {
  if (available.has(`${name}t64`)) return `${name}t64`
  if (available.has(name) || !RENAMED_IN_2024.has(name)) return name
  return Number(version) >= (FIRST_RENAMED[id] ?? Infinity) ? `${name}t64` : name
}

/** `ID` and `VERSION_ID` out of the text of /etc/os-release. */
export function parseRelease(text: string): PackageSystem['release'] {
  const valueOf = (key: string): string =>
    new RegExp(`^${key}="?([^"\\n]*)`, 'm').exec(text)?.[1] ?? ''
  return { id: valueOf('ID'), version: valueOf('VERSION_ID') }
}

/** The names and the provided names out of dpkg-query's lines `status<TAB>name<TAB>provides`. */
export function parseInstalled(lines: string): ReadonlySet<string> {
  const rows = lines.split('\n').map((line) => line.split('\t'))
  const installed = rows.filter(([status]) => status === 'installed')
  return new Set(
    installed.flatMap(([, name = '', provides = '']) => [
      name,
      ...provides.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ]),
  )
}

/** The names of libraries out of the lines of `ldconfig -p`. */
export const parseLibraries = (lines: string): ReadonlySet<string> =>
  new Set(lines.split('\n').flatMap((line) => /^\s+(\S+) \(/.exec(line)?.[1] ?? []))

async function queryInstalled(): Promise<ReadonlySet<string>> {
  const format = '${db:Status-Status}\t${Package}\t${Provides}\n'
  return parseInstalled(await runQuietly('dpkg-query', ['--show', `--showformat=${format}`]))
}

/** The libraries the dynamic linker knows; null where it does not keep a list, as with musl. */
async function queryLibraries(): Promise<ReadonlySet<string> | null> {
  // plain users do not have it in PATH
  const ldconfig =
    ['/sbin/ldconfig', '/usr/sbin/ldconfig'].find((file) => existsSync(file)) ?? 'ldconfig'
  try {
    const libraries = parseLibraries(await runQuietly(ldconfig, ['-p']))
    return libraries.size === 0 ? null : libraries
  } catch {
    return null
  }
}

/** The path of the first program of this name in PATH; null if there is none. */
export function findCommand(command: string): string | null {
  const { PATH = '' } = process.env
  const paths = PATH.split(delimiter).map((folder) => join(folder, command))
  return paths.find(isExecutable) ?? null
}

/** Returns true if a program of this name is in PATH. */
export const hasCommand = (command: string): boolean => findCommand(command) !== null

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
