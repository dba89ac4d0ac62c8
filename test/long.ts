// The long tests: the same suites with far more parties. CERCLE_LONG tells them so.
import { spawnSync } from 'node:child_process'
import { ensurePackages } from '../setup/debian.ts'

// the power is cut and system calls fail by means of it
await ensurePackages([{ name: 'strace', command: 'strace' }])

const run = spawnSync('npx', ['vitest', 'run', '--config', 'test/vitest.config.ts', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, CERCLE_LONG: 'yes' },
})
process.exitCode = run.status ?? 1
