// The data file while the program runs: open, or not to be used and why; and how another takes its place.
import { existsSync, statSync } from 'node:fs'
import type { Refused, StoreTrouble } from '../../shared/bridge.ts'
import { Refusal } from '../refusal.ts'
import { openArchive } from '../store/archive.ts'
import { copiesOf } from '../store/beside.ts'
import { type WriteStore, StoreFault, closeStore } from '../store/open.ts'
import { keptParties } from '../store/list.ts'
import { backupsOf, setAside } from './copies.ts'

export interface DataFile {
  readonly file: string
  /** Throws Refusal while the file cannot be used. */
  store(): WriteStore
  fault(): StoreFault | null
  /** Why calls are refused while the file cannot be used. */
  refused(): Refused
  /** Finished parties in it; 0 while it cannot be used. */
  parties(): number
  /** It was found damaged while in use: nothing is written to it any more. */
  condemn(detail: string): void
  /** Closes the file, lets another take its place, and opens that. */
  replace(work: () => Promise<void>): Promise<void>
  /** Sets a file that cannot be used aside and begins an empty one. */
  begin(now: number): void
  close(): void
}

/** Troubles that go away when another file takes the place of this one. */
const MENDABLE: readonly StoreTrouble[] = ['notDatabase', 'damaged', 'altered']

export function openDataFile(file: string): DataFile {
  let held = opened(file)

  const release = (): void => {
    if (!(held instanceof StoreFault)) closeQuietly(held)
  }
  const refused = (): Refused => {
    if (!(held instanceof StoreFault)) return { code: 'notNow' }
    const backups = MENDABLE.includes(held.why) ? { folder: copiesOf(file), lines: backupsOf(file) } : null
    return { code: 'data', trouble: held.why, file: held.file, backups }
  }
  const parties = (): number => (held instanceof StoreFault ? 0 : keptParties(held))

  return {
    file,
    store() {
      if (held instanceof StoreFault) throw new Refusal(refused())
      return held
    },
    refused,
    fault: () => (held instanceof StoreFault ? held : null),
    parties,
    condemn(detail) {
      release()
      held = new StoreFault('damaged', file, detail)
    },
    async replace(work) {
      if (held instanceof StoreFault && !MENDABLE.includes(held.why)) throw new Refusal(refused())
      release()
      held = new StoreFault('inUse', file, 'another takes its place')
      try {
        await work()
      } finally {
        // whatever stands there now: the other file, or the one there was
        held = opened(file)
      }
    },
    begin(now) {
      if (!(held instanceof StoreFault) || !MENDABLE.includes(held.why)) throw new Refusal({ code: 'notNow' })
      try {
        setAside(file, 0, now)
      } catch (error) {
        // where something else stands in the place of the folder, nothing was moved
        if (!existsSync(file) || isFolder(copiesOf(file))) throw error
        throw new Refusal({ code: 'file', file: copiesOf(file), fault: null })
      }
      held = opened(file)
    },
    close: release,
  }
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

/** Milliseconds that main waits for another program to have written: the window must be answered. */
const PATIENCE = 250

function opened(file: string): WriteStore | StoreFault {
  try {
    const db = openArchive(file)
    db.pragma(`busy_timeout = ${PATIENCE}`)
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
