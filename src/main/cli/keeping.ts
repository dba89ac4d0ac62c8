// import, export, check: the archive on the command line.
import { closeSync, existsSync, openSync } from 'node:fs'
import { headless } from '../../shared/words/en/headless.ts'
import { checkAll } from '../keeping/check-all.ts'
import { Faulty } from '../keeping/faulty.ts'
import { readSittings } from '../keeping/incoming.ts'
import { chunksOf } from '../keeping/plain-files.ts'
import { EVERYTHING, everySitting, expectSound, written } from '../keeping/portable.ts'
import { Differs } from '../keeping/differs.ts'
import { type Staging, stage } from '../keeping/staging.ts'
import { takeStaged } from '../keeping/take-in.ts'
import { openArchive } from '../store/archive.ts'
import { Spoilt } from '../store/load.ts'
import { type Reader, StoreFault, closeStore, openReader } from '../store/open.ts'
import { openedFor } from './archive.ts'
import { Wrong } from './wrong.ts'

const missing = (name: string): never => {
  throw new Wrong(headless.missing(name))
}

/** Takes the sittings of a file into an archive; what it printed says how many. Throws Wrong, and then nothing is written. */
export function imported(file: string | undefined, db: string | undefined): object {
  if (file === undefined) throw new Wrong(headless.noInput)
  const target = db === undefined || db === '' ? missing('db') : db
  const staging = staged(file)
  try {
    const store = openedFor(target)
    try {
      return takeStaged(store, staging, { throwIfCancelled() {}, reportWritten() {}, waitForTurn() {} })
    } catch (error) {
      if (error instanceof Differs) throw new Wrong(error.message)
      if (error instanceof Spoilt) throw new Wrong(headless.spoilt(error.message))
      throw error
    } finally {
      closeStore(store)
    }
  } finally {
    staging.close()
  }
}

/** The sittings of a file, read and played before any archive is touched. Throws Wrong. */
function staged(file: string): Staging {
  try {
    return stage(readSittings(bytesOf(file)), () => {})
  } catch (error) {
    if (error instanceof Faulty) throw new Wrong(headless.inLine(error.fault.line, error.fault.reason))
    throw error
  }
}

/** The bytes of a file, or of standard input, in pieces. Throws Wrong if they cannot be read. */
function* bytesOf(file: string): Generator<Uint8Array> {
  let handle = 0
  try {
    if (file !== '-') handle = openSync(file, 'r')
    yield* chunksOf(handle)
  } catch {
    throw new Wrong(headless.noFile(file))
  } finally {
    if (handle > 0) closeSync(handle)
  }
}

/** Prints the sittings of an archive, or one of them. Throws Wrong, before anything is printed, when one is damaged. */
export function exported(
  db: string | undefined,
  sitting: string | undefined,
  form: 'json' | 'text',
  print: (text: string) => void,
): void {
  readingOf(db, (store) => {
    expectSound(store)
    const all = everySitting(store)
    const wanted = sitting === undefined ? all : all.filter((id) => String(id) === sitting)
    if (sitting !== undefined && wanted.length === 0) throw new Wrong(headless.noSitting(sitting))
    // all of it once before the first line goes out
    for (const id of wanted) written(store, id, form, EVERYTHING)
    for (const id of wanted) {
      const { text } = written(store, id, form, EVERYTHING)
      if (text !== '') print(text)
    }
  })
}

/** What `check` prints, and whether it found nothing. Throws Wrong when the file is no archive of ours. */
export function checked(db: string | undefined): { readonly report: object; readonly isClean: boolean } {
  return readingOf(db, (store) => {
    const report = checkAll(store, () => {})
    return { report, isClean: report.findings.length === 0 }
  })
}

/** Opens an archive to read it; one of an older program is brought up to date first. */
function readingOf<T>(db: string | undefined, work: (store: Reader) => T): T {
  const file = db === undefined || db === '' ? missing('db') : db
  if (!existsSync(file)) throw new Wrong(headless.noFile(file))
  try {
    // leaves the file standing alone, as a command finds it
    closeStore(openArchive(file))
    const store = openReader(file)
    try {
      return work(store)
    } finally {
      store.close()
      standAlone(file)
    }
  } catch (error) {
    if (error instanceof StoreFault) throw new Wrong(headless.storeTrouble(error.why, error.file))
    if (error instanceof Spoilt) throw new Wrong(headless.spoilt(error.message))
    throw error
  }
}

/** Leaves nothing beside the file that reading it has made; what was found is told whether or not that succeeds. */
function standAlone(file: string): void {
  try {
    closeStore(openArchive(file))
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
  }
}
