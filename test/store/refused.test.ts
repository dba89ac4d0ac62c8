// Files that cannot be used: the right reason, the name of the file, and the file as it was.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import type { StoreTrouble } from '../../src/shared/bridge.ts'
import { headless } from '../../src/shared/words/en/headless.ts'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import type { Migration } from '../../src/main/store/migrations/migration.ts'
import { StoreFault, closeStore, openStore } from '../../src/main/store/open.ts'
import { copied, fileOf, folder, goodBytes, refusal, traceOf } from './places.ts'

const PAGE = 4096
const APPLICATION_ID_AT = 68
const USER_VERSION_AT = 60
/** Two bits of every byte of the header after its name. */
const BITS = Array.from({ length: 168 }, (_, n) => 128 + 8 * Math.floor(n / 2) + (n % 2 === 0 ? 1 : 3))

/** The bytes of a database of another program. */
function foreignBytes(applicationId: number): Buffer {
  const file = join(folder(), 'foreign.db')
  const db = new Database(file)
  db.pragma(`application_id = ${applicationId}`)
  db.exec('CREATE TABLE note (text); INSERT INTO note VALUES (1)')
  db.close()
  return readFileSync(file)
}

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** Opens a file that cannot be used and looks that nothing came of it. */
function expectRefused(file: string, why: StoreTrouble, beside = dirname(file)): void {
  const before = traceOf(file, beside)
  const fault = refusal(file)
  expect({ why: fault.why, file: fault.file }).toEqual({ why, file })
  expect(fault.message).toContain(file)
  expect(fault.message, 'one line').not.toMatch(/\n/)
  expect(headless.storeTrouble(fault.why, fault.file)).toMatch(/^the data file .* (is|was|cannot) /)
  expect(traceOf(file, beside), 'untouched, and nothing beside it').toEqual(before)
}

describe('no database of ours', () => {
  test.each([
    ['a long text', 'Anna led the king of hearts. '.repeat(1000)],
    ['a short text', 'Anna'],
    ['nothing but zeros', Buffer.alloc(3 * PAGE)],
    ['noise', Buffer.from(Array.from({ length: 2 * PAGE }, (_, n) => (n * 7919) % 251))],
    ['half a header', 'SQLite format 3\0'],
  ])('%s is no database', (_, bytes) => {
    expectRefused(fileOf(bytes), 'notDatabase')
  })

  test('an empty file is damaged: something was lost that should not be begun anew in silence', () => {
    expectRefused(fileOf(''), 'damaged')
  })

  test.each([0, 1, 0x0f055112, 0xffffffff])('a database with application id %i is foreign', (id) => {
    expectRefused(fileOf(foreignBytes(id | 0)), 'foreign')
  })

  test('a folder is no database', () => {
    const here = folder()
    const inside = join(here, 'cercle.db')
    mkdirSync(inside)
    expectRefused(inside, 'notDatabase')
    expect(readdirSync(inside)).toEqual([])
  })
})

describe('a file of ours that cannot be used', () => {
  test.each([1, 10, 2 ** 30])('written %i versions later is refused as newer', (later) => {
    const bytes = changed(goodBytes(3), (copy) =>
      copy.writeUInt32BE(copy.readUInt32BE(USER_VERSION_AT) + later, USER_VERSION_AT),
    )
    expectRefused(fileOf(bytes), 'newer')
  })

  test('a newer version is told from the file’s own mark, not guessed at: the mark is where SQLite keeps it', () => {
    const bytes = goodBytes(3)
    expect(bytes.toString('latin1', APPLICATION_ID_AT, APPLICATION_ID_AT + 4)).toBe('Crcl')
    expect(bytes.readUInt32BE(USER_VERSION_AT)).toBe(MIGRATIONS.at(-1)?.version)
  })

  test('written by a newer program that crashed is refused as newer, and its log left as it is', () => {
    const file = join(folder(), 'cercle.db')
    closeStore(openStore(file))
    const later: Migration = { version: 999, run: (db) => db.exec('CREATE TABLE later (id INTEGER) STRICT') }
    const newer = openStore(file, [...MIGRATIONS, later])
    const copy = copied(file)
    closeStore(newer)
    const log = readFileSync(`${copy}-wal`)
    expectRefused(copy, 'newer')
    expect(readFileSync(`${copy}-wal`).equals(log)).toBe(true)
  })

  test('cut off anywhere it is damaged', () => {
    const bytes = goodBytes()
    const pages = bytes.length / PAGE
    for (const length of [100, 512, PAGE, PAGE + 50, 2 * PAGE, Math.floor(pages / 2) * PAGE, (pages - 1) * PAGE])
      expectRefused(fileOf(bytes.subarray(0, length)), 'damaged')
  })

  test('with any of its pages overwritten it is damaged', () => {
    const bytes = goodBytes()
    for (let page = 0; page < bytes.length / PAGE; page += 1) {
      const from = page === 0 ? 100 : page * PAGE
      expectRefused(
        fileOf(changed(bytes, (copy) => copy.fill(page % 2 === 0 ? 0xff : 0, from, (page + 1) * PAGE))),
        'damaged',
      )
    }
  })

  test('with a bit of its header flipped it opens or is refused with a reason: nothing else ever happens', () => {
    const bytes = goodBytes(3)
    const file = fileOf(bytes)
    const wrong: string[] = []
    for (const bit of BITS) {
      const flipped = changed(bytes, (copy) => (copy[bit >> 3] = (copy[bit >> 3] ?? 0) ^ (1 << (bit & 7))))
      for (const beside of ['-wal', '-shm']) rmSync(`${file}${beside}`, { force: true })
      writeFileSync(file, flipped)
      try {
        closeStore(openStore(file))
      } catch (error) {
        if (!(error instanceof StoreFault)) wrong.push(`bit ${bit % 8} of byte ${bit >> 3}: ${String(error)}`)
        if (!readFileSync(file).equals(flipped)) wrong.push(`bit ${bit % 8} of byte ${bit >> 3}: the file was changed`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('held by another program for itself alone it is in use', { timeout: 30_000 }, () => {
    const file = fileOf(goodBytes(3))
    const other = new Database(file)
    other.pragma('locking_mode = EXCLUSIVE')
    other.exec('BEGIN EXCLUSIVE')
    const fault = refusal(file)
    other.exec('ROLLBACK')
    other.close()
    expect({ why: fault.why, file: fault.file }).toEqual({ why: 'inUse', file })
    closeStore(openStore(file))
  })
})

describe('a place that cannot be opened', () => {
  test('below a file it is unreadable', () => {
    const text = fileOf('a text')
    const before = traceOf(text, dirname(text))
    for (const below of [join(text, 'cercle.db'), join(text, 'deeper', 'cercle.db')]) {
      expect(refusal(below).why).toBe('unreadable')
      expect(refusal(below).message).toContain(below)
    }
    expect(traceOf(text, dirname(text))).toEqual(before)
  })

  test('behind links that lead in a circle it is unreadable', () => {
    const here = folder()
    symlinkSync(join(here, 'b'), join(here, 'a'))
    symlinkSync(join(here, 'a'), join(here, 'b'))
    expect(refusal(join(here, 'a')).why).toBe('unreadable')
    expect(readdirSync(here).toSorted()).toEqual(['a', 'b'])
  })

  test('behind a link to what is not there, a drive not mounted perhaps, the link is left as it is', () => {
    const here = folder()
    const link = join(here, 'cercle.db')
    symlinkSync(join(here, 'drive', 'cercle.db'), link)
    try {
      closeStore(openStore(link))
    } catch (error) {
      expect(error).toBeInstanceOf(StoreFault)
    }
    expect(readlinkSync(link)).toBe(join(here, 'drive', 'cercle.db'))
  })

  // the superuser may read everything: he asks as nobody
  const asAnybody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const openedElsewhere = (file: string): string =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'open-once.ts'), file], { encoding: 'utf8', ...asAnybody })
      .stdout

  test.each([
    ['a file nobody may read', 0o000, 0o777],
    ['a file in a folder nobody may enter', 0o666, 0o000],
    ['a file that may not be written', 0o444, 0o555],
  ])('%s is unreadable', (_, ofFile, ofFolder) => {
    const file = fileOf(goodBytes(3))
    const bytes = readFileSync(file)
    chmodSync(file, ofFile)
    chmodSync(dirname(file), ofFolder)
    const told = openedElsewhere(file)
    chmodSync(dirname(file), 0o755)
    chmodSync(file, 0o644)
    expect(told).toMatch(/^unreadable /)
    expect(told).toContain(file)
    expect(readFileSync(file).equals(bytes)).toBe(true)
    expect(readdirSync(dirname(file))).toEqual(['cercle.db'])
  })

  test('a new file in a folder that may not be written is unreadable', () => {
    const here = folder()
    chmodSync(here, 0o555)
    expect(openedElsewhere(join(here, 'cercle.db'))).toMatch(/^unreadable /)
    expect(openedElsewhere(join(here, 'deeper', 'cercle.db'))).toMatch(/^unreadable /)
    expect(readdirSync(here)).toEqual([])
    expect(statSync(here).mode & 0o777).toBe(0o555)
    chmodSync(here, 0o755)
  })
})
