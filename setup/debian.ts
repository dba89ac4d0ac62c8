import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runQuietly, SetupError } from './processes.ts'

/** A package of Debian; where it has a `command`, any program of that name will do in its place. */
export interface DebianPackage {
  readonly name: string
  readonly command?: string
}

/** The libraries Electron is linked to that a machine without a desktop lacks; the others come with them. */
export const WINDOW_LIBRARIES: readonly DebianPackage[] = [
  { name: 'libgtk-3-0' },
  { name: 'libnss3' },
  { name: 'libgbm1' },
  { name: 'libasound2' },
]

/** What window tests need besides: a display, and fonts that show every sign of the app. */
export const TEST_PACKAGES: readonly DebianPackage[] = [
  { name: 'xvfb', command: 'Xvfb' },
  { name: 'fonts-dejavu-core' },
  { name: 'fonts-noto-core' },
]

/** What makes the fallback Electron ready: python3 unpacks it, all three compile better-sqlite3. */
export const FALLBACK_TOOLS: readonly DebianPackage[] = [
  { name: 'g++', command: 'g++' },
  { name: 'make', command: 'make' },
  { name: 'python3', command: 'python3' },
]

/** The names and the provided names out of dpkg-query's lines `status<TAB>name<TAB>provides`. */
export function installedNames(lines: string): ReadonlySet<string> {
  const rows = lines.split('\n').map((line) => line.split('\t'))
  const installed = rows.filter(([status]) => status === 'installed')
  return new Set(
    installed.flatMap(([, name = '', provides = '']) => [
      name,
      ...provides.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ]),
  )
}

/** The wanted packages that are neither installed nor stood in for by a command. */
export function missingPackages(
  wanted: readonly DebianPackage[],
  installed: ReadonlySet<string>,
  isCommand: (command: string) => boolean,
): readonly DebianPackage[] {
  return wanted.filter(({ name, command }) => !installed.has(name) && !(command !== undefined && isCommand(command)))
}

/** The name the package has in this release: some were renamed to end in `t64`. */
export function nameHere(name: string, available: ReadonlySet<string>): string {
  return available.has(`${name}t64`) ? `${name}t64` : name
}

/** The one command that installs the packages, as it is typed at a terminal. */
export function installCommand(names: readonly string[], isRoot: boolean, needsUpdate: boolean): string {
  const apt = `${isRoot ? '' : 'sudo '}apt-get`
  return `${needsUpdate ? `${apt} update && ` : ''}${apt} install -y --no-install-recommends ${names.join(' ')}`
}

/** Whether packages may be installed without asking. */
export function mayInstall({ CI, CERCLE_INSTALL }: NodeJS.ProcessEnv, isRoot: boolean): boolean {
  return isRoot && (CI === 'true' || CERCLE_INSTALL === 'yes')
}

/** Installs what is missing of the wanted packages or, where that is not allowed, says with which command to do so. */
export async function ensurePackages(wanted: readonly DebianPackage[]): Promise<void> {
  if (process.platform !== 'linux') return
  const isDebian = hasCommand('apt-get') && hasCommand('dpkg-query')
  const checkable = isDebian ? wanted : wanted.filter(({ command }) => command !== undefined)
  const missing = missingPackages(checkable, isDebian ? await queryInstalled() : new Set(), hasCommand)
  if (missing.length === 0) return
  if (!isDebian) throw new SetupError(`Install these first: ${missing.map(({ command }) => command).join(', ')}.`)
  await install(missing, process.getuid?.() === 0)
}

async function install(missing: readonly DebianPackage[], isRoot: boolean): Promise<void> {
  let available = await queryAvailable()
  const needsUpdate = missing.some(({ name }) => !available.has(nameHere(name, available)))
  const names = (): readonly string[] => missing.map(({ name }) => nameHere(name, available))
  if (!mayInstall(process.env, isRoot)) {
    const command = installCommand(names(), isRoot, needsUpdate)
    throw new SetupError(`Debian packages are missing; install them and try again: ${command}`)
  }
  if (needsUpdate) {
    await aptGet('update')
    available = await queryAvailable()
  }
  const options = ['install', '-y', '--no-install-recommends', ...names()]
  try {
    await aptGet(...options)
  } catch (error) {
    if (needsUpdate) throw error
    await aptGet('update')
    await aptGet(...options)
  }
}

async function aptGet(...args: readonly string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await runQuietly('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], { env })
}

async function queryInstalled(): Promise<ReadonlySet<string>> {
  const format = '${db:Status-Status}\t${Package}\t${Provides}\n'
  return installedNames(await runQuietly('dpkg-query', ['--show', `--showformat=${format}`]))
}

async function queryAvailable(): Promise<ReadonlySet<string>> {
  return new Set((await runQuietly('apt-cache', ['pkgnames'])).split('\n'))
}

/** Whether a program of this name is found in PATH. */
export function hasCommand(command: string): boolean {
  const { PATH = '' } = process.env
  return PATH.split(delimiter).some((folder) => isExecutable(join(folder, command)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
