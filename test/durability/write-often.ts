// Opens a data file, writes one sitting and closes it, over and over; says each name that was
// written.
import { writeSync } from 'node:fs'
import { openArchive } from '../../src/main/store/archive.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import { addSitting } from '../../src/main/store/sittings.ts'

const [, , file = '', name = '', times = '1'] = process.argv
const odile = { name: 'Odile', kind: 'computer', level: 'random' } as const

function write(once: string, now: number): void {
  const db = openArchive(file)
  try {
    const people = [{ name: once, kind: 'person', level: null } as const, odile]
    addSitting(db, { game: 'ecarte', preset: 'club', options: {}, people }, now)
    writeSync(1, `${once}\n`)
  } finally {
    closeStore(db)
  }
}

/** The other holds the file just now: refused, and nothing written. */
const isBusy = (error: unknown): boolean =>
  error instanceof StoreFault
    ? error.why === 'inUse'
    : error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')

for (let n = 0; n < Number(times); n += 1) {
  try {
    write(`${name} ${n}`, n)
  } catch (error) {
    if (!isBusy(error)) throw error
  }
}
