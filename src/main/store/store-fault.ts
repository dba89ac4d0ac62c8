// The reasons why the data file cannot be used.
import type { StoreTrouble } from '../../shared/bridge.ts'
import { getBackupFolder } from './file-ops.ts'

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
