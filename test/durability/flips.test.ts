// Bits that flip on a disk: every one that changes a stored partie is found, and none goes out in
// an export.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, test } from 'vitest'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import {
  EVERYTHING,
  listSittingIds,
  assertSound,
  exportSitting,
} from '../../src/main/transfer/export-sittings.ts'
import { type Reader, openReader } from '../../src/main/store/open.ts'
import { StoreFault } from '../../src/main/store/store-fault.ts'
import { CorruptRecord } from '../../src/main/store/load.ts'
import { fileOf, folder } from '../store/places.ts'
import { randomOf } from '../store/played.ts'
import { archiveBytes } from './archives.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const FLIPS = LONG ? 3000 : 200

/**
 * The stored rows of a partie, its rows in lists and standings, and the stored rows of an evening.
 */
const KEPT = {
  sitting: '*',
  seat: '*',
  person: '*',
  partie: 'id, sitting, seq, started_at, hash, record',
  partie_fact: '*',
  evening: '*',
  evening_guest: '*',
  evening_step: '*',
  ledger_entry: '*',
  agreed_match: '*',
} as const

interface Page {
  readonly name: string
  readonly pageno: number
  readonly pgsize: number
}

/** Pages of the tables and of their indexes. */
function pagesOf(file: string): readonly Page[] {
  const db = new Database(file, { readonly: true })
  const names = Object.keys(KEPT)
  const pages = db
    .prepare<string[], Page>(
      `SELECT name, pageno, pgsize FROM dbstat WHERE name IN
        (SELECT name FROM sqlite_schema WHERE tbl_name IN (${names.map(() => '?').join()}))`,
    )
    .all(...names)
  db.close()
  return pages
}

/** All stored rows, read from the tables themselves; null if they cannot be read any more. */
function contentOf(file: string): string | null {
  const db = new Database(file, { readonly: true })
  try {
    const rows = Object.entries(KEPT).map(([table, columns]) =>
      db.prepare(`SELECT ${columns} FROM ${table} NOT INDEXED`).raw().all(),
    )
    return JSON.stringify(rows)
  } catch {
    return null
  } finally {
    db.close()
  }
}

/** The result of reading the file: nothing wrong, something wrong, or unreadable. */
function foundIn<T>(file: string, look: (db: Reader) => T): T | 'fault' {
  let db: Reader
  try {
    db = openReader(file)
  } catch (error) {
    if (error instanceof StoreFault) return 'fault'
    throw error
  }
  try {
    return look(db)
  } finally {
    db.close()
  }
}

/** Every sitting as it goes out; 'fault' where it does not. */
function exportOf(db: Reader): string {
  try {
    assertSound(db)
    return listSittingIds(db)
      .map((sitting) => exportSitting(db, sitting, 'json', EVERYTHING).text)
      .join('')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (error instanceof CorruptRecord || code.startsWith('SQLITE_CORRUPT')) return 'fault'
    throw error
  }
}

interface Flip {
  readonly page: string
  readonly bit: number
}

/**
 * Flips one bit after the other in pages of stored data; `tried` is called for those that change
 * it.
 */
function flipBits(good: Buffer, wanted: number, tried: (file: string, flip: Flip) => void): number {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, good)
  const pages = pagesOf(file)
  const names = [...new Set(pages.map(({ name }) => name))]
  const before = contentOf(file)
  const random = randomOf(7)
  let changing = 0
  for (let n = 0; changing < wanted && n < 1000 * wanted; n += 1) {
    // as often in a small table as in a large one, and mostly where something is written
    const name = names[random.nextInt(names.length)]
    const own = pages.filter((one) => one.name === name)
    const page = own[random.nextInt(own.length)]
    if (page === undefined) throw new Error('no pages')
    const bit = random.nextInt(page.pgsize * 8)
    const at = (page.pageno - 1) * page.pgsize + (bit >> 3)
    if (good[at] === 0 && random.nextInt(20) > 0) continue
    const bad = Buffer.from(good)
    bad[at] = (bad[at] ?? 0) ^ (1 << (bit & 7))
    writeFileSync(file, bad)
    if (contentOf(file) === before) continue
    changing += 1
    tried(file, { page: page.name, bit })
  }
  return changing
}

describe('a bit that flips in the archive', () => {
  test(`is found by the check: ${FLIPS} that change it`, { timeout: 600_000 }, () => {
    const missed: Flip[] = []
    const found = new Map<string, number>()
    const changing = flipBits(archiveBytes(8, 2, true), FLIPS, (file, flip) => {
      const findings = foundIn(file, (db) => checkArchive(db, () => {}).findings)
      const first = findings === 'fault' ? 'fault' : findings[0]?.what
      if (first === undefined) missed.push(flip)
      else found.set(first, (found.get(first) ?? 0) + 1)
    })
    expect(missed).toEqual([])
    expect(changing).toBe(FLIPS)
    // most are such as SQLite's own checks do not see
    const ours = ['hash', 'record', 'evening'].map((what) => found.get(what) ?? 0)
    expect(ours.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(FLIPS / 3)
  })

  test(`never goes out: ${FLIPS} more`, { timeout: 600_000 }, () => {
    const good = archiveBytes(8, 2, true)
    const file = join(folder(), 'good.db')
    writeFileSync(file, good)
    const before = foundIn(file, exportOf)
    const missed: Flip[] = []
    let refused = 0
    flipBits(good, FLIPS, (flipped, flip) => {
      const after = foundIn(flipped, exportOf)
      if (after === 'fault') refused += 1
      else if (after !== before) missed.push(flip)
    })
    expect(missed).toEqual([])
    expect(refused).toBeGreaterThan(FLIPS / 2)
  })
})

test('a changed value in any column of the archive is found by the check', () => {
  const good = archiveBytes(4, 2, true)
  // the moment a partie was hidden is stored once; the others are read only while it is played
  const columns = columnsOf(fileOf(good)).filter(
    ([, column]) => !['trashed_at', 'cut', 'score_before', 'inherited'].includes(column),
  )
  const missed: string[] = []
  for (const [table, column] of columns) {
    const file = fileOf(good)
    const db = new Database(file)
    db.pragma('ignore_check_constraints = ON')
    db.pragma('foreign_keys = OFF')
    const other = `CASE typeof(${column}) WHEN 'integer' THEN ${column} + 1 WHEN 'null' THEN 1 ELSE ${column} || '?' END`
    db.exec(`UPDATE ${table} SET ${column} = ${other} ${lastOf(db, table)}`)
    db.close()
    const findings = foundIn(file, (found) => checkArchive(found, () => {}).findings)
    if (findings !== 'fault' && findings.length === 0) missed.push(`${table}.${column}`)
  }
  expect(columns.length).toBeGreaterThan(40)
  expect(missed).toEqual([])
})

/** Every stored column, and every derived one. */
function columnsOf(file: string): readonly (readonly [table: string, column: string])[] {
  const db = new Database(file, { readonly: true })
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck()
  const all = [...Object.keys(KEPT), 'standing', 'note'].flatMap((table) =>
    columns.all(table).map((column) => [table, column] as const),
  )
  db.close()
  return all
}

/** The condition that is true of the last row of a table alone. */
function lastOf(db: Database.Database, table: string): string {
  const keys = db
    .prepare<[string], string>('SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk')
    .pluck()
    .all(table)
  const list = keys.join()
  return `WHERE (${list}) = (SELECT ${list} FROM ${table} ORDER BY ${keys.map((key) => `${key} DESC`).join()} LIMIT 1)`
}

test('a file without a flipped bit is found without a fault', () => {
  const file = join(folder(), 'cercle.db')
  writeFileSync(file, archiveBytes(8, 2, true))
  expect(foundIn(file, (db) => checkArchive(db, () => {}).findings)).toEqual([])
})
