// Opening the data file, or a reason why it cannot be opened. A file that is foreign, damaged or
// newer is left exactly as it was.
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname } from 'node:path'
import Database from 'better-sqlite3'
import type { StoreTrouble } from '../../shared/bridge.ts'
import {
  SIDECAR_SUFFIXES,
  prepareUnfinished,
  backUpBeforeMigration,
  finishRestore,
  hasLog,
  hasJournal,
  nativeBinding,
  moveIntoPlace,
  getBackupFolder,
} from './file-ops.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { findAltered } from './schema.ts'
import { writeFirst } from './turns.ts'

/** A handle that reads; WriteStore also writes. A function that only reads takes a ReadStore. */
export type ReadStore = Pick<Database.Database, 'prepare'>
export type WriteStore = Database.Database
/** A read-only connection of a separate thread. */
export type Reader = Pick<Database.Database, 'prepare' | 'pragma' | 'backup' | 'exec' | 'close'>

/** 'Crcl': marks a SQLite file as ours. */
const APPLICATION_ID = 0x4372636c
/** Before 3.51.3 two connections on one WAL file could corrupt it. */
const MIN_SQLITE_VERSION = [3, 51, 3] as const
const HEADER = 'SQLite format 3\0'

export class StoreFault extends Error {
  override readonly name = 'StoreFault'
  readonly why: StoreTrouble
  readonly file: string
  constructor(why: StoreTrouble, file: string, detail = '') {
    super(`${file}: ${why}${detail === '' ? '' : ` (${detail.replaceAll(/\s+/g, ' ')})`}`)
    this.why = why
    this.file = file
  }
}

/** Settings of every connection, and the value each reads back. */
const PRAGMAS: readonly (readonly [string, string, string | number])[] = [
  ['journal_mode', 'WAL', 'wal'],
  ['synchronous', 'FULL', 2],
  ['foreign_keys', 'ON', 1],
  ['trusted_schema', 'OFF', 0],
  ['cell_size_check', 'ON', 1],
  ['checkpoint_fullfsync', 'ON', 1],
  ['busy_timeout', '5000', 5000],
]

/**
 * Opens or creates the data file and migrates its schema, after an integrity check and a copy.
 * Throws StoreFault, with the file untouched, if it is no database, foreign, damaged, newer, or
 * cannot be opened.
 */
export function openStore(file: string, migrations: readonly Migration[] = MIGRATIONS): WriteStore {
  try {
    finishRestore(file)
    const version = checkHeader(file, migrations)
    mkdirSync(dirname(file), { recursive: true })
    if (version === null) createDataFile(file, migrations)
    else if (checkContent(file, migrations) < getNewestVersion(migrations))
      backUpBeforeMigration(file, `v${version}`)
    return migrateOrClose(openConnection(file), migrations)
  } catch (error) {
    throw toStoreFault(error, file)
  }
}

/** Opens a data file read-only, in a separate thread. Throws StoreFault. */
export function openReader(file: string): Reader {
  // all reads go through SQLite: closing a file handle ends every lock the program has on the file
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new StoreFault('unreadable', file)
  if (!found.isFile()) throw new StoreFault('notDatabase', file)
  try {
    const db = new Database(file, { ...nativeBinding(), readonly: true })
    try {
      db.pragma('trusted_schema = OFF')
      db.pragma('cell_size_check = ON')
      if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID)
        throw new StoreFault('foreign', file)
      const version = Number(db.pragma('user_version', { simple: true }))
      refuseNewer(version, file, MIGRATIONS)
      refuseAltered(db, version, file, MIGRATIONS)
      return db
    } catch (error) {
      db.close()
      throw error
    }
  } catch (error) {
    throw toStoreFault(error, file)
  }
}

/**
 * Opens a data file that main has open, to write from another thread at the same time. Throws
 * StoreFault.
 */
export function openWriter(file: string): WriteStore {
  openReader(file).close()
  try {
    return openConnection(file)
  } catch (error) {
    throw toStoreFault(error, file)
  }
}

const getNewestVersion = (migrations: readonly Migration[]): number =>
  migrations.at(-1)?.version ?? 0

/**
 * Reads the first hundred bytes, without SQLite, so that a foreign file stays as it is. Returns the
 * schema version; null without a file.
 */
export function checkHeader(file: string, migrations: readonly Migration[]): number | null {
  if (!pathExists(file)) {
    if (hasLog(file)) throw new StoreFault('damaged', file, 'there is only its log')
    return null
  }
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new StoreFault('unreadable', file)
  if (!found.isFile()) throw new StoreFault('notDatabase', file)
  if (found.size === 0) throw new StoreFault('damaged', file, 'empty')
  for (const end of SIDECAR_SUFFIXES)
    if (statSync(`${file}${end}`, { throwIfNoEntry: false })?.isFile() === false)
      throw new StoreFault('unreadable', `${file}${end}`, 'no plain file')
  const header = Buffer.alloc(100)
  const handle = openFile(file)
  const read = readSync(handle, header, 0, 100, 0)
  closeSync(handle)
  if (read < 100 || header.toString('latin1', 0, 16) !== HEADER)
    throw new StoreFault('notDatabase', file)
  if (header.readUInt32BE(68) !== APPLICATION_ID) throw new StoreFault('foreign', file)
  const version = header.readUInt32BE(60)
  refuseNewer(version, file, migrations)
  return version
}

function refuseNewer(version: number, file: string, migrations: readonly Migration[]): void {
  const newest = getNewestVersion(migrations)
  if (version > newest)
    throw new StoreFault('newer', file, `version ${version}, this program knows ${newest}`)
}

/**
 * Throws StoreFault if the tables of a file differ from those that the migrations up to its version
 * make.
 */
function refuseAltered(
  db: ReadStore,
  version: number,
  file: string,
  migrations: readonly Migration[],
): void {
  const made = migrateOrClose(
    new Database(':memory:', nativeBinding()),
    migrations.filter((step) => step.version <= version),
  )
  try {
    const altered = findAltered(db, made)
    if (altered !== null) throw new StoreFault('altered', file, altered)
  } finally {
    made.close()
  }
}

/** Returns true if anything exists at this path, even a dangling link. */
const pathExists = (file: string): boolean =>
  lstatSync(file, { throwIfNoEntry: false }) !== undefined

function openFile(file: string): number {
  try {
    return openSync(file, 'r')
  } catch {
    throw new StoreFault('unreadable', file)
  }
}

/**
 * Checks an existing file, and what a crash left next to it, before anything may write to it;
 * checks it completely if its schema must be migrated. Returns its schema version. A file of the
 * newest schema is checked completely later, in the background.
 */
function checkContent(file: string, migrations: readonly Migration[]): number {
  const before = new Set(SIDECAR_SUFFIXES.filter((end) => existsSync(`${file}${end}`)))
  // an interrupted change of the file is rolled back first
  const db = new Database(file, { ...nativeBinding(), readonly: !hasJournal(file) })
  try {
    const version = Number(db.pragma('user_version', { simple: true }))
    refuseNewer(version, file, migrations)
    refuseAltered(db, version, file, migrations)
    const isOld = version < getNewestVersion(migrations)
    const found = isOld ? integrityCheck(db) : quickCheck(db)
    if (found !== 'ok') throw new StoreFault('damaged', file, String(found))
    db.close()
    return version
  } catch (error) {
    db.close()
    // remove what the check itself created next to a bad file; next to a good one another program
    // may use it already
    const fault = toStoreFault(error, file)
    if (fault instanceof StoreFault && fault.why !== 'inUse')
      for (const end of SIDECAR_SUFFIXES)
        if (!before.has(end)) rmSync(`${file}${end}`, { force: true })
    throw error
  }
}

/** Returns the result of a complete check, foreign keys included. */
function integrityCheck(db: Database.Database): unknown {
  const found = db.pragma('integrity_check(1)', { simple: true })
  const links = found === 'ok' ? db.pragma('foreign_key_check') : []
  return Array.isArray(links) && links.length > 0 ? 'a link leads nowhere' : found
}

/** The largest file that is checked completely before its first use, without a noticeable delay. */
const SMALL_FILE_BYTES = 8 * 1024 * 1024

/** Tables that a quick check tries to read, each by one of its columns. */
const QUICK_CHECK_COLUMNS = {
  sitting: 'options',
  partie: 'hash',
  partie_fact: 'score',
  standing: 'sum',
  setting: 'value',
} as const

/**
 * Returns the result of a quick check: a complete check of a small file; for a large one, only that
 * its tables can be read.
 */
function quickCheck(db: Database.Database): unknown {
  const size =
    Number(db.pragma('page_count', { simple: true })) *
    Number(db.pragma('page_size', { simple: true }))
  if (size <= SMALL_FILE_BYTES) return db.pragma('quick_check(1)', { simple: true })
  for (const [name, column] of Object.entries(QUICK_CHECK_COLUMNS))
    // the length is known without reading the text, however long it is
    db.prepare(`SELECT octet_length(${column}) FROM ${name} NOT INDEXED LIMIT 1`).get()
  return 'ok'
}

/**
 * Creates a new data file next to its place and moves it there when it is complete: a crash on the
 * first start leaves nothing that could later be taken for a foreign file.
 */
function createDataFile(file: string, migrations: readonly Migration[]): void {
  const unfinished = prepareUnfinished(file)
  closeStore(migrateOrClose(openConnection(unfinished), migrations))
  moveIntoPlace(unfinished, file)
}

/** Opens a store in memory, for data that is not saved. */
export const openInMemory = (): WriteStore =>
  migrateOrClose(new Database(':memory:', nativeBinding()), MIGRATIONS)

/** Opens a connection with all settings. Throws if a setting does not hold. */
function openConnection(file: string): WriteStore {
  const db = new Database(file, nativeBinding())
  try {
    const version = String(db.prepare('SELECT sqlite_version()').pluck().get())
    if (isOlderVersion(version, MIN_SQLITE_VERSION)) throw new Error(`SQLite ${version} is too old`)
    for (const [name, value, expected] of PRAGMAS) {
      db.pragma(`${name} = ${value}`)
      const set = db.pragma(name, { simple: true })
      if (set !== expected) throw new Error(`${name} is ${String(set)} and not ${value}`)
    }
    // fails here if another program writes, or the file is read-only
    const schema = Number(db.pragma('user_version', { simple: true }))
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${schema}; ROLLBACK`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Returns true if a version of SQLite is below another; a missing part counts as 0. */
export function isOlderVersion(version: string, least: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const place = least.findIndex((one, index) => one !== (parts[index] ?? 0))
  return place >= 0 && (parts[place] ?? 0) < (least[place] ?? 0)
}

/** Migrates the schema of a connection; closes it if that fails. */
function migrateOrClose(db: WriteStore, migrations: readonly Migration[]): WriteStore {
  try {
    runMigrations(db, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Runs the missing migrations, each in a transaction of its own with its version written last. */
function runMigrations(db: WriteStore, migrations: readonly Migration[]): void {
  const version = Number(db.pragma('user_version', { simple: true }))
  for (const step of migrations.filter((one) => one.version > version))
    transact(db, () => {
      step.run(db)
      db.pragma(`application_id = ${APPLICATION_ID}`)
      db.pragma(`user_version = ${step.version}`)
    })
}

const CODES: Readonly<Record<string, StoreTrouble>> = {
  SQLITE_NOTADB: 'notDatabase',
  SQLITE_CORRUPT: 'damaged',
  SQLITE_BUSY: 'inUse',
  SQLITE_CANTOPEN: 'unreadable',
  SQLITE_READONLY: 'unreadable',
  SQLITE_FULL: 'unreadable',
  SQLITE_IOERR: 'unreadable',
  // any other error of SQLite in a file that has our mark
  SQLITE_: 'damaged',
}

/** Converts an error of SQLite or the disk to a StoreFault if it concerns the data file. */
export function toStoreFault(error: unknown, file: string): unknown {
  if (error instanceof StoreFault || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const known = Object.entries(CODES).find(([name]) => code.startsWith(name))?.[1]
  if (known !== undefined) return new StoreFault(known, file, error.message)
  // an error of the system: no right, no space, a broken disk; or the folder of copies is not a
  // folder
  const place =
    'path' in error && error.path === getBackupFolder(file) ? getBackupFolder(file) : file
  return 'syscall' in error || /^E[A-Z0-9]+$/.test(code)
    ? new StoreFault('unreadable', place, error.message)
    : error
}

/**
 * Runs `work` in one transaction, completely or not at all. It begins as a writing transaction: one
 * that begins by reading fails at once, without waiting, if another program has written since.
 */
export const transact = <T>(db: WriteStore, work: () => T): T =>
  writeFirst(() => db.transaction(work).immediate())

/**
 * Writes everything into the one file and closes it, with no file left next to it. Throws, with the
 * file closed, if that fails.
 */
export function closeStore(db: WriteStore): void {
  if (!db.open) return
  try {
    db.pragma('optimize')
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}
