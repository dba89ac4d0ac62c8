// A data file with texts that are longer than any program of ours writes: each is named, none is
// read, all else goes on.
import Database from 'better-sqlite3'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { verifyBackup } from '../../src/main/backup/backups.ts'
import { annotatePartie } from '../../src/main/store/annotations.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { loadArchiveSummary } from '../../src/main/store/archive-summary.ts'
import { LONGEST_PARTIE, LONGEST_TEXT } from '../../src/main/store/lengths.ts'
import { listLastParties } from '../../src/main/store/list.ts'
import { CorruptRecord, loadPartie, findPartieRow } from '../../src/main/store/load.ts'
import { closeStore, openReader } from '../../src/main/store/open.ts'
import { loadSettings } from '../../src/main/store/settings.ts'
import { archiveBytes } from '../durability/archives.ts'
import { fileOf } from './places.ts'

/** Bytes of the record: to read it, and find that it is none, takes over a minute. */
const HUGE = 100_000_000
/** Of all others, which SQLite itself has to look through first. */
const LARGE = 20_000_000

/** Milliseconds that a check may take with such a text. */
const SOON = 5_000

const SITTINGS = 4

/** A sound archive with a note, and something done to it in SQL. */
function altered(sql: string): string {
  const file = fileOf(archiveBytes(SITTINGS))
  const ours = openArchive(file)
  annotatePartie(ours, { sitting: 1, partie: 1 }, 'A fine vole.', ['vole'])
  closeStore(ours)
  const db = new Database(file)
  db.pragma('foreign_keys = OFF')
  db.exec(sql)
  db.close()
  return file
}

function checked(file: string) {
  const began = performance.now()
  const db = openReader(file)
  try {
    const report = checkArchive(db, () => {})
    return { ...report, took: performance.now() - began }
  } finally {
    db.close()
  }
}

/** A JSON text of this many bytes. */
const long = (bytes: number): string => `'"' || printf('%.*c', ${bytes - 2}, 'x') || '"'`

/** A record of about as many bytes, of deals without anything in them. */
const deals = (bytes: number): string =>
  `'{"deals":[' || replace(printf('%.*c', ${Math.floor(bytes / 3)}, 'x'), 'x', '{},') || '{}]}'`

/** The places of texts that can be too long, and the check's report of each. */
const PLACES: Readonly<Record<string, readonly [sql: string, said: RegExp]>> = {
  'the record of a partie': [
    `UPDATE partie SET record = ${deals(HUGE)} WHERE id = 1`,
    /sitting 1, partie 1: it is 100\d{6} bytes/,
  ],
  'the options of a sitting': [
    `UPDATE sitting SET options = ${long(LARGE)} WHERE id = 1`,
    /sitting 1, partie 1: it is 2000\d+ bytes/,
  ],
  'a name': [
    `UPDATE person SET name = ${long(LARGE)} WHERE id = 1`,
    /a text in person 1 is 2000\d{4} bytes/,
  ],
  'a note': [`UPDATE note SET text = ${long(LARGE)}`, /a text in note 1 is 2000\d{4} bytes/],
  'a tag': [`INSERT INTO tag VALUES (1, ${long(LARGE)})`, /a text in tag 1 is 2000\d{4} bytes/],
  'a score in the lists': [
    `UPDATE partie_fact SET score = ${long(LARGE)} WHERE partie = 1`,
    /a text in partie_fact 1 is 2000\d{4} bytes/,
  ],
  'the name of a sum': [
    `INSERT INTO standing VALUES ('ecarte', 'against', 1, 0, '2026-11', ${long(LARGE)}, 1)`,
    /a text in standing \d+ is 2000\d{4} bytes/,
  ],
  'a step of an evening': [
    `INSERT INTO evening (id, uid, game, options, kind, terms, started_at, seal) VALUES (1, 'u', 'ecarte', '{}', 'pool', '{}', 0, '');
     INSERT INTO evening_step (evening, seq, body, seal) VALUES (1, 1, ${long(LARGE)}, '')`,
    /evening 1: it is 2000\d{4} bytes/,
  ],
  'a setting': [
    `INSERT INTO setting VALUES ('settings', ${long(LARGE)})`,
    /a text in setting is 2000\d{4} bytes/,
  ],
}

describe.each(Object.entries(PLACES))('%s that is too long', (_, [sql, said]) => {
  test('is a finding with its name, and the check soon ends', () => {
    const all = checked(altered('')).parties
    const { parties, findings, took } = checked(altered(sql))
    expect(parties).toBe(all)
    expect(findings.map(({ detail }) => detail).join('\n')).toMatch(said)
    expect(Math.max(...findings.map(({ detail }) => detail.length))).toBeLessThanOrEqual(500)
    expect(took).toBeLessThan(SOON)
  })

  test('keeps the archive from nothing else', () => {
    const file = altered(sql)
    const began = performance.now()
    const db = openArchive(file)
    try {
      expect(
        listLastParties(db, 10).length + loadArchiveSummary(db).shelves.broken,
      ).toBeGreaterThan(0)
      expect(loadSettings(db).zoom).toBe(1)
      expect(JSON.stringify([listLastParties(db, 10), loadArchiveSummary(db)]).length).toBeLessThan(
        100_000,
      )
    } finally {
      closeStore(db)
    }
    expect(performance.now() - began).toBeLessThan(SOON)
  })
})

describe('a partie that is being played', () => {
  const OPEN = `DELETE FROM partie_fact WHERE partie = 1; UPDATE partie SET record = NULL, hash = NULL, cut = '[]' WHERE id = 1;
    INSERT INTO deal VALUES (1, 1, 1, 0, '', '[]', '', '[]', NULL, NULL);`
  const actions = (count: number, body: string): string =>
    `WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < ${count})
     INSERT INTO action (sitting, partie, deal, seq, seat, body) SELECT 1, 1, 1, x, 0, ${body} FROM n`

  test.each([
    ['one action of 20 MB', actions(1, long(LARGE))],
    ['a million actions', actions(1_000_000, "'{}'")],
  ])('with %s is a finding too', (__, sql) => {
    const all = checked(altered('')).parties
    const { parties, findings, took } = checked(altered(OPEN + sql))
    expect(parties).toBe(all)
    expect(findings.map(({ detail }) => detail).join('\n')).toMatch(
      /sitting 1, partie 1: it is \d+ bytes long/,
    )
    expect(took).toBeLessThan(SOON)
  })
})

test('a partie may be as long as this and not longer, in bytes of UTF-8', () => {
  const file = altered('')
  const db = openArchive(file)
  const place = { sitting: 1, partie: 1 }
  const other = Number(
    db
      .prepare(
        'SELECT 128 + octet_length(uid) + octet_length(game) + octet_length(preset) + octet_length(options) + ifnull(octet_length(zone), 0) + octet_length(hash) FROM sitting, partie WHERE sitting.id = 1 AND partie.id = 1',
      )
      .pluck()
      .get(),
  )
  const put = db.prepare<[string]>('UPDATE partie SET record = ? WHERE id = 1')
  const text = 'é'.repeat((LONGEST_PARTIE - other) / 2)
  put.run(text)
  expect(findPartieRow(db, place)?.record).toBe(text)
  put.run(`${text}éé`)
  expect(() => findPartieRow(db, place)).toThrow(CorruptRecord)
  expect(() => loadPartie(db, place)).toThrow(`at most ${LONGEST_PARTIE} are read`)
  closeStore(db)
})

test('what a person may write is far shorter than what is read', () => {
  expect(4_000 * 3 * 4).toBeLessThan(LONGEST_TEXT)
  const { findings } = checked(altered(''))
  expect(findings).toEqual([])
})

test('a copy with such a text is not taken for a good one', () => {
  const file = altered(`UPDATE partie SET record = ${long(HUGE)} WHERE id = 1`)
  const before = readFileSync(file).length
  expect(() => verifyBackup(file, null)).toThrow('bytes long')
  expect(readFileSync(file).length).toBe(before)
})

test('a check can be ended before each of its steps', () => {
  const db = openReader(altered(''))
  const steps: number[] = []
  checkArchive(db, (done) => void steps.push(done))
  // each partie, and what hangs on them
  expect(steps.length).toBeGreaterThan(SITTINGS + 3)
  for (let last = 1; last <= steps.length; last += 1) {
    let heard = 0
    const end = (): void => {
      heard += 1
      if (heard === last) throw new Error('cancelled')
    }
    expect(() => checkArchive(db, end)).toThrow('cancelled')
    expect(heard).toBe(last)
  }
  db.close()
})
