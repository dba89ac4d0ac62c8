// Files that cannot be used: the right reason, the name of the file, and the file as it was.
import { mkdirSync, readFileSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { MIGRATIONS } from '../../src/main/store/migrations/index.ts'
import type { Migration } from '../../src/main/store/migrations/migration.ts'
import { closeStore, openStore } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import {
  changed,
  copied,
  expectRefused,
  fileOf,
  folder,
  goodBytes,
  refusal,
  traceOf,
} from './places.ts'

const PAGE = 4096
const APPLICATION_ID_AT = 68
const USER_VERSION_AT = 60

/** The bytes of a database of another program. */
function foreignBytes(applicationId: number): Buffer {
  const file = join(folder(), 'foreign.db')
  const db = new Database(file)
  db.pragma(`application_id = ${applicationId}`)
  db.exec('CREATE TABLE note (text); INSERT INTO note VALUES (1)')
  db.close()
  return readFileSync(file)
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

  test('an empty file is damaged: lost data is not replaced in silence', () => {
    expectRefused(fileOf(''), 'damaged')
  })

  test.each([0, 1, 0x0f055112, 0xffffffff])(
    'a database with application id %i is foreign',
    (id) => {
      expectRefused(fileOf(foreignBytes(id | 0)), 'foreign')
    },
  )

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

  test("a newer version is recognised by the file's own mark, not guessed: the mark is where SQLite stores it", () => {
    const bytes = goodBytes(3)
    expect(bytes.toString('latin1', APPLICATION_ID_AT, APPLICATION_ID_AT + 4)).toBe('Crcl')
    expect(bytes.readUInt32BE(USER_VERSION_AT)).toBe(MIGRATIONS.at(-1)?.version)
  })

  test('written by a newer program that crashed is refused as newer, and its log left as it is', () => {
    const file = join(folder(), 'cercle.db')
    closeStore(openStore(file))
    const later: Migration = {
      version: 999,
      run: (db) => db.exec('CREATE TABLE later (id INTEGER) STRICT'),
    }
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
    for (const length of [
      100,
      512,
      PAGE,
      PAGE + 50,
      2 * PAGE,
      Math.floor(pages / 2) * PAGE,
      (pages - 1) * PAGE,
    ])
      expectRefused(fileOf(bytes.subarray(0, length)), 'damaged')
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
})
