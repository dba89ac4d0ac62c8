// The long tests: the same suites with far more parties and more screens, of which CERCLE_LONG tells them; and all the
// faults put into the program on purpose, each tried afresh.
import { spawnSync } from 'node:child_process'
import { ensurePackages } from '../setup/debian.ts'

// the power is cut and system calls fail by means of it
await ensurePackages([{ name: 'strace', command: 'strace' }])

const env = { ...process.env, CERCLE_LONG: 'yes' }
const asked = process.argv.slice(2)
const units = ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts', ...asked]
const windows = ['node', 'setup/window-tests.ts', 'look.spec', 'axe.spec']
const packages = ['node', 'setup/packed-tests.ts', '--again']
const mutants = ['node', 'test/mutation/run.ts', '--afresh']

for (const [command = '', ...args] of asked.length > 0 ? [units] : [units, windows, packages, mutants]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  process.exitCode ||= status ?? 1
}
