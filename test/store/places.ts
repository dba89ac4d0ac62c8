// Folders that last as long as a test, and what lies in them.
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import type { StoreTrouble } from '../../src/shared/bridge.ts'
import { headless } from '../../src/shared/words/en/headless.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { type WriteStore, closeStore, openStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import { addSitting } from '../../src/main/store/sittings.ts'

export { dump } from './dump.ts'

/** A new folder, removed when the test is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'cercle-test-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** A data file as the program opens it, closed when the test is over. */
export function openHere(file: string): WriteStore {
  const db = openArchive(file)
  onTestFinished(() => closeStore(db))
  return db
}

/** A new data file, opened as the program opens it. */
export function emptyArchive(): WriteStore {
  begun ??= goodBytes(0)
  return openHere(fileOf(begun))
}
/** The bytes of one, written once: making a file takes longer than opening it. */
let begun: Buffer | undefined

/** The bytes of a data file of ours with some sittings in it, that stands alone. */
export function goodBytes(sittings = 150): Buffer {
  const file = join(folder(), 'good.db')
  const db = openStore(file)
  for (let n = 0; n < sittings; n += 1) {
    const people = [{ name: `Anna ${'a'.repeat(100)}`, kind: 'person' as const, level: null }]
    addSitting(db, { game: 'ecarte', preset: 'club', options: {}, people }, n)
  }
  closeStore(db)
  return readFileSync(file)
}

/** Writes bytes as a data file in a folder of its own. */
export function fileOf(bytes: Uint8Array | string): string {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, bytes)
  return file
}

/** Everything that shows that a file was touched: its bytes, its time, and the files next to it. */
export function traceOf(file: string, beside: string): object {
  const { mtimeNs, size, mode } = statSync(file, { bigint: true })
  const bytes = statSync(file).isFile() ? readFileSync(file).toString('base64') : ''
  return { mtimeNs, size, mode, bytes, beside: readdirSync(beside).toSorted() }
}

/** Why a file is refused. Throws when it is not, or in any other way. */
export function refusal(file: string): StoreFault {
  let db: WriteStore
  try {
    db = openStore(file)
  } catch (error) {
    if (error instanceof StoreFault) return error
    throw new Error(`no StoreFault, but ${String(error)}`, { cause: error })
  }
  closeStore(db)
  throw new Error(`${file} was opened`)
}

/** A copy of bytes, with something done to it. */
export function changed(bytes: Buffer, change: (copy: Buffer) => void): Buffer {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** Opens a file that cannot be used and looks that nothing came of it. */
export function expectRefused(file: string, why: StoreTrouble, beside = dirname(file)): void {
  const before = traceOf(file, beside)
  const fault = refusal(file)
  expect({ why: fault.why, file: fault.file }).toEqual({ why, file })
  expect(fault.message).toContain(file)
  expect(fault.message, 'one line').not.toMatch(/\n/)
  expect(headless.storeTrouble(fault.why, fault.file)).toMatch(/^the data file .* (is|was|cannot) /)
  expect(traceOf(file, beside), 'untouched, and nothing beside it').toEqual(before)
}

/** Copies a data file as a crash left it, its log with it. */
export function copied(file: string): string {
  const copy = join(folder(), 'copy.db')
  copyFileSync(file, copy)
  if (existsSync(`${file}-wal`)) copyFileSync(`${file}-wal`, `${copy}-wal`)
  return copy
}
