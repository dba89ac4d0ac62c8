// The files next to the data file, and when each may exist. Between two steps of any function here
// the program may be killed; the next start finds one of these states and goes on from it.
//   cercle.db            always, except before the first start and in the middle of a restore
//   cercle.db-wal, -shm  while it is open, and after a crash: the log of this file and no other
//   cercle.db.new-<pid>  while a new file is made; a later start removes what a killed run left
//   cercle.db.next       from the choice of a backup until it has replaced the data file
//   backups/*.db         copies, and files that were moved aside with their logs (*.db-wal)
//   backups/*.db.part    while a copy is written
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'

/** Files that belong to a database after a crash: the log, or the journal before WAL mode. */
export const LOG_SUFFIXES = ['-wal', '-journal'] as const
/** Files that SQLite creates next to a database. */
export const SIDECAR_SUFFIXES = [...LOG_SUFFIXES, '-shm'] as const

/** Returns the options that name SQLite's binding if it is not the one in its package. */
export function nativeBinding(): Database.Options {
  const path = process.env['CERCLE_SQLITE_BINDING']
  return path === undefined || path === '' ? {} : { nativeBinding: path }
}

/** Returns the folder of the copies of a data file. */
export const getBackupFolder = (file: string): string => join(dirname(file), 'backups')

/** Flushes a file to the disk. */
export function fsyncFile(file: string): void {
  // Windows flushes only handles that may write
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Error codes of folders that cannot be flushed: a network share, or no right to read. */
const FSYNC_UNSUPPORTED = ['EINVAL', 'ENOTSUP', 'EACCES']

/** Flushes the names in a folder to the disk, if its system can. Windows does so by itself. */
export function fsyncFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!(
      error instanceof Error &&
      'code' in error &&
      FSYNC_UNSUPPORTED.includes(String(error.code))
    ))
      throw error
  }
}

/** Returns a name that is free in a folder. */
export function findFreeName(folder: string, stem: string): string {
  for (let more = 0; ; more += 1) {
    const name = `${stem}${more === 0 ? '' : `-${more}`}.db`
    if (['', ...LOG_SUFFIXES].every((end) => !existsSync(join(folder, `${name}${end}`))))
      return name
  }
}

/** Lists the names of the plain files in a folder. */
const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []))

const hasContent = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/**
 * Returns true if a log with content is next to the place of a data file, even without the file.
 */
export const hasLog = (file: string): boolean =>
  LOG_SUFFIXES.some((end) => hasContent(`${file}${end}`))

/**
 * Returns true if a change of the file itself was interrupted: a reader alone cannot roll it back.
 */
export const hasJournal = (file: string): boolean => existsSync(`${file}-journal`)

/** The error that another program has the file open. */
class InUse extends Error {
  override readonly name = 'InUse'
  readonly code = 'SQLITE_BUSY'
}

/** Copies a file of an older schema, with its log, before it is migrated. Throws InUse. */
export function backUpBeforeMigration(file: string, mark: string): void {
  const db = new Database(file, nativeBinding())
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  if (hasLog(file)) throw new InUse('its log is in use')
  const folder = getBackupFolder(file)
  mkdirSync(folder, { recursive: true })
  const stem = `${basename(file, '.db')}-${mark}`
  const bytes = readFileSync(file)
  const known = listFiles(folder).filter((name) => name.startsWith(stem) && name.endsWith('.db'))
  if (known.some((name) => readFileSync(join(folder, name)).equals(bytes))) return
  const copy = join(folder, findFreeName(folder, stem))
  copyFileSync(file, `${copy}.part`)
  fsyncFile(`${copy}.part`)
  renameSync(`${copy}.part`, copy)
  fsyncFolder(folder)
}

/** Returns the path for a file being made, and removes what killed runs left. */
export function prepareUnfinished(file: string): string {
  const start = `${basename(file)}.new-`
  const folder = dirname(file)
  for (const name of listFiles(folder).filter((one) => one.startsWith(start)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > 60_000)
      rmSync(join(folder, name), { force: true })
  const unfinished = join(folder, `${start}${process.pid}`)
  for (const end of ['', ...SIDECAR_SUFFIXES]) rmSync(`${unfinished}${end}`, { force: true })
  return unfinished
}

/** Moves a finished file to its place, unless another program was faster. */
export function moveIntoPlace(finished: string, file: string): void {
  fsyncFile(finished)
  try {
    linkSync(finished, file)
    rmSync(finished)
  } catch (error) {
    // the other program's file is as good; without hard links this is the only program that starts
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      rmSync(finished, { force: true })
    else renameSync(finished, file)
  }
  fsyncFolder(dirname(file))
}

/** Returns the path at which a copy waits to become the data file, also after a crash. */
export const getRestorePath = (file: string): string => `${file}.next`

/** Finishes an interrupted restore: the copy replaces a file that is moved aside. */
export function finishRestore(file: string): void {
  const next = getRestorePath(file)
  // a folder or a pipe of this name is not ours
  if (statSync(next, { throwIfNoEntry: false })?.isFile() !== true) return
  if (existsSync(file)) return rmSync(next)
  moveLogsAside(file)
  renameSync(next, file)
  fsyncFolder(dirname(file))
}

/** Moves a log without its file aside: it must never be taken for that of another file. */
function moveLogsAside(file: string): void {
  if (hasLog(file)) {
    const folder = getBackupFolder(file)
    mkdirSync(folder, { recursive: true })
    const name = findFreeName(folder, 'log')
    for (const end of LOG_SUFFIXES)
      if (hasContent(`${file}${end}`)) renameSync(`${file}${end}`, join(folder, `${name}${end}`))
    fsyncFolder(folder)
  }
  for (const end of SIDECAR_SUFFIXES) rmSync(`${file}${end}`, { force: true })
  fsyncFolder(dirname(file))
}

/**
 * Moves a data file, with its log, to the copies under this name, or one like it, with nothing of
 * it lost. Returns the name; null if there was neither. The file must be closed.
 */
export function moveAside(file: string, stem: string): string | null {
  if (!existsSync(file) && !hasLog(file)) return null
  const folder = getBackupFolder(file)
  mkdirSync(folder, { recursive: true })
  const name = findFreeName(folder, stem)
  const aside = join(folder, name)
  // the log is copied first and removed last: at any interruption one of the two files has its
  // whole log
  for (const end of LOG_SUFFIXES)
    if (hasContent(`${file}${end}`)) {
      copyFileSync(`${file}${end}`, `${aside}${end}`)
      fsyncFile(`${aside}${end}`)
      fsyncFolder(folder)
    }
  if (existsSync(file)) renameSync(file, aside)
  fsyncFolder(folder)
  fsyncFolder(dirname(file))
  for (const end of SIDECAR_SUFFIXES) rmSync(`${file}${end}`, { force: true })
  fsyncFolder(dirname(file))
  return name
}
