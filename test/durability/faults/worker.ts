// Does one work on a data file while its system calls are made to fail, and says what came of it;
// then once more.
import { writeSync } from 'node:fs'
import Database from 'better-sqlite3'
import { type Work, WORKS, doWork } from './works.ts'

const [, , named = '', file = ''] = process.argv
const work: Work = WORKS.find((one) => one === named) ?? 'start'

const say = (line: object): unknown => writeSync(1, `${JSON.stringify(line)}\n`)

/**
 * The faults a caller can report to the user: those of the data file, of SQLite and of the system.
 */
const isKnown = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'StoreFault' ||
    'syscall' in error ||
    ('code' in error && /^(SQLITE_\w+|E[A-Z0-9]+)$/.test(String(error.code))))

async function tried(): Promise<boolean> {
  try {
    await doWork(work, file, say)
    return true
  } catch (error) {
    if (!isKnown(error)) throw error
    return false
  }
}

// SQLite itself is loaded before anything fails
new Database(':memory:').close()
const first = await tried()
if (!first) say({ what: 'phase', name: 'failed' })
if (!first && (await tried())) say({ what: 'phase', name: 'again' })
say({ what: 'phase', name: 'end' })
