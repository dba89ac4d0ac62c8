import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'

/** An error in words for the person at the terminal; `status` becomes the exit status. */
export class SetupError extends Error {
  readonly status: number

  constructor(message: string, status = 1) {
    super(message)
    this.status = status
  }
}

/** The folder and environment of a command; without `cwd` and `env` those of this process. */
export interface Surroundings {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /**
   * Ctrl+C at a terminal signals every process of this one's group, and `run` passes it on besides:
   * what must get it once, as Electron, which a second one kills while it ends, runs in a group of
   * its own. It cannot read from the terminal then. /
   */
  readonly hasOwnGroup?: boolean
}

const PASSED_ON: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']
const LINES_SHOWN = 25

/** Runs a command in this terminal, passes signals on to it, and gives its exit status. */
export async function run(
  command: string,
  args: readonly string[],
  { hasOwnGroup = false, ...surroundings }: Surroundings = {},
): Promise<number> {
  const isGroup = hasOwnGroup && process.platform !== 'win32'
  const child = spawn(command, args, { ...surroundings, stdio: 'inherit', detached: isGroup })
  const passOn = (signal: NodeJS.Signals): void =>
    void (isGroup ? signalGroup(child, signal) : child.kill(signal))
  for (const signal of PASSED_ON) process.on(signal, passOn)
  try {
    const { code, signal } = await ended(child)
    return code ?? 128 + constants.signals[signal ?? 'SIGKILL']
  } finally {
    for (const signal of PASSED_ON) process.off(signal, passOn)
  }
}

/**
 * Runs a command without a sound and gives what it printed; its last lines are shown only when it
 * fails.
 */
export async function runQuietly(
  command: string,
  args: readonly string[],
  surroundings: Surroundings = {},
): Promise<string> {
  const child = spawn(command, args, { ...surroundings, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  let everything = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    everything += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (everything += text))
  const { code } = await ended(child)
  if (code === 0) return printed
  const lastLines = everything.trimEnd().split('\n').slice(-LINES_SHOWN).join('\n')
  throw new SetupError(`This command failed: ${command} ${args.join(' ')}\n${lastLines}`)
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  // without a number it could not be started, and `run` throws
  if (pid === undefined) return
  try {
    process.kill(-pid, signal)
  } catch {
    // the group has ended already
  }
}

interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

function ended(child: ChildProcess): Promise<Ending> {
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('close', (code, signal) => resolve({ code, signal }))
  })
}

/**
 * Runs the task of a script: its number becomes the exit status, a SetupError one message without a
 * stack.
 */
export async function runScript(task: () => Promise<number>): Promise<void> {
  try {
    if (Number(process.versions['napi'] ?? 0) < 10) {
      throw new SetupError(
        `Node ${process.version} is too old here: use \`npm run\`, which takes the project's Node 24.`,
      )
    }
    leaveWith(await task())
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(error.message)
    leaveWith(error.status)
  }
}

/**
 * Also where a package has put in a hook that leaves with 0 whatever happened, as one of
 * electron-builder's does.
 */
function leaveWith(status: number): void {
  process.exitCode = status
  process.once('exit', () => (process.exitCode = status))
}
