// Opens a data file and closes it again, in a process of its own: as another user than the tests.
import { StoreFault, closeStore, openStore } from '../../src/main/store/open.ts'

function outcome(file: string): string {
  try {
    closeStore(openStore(file))
    return 'opened'
  } catch (error) {
    return error instanceof StoreFault ? `${error.why} ${error.message}` : `no StoreFault: ${String(error)}`
  }
}

process.stdout.write(outcome(process.argv[2] ?? ''))
