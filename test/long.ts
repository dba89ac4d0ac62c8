// The long tests: the same suites with CERCLE_LONG, which makes them play far more parties and look
// at more screens; all the faults put into the program on purpose, each tried afresh; the README's
// two commands on a bare machine. Without arguments all groups run; a group's name runs that one,
// anything else the unit tests whose path has the word.
import { spawnSync } from 'node:child_process'
import { ensurePackages } from '../setup/install-packages.ts'
import { hasCommand, type Need, TRACING } from '../setup/system-packages.ts'

const BARE_MACHINE: Need = {
  purpose: 'to make a bare machine to try it on',
  packages: [{ name: 'debootstrap', command: 'debootstrap' }],
  isOptional: true,
}

const UNITS = ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts']

/** The longer trials of the window, or those in more forms. */
const LONG_WINDOWS = [
  'axe',
  'hundertspiel',
  'layout',
  'look',
  'quits',
  'resume',
  'secrecy',
  'strict',
  'tatteln',
].map((name) => `${name}.spec`)

const GROUPS: Readonly<Record<string, readonly string[]>> = {
  units: UNITS,
  windows: ['node', 'setup/window-tests.ts', ...LONG_WINDOWS],
  messages: ['node', 'setup/window-tests.ts', 'messages.spec'],
  engine: ['node', 'setup/engine-tests.ts', 'look.spec', 'axe.spec'],
  packages: ['node', 'setup/packed-tests.ts', '--again'],
  mutants: ['node', 'test/mutation/run.ts', '--afresh'],
  bare: ['npx', 'vitest', 'run', '--config', 'test/bare/vitest.config.ts'],
}

/** Why a group cannot run here, null if it can. */
function obstacleTo(group: string): string | null {
  if (group !== 'bare') return null
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'a bare machine is made on Linux x64 alone'
  if (process.getuid?.() !== 0) return 'only root can make a bare machine'
  return hasCommand('debootstrap') ? null : 'debootstrap is missing'
}

// the power is cut and system calls fail by means of strace
await ensurePackages([TRACING, BARE_MACHINE])

const asked = process.argv.slice(2)
const groups = asked.length === 0 ? Object.keys(GROUPS) : asked.filter((one) => one in GROUPS)
const words = asked.filter((one) => !(one in GROUPS))
const commands = [...groups.map((group) => [group, GROUPS[group] ?? []] as const)]
if (words.length > 0) commands.push(['units', [...UNITS, ...words]])

for (const [group, [command = '', ...args]] of commands) {
  const obstacle = obstacleTo(group)
  if (obstacle !== null) {
    process.stdout.write(`${group}: skipped, ${obstacle}\n`)
    continue
  }
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CERCLE_LONG: 'yes' },
  })
  process.exitCode ||= status ?? 1
}
