// Installs what is missing of the operating system, if that is allowed, or says with which command
// to do so.
import { createInterface } from 'node:readline/promises'
import { run, runQuietly, SetupError } from './processes.ts'
import {
  describeElsewhere,
  describeNeeds,
  findMissing,
  hasCommand,
  installCommand,
  nameHere,
  type Need,
  readPackageSystem,
} from './system-packages.ts'

/** The handling of missing packages. */
export type InstallMode = 'install' | 'ask' | 'tell'

/** The user that runs the command, and the terminal. */
export interface Circumstances {
  readonly isRoot: boolean
  readonly hasSudo: boolean
  /** True if a person can answer a question. */
  readonly hasTerminal: boolean
}

/**
 * Root installs unless CERCLE_INSTALL is `no`; anybody else is asked, or installs unasked if it is
 * `yes`.
 */
export function chooseInstallMode(
  { CERCLE_INSTALL }: NodeJS.ProcessEnv,
  { isRoot, hasSudo, hasTerminal }: Circumstances,
): InstallMode {
  if (CERCLE_INSTALL === 'no') return 'tell'
  if (isRoot || (hasSudo && CERCLE_INSTALL === 'yes')) return 'install'
  return hasSudo && hasTerminal ? 'ask' : 'tell'
}

const isRoot = (): boolean => process.getuid?.() === 0

/** The way missing packages are handled here. */
export const installMode = (): InstallMode =>
  chooseInstallMode(process.env, {
    isRoot: isRoot(),
    hasSudo: hasCommand('sudo'),
    hasTerminal: process.stdin.isTTY && process.stderr.isTTY,
  })

/** Returns true if all needs are met; always true on macOS and Windows. */
export async function isComplete(needs: readonly Need[]): Promise<boolean> {
  return process.platform !== 'linux' || findMissing(needs, await readPackageSystem()).length === 0
}

/**
 * Makes sure that what the needs name is there. Throws a SetupError with status 2 and the one
 * complete command if something is missing that is not optional and may not be installed. Does
 * nothing on macOS and Windows. /
 */
export async function ensurePackages(needs: readonly Need[]): Promise<void> {
  if (process.platform !== 'linux') return
  const system = await readPackageSystem()
  const missing = findMissing(needs, system)
  const isRequired = missing.some(({ isOptional }) => !isOptional)
  if (missing.length === 0) return
  if (system.family === 'other') {
    if (!isRequired) return
    const list = describeElsewhere(missing)
    throw new SetupError(
      `Cercle needs these, which this system lacks; install them and try again: ${list}.`,
      2,
    )
  }
  const named = (available: ReadonlySet<string>): readonly string[] =>
    missing.flatMap(({ packages }) =>
      packages.map(({ name }) => nameHere(name, available, system.release)),
    )
  const available = await queryAvailable()
  const mode = installMode()
  const command = installCommand(named(available), isRoot())
  const refusal = new SetupError(
    `Cercle needs packages that are missing here; install them and try again: ${command}`,
    2,
  )
  const list = describeNeeds(missing, ({ name }) => nameHere(name, available, system.release))
  if (mode === 'install')
    console.error(`Installing what Cercle lacks here (CERCLE_INSTALL=no forbids it): ${list}.`)
  else if (mode === 'tell' || !(await mayInstall(list))) {
    if (isRequired) throw refusal
    return
  }
  await install(named, available, mode)
}

async function mayInstall(list: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    const answer = await terminal.question(
      `Cercle lacks ${list}.\nInstall it now with sudo? [Y/n] `,
    )
    return /^(y|yes)?$/i.test(answer.trim())
  } finally {
    terminal.close()
  }
}

type Named = (available: ReadonlySet<string>) => readonly string[]

async function install(named: Named, known: ReadonlySet<string>, mode: InstallMode): Promise<void> {
  const isKnown = named(known).every((name) => known.has(name))
  if (!isKnown) await aptGet(mode, ['update'])
  const options = async (): Promise<readonly string[]> => [
    ...['install', '-y', '--no-install-recommends'],
    ...named(isKnown ? known : await queryAvailable()),
  ]
  try {
    await aptGet(mode, await options())
  } catch {
    // an installation that was interrupted has to be finished first, and lists that are too old
    // name files that are gone
    await asRoot(mode, 'dpkg', ['--configure', '-a'])
    await aptGet(mode, ['update'])
    await aptGet(mode, await options())
  }
}

const aptGet = (mode: InstallMode, args: readonly string[]): Promise<void> =>
  asRoot(mode, 'apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args])

async function asRoot(mode: InstallMode, command: string, args: readonly string[]): Promise<void> {
  const quietly = ['DEBIAN_FRONTEND=noninteractive', command, ...args]
  if (isRoot()) await runQuietly('env', quietly)
  else if (mode === 'install') await runQuietly('sudo', ['-n', 'env', ...quietly])
  else if ((await run('sudo', ['env', ...quietly])) !== 0)
    throw new SetupError(`This failed: sudo ${command}`)
}

async function queryAvailable(): Promise<ReadonlySet<string>> {
  return new Set((await runQuietly('apt-cache', ['pkgnames'])).split('\n'))
}
