// The results of parties as the table of results shows them: sums and months, runs, verdicts of the
// coach.
import { describe, expect, test } from 'vitest'
import type { StandingsQuery } from '../../src/shared/archive.ts'
import { saveVerdict } from '../../src/main/store/verdicts.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import { anna, archiveOf, bertha, idsOf, odile, prosper } from './laid-down.ts'
import { gameNamed } from './records.ts'

const LOST = { outcome: { winner: 1, value: 1 }, score: [3, 5] } as const
/** Anna and Bertha against Odile and Prosper; Anna's side has won. */
const WHIST = { game: 'whist', people: [anna, odile, bertha, prosper], score: [5, 4] } as const
const DAY = 24 * 3_600_000

/** The request for Anna's results. */
function wishOf(db: WriteStore, some: Partial<StandingsQuery> = {}): StandingsQuery {
  const [person = 0] = idsOf(db, [anna])
  return { game: 'ecarte', person, other: null, together: false, ...some }
}
const annas = (db: WriteStore, some: Partial<StandingsQuery> = {}) =>
  loadStandings(db, wishOf(db, some))

describe('sums', () => {
  test('are those of a game against all, what was made and what was faced', () => {
    const db = archiveOf(
      { points: [6, 2] },
      { ...LOST, people: [anna, bertha], points: [3, 5] },
      WHIST,
    )
    const told = annas(db)
    expect(told.own).toEqual({
      parties: 2,
      won: 1,
      lost: 1,
      value: 1,
      valueLost: 1,
      points: 9,
      deals: 8,
    })
    expect(told.opposite).toEqual({
      parties: 2,
      won: 1,
      lost: 1,
      value: 1,
      valueLost: 1,
      points: 7,
      deals: 8,
    })
    expect(told.counted).toEqual(gameNamed('ecarte').counting?.names)
    expect(annas(db, { game: 'bridge' })).toEqual({
      own: {},
      opposite: {},
      counted: [],
      months: [],
      judged: null,
      runs: { won: 0, lost: 0, now: 0 },
      oppositeRuns: { won: 0, lost: 0, now: 0 },
    })
  })

  test('are those against one other alone', () => {
    const db = archiveOf({}, {}, { ...LOST, people: [anna, bertha], points: [3, 5] })
    const [o = 0, b = 0] = idsOf(db, [odile, bertha])
    const [odiles, berthas] = [annas(db, { other: o }), annas(db, { other: b })]
    expect([odiles.own, odiles.opposite]).toMatchObject([
      { parties: 2, won: 2 },
      { parties: 2, lost: 2 },
    ])
    expect([berthas.own, berthas.opposite]).toMatchObject([
      { parties: 1, points: 3 },
      { won: 1, points: 5 },
    ])
  })

  test('are those with a partner, or against them', () => {
    const against = {
      ...WHIST,
      people: [anna, bertha, odile, prosper],
      score: [2, 5],
      outcome: { winner: 1, value: 1 },
    } as const
    const db = archiveOf(WHIST, WHIST, against)
    const [other = 0] = idsOf(db, [bertha])
    const beside = annas(db, { game: 'whist', other, together: true })
    expect([beside.own, beside.opposite]).toMatchObject([
      { parties: 2, won: 2, points: 10 },
      { parties: 2, lost: 2, points: 8 },
    ])
    const facing = annas(db, { game: 'whist', other, together: false })
    expect([facing.own, facing.opposite]).toMatchObject([
      { parties: 1, lost: 1 },
      { parties: 1, won: 1 },
    ])
    const all = annas(db, { game: 'whist', together: true })
    expect([all.own, all.opposite]).toMatchObject([
      { parties: 3, won: 2 },
      { parties: 3, won: 1 },
    ])
  })

  test('are listed by month at that place, the earliest first, those without a time before them', () => {
    const turn = Date.UTC(2026, 11, 1)
    const db = archiveOf(
      { began: turn },
      { ...LOST, began: turn - 1 },
      { began: turn - 1, zone: 'Europe/Berlin' },
      { began: null },
    )
    const told = annas(db).months.map(({ month, own, opposite }) => [
      month,
      own['parties'],
      own['won'] ?? 0,
      opposite['won'] ?? 0,
    ])
    expect(told).toEqual([
      ['', 1, 1, 0],
      ['2026-11', 1, 0, 1],
      ['2026-12', 2, 2, 0],
    ])
  })
})

describe('runs', () => {
  const course = (letters: string): WriteStore =>
    archiveOf(...[...letters].map((one) => (one === 'w' ? {} : LOST)))

  test.each([
    ['wwlwwwll', { won: 3, lost: 2, now: -2 }],
    ['lllww', { won: 2, lost: 3, now: 2 }],
    ['w', { won: 1, lost: 0, now: 1 }],
    ['ll', { won: 0, lost: 2, now: -2 }],
    ['', { won: 0, lost: 0, now: 0 }],
  ])(
    'of %s are the longest won and lost, and the one that goes on; the others have theirs the other way round',
    (letters, runs) => {
      const db = course(letters)
      const told = annas(db)
      expect(told.runs).toEqual(runs)
      expect(told.oppositeRuns).toEqual({ won: runs.lost, lost: runs.won, now: 0 - runs.now })
      const [other = 0] = idsOf(db, [odile])
      expect(annas(db, { other }).oppositeRuns).toEqual(told.oppositeRuns)
      const { runs: nobodys, oppositeRuns } = annas(db, { other: 999 })
      for (const none of [nobodys, oppositeRuns]) expect(none).toEqual({ won: 0, lost: 0, now: 0 })
    },
  )

  test('go by the time, and leave out what was given up, broken off, or practice', () => {
    const db = archiveOf(
      { began: 9 },
      { ...LOST, began: 1 },
      { began: 5 },
      { gaveUp: 0 },
      { outcome: null },
      { ...LOST, practice: true },
    )
    expect(annas(db).runs).toEqual({ won: 2, lost: 1, now: 2 })
  })

  test('of partners are those they have together', () => {
    const db = archiveOf(WHIST, WHIST, {
      ...WHIST,
      people: [anna, bertha, odile, prosper],
      score: [2, 5],
      outcome: { winner: 1, value: 1 },
    })
    const [other = 0, person = 0] = idsOf(db, [bertha, anna])
    const told = (together: boolean) => annas(db, { game: 'whist', other, together }).runs
    expect([told(true), told(false)]).toEqual([
      { won: 2, lost: 0, now: 2 },
      { won: 0, lost: 1, now: -1 },
    ])
    expect(annas(db, { game: 'whist', other: person, together: true }).runs).toEqual({
      won: 0,
      lost: 0,
      now: 0,
    })
  })

  test('of the others are no seat’s if there are two other sides', () => {
    const three = { game: 'hundertspiel', people: [anna, odile, bertha], score: [9, 3, 5] }
    const lost = { ...three, score: [3, 9, 5], outcome: { winner: 1, value: 1 } } as const
    const db = archiveOf(three, lost, lost)
    const [other = 0] = idsOf(db, [bertha])
    const told = annas(db, { game: 'hundertspiel' })
    expect([told.runs, told.oppositeRuns]).toEqual([{ won: 1, lost: 2, now: -2 }, null])
    expect(annas(db, { game: 'hundertspiel', other }).oppositeRuns).toEqual({
      won: 0,
      lost: 3,
      now: -3,
    })
  })
})

describe('verdicts of the coach', () => {
  const judge = (
    db: WriteStore,
    sitting: number,
    [decisions, cost, result, luck]: readonly [number, number, number, number],
    hinted = 0,
  ): void => {
    const none = { decisions: 9, cost: 9, rate: 0, hinted: 0, grade: null }
    const sides = [
      { result, luck, adjusted: 0, course: [], deals: [] },
      { result: -9, luck: -9, adjusted: 0, course: [], deals: [] },
    ]
    saveVerdict(
      db,
      { sitting, partie: 1 },
      { accounts: [{ ...none, decisions, hinted, cost }, none], sides, slips: [] },
      0,
    )
  }

  test('are summed over what counts, in all and by month', () => {
    const db = archiveOf(
      {},
      { began: 40 * DAY },
      { practice: true },
      { people: [bertha, odile] },
      { began: null },
    )
    judge(db, 1, [10, 1, 2, 0.5], 4)
    judge(db, 2, [30, 0.5, -1, 1], 3)
    judge(db, 3, [10, 9, 9, 9])
    judge(db, 4, [10, 9, 9, 9])
    const { judged, months } = annas(db)
    const sum = { parties: 2, decisions: 40, hinted: 7, rate: 1.5 / 40, result: 1, adjusted: -0.5 }
    expect(judged).toEqual({ ...sum, grade: expect.any(String) })
    expect(months.map((one) => [one.month, one.judged?.decisions ?? null])).toEqual([
      ['', null],
      ['1970-01', 10],
      ['1970-02', 30],
    ])
    judge(db, 5, [1, 0, 0, 0])
    expect(annas(db).months[0]).toMatchObject({ month: '', judged: { decisions: 1 } })
  })

  test('of before hints were counted have none, and get theirs when the partie is judged again', () => {
    const db = archiveOf({})
    judge(db, 1, [10, 1, 2, 0.5], 4)
    db.exec('UPDATE verdict SET hinted = NULL')
    expect(annas(db).judged).toMatchObject({ decisions: 10, hinted: 0 })
    judge(db, 1, [8, 1, 2, 0.5], 2)
    expect(annas(db).judged).toMatchObject({ decisions: 8, hinted: 2 })
  })

  test('are those against one other alone where one is asked for; where nothing was decided nothing was lost', () => {
    const db = archiveOf({}, { people: [anna, bertha] })
    const [o = 0, b = 0] = idsOf(db, [odile, bertha])
    judge(db, 1, [0, 0, 2, 0])
    expect(annas(db, { other: o }).judged).toMatchObject({ parties: 1, decisions: 0, rate: 0 })
    expect(annas(db, { other: b }).judged).toBeNull()
    expect(annas(db, { game: 'whist' }).judged).toBeNull()
  })
})
