// The data file while the program runs: open, or not to be used and why; and how another takes its place.
import { existsSync, statSync } from 'node:fs'
import type { Refused, StoreTrouble } from '../../shared/bridge.ts'
import { Refusal } from '../refusal.ts'
import { openArchive } from '../store/archive.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import { type WriteStore, StoreFault, closeStore } from '../store/open.ts'
import { countArchivedParties } from '../store/list.ts'
import { listBackupFiles, moveToBackups } from './backup-files.ts'

export interface DataFile {
  readonly file: string
  /** Throws Refusal while the file cannot be used. */
  getStore(): WriteStore
  getFault(): StoreFault | null
  /** Why calls are refused while the file cannot be used. */
  getRefusal(): Refused
  /** Finished parties in it; 0 while it cannot be used. */
  countParties(): number
  /** It was found damaged while in use: nothing is written to it any more. */
  markDamaged(detail: string): void
  /** Closes the file, lets another take its place, and opens that. */
  replaceFile(work: () => Promise<void>): Promise<void>
  /** Sets a file that cannot be used aside and begins an empty one. */
  beginEmpty(now: number): void
  close(): void
}

/** Troubles that go away when another file takes the place of this one. */
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
  const countParties = (): number => (current instanceof StoreFault ? 0 : countArchivedParties(current))

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
      if (current instanceof StoreFault && !REPAIRABLE.includes(current.why)) throw new Refusal(getRefusal())
      closeCurrent()
      current = new StoreFault('inUse', file, 'another takes its place')
      try {
        await work()
      } finally {
        // whatever stands there now: the other file, or the one there was
        current = openOrFault(file)
      }
    },
    beginEmpty(now) {
      if (!(current instanceof StoreFault) || !REPAIRABLE.includes(current.why)) throw new Refusal({ code: 'notNow' })
      try {
        moveToBackups(file, 0, now)
      } catch (error) {
        // where something else stands in the place of the folder, nothing was moved
        if (!existsSync(file) || isFolder(getBackupFolder(file))) throw error
        throw new Refusal({ code: 'file', file: getBackupFolder(file), fault: null })
      }
      current = openOrFault(file)
    },
    close: closeCurrent,
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Milliseconds that main waits for another program to have written: the window must be answered. */
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

/** A file that is damaged may not even close as it should. */
function closeQuietly(db: WriteStore): void {
  try {
    closeStore(db)
  } catch {
    if (db.open) db.close()
  }
}
