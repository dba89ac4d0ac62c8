// The derived rows of a partie: its row in the lists, its part of the sums; hidden, restored, and
// rebuilt from the records.
import { describe, expect, test } from 'vitest'
import { rebuildDerived } from '../../src/main/store/rebuild.ts'
import {
  toCountedPartie,
  saveDerived,
  buildFactRow,
  saveOpenFact,
  getShelf,
} from '../../src/main/store/derive.ts'
import { insertArchived, archivePartie, setTrashed } from '../../src/main/store/finish.ts'
import { CorruptRecord, loadPartie, findPartieRow } from '../../src/main/store/load.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { addAction, addSitting } from '../../src/main/store/sittings.ts'
import { StandingSums } from '../../src/main/store/standings.ts'
import { emptyArchive } from '../store/places.ts'
import { ecarte, optionsOf, randomOf, sittingOf, writePartie } from '../store/played.ts'
import { anna, archiveOf, keptOf, laidDown, odile } from './laid-down.ts'

const rows = (db: WriteStore, sql: string): readonly unknown[] => db.prepare(sql).raw().all()
const facts = (db: WriteStore): readonly unknown[] =>
  rows(db, 'SELECT * FROM partie_fact ORDER BY partie')
const sums = (db: WriteStore): readonly unknown[] =>
  rows(db, 'SELECT * FROM standing ORDER BY 1, 2, 3, 4, 5, 6')
const shelves = (db: WriteStore): readonly unknown[] =>
  db.prepare('SELECT shelf FROM partie_fact ORDER BY partie').pluck().all()

describe('the row of a partie', () => {
  test('has what came of it, by seats', () => {
    const kept = keptOf({
      preset: 'club',
      began: 5000,
      lasted: 300,
      outcome: { winner: 1, value: 2 },
      score: [3, 5],
      counts: [
        [0, 1],
        [0, 0],
      ],
    })
    expect(buildFactRow(7, kept, [11, 12], 'counted')).toEqual({
      partie: 7,
      shelf: 'counted',
      at: 5300,
      game: 'ecarte',
      preset: 'club',
      p0: 11,
      p1: 12,
      p2: null,
      p3: null,
      winners: 2,
      value: 2,
      winner: 1,
      counted: 2,
      gave_up: null,
      score: '[3,5]',
    })
    const four = keptOf({ game: 'whist', score: [5, 4], gaveUp: 3 })
    expect(buildFactRow(7, four, [11, 12, 13, 14], 'givenUp')).toMatchObject({
      p2: 13,
      p3: 14,
      winners: 5,
      gave_up: 3,
    })
  })

  test('has nothing where nothing is known', () => {
    expect(
      buildFactRow(7, keptOf({ began: null, outcome: null }), [11, 12], 'broken'),
    ).toMatchObject({ at: 0, preset: null, winners: 0, value: null, winner: null, counted: 0 })
  })

  test('has the time of its sitting where it has none itself', () => {
    const kept = keptOf({ began: 5000, lasted: 300 })
    const [partie] = kept.record.parties
    const deals = partie?.deals ?? []
    const under = (parties: typeof kept.record.parties) =>
      buildFactRow(7, { ...kept, record: { ...kept.record, parties } }, [1, 2], 'counted').at
    expect([under([{ deals }]), under([{ deals: [] }]), under([])]).toEqual([5300, 5000, 0])
  })

  test('stands on the shelf it belongs to', () => {
    const on = ({ record, facts: of }: ReturnType<typeof keptOf>): string => getShelf(record, of)
    expect([
      on(keptOf({})),
      on(keptOf({ gaveUp: 0 })),
      on(keptOf({ outcome: null })),
      on(keptOf({ practice: true })),
    ]).toEqual([...['counted', 'givenUp', 'broken', 'practice']])
    const away = archiveOf()
    const { id } = laidDown(away)
    saveDerived(away, { id, trashed_at: 5 }, keptOf({}), [1, 2], null)
    expect([shelves(away), sums(away).length > 0]).toEqual([['trash'], true])
  })

  test('is counted in its month, unless it is practice or not over', () => {
    const counted = toCountedPartie(
      keptOf({ began: 0, lasted: 40 * 24 * 3_600_000, zone: 'UTC' }),
      [1, 2],
    )
    expect(counted).toMatchObject({
      people: [1, 2],
      month: '1970-02',
      facts: { outcome: { winner: 0 } },
    })
    expect(toCountedPartie(keptOf({ zone: 'America/New_York' }), [1, 2])?.month).toBe('1969-12')
    expect([
      toCountedPartie(keptOf({ practice: true }), [1, 2]),
      toCountedPartie(keptOf({ outcome: null }), [1, 2]),
    ]).toEqual([null, null])
  })

  test('of one that is being played has who plays what', () => {
    const db = emptyArchive()
    const options = optionsOf(ecarte, 'turf')
    const sitting = addSitting(
      db,
      { game: 'ecarte', preset: 'turf', options, people: [anna, odile] },
      0,
    )
    db.exec(`INSERT INTO partie (sitting, seq, cut) VALUES (${sitting}, 1, '[]')`)
    saveOpenFact(db, 1, sitting, [1, 4], 90)
    expect(db.prepare('SELECT * FROM partie_fact').get()).toEqual({
      partie: 1,
      shelf: 'open',
      at: 90,
      game: 'ecarte',
      preset: 'turf',
      p0: 1,
      p1: 2,
      p2: null,
      p3: null,
      winners: 0,
      value: null,
      winner: null,
      counted: 0,
      gave_up: null,
      score: '[1,4]',
      noted: 0,
    })
  })
})

/** Parties played by anybody: over, given up, practice, left open. */
function played(): WriteStore {
  const db = emptyArchive()
  const options = optionsOf(ecarte, 'club')
  db.transaction(() => {
    const sitting = sittingOf(db, ecarte, 'club', 1000)
    writePartie(db, ecarte, { sitting, partie: 1, now: 1000 }, randomOf(1))
    writePartie(db, ecarte, { sitting, partie: 2, now: 2000, givesUp: 5 }, randomOf(2))
    writePartie(db, ecarte, { sitting, partie: 3, now: 3000, most: 6 }, randomOf(3))
    const practice = {
      game: 'ecarte',
      preset: 'club',
      options,
      people: [anna, odile],
      practice: true,
    } as const
    writePartie(
      db,
      ecarte,
      { sitting: addSitting(db, practice, 0), partie: 1, now: 4000 },
      randomOf(4),
    )
  })()
  return db
}
const place = (sitting: number, partie: number) => ({ sitting, partie })

describe('a hidden partie', () => {
  test('is on no list and in no sum, until it is taken back', () => {
    const db = played()
    const [before, counted] = [facts(db), sums(db)]
    expect(shelves(db)).toEqual(['counted', 'givenUp', 'open', 'practice'])
    const all = [place(1, 1), place(1, 2), place(1, 3), place(2, 1)]
    for (const one of all) {
      expect([setTrashed(db, one, null), setTrashed(db, one, 77), setTrashed(db, one, 78)]).toEqual(
        [false, true, false],
      )
      expect(findPartieRow(db, one)?.trashed_at).toBe(77)
    }
    expect([shelves(db), sums(db)]).toEqual([Array(4).fill('trash'), []])
    for (const one of all)
      expect([setTrashed(db, one, null), setTrashed(db, one, null)]).toEqual([true, false])
    expect([facts(db), sums(db)]).toEqual([before, counted])
    expect([setTrashed(db, place(1, 9), 77), setTrashed(db, place(9, 1), 77)]).toEqual([
      false,
      false,
    ])
  })

  test('is so as a whole, or not at all', () => {
    const db = played()
    const before = [facts(db), sums(db), findPartieRow(db, place(1, 1))]
    db.exec(
      "CREATE TRIGGER full BEFORE UPDATE ON standing BEGIN SELECT RAISE(ABORT, 'disk full'); END",
    )
    expect(() => setTrashed(db, place(1, 1), 77)).toThrow('disk full')
    expect([facts(db), sums(db), findPartieRow(db, place(1, 1))]).toEqual(before)
  })
})

describe('everything derived', () => {
  const again = (db: WriteStore): void => {
    db.exec("DELETE FROM setting WHERE name = 'derived'")
    rebuildDerived(db)
  }

  test('is made again from the records as it was', () => {
    const db = played()
    setTrashed(db, place(1, 2), 77)
    const before = [facts(db), sums(db)]
    again(db)
    expect([facts(db), sums(db)]).toEqual(before)
    laidDown(db)
    again(db)
    expect([facts(db), sums(db)], 'what cannot be played is left out').toEqual(before)
    setTrashed(db, place(1, 3), 78)
    const put = facts(db)
    again(db)
    expect(facts(db)).toEqual(put)
  })

  test('is made of every partie, however many there are before it', () => {
    const db = played()
    // no more than these are read at once; they cannot be played
    db.exec(`WITH RECURSIVE n(seq) AS (SELECT 10 UNION ALL SELECT seq + 1 FROM n WHERE seq < 505)
      INSERT INTO partie (sitting, seq, record, hash) SELECT 1, seq, '{"deals":[]}', 'none' FROM n`)
    expect(db.prepare('SELECT count(*) FROM partie').pluck().get()).toBe(500)
    const last = db.transaction(() =>
      writePartie(db, ecarte, { sitting: 1, partie: 600, now: 9000 }, randomOf(5)),
    )()
    const before = [facts(db), sums(db)]
    again(db)
    expect([facts(db), sums(db)]).toEqual(before)
    expect(ecarte.findOutcome(last)).not.toBeNull()
  })

  test('stays as it is where this program has made it', () => {
    const db = played()
    db.exec('DELETE FROM standing; UPDATE partie_fact SET at = 1')
    const before = facts(db)
    rebuildDerived(db)
    expect([facts(db), sums(db)]).toEqual([before, []])
    again(db)
    expect(sums(db).length).toBeGreaterThan(0)
  })

  test('says when an open partie was last touched, or begun', () => {
    const db = played()
    const at = (): unknown => rows(db, "SELECT at FROM partie_fact WHERE shelf = 'open'")
    db.exec('UPDATE action SET at = at + 50000 WHERE seq = 1')
    again(db)
    expect(at()).toEqual([[53_001]])
    db.exec('UPDATE action SET at = NULL')
    again(db)
    expect(at()).toEqual([[3000]])
    db.exec('UPDATE partie SET started_at = NULL')
    again(db)
    expect(at()).toEqual([[0]])
  })

  test('finds a partie that is over and was not laid down, and lays it down', () => {
    const db = played()
    const { deals = [] } = loadPartie(db, place(1, 3))?.parties[0] ?? {}
    const step = (deals.at(-1)?.actions.length ?? 0) + 1
    const action = { seat: 0, action: { do: 'giveUpPartie' }, standIn: false, hint: false } as const
    addAction(
      db,
      { ...place(1, 3), deal: deals.length, step },
      action,
      { score: [0, 0], outcome: null },
      9000,
    )
    expect(findPartieRow(db, place(1, 3))?.record).toBeNull()
    again(db)
    expect(findPartieRow(db, place(1, 3))?.record).toContain('giveUpPartie')
    expect([
      shelves(db)[2],
      rows(db, 'SELECT * FROM action'),
      rows(db, 'SELECT * FROM deal'),
    ]).toEqual(['givenUp', [], []])
  })
})

describe('what is not there', () => {
  test('is not laid down', () => {
    const db = played()
    expect(() => archivePartie(db, place(1, 9))).toThrow(
      new CorruptRecord(place(1, 9), 'record', 'it is not there'),
    )
    expect(() => archivePartie(db, place(9, 1))).toThrow('sitting 9, partie 1: it is not there')
    const kept = keptOf({})
    const empty = { ...kept, record: { ...kept.record, parties: [] } }
    expect(() => insertArchived(db, place(1, 9), empty, [1, 2], new StandingSums())).toThrow(
      'sitting 1, partie 9: there is no partie',
    )
  })

  test('of a time, of a partie that came in, is no time', () => {
    const db = archiveOf({ began: null }, { began: 5000 })
    expect([
      findPartieRow(db, place(1, 1))?.started_at,
      findPartieRow(db, place(2, 1))?.started_at,
    ]).toEqual([null, 5000])
  })
})
