// Files at places that somebody chose, or where a foreign thing may stand: only plain ones are read, and what is written
// takes its place whole and never that of a file of our own.
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

/** Why a file is not read or written. */
class FileTrouble extends Error {
  override readonly name = 'FileTrouble'
  readonly code: Unusable
  constructor(code: Unusable, path: string) {
    super(`${path}: ${code}`)
    this.code = code
  }
}

/** Opening a pipe to read it waits until somebody writes into it, but for this. Windows has neither. */
const NON_BLOCKING = constants.O_RDONLY | (process.platform === 'win32' ? 0 : constants.O_NONBLOCK)

/** Bytes read at once. */
const CHUNK = 256 * 1024

/**
 * The bytes of a plain file, in pieces, opened with the first. Throws FileTrouble for a folder, a pipe, a device, and for
 * one of more than `most` bytes.
 */
export function* readChunks(path: string, most = Infinity): Generator<Uint8Array> {
  const handle = openSync(path, NON_BLOCKING)
  try {
    if (assertPlainFile(fstatSync(handle), path).size > most) throw new FileTrouble('onlyImported', path)
    yield* readHandleChunks(handle)
  } finally {
    closeSync(handle)
  }
}

/** What can be read from an open file, in pieces. */
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

/** Names of the data file and of what belongs to it begin so, whether they are there now or not. */
const getNameStem = (file: string): string => basename(file).toLowerCase()

/** By what a file is known under any name; null where there is none. */
function getFileIdentity(path: string): string | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false })
  return found === undefined ? null : `${found.dev}:${found.ino}`
}

/** Rights to write, whoever has them. */
const WRITABLE = 0o222

/**
 * Throws FileTrouble if a file at `target` would be one of the data file's own, or take the place of what is no plain
 * file, or of one that is protected against writing. Links and other ways to the same place count as the place.
 */
export function assertWritableTarget(target: string, file: string): void {
  const found = statSync(target, { throwIfNoEntry: false })
  // a file that is moved to its place would pass over a protection that no program may write through
  if (found !== undefined && (assertPlainFile(found, target).mode & WRITABLE) === 0)
    throw new FileTrouble('denied', target)
  const isBeside = realpathSync(dirname(target)) === realpathSync(dirname(file))
  if (isBeside && basename(target).toLowerCase().startsWith(getNameStem(file))) throw new FileTrouble('own', target)
  const copies = getBackupFolder(file)
  const names = statSync(copies, { throwIfNoEntry: false })?.isDirectory() === true ? readdirSync(copies) : []
  const own = [...['', ...SIDECAR_SUFFIXES].map((end) => `${file}${end}`), ...names.map((name) => join(copies, name))]
  const identity = getFileIdentity(target)
  if (identity !== null && own.some((one) => getFileIdentity(one) === identity)) throw new FileTrouble('own', target)
}

/** Bytes of a name to which more can be added: file systems take 255, one of encrypted names 143. */
const LONGEST = 120

/** As much of a path as its name can be made longer by. */
function shortenForSuffix(target: string): string {
  let name = basename(target)
  while (Buffer.byteLength(name) > LONGEST) name = Array.from(name).slice(0, -1).join('')
  return join(dirname(target), name)
}

/**
 * A name beside a file that is to be made, for its unfinished part: free, once what a run that was killed left is
 * removed, and never too long where that of the file is not.
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

/** Writes text piece by piece beside its place, and moves it there when it is whole and on the disk. */
export function writeAtomically(target: string, pieces: Iterable<string>): void {
  const part = reservePartPath(target)
  const handle = openSync(part, 'wx')
  try {
    try {
      const former = statSync(target, { throwIfNoEntry: false })
      // who may read the file that was there may read this one, and no other
      if (former !== undefined) fchmodSync(handle, former.mode)
      // unlike a single write it does not stop where the disk is full
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
