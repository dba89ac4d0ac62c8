// Opens the data file, or says why not. A file that is not ours, damaged or newer is left exactly as it was.
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readSync, rmSync, statSync } from 'node:fs'
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

/** A handle that reads; WriteStore also writes. A function that only reads asks for a ReadStore. */
export type ReadStore = Pick<Database.Database, 'prepare'>
export type WriteStore = Database.Database
/** A connection that can only read, of a thread of its own. */
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

/** What every connection is set to, and reads back. */
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
 * Opens or creates the data file and brings its schema up to date; before that it is read through and copied.
 * Throws StoreFault, with the file untouched, when it is no database, not ours, damaged, newer, or cannot be opened.
 */
export function openStore(file: string, migrations: readonly Migration[] = MIGRATIONS): WriteStore {
  try {
    finishRestore(file)
    const version = checkHeader(file, migrations)
    mkdirSync(dirname(file), { recursive: true })
    if (version === null) createDataFile(file, migrations)
    else if (checkContent(file, migrations) < getNewestVersion(migrations)) backUpBeforeMigration(file, `v${version}`)
    return migrateOrClose(openConnection(file), migrations)
  } catch (error) {
    throw toStoreFault(error, file)
  }
}

/** Opens a data file to read it, in a thread of its own. Throws StoreFault. */
export function openReader(file: string): Reader {
  // not a byte is read past SQLite: closing a file ends every lock the program has on it
  const found = statSync(file, { throwIfNoEntry: false })
  if (found === undefined) throw new StoreFault('unreadable', file)
  if (!found.isFile()) throw new StoreFault('notDatabase', file)
  try {
    const db = new Database(file, { ...nativeBinding(), readonly: true })
    try {
      db.pragma('trusted_schema = OFF')
      db.pragma('cell_size_check = ON')
      if (db.pragma('application_id', { simple: true }) !== APPLICATION_ID) throw new StoreFault('foreign', file)
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

/** Opens a data file that main has open, to write beside it from another thread. Throws StoreFault. */
export function openWriter(file: string): WriteStore {
  openReader(file).close()
  try {
    return openConnection(file)
  } catch (error) {
    throw toStoreFault(error, file)
  }
}

const getNewestVersion = (migrations: readonly Migration[]): number => migrations.at(-1)?.version ?? 0

/** Looks at the first hundred bytes, without SQLite, so that a foreign file stays as it is. The schema's number, null without a file. */
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
  if (read < 100 || header.toString('latin1', 0, 16) !== HEADER) throw new StoreFault('notDatabase', file)
  if (header.readUInt32BE(68) !== APPLICATION_ID) throw new StoreFault('foreign', file)
  const version = header.readUInt32BE(60)
  refuseNewer(version, file, migrations)
  return version
}

function refuseNewer(version: number, file: string, migrations: readonly Migration[]): void {
  const newest = getNewestVersion(migrations)
  if (version > newest) throw new StoreFault('newer', file, `version ${version}, this program knows ${newest}`)
}

/** Throws StoreFault if the tables of a file are not those that the steps up to its version make. */
function refuseAltered(db: ReadStore, version: number, file: string, migrations: readonly Migration[]): void {
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

/** Whether anything stands at this path, even a link that leads nowhere. */
const pathExists = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined

function openFile(file: string): number {
  try {
    return openSync(file, 'r')
  } catch {
    throw new StoreFault('unreadable', file)
  }
}

/**
 * Looks into an existing file, and what a crash left beside it, before anything may write to it; reads it through when
 * its schema is to be changed. The number of its schema. A file of the newest schema is read through later, beside the work.
 */
function checkContent(file: string, migrations: readonly Migration[]): number {
  const before = new Set(SIDECAR_SUFFIXES.filter((end) => existsSync(`${file}${end}`)))
  // a change of the file that was interrupted is taken back first
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
    // what the look itself has made beside a file that is no good; beside a good one another program may use it already
    const fault = toStoreFault(error, file)
    if (fault instanceof StoreFault && fault.why !== 'inUse')
      for (const end of SIDECAR_SUFFIXES) if (!before.has(end)) rmSync(`${file}${end}`, { force: true })
    throw error
  }
}

/** What a thorough look finds, links between tables included. */
function integrityCheck(db: Database.Database): unknown {
  const found = db.pragma('integrity_check(1)', { simple: true })
  const links = found === 'ok' ? db.pragma('foreign_key_check') : []
  return Array.isArray(links) && links.length > 0 ? 'a link leads nowhere' : found
}

/** The largest file that is read through before its first use: it takes no time that anybody notices. */
const SMALL_FILE_BYTES = 8 * 1024 * 1024

/** Tables that a quick look tries to read, each by one of its columns. */
const QUICK_CHECK_COLUMNS = {
  sitting: 'options',
  partie: 'hash',
  partie_fact: 'score',
  standing: 'sum',
  setting: 'value',
} as const

/** What a quick look finds: all of a small file, of a large one whether its tables can be read at all. */
function quickCheck(db: Database.Database): unknown {
  const size = Number(db.pragma('page_count', { simple: true })) * Number(db.pragma('page_size', { simple: true }))
  if (size <= SMALL_FILE_BYTES) return db.pragma('quick_check(1)', { simple: true })
  for (const [name, column] of Object.entries(QUICK_CHECK_COLUMNS))
    // a length is known without reading the text, however long it is
    db.prepare(`SELECT octet_length(${column}) FROM ${name} NOT INDEXED LIMIT 1`).get()
  return 'ok'
}

/**
 * Makes a new data file beside its place and moves it there when it is whole: a crash on the first start leaves
 * nothing that would later be taken for a file of somebody else's.
 */
function createDataFile(file: string, migrations: readonly Migration[]): void {
  const unfinished = prepareUnfinished(file)
  closeStore(migrateOrClose(openConnection(unfinished), migrations))
  moveIntoPlace(unfinished, file)
}

/** A store that is kept nowhere, for what is not to be remembered. */
export const openInMemory = (): WriteStore => migrateOrClose(new Database(':memory:', nativeBinding()), MIGRATIONS)

/** A connection that is set as it must be. Throws when a setting does not hold. */
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
    // another program that writes, or a file that takes no writing, shows itself here
    const schema = Number(db.pragma('user_version', { simple: true }))
    db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${schema}; ROLLBACK`)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Whether a version of SQLite is below another; a part that is not named counts as 0. */
export function isOlderVersion(version: string, least: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const place = least.findIndex((one, index) => one !== (parts[index] ?? 0))
  return place >= 0 && (parts[place] ?? 0) < (least[place] ?? 0)
}

/** The connection, its schema up to date; closed when that fails. */
function migrateOrClose(db: WriteStore, migrations: readonly Migration[]): WriteStore {
  try {
    runMigrations(db, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** Runs what is missing, each step in a transaction of its own with its number written last. */
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
  // anything else that SQLite finds in a file that bears our mark
  SQLITE_: 'damaged',
}

/** What SQLite or the disk says, as a fault of the data file where it is one. */
export function toStoreFault(error: unknown, file: string): unknown {
  if (error instanceof StoreFault || !(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  const known = Object.entries(CODES).find(([name]) => code.startsWith(name))?.[1]
  if (known !== undefined) return new StoreFault(known, file, error.message)
  // the system's own: no right, no space, a broken disk; or something else in the place of the folder of copies
  const place = 'path' in error && error.path === getBackupFolder(file) ? getBackupFolder(file) : file
  return 'syscall' in error || /^E[A-Z0-9]+$/.test(code) ? new StoreFault('unreadable', place, error.message) : error
}

/**
 * Does all of the work, and writes all of it or nothing. It is begun as a transaction that writes: one that begins by
 * reading fails at once, without waiting, if another program has written since.
 */
export const transact = <T>(db: WriteStore, work: () => T): T => writeFirst(() => db.transaction(work).immediate())

/** Writes everything into the one file and closes it: nothing is left beside it. Throws, with the file closed, when that fails. */
export function closeStore(db: WriteStore): void {
  if (!db.open) return
  try {
    db.pragma('optimize')
    db.pragma('wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
}
