// The commands `import`, `export` and `check`: the archive on the command line.
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
import { checkArchive } from '../backup/check-archive.ts'
import { FaultyFile } from '../transfer/faulty-file.ts'
import { readSittings } from '../transfer/parse-file.ts'
import { readHandleChunks } from '../plain-files.ts'
import {
  EVERYTHING,
  listSittingIds,
  assertSound,
  exportSitting,
} from '../transfer/export-sittings.ts'
import { renderExercises } from '../transfer/export-exercises.ts'
import { ImportConflict } from '../transfer/import-conflict.ts'
import { type Staging, stageRecords } from '../transfer/staging.ts'
import { importStaged } from '../transfer/import-staged.ts'
import { openArchive } from '../store/archive.ts'
import { LOG_SUFFIXES } from '../store/file-ops.ts'
import { CorruptRecord } from '../store/load.ts'
import { MIGRATIONS } from '../store/migrations/index.ts'
import { type Reader, checkHeader, closeStore, openReader } from '../store/open.ts'
import { StoreFault } from '../store/store-fault.ts'
import { openNamedArchive } from './simulation-archive.ts'
import { isOutOfSpace } from '../refusal.ts'
import { CliError } from './cli-error.ts'

const throwMissing = (name: string): never => {
  throw new CliError(headless.missing(name))
}

/** Imports a file; returns the counts of what was added. Throws CliError with nothing written. */
export function importFile(file: string | undefined, db: string | undefined): object {
  if (file === undefined) throw new CliError(headless.noInput)
  const target = db === undefined || db === '' ? throwMissing('db') : db
  const staging = stageFile(file)
  try {
    const store = openNamedArchive(target)
    try {
      return importStaged(store, staging, {
        throwIfCancelled() {},
        reportWritten() {},
        waitForTurn() {},
      })
    } catch (error) {
      if (error instanceof ImportConflict) throw new CliError(error.message)
      if (error instanceof CorruptRecord) throw new CliError(headless.spoilt(error.message))
      throw error
    } finally {
      closeStore(store)
    }
  } finally {
    staging.close()
  }
}

/** Reads and replays the sittings of a file before any archive is touched. Throws CliError. */
function stageFile(file: string): Staging {
  try {
    return stageRecords(
      (onExercise) => readSittings(readBytes(file), onExercise),
      () => {},
    )
  } catch (error) {
    if (error instanceof FaultyFile)
      throw new CliError(headless.inLine(error.fault.line, error.fault.reason))
    throw error
  }
}

/** Reads a file, or standard input, in chunks. Throws CliError if it cannot be read. */
function* readBytes(file: string): Generator<Uint8Array> {
  let handle = 0
  try {
    if (file !== '-') handle = openSync(file, 'r')
    yield* readHandleChunks(handle)
  } catch {
    throw new CliError(headless.noFile(file))
  } finally {
    if (handle > 0) closeSync(handle)
  }
}

/** Prints the sittings of an archive, or one. Throws CliError first if any is damaged. */
export function exportSittings(
  db: string | undefined,
  sitting: string | undefined,
  form: 'json' | 'text',
  print: (text: string) => void,
): void {
  withArchive(db, (store) => {
    assertSound(store)
    const all = listSittingIds(store)
    const wanted = sitting === undefined ? all : all.filter((id) => String(id) === sitting)
    if (sitting !== undefined && wanted.length === 0)
      throw new CliError(headless.noSitting(sitting))
    // export everything once before the first line is printed
    for (const id of wanted) exportSitting(store, id, form, EVERYTHING)
    for (const id of wanted) {
      const { text } = exportSitting(store, id, form, EVERYTHING)
      if (text !== '') print(text)
    }
    if (sitting === undefined && form === 'json')
      for (const line of renderExercises(store)) print(line)
  })
}

/** Returns the output of `check`, and true without findings. Throws CliError if no archive. */
export function reportCheck(db: string | undefined): {
  readonly report: object
  readonly isClean: boolean
} {
  return withArchive(db, (store) => {
    const report = checkArchive(store, () => {})
    return { report, isClean: report.findings.length === 0 }
  })
}

/** Opens an archive for reading; one of an older program is migrated first. */
export function withArchive<T>(db: string | undefined, work: (store: Reader) => T): T {
  const file = db === undefined || db === '' ? throwMissing('db') : db
  if (!existsSync(file)) throw new CliError(headless.noFile(file))
  try {
    return isWritable(file) ? withReader(file, work) : withReaderOfCopy(file, work)
  } catch (error) {
    if (error instanceof StoreFault) throw new CliError(headless.storeTrouble(error.why, file))
    if (error instanceof CorruptRecord) throw new CliError(headless.spoilt(error.message))
    throw error
  }
}

/** Returns true if SQLite can create the files it needs next to the file, also for reading. */
function isWritable(file: string): boolean {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
    accessSync(file, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function withReader<T>(file: string, work: (store: Reader) => T): T {
  // merges the log into the file, as a command finds it
  closeStore(openArchive(file))
  const store = openReader(file)
  try {
    return work(store)
  } finally {
    store.close()
    removeLogs(file)
  }
}

/**
 * Reads a copy of the file and of its log, for a read-only disk or another user's folder. Throws
 * StoreFault before anything is copied if the file is not a Cercle archive, and CliError if no copy
 * can be made.
 */
function withReaderOfCopy<T>(file: string, work: (store: Reader) => T): T {
  checkHeader(file, MIGRATIONS)
  const folder = createTemporaryFolder()
  try {
    const copy = join(folder, 'copy.db')
    copyConsistently(file, copy)
    return withReader(copy, work)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function createTemporaryFolder(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'cercle-'))
  } catch {
    throw new CliError(headless.noTemporary(tmpdir()))
  }
}

const listParts = (file: string): readonly string[] =>
  ['', ...LOG_SUFFIXES].filter((end) => existsSync(`${file}${end}`))

/** Returns a value that changes whenever the file or its log is written to. */
const getFileState = (file: string): string =>
  listParts(file)
    .map((end) => statSync(`${file}${end}`))
    .map(({ size, mtimeMs }) => `${size} ${mtimeMs}`)
    .join()

/** Attempts to copy a file that another program writes to. */
const TRIES = 3

/** Copies a file and its log as of one moment. Throws StoreFault if it is always written to. */
function copyConsistently(file: string, copy: string): void {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const before = getFileState(file)
    for (const end of LOG_SUFFIXES) rmSync(`${copy}${end}`, { force: true })
    for (const end of listParts(file)) copyPart(`${file}${end}`, `${copy}${end}`)
    if (getFileState(file) === before) return
  }
  throw new StoreFault('inUse', file)
}

/** Copies a file without its write protection. */
function copyPart(from: string, to: string): void {
  try {
    copyFileSync(from, to)
    chmodSync(to, 0o600)
  } catch (error) {
    if (error instanceof Error && 'code' in error && isOutOfSpace(String(error.code)))
      throw new CliError(headless.noTemporary(tmpdir()))
    throw new StoreFault('unreadable', from, String(error))
  }
}

/** Removes the files that reading created; the output is printed even if that fails. */
function removeLogs(file: string): void {
  try {
    closeStore(openArchive(file))
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error
  }
}
