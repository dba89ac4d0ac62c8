// import, export, check: the archive on the command line.
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { headless } from '../../shared/words/en/headless.ts'
import { checkAll } from '../keeping/check-all.ts'
import { Faulty } from '../keeping/faulty.ts'
import { readSittings } from '../keeping/incoming.ts'
import { chunksOf } from '../keeping/plain-files.ts'
import { EVERYTHING, everySitting, expectSound, written } from '../keeping/portable.ts'
import { Differs } from '../keeping/differs.ts'
import { type Staging, stage } from '../keeping/staging.ts'
import { takeStaged } from '../keeping/take-staged.ts'
import { openArchive } from '../store/archive.ts'
import { LOGS } from '../store/beside.ts'
import { Spoilt } from '../store/load.ts'
import { MIGRATIONS } from '../store/migrations/index.ts'
import { type Reader, StoreFault, checkHeader, closeStore, openReader } from '../store/open.ts'
import { openedFor } from './archive.ts'
import { isFull } from '../refusal.ts'
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
    return isWritable(file) ? workOn(file, work) : workOnCopy(file, work)
  } catch (error) {
    if (error instanceof StoreFault) throw new Wrong(headless.storeTrouble(error.why, file))
    if (error instanceof Spoilt) throw new Wrong(headless.spoilt(error.message))
    throw error
  }
}

/** Whether SQLite can put beside a file what it needs there, also to read it. */
function isWritable(file: string): boolean {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function workOn<T>(file: string, work: (store: Reader) => T): T {
  // leaves the file standing alone, as a command finds it
  closeStore(openArchive(file))
  const store = openReader(file)
  try {
    return work(store)
  } finally {
    store.close()
    standAlone(file)
  }
}

/**
 * On a read-only disk, or in somebody else's folder, a copy of the file and of its log is read. Throws StoreFault, before
 * anything is copied where the file is no archive of ours, and Wrong where no copy can be made.
 */
function workOnCopy<T>(file: string, work: (store: Reader) => T): T {
  checkHeader(file, MIGRATIONS)
  const folder = temporaryFolder()
  try {
    const copy = join(folder, 'copy.db')
    copyWhole(file, copy)
    return workOn(copy, work)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function temporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'cercle-'))
  } catch {
    throw new Wrong(headless.noTemporary(tmpdir()))
  }
}

const partsOf = (file: string): readonly string[] => ['', ...LOGS].filter((end) => existsSync(`${file}${end}`))

/** Changes whenever something is written into the file or its log. */
const stateOf = (file: string): string =>
  partsOf(file)
    .map((end) => statSync(`${file}${end}`))
    .map(({ size, mtimeMs }) => `${size} ${mtimeMs}`)
    .join()

/** Times that a copy is made of a file into which somebody else writes. */
const TRIES = 3

/** Copies a file and its log as they were at one moment. Throws StoreFault where it is written into again and again. */
function copyWhole(file: string, copy: string): void {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = stateOf(file)
    for (const end of LOGS) rmSync(`${copy}${end}`, { force: true })
    for (const end of partsOf(file)) copyTo(`${file}${end}`, `${copy}${end}`)
    if (stateOf(file) === before) return
  }
  throw new StoreFault('inUse', file)
}

/** What is copied is no longer protected from being written. */
function copyTo(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && isFull(String(error.code)))
      throw new Wrong(headless.noTemporary(tmpdir()))
    throw new StoreFault('unreadable', from, String(error))
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
