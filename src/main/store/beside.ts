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
export const LOGS = ['-wal', '-journal'] as const
/** Files SQLite keeps beside a database. */
export const BESIDE = [...LOGS, '-shm'] as const

/** Where SQLite lies, when the runtime needs another than the one in its package. */
export function nativeBinding(): Database.Options {
  const path = process.env['CERCLE_SQLITE_BINDING']
  return path === undefined || path === '' ? {} : { nativeBinding: path }
}

/** Folder of the copies of a data file. */
export const copiesOf = (file: string): string => join(dirname(file), 'backups')

/** Waits until a file is on the disk. */
export function settle(file: string): void {
  // Windows lets only those wait who may write
  const handle = openSync(file, 'r+')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** What systems say of folders for which nobody can wait: on a share of the network, or without the right to read them. */
const UNAWAITED = ['EINVAL', 'ENOTSUP', 'EACCES']

/** Waits until the names in a folder are on the disk, where its system can. Windows writes them down by itself. */
export function settleFolder(folder: string): void {
  if (process.platform === 'win32') return
  try {
    const handle = openSync(folder, 'r')
    try {
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && UNAWAITED.includes(String(error.code)))) throw error
  }
}

/** A name nothing has in a folder. */
export function freeName(folder: string, stem: string): string {
  for (let more = 0; ; more += 1) {
    const name = `${stem}${more === 0 ? '' : `-${more}`}.db`
    if (['', ...LOGS].every((end) => !existsSync(join(folder, `${name}${end}`)))) return name
  }
}

/** Names of the plain files in a folder. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isFile() ? [one.name] : []))

const isFull = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0

/** Whether a log with something in it lies where a data file is, or was. */
export const hasLog = (file: string): boolean => LOGS.some((end) => isFull(`${file}${end}`))

/** Whether a change of the file itself was interrupted: who only reads cannot take it back. */
export const isTorn = (file: string): boolean => existsSync(`${file}-journal`)

/** Another program has the file open. */
class InUse extends Error {
  override readonly name = 'InUse'
  readonly code = 'SQLITE_BUSY'
}

/** Copies a file of an older schema, with all that is in its log, before it is changed. Throws InUse. */
export function copyAsOf(file: string, mark: string): void {
  const db = new Database(file, nativeBinding())
  db.pragma('wal_checkpoint(TRUNCATE)')
  db.close()
  if (hasLog(file)) throw new InUse('its log is in use')
  const folder = copiesOf(file)
  mkdirSync(folder, { recursive: true })
  const stem = `${basename(file, '.db')}-${mark}`
  const bytes = readFileSync(file)
  const known = filesIn(folder).filter((name) => name.startsWith(stem) && name.endsWith('.db'))
  if (known.some((name) => readFileSync(join(folder, name)).equals(bytes))) return
  const copy = join(folder, freeName(folder, stem))
  copyFileSync(file, `${copy}.part`)
  settle(`${copy}.part`)
  renameSync(`${copy}.part`, copy)
  settleFolder(folder)
}

/** A file that is being made beside its place; what others left that were killed is removed. */
export function beginBeside(file: string): string {
  const start = `${basename(file)}.new-`
  const folder = dirname(file)
  for (const name of filesIn(folder).filter((one) => one.startsWith(start)))
    if (Date.now() - statSync(join(folder, name)).mtimeMs > 60_000) rmSync(join(folder, name), { force: true })
  const unfinished = join(folder, `${start}${process.pid}`)
  for (const end of ['', ...BESIDE]) rmSync(`${unfinished}${end}`, { force: true })
  return unfinished
}

/** Moves a finished file to its place, unless another program was faster. */
export function putInPlace(finished: string, file: string): void {
  settle(finished)
  try {
    linkSync(finished, file)
    rmSync(finished)
  } catch (error) {
    // the other's file is as good; where there are no links this is the only program that starts
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') rmSync(finished, { force: true })
    else renameSync(finished, file)
  }
  settleFolder(dirname(file))
}

/** Where a copy waits to become the data file: a crash between two renames is finished at the next start. */
export const nextOf = (file: string): string => `${file}.next`

/**
 * Finishes what a crash interrupted: a copy takes the place of a file that is already set aside. Where the old file still
 * stands, it stays.
 */
export function finishRestore(file: string): void {
  const next = nextOf(file)
  // a folder or a pipe of this name is none of ours
  if (statSync(next, { throwIfNoEntry: false })?.isFile() !== true) return
  if (existsSync(file)) return rmSync(next)
  setLogAside(file)
  renameSync(next, file)
  settleFolder(dirname(file))
}

/** A log whose file is gone must never be taken for that of another. */
function setLogAside(file: string): void {
  if (hasLog(file)) {
    const folder = copiesOf(file)
    mkdirSync(folder, { recursive: true })
    const name = freeName(folder, 'log')
    for (const end of LOGS) if (isFull(`${file}${end}`)) renameSync(`${file}${end}`, join(folder, `${name}${end}`))
    settleFolder(folder)
  }
  for (const end of BESIDE) rmSync(`${file}${end}`, { force: true })
  settleFolder(dirname(file))
}

/**
 * Moves a data file, with its log, among the copies under this name, or one like it; nothing of it is lost. Answers the
 * name, null where there was neither. The file must be closed.
 */
export function moveAside(file: string, stem: string): string | null {
  if (!existsSync(file) && !hasLog(file)) return null
  const folder = copiesOf(file)
  mkdirSync(folder, { recursive: true })
  const name = freeName(folder, stem)
  const aside = join(folder, name)
  // the log is copied first and removed last: whenever this ends, one of the two files lies beside its whole log
  for (const end of LOGS)
    if (isFull(`${file}${end}`)) {
      copyFileSync(`${file}${end}`, `${aside}${end}`)
      settle(`${aside}${end}`)
      settleFolder(folder)
    }
  if (existsSync(file)) renameSync(file, aside)
  settleFolder(folder)
  settleFolder(dirname(file))
  for (const end of BESIDE) rmSync(`${file}${end}`, { force: true })
  settleFolder(dirname(file))
  return name
}
