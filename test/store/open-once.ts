// Opens a data file and closes it again, in a process of its own. With `--as-nobody`, root drops
// its rights once everything is loaded, since the project may be in a folder only root can read.
import Database from 'better-sqlite3'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'

function outcome(file: string): string {
  try {
    closeStore(openStore(file))
    return 'opened'
  } catch (error) {
    return error instanceof StoreFault
      ? `${error.why} ${error.message}`
      : `no StoreFault: ${String(error)}`
  }
}

const NOBODY = 65_534

if (process.argv[3] === '--as-nobody' && process.getuid?.() === 0) {
  // loads the binary
  new Database(':memory:').close()
  process.setgid?.(NOBODY)
  process.setuid?.(NOBODY)
}
process.stdout.write(outcome(process.argv[2] ?? ''))
