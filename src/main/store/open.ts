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
import {
  SIDECAR_SUFFIXES,
  prepareUnfinished,
  backUpBeforeMigration,
  finishRestore,
  hasLog,
  hasJournal,
  nativeBinding,
  moveIntoPlace,
} from './file-ops.ts'
import { integrityCheck, quickCheck } from './integrity.ts'
import { MIGRATIONS } from './migrations/index.ts'
import type { Migration } from './migrations/migration.ts'
import { findAltered } from './schema.ts'
import { StoreFault, toStoreFault } from './store-fault.ts'
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

/** Opens a data file that main has open, to write from another thread. Throws StoreFault. */
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

/** Reads the first hundred bytes without SQLite. Returns the version; null without a file. */
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

/** Throws StoreFault if the tables differ from those its migrations make. */
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

/**
 * Runs `work` in one transaction, completely or not at all. It begins as a writing transaction: one
 * that begins by reading fails at once, without waiting, if another program has written since.
 */
export const transact = <T>(db: WriteStore, work: () => T): T =>
  writeFirst(() => db.transaction(work).immediate())

/** Closes the file with everything in it and none left next to it. Throws if it cannot. */
export function closeStore(db: WriteStore): void {
  if (!db.open) return
  try {
    db.pragma('optimize')
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}
