// Files at places that a person chose, or where anything may be: only plain files are read, and a
// file is written as a whole or not at all, and never over one of our own.
import {
  closeSync,
  constants,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Unusable } from '../shared/file-fault.ts'
import { SIDECAR_SUFFIXES, getBackupFolder, fsyncFolder } from './store/file-ops.ts'

/** The reason why a file is not read or written. */
class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
  readonly code: Unusable
  constructor(code: Unusable, path: string) {
    super(`${path}: ${code}`)
    this.code = code
  }
}

/** Flags for reading: without O_NONBLOCK a pipe blocks. Windows has neither. */
const NON_BLOCKING = constants.O_RDONLY | (process.platform === 'win32' ? 0 : constants.O_NONBLOCK)

/** Bytes read at once. */
const CHUNK = 256 * 1024

/**
 * Yields the bytes of a plain file in chunks; the file is opened with the first. Throws FileTrouble
 * for a folder, a pipe, a device, and for a file of more than `most` bytes.
 */
export function* readChunks(path: string, most = Infinity): Generator<Uint8Array> {
  const handle = openSync(path, NON_BLOCKING)
  try {
    if (assertPlainFile(fstatSync(handle), path).size > most)
      throw new FileTrouble('onlyImported', path)
    yield* readHandleChunks(handle)
  } finally {
    closeSync(handle)
  }
}

/** Yields the contents of an open file in chunks. */
export function* readHandleChunks(handle: number): Generator<Uint8Array> {
  for (;;) {
    const chunk = new Uint8Array(CHUNK)
    const length = readSync(handle, chunk)
    if (length === 0) return
    yield chunk.subarray(0, length)
  }
}

function assertPlainFile<T extends { isFile(): boolean }>(found: T, path: string): T {
  if (!found.isFile()) throw new FileTrouble('notFile', path)
  return found
}

/** Returns the common prefix of the names of the data file and its companions, existing or not. */
const getNameStem = (file: string): string => basename(file).toLowerCase()

/** Returns what identifies a file under any name; null if there is none. */
function getFileIdentity(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

/** Write permissions of owner, group and others. */
const WRITABLE = 0o222

/**
 * Throws FileTrouble if a file at `target` would be one of the data file's own, or would replace
 * something that is not a plain file, or a write-protected one. Links and other paths to the same
 * place count as the place.
 */
export function assertWritableTarget(target: string, file: string): void {
  const found = statSync(target, { throwIfNoEntry: false })
  // moving a file into place would bypass the write protection, which applies to programs too
  if (found !== undefined && (assertPlainFile(found, target).mode & WRITABLE) === 0)
    throw new FileTrouble('denied', target)
  const isBeside = realpathSync(dirname(target)) === realpathSync(dirname(file))
  if (isBeside && basename(target).toLowerCase().startsWith(getNameStem(file)))
    throw new FileTrouble('own', target)
  const copies = getBackupFolder(file)
  const names =
    statSync(copies, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(copies) : []
  const own = [
    ...['', ...SIDECAR_SUFFIXES].map((end) => `${file}${end}`),
    ...names.map((name) => join(copies, name)),
  ]
  const identity = getFileIdentity(target)
  if (identity !== null && own.some((one) => getFileIdentity(one) === identity))
    throw new FileTrouble('own', target)
}

/** Longest name in bytes with room for a suffix: an encrypting file system allows 143. */
const LONGEST = 120

/** Shortens the name of a path so that a suffix can be added. */
function shortenForSuffix(target: string): string {
  let name = basename(target)
  while (Buffer.byteLength(name) > LONGEST) name = Array.from(name).slice(0, -1).join('')
  return join(dirname(target), name)
}

/**
 * Returns a free path next to a future file, for its unfinished part; removes what a killed run
 * left there. The path is never too long if that of the file is not.
 */
export function reservePartPath(target: string): string {
  const stem = shortenForSuffix(target)
  for (let more = 0; ; more += 1) {
    const part = `${stem}${more === 0 ? '' : `-${more}`}.part`
    const found = lstatSync(part, { throwIfNoEntry: false })
    if (found?.isFile() === true) rmSync(part)
    if (found === undefined || found.isFile()) return part
  }
}

/**
 * Writes contents piece by piece to a part file, and renames it when it is complete and on the
 * disk.
 */
export function writeAtomically(target: string, pieces: Iterable<string | Uint8Array>): void {
  const part = reservePartPath(target)
  const handle = openSync(part, 'wx')
  try {
    try {
      const former = statSync(target, { throwIfNoEntry: false })
      // the new file has the permissions of the old one
      if (former !== undefined) fchmodSync(handle, former.mode)
      // unlike a single write it does not stop silently when the disk is full
      for (const piece of pieces) writeFileSync(handle, piece)
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  }
  fsyncFolder(dirname(target))
}
