// The data file while the program runs: open, or unusable with a reason; and its replacement by
// another.
import { existsSync, statSync } from 'node:fs'
import type { Refused, StoreTrouble } from '../../shared/bridge.ts'
import { Refusal } from '../refusal.ts'
import { openArchive } from '../store/archive.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import { type WriteStore, closeStore } from '../store/open.ts'
import { StoreFault } from '../store/store-fault.ts'
import { countArchivedParties } from '../store/list.ts'
import { listBackupFiles, moveToBackups } from './backup-files.ts'

export interface DataFile {
  readonly file: string
  /** Throws Refusal if the file cannot be used. */
  getStore(): WriteStore
  getFault(): StoreFault | null
  /** Returns the reason why calls are refused while the file cannot be used. */
  getRefusal(): Refused
  /** Returns the number of finished parties; 0 while the file cannot be used. */
  countParties(): number
  /** Marks the file as damaged while in use: nothing is written to it from now on. */
  markDamaged(detail: string): void
  /** Closes the file, runs `work` to replace it, and opens the result. */
  replaceFile(work: () => Promise<void>): Promise<void>
  /** Moves an unusable file aside and creates an empty one. */
  beginEmpty(now: number): void
  close(): void
}

/** Faults that are cured when another file replaces this one. */
const REPAIRABLE: readonly StoreTrouble[] = ['notDatabase', 'damaged', 'altered']

export function openDataFile(file: string): DataFile {
  let current = openOrFault(file)

  const closeCurrent = (): void => {
    if (!(current instanceof StoreFault)) closeQuietly(current)
  }
  const getRefusal = (): Refused => {
    if (!(current instanceof StoreFault)) return { code: 'notNow' }
    const backups = REPAIRABLE.includes(current.why)
      ? { folder: getBackupFolder(file), lines: listBackupFiles(file) }
      : null
    return { code: 'data', trouble: current.why, file: current.file, backups }
  }
  const countParties = (): number =>
    current instanceof StoreFault ? 0 : countArchivedParties(current)

  return {
    file,
    getStore() {
      if (current instanceof StoreFault) throw new Refusal(getRefusal())
      return current
    },
    getRefusal,
    getFault: () => (current instanceof StoreFault ? current : null),
    countParties,
    markDamaged(detail) {
      closeCurrent()
      current = new StoreFault('damaged', file, detail)
    },
    async replaceFile(work) {
      if (current instanceof StoreFault && !REPAIRABLE.includes(current.why))
        throw new Refusal(getRefusal())
      closeCurrent()
      current = new StoreFault('inUse', file, 'another takes its place')
      try {
        await work()
      } finally {
        // whichever file is there now, the new or the old
        current = openOrFault(file)
      }
    },
    beginEmpty(now) {
      if (!(current instanceof StoreFault) || !REPAIRABLE.includes(current.why))
        throw new Refusal({ code: 'notNow' })
      try {
        moveToBackups(file, 0, now)
      } catch (error) {
        // if the folder of copies is not a folder, nothing was moved
        if (!existsSync(file) || isFolder(getBackupFolder(file))) throw error
        throw new Refusal({ code: 'file', file: getBackupFolder(file), fault: null })
      }
      current = openOrFault(file)
    },
    close: closeCurrent,
  }
}

const isFolder = (path: string): boolean =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Time that main waits for a write of another program (ms): the window must be answered. */
const BUSY_TIMEOUT_MS = 250

function openOrFault(file: string): WriteStore | StoreFault {
  try {
    const db = openArchive(file)
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`)
    return db
  } catch (error) {
    if (error instanceof StoreFault) return error
    throw error
  }
}

/** Closes a store and ignores errors: a damaged file may not close properly. */
function closeQuietly(db: WriteStore): void {
  try {
    closeStore(db)
  } catch {
    if (db.open) db.close()
  }
}
