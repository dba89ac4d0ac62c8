// The long tests: the same suites with far more parties and more screens. CERCLE_LONG tells them so.
import { spawnSync } from 'node:child_process'
import { ensurePackages } from '../setup/debian.ts'

// the power is cut and system calls fail by means of it
await ensurePackages([{ name: 'strace', command: 'strace' }])

const env = { ...process.env, CERCLE_LONG: 'yes' }
const asked = process.argv.slice(2)
const units = ['npx', 'vitest', 'run', '--config', 'test/vitest.config.ts', ...asked]
const windows = ['node', 'setup/window-tests.ts', 'look.spec', 'axe.spec']

for (const [command = '', ...args] of asked.length > 0 ? [units] : [units, windows]) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  process.exitCode ||= status ?? 1
}
