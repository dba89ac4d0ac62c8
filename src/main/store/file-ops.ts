// What lies beside the data file: its log, its copies, a copy on its way to take its place, what a crash left.
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

/** What belongs to a database and lies beside it after a crash: the log, or the journal of one that was no log's yet. */
export const LOG_SUFFIXES = ['-wal', '-journal'] as const
/** Files SQLite keeps beside a database. */
export const SIDECAR_SUFFIXES = [...LOG_SUFFIXES, '-shm'] as const

/** Where SQLite lies, when the runtime needs another than the one in its package. */
export function nativeBinding(): Database.Options {
  const path = process.env['CERCLE_SQLITE_BINDING']
  return path === undefined || path === '' ? {} : { nativeBinding: path }
}

/** Folder of the copies of a data file. */
export const getBackupFolder = (file: string): string => join(dirname(file), 'backups')

/** Waits until a file is on the disk. */
export function fsyncFile(file: string): void {
  // Windows lets only those wait who may write
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What systems say of folders for which nobody can wait: on a share of the network, or without the right to read them. */
const FSYNC_UNSUPPORTED = ['EINVAL', 'ENOTSUP', 'EACCES']

/** Waits until the names in a folder are on the disk, where its system can. Windows writes them down by itself. */
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
    if (!(error instanceof Error && 'code' in error && FSYNC_UNSUPPORTED.includes(String(error.code)))) throw error
  }
}

/** A name nothing has in a folder. */
export function findFreeName(folder: string, stem: string): string {
  for (let more = 0; ; more += 1) {
    const name = `${stem}${more === 0 ? '' : `-${more}`}.db`
    if (['', ...LOG_SUFFIXES].every((end) => !existsSync(join(folder, `${name}${end}`)))) return name
  }
}

/** Names of the plain files in a folder. */
const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []))

const hasContent = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** Whether a log with something in it lies where a data file is, or was. */
export const hasLog = (file: string): boolean => LOG_SUFFIXES.some((end) => hasContent(`${file}${end}`))

/** Whether a change of the file itself was interrupted: who only reads cannot take it back. */
export const hasJournal = (file: string): boolean => existsSync(`${file}-journal`)

/** Another program has the file open. */
class InUse extends Error {
  override readonly name = 'InUse'
  readonly code = 'SQLITE_BUSY'
}

/** Copies a file of an older schema, with all that is in its log, before it is changed. Throws InUse. */
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

/** A file that is being made beside its place; what others left that were killed is removed. */
export function prepareUnfinished(file: string): string {
  const start = `${basename(file)}.new-`
  const folder = dirname(file)
  for (const name of listFiles(folder).filter((one) => one.startsWith(start)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > 60_000) rmSync(join(folder, name), { force: true })
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
    // the other's file is as good; where there are no links this is the only program that starts
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') rmSync(finished, { force: true })
    else renameSync(finished, file)
  }
  fsyncFolder(dirname(file))
}

/** Where a copy waits to become the data file: a crash between two renames is finished at the next start. */
export const getRestorePath = (file: string): string => `${file}.next`

/**
 * Finishes what a crash interrupted: a copy takes the place of a file that is already set aside. Where the old file still
 * stands, it stays.
 */
export function finishRestore(file: string): void {
  const next = getRestorePath(file)
  // a folder or a pipe of this name is none of ours
  if (statSync(next, { throwIfNoEntry: false })?.isFile() !== true) return
  if (existsSync(file)) return rmSync(next)
  moveLogsAside(file)
  renameSync(next, file)
  fsyncFolder(dirname(file))
}

/** A log whose file is gone must never be taken for that of another. */
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
 * Moves a data file, with its log, among the copies under this name, or one like it; nothing of it is lost. Answers the
 * name, null where there was neither. The file must be closed.
 */
export function moveAside(file: string, stem: string): string | null {
  if (!existsSync(file) && !hasLog(file)) return null
  const folder = getBackupFolder(file)
  mkdirSync(folder, { recursive: true })
  const name = findFreeName(folder, stem)
  const aside = join(folder, name)
  // the log is copied first and removed last: whenever this ends, one of the two files lies beside its whole log
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
