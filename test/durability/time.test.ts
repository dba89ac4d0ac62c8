// Clocks that are set back, jump ahead, change with the season, or go past 2038.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { listLastParties, findPartieLine } from '../../src/main/store/list.ts'
import { loadPartie } from '../../src/main/store/load.ts'
import { formatMonth } from '../../src/main/store/months.ts'
import { type WriteStore, openReader } from '../../src/main/store/open.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import { addSitting } from '../../src/main/store/sittings.ts'
import { folder, openHere } from '../store/places.ts'
import { ecarte, optionsOf, randomOf, writePartie } from '../store/played.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

const people = [
  { name: 'Anna', kind: 'person', level: null },
  { name: 'Odile', kind: 'computer', level: 'random' },
] as const

const sit = (db: WriteStore, zone: string | null, now: number): number =>
  addSitting(
    db,
    { game: 'ecarte', preset: 'club', options: optionsOf(ecarte, 'club'), people, zone },
    now,
  )

const findingsIn = (file: string): unknown => {
  const db = openReader(file)
  try {
    return checkArchive(db, () => {}).findings
  } finally {
    db.close()
  }
}

/** A clock that shows these instants one after the other, then the last one always. */
function clockOf(instants: readonly number[]): () => number {
  let n = 0
  return () => instants[Math.min(n++, instants.length - 1)] ?? 0
}

const START = Date.UTC(2026, 10, 21, 20)

test.each([
  ['back by an hour', -HOUR],
  ['back by a month', -30 * DAY],
  ['back to the day computers count from', -START],
  ['ahead by a day', DAY],
  ['ahead by half a century', 50 * YEAR],
])(
  'a partie in which the clock is set %s is played to its end, kept and found without a fault',
  (_, jump) => {
    const file = join(folder(), 'cercle.db')
    const db = openHere(file)
    const sitting = sit(db, 'Europe/Vienna', START)
    const now = clockOf([START, START + 1000, START + 2000, START + 3000, START + jump])
    writePartie(db, ecarte, { sitting, partie: 1, clock: now }, randomOf(3))
    const record = loadPartie(db, { sitting, partie: 1 })
    expect(record?.parties[0]?.sha256).toBeDefined()
    expect(listLastParties(db, 1)).toMatchObject([
      { sitting, startedAt: new Date(START).toISOString() },
    ])
    const told = record?.parties[0]?.deals.flatMap((deal) => deal.actions.map(({ at }) => at)) ?? []
    // what is no time a partie takes is not written down as one
    expect(told.at(-1)).toBe(
      Math.abs(jump) > 7 * DAY && jump < 0
        ? undefined
        : Math.abs(jump) > 20 * YEAR
          ? undefined
          : jump,
    )
    expect(findingsIn(file)).toEqual([])
  },
)

test('parties of the hour that comes twice in autumn stay in the order they were played', () => {
  const db = openHere(join(folder(), 'cercle.db'))
  // 02:30 in Vienna, once in summer time, an hour later in winter time
  const twice = [Date.UTC(2026, 9, 25, 0, 30), Date.UTC(2026, 9, 25, 1, 30)]
  const sittings = twice.map((now, index) => {
    const sitting = sit(db, 'Europe/Vienna', now)
    writePartie(db, ecarte, { sitting, partie: 1, now }, randomOf(index))
    return sitting
  })
  expect(listLastParties(db, 10).map(({ sitting }) => sitting)).toEqual(sittings.toReversed())
})

test('a month is that of the place one plays in, to the minute', () => {
  const last = Date.UTC(2026, 9, 31, 22, 59)
  expect([last, last + MINUTE].map((at) => formatMonth(at, 'Europe/Vienna'))).toEqual([
    '2026-10',
    '2026-11',
  ])
  expect([last, last + MINUTE].map((at) => formatMonth(at, 'Asia/Kathmandu'))).toEqual([
    '2026-11',
    '2026-11',
  ])
  expect([last, last + MINUTE].map((at) => formatMonth(at, null))).toEqual(['2026-10', '2026-10'])
  expect(formatMonth(last, 'Nowhere/Nothing'), 'a zone this machine does not know').toBe('2026-10')
})

test.each([2038, 2039, 2100, 2500])(
  'a partie of the year %i is kept, listed, counted and found without a fault',
  (year) => {
    const file = join(folder(), 'cercle.db')
    const db = openHere(file)
    const now = Date.UTC(year, 0, 31, 23, 30)
    const early = sit(db, 'Europe/Vienna', START)
    writePartie(db, ecarte, { sitting: early, partie: 1, now: START }, randomOf(1))
    const sitting = sit(db, 'Europe/Vienna', now)
    writePartie(db, ecarte, { sitting, partie: 1, now }, randomOf(2))
    expect(listLastParties(db, 1)[0]).toMatchObject({
      sitting,
      startedAt: new Date(now).toISOString(),
    })
    expect(findPartieLine(db, { sitting, partie: 1 })?.outcome).not.toBeNull()
    const person = Number(db.prepare("SELECT id FROM person WHERE kind = 'person'").pluck().get())
    const { months } = loadStandings(db, { game: 'ecarte', person, other: null, together: false })
    expect(months.map(({ month }) => month)).toEqual(['2026-11', `${year}-02`])
    expect(findingsIn(file)).toEqual([])
  },
)
