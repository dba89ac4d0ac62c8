// Standings against a plain count over all parties, and what stays right when people and parties
// are moved about.
import { describe, expect, test } from 'vitest'
import type { Standings, StandingsQuery } from '../../src/shared/archive.ts'
import type { DecisionStats, SideAnalysis } from '../../src/shared/coach.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { checkArchive } from '../../src/main/backup/check-archive.ts'
import { saveVerdict } from '../../src/main/store/verdicts.ts'
import { rebuildDerived } from '../../src/main/store/rebuild.ts'
import { setTrashed } from '../../src/main/store/finish.ts'
import { loadArchiveSummary } from '../../src/main/store/archive-summary.ts'
import { formatMonth } from '../../src/main/store/months.ts'
import type { WriteStore } from '../../src/main/store/open.ts'
import { mergePeople } from '../../src/main/store/merging.ts'
import { renamePerson } from '../../src/main/store/people.ts'
import { loadSheets, loadStandings } from '../../src/main/store/results.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'
import { type Said, type Verdicts, monthOn, sheetBy, standingsBy } from './naive-standings.ts'
import { type Known, type Varied, START, shelfOf, varied } from './varied.ts'

const SITTINGS = 150
const GAMES = ['ecarte', 'whist', 'scotch-whist', 'hundertspiel']

/** All against all, and against and with each player. */
const wishes = (known: readonly Known[]): readonly StandingsQuery[] => {
  const ids = [...new Set(known.flatMap(({ people }) => people))]
  return GAMES.flatMap((game) =>
    ids.flatMap((person) => [
      { game, person, other: null, together: false },
      ...ids
        .filter((id) => id !== person)
        .flatMap((other) => [false, true].map((together) => ({ game, person, other, together }))),
    ]),
  )
}

/** Verdicts of the coach for some of the parties, a made-up one each. */
function playAgain({ db, known }: Varied, random: Random): Verdicts {
  const said = new Map<string, Said>()
  for (const { sitting, partie, facts, people } of known) {
    if (facts.outcome === null || random.nextInt(3) > 0) continue
    const sides = facts.score.map((): SideAnalysis => {
      const [result, luck] = [random.nextInt(64) / 8 - 4, random.nextInt(64) / 16 - 2]
      return { result, luck, adjusted: result - luck, course: [], deals: [] }
    })
    const accounts = people.map((): DecisionStats => ({
      decisions: random.nextInt(40),
      cost: random.nextInt(100) / 64,
      rate: 0,
      hinted: random.nextInt(5),
      grade: 'fair',
    }))
    saveVerdict(db, { sitting, partie }, { accounts, sides, slips: [] }, START)
    for (const [seat, { decisions, hinted, cost }] of accounts.entries()) {
      const { result, luck } = requireValue(sides[people.length === 4 ? seat % 2 : seat])
      said.set(`${sitting}.${partie}.${seat}`, { decisions, hinted, cost, result, luck })
    }
  }
  return said
}

/** Sums of fractions, in any order; the counts of a game are shown with and without a partie. */
const rounded = (value: Standings): unknown =>
  JSON.parse(JSON.stringify({ ...value, counted: 0 }), (_, one: unknown) =>
    typeof one === 'number' ? Math.round(one * 1e9) / 1e9 + 0 : one,
  )

function expectStandings(db: WriteStore, known: readonly Known[], verdicts: Verdicts): void {
  for (const wish of wishes(known))
    expect(rounded(loadStandings(db, wish)), JSON.stringify(wish)).toEqual(
      rounded(standingsBy(known, wish, verdicts)),
    )
}
const expectClean = (db: WriteStore): void =>
  expect(checkArchive(db, () => {}).findings).toEqual([])

const without = (known: readonly Known[], some: (one: Known) => boolean): readonly Known[] =>
  known.filter((one) => !some(one))

describe('standings', () => {
  test('of all against all match a count over all parties, month by month', () => {
    const archive = varied(SITTINGS, chance(11))
    const verdicts = playAgain(archive, chance(12))
    expect(verdicts.size).toBeGreaterThan(100)
    expectStandings(archive.db, archive.known, verdicts)
    expectClean(archive.db)
  })

  test('rebuilt from the records alone are the same', () => {
    const { db, known } = varied(60, chance(13))
    db.exec(
      "DELETE FROM standing; DELETE FROM partie_fact; DELETE FROM setting WHERE name = 'derived'",
    )
    rebuildDerived(db)
    expectStandings(db, known, new Map())
    expectClean(db)
  })

  test('count neither practice nor unfinished nor hidden parties, and given-up parties apart', () => {
    const { db, known } = varied(SITTINGS, chance(14))
    for (const shelf of ['counted', 'givenUp', 'practice', 'broken', 'trash'] as const)
      expect(loadArchiveSummary(db).shelves[shelf]).toBe(
        known.filter((one) => shelfOf(one) === shelf).length,
      )
    const played = known.filter(
      ({ people, record }) => people.includes(1) && record.game === 'ecarte',
    )
    const on = (shelf: string): number => played.filter((one) => shelfOf(one) === shelf).length
    const { own, opposite } = loadStandings(db, {
      game: 'ecarte',
      person: 1,
      other: null,
      together: false,
    })
    expect([own['parties'], (own['gaveUp'] ?? 0) + (own['wereGiven'] ?? 0)]).toEqual([
      on('counted'),
      on('givenUp'),
    ])
    expect((own['won'] ?? 0) + (own['lost'] ?? 0)).toBe(own['parties'])
    expect([opposite['won'], opposite['lost'], opposite['value']]).toEqual([
      own['lost'],
      own['won'],
      own['valueLost'],
    ])
    expect([opposite['gaveUp'], opposite['gaveUpValue']]).toEqual([
      own['wereGiven'],
      own['wereGivenValue'],
    ])
  })

  test('of an unknown person, or of an unknown game, are empty', () => {
    const { db } = varied(5, chance(15))
    for (const wish of [
      { game: 'ecarte', person: 999, other: null, together: false },
      { game: 'bridge', person: 1, other: null, together: false },
      { game: 'ecarte', person: 1, other: 999, together: false },
      { game: 'whist', person: 1, other: 999, together: true },
    ]) {
      expect(loadStandings(db, wish)).toMatchObject({
        own: {},
        months: [],
        judged: null,
        runs: { won: 0, lost: 0, now: 0 },
      })
      expect(loadSheets(db, wish, 0, 10)).toEqual([])
    }
  })
})

describe('score sheets', () => {
  test('tell who marked what, deal by deal, the person’s side first', () => {
    const { db, known } = varied(60, chance(16))
    for (const wish of wishes(known)) {
      const expected = sheetBy(known, wish)
      expect(loadSheets(db, wish, 0, 1_000), JSON.stringify(wish)).toEqual(expected)
      expect([0, 3, 6].flatMap((from) => loadSheets(db, wish, from, 3))).toEqual(
        expected.slice(0, 9),
      )
    }
  })
})

describe('what is moved about', () => {
  test('a hidden partie counts no more, and again when it is restored', () => {
    const { db, known } = varied(60, chance(17))
    const random = chance(18)
    let now = known
    for (let n = 0; n < 120; n += 1) {
      const at = random.nextInt(now.length)
      const one = now[at]
      if (one === undefined) continue
      expect(setTrashed(db, one, one.trashed ? null : START)).toBe(true)
      expect(setTrashed(db, one, one.trashed ? null : START), 'once').toBe(false)
      now = now.with(at, { ...one, trashed: !one.trashed })
      if (n % 40 === 0) expectStandings(db, now, new Map())
    }
    expectStandings(db, now, new Map())
    expectClean(db)
    for (const one of now) setTrashed(db, one, START)
    expect(db.prepare('SELECT count(*) FROM standing').pluck().get(), 'nothing is left').toBe(0)
    expectClean(db)
    for (const one of now) setTrashed(db, one, null)
    expectStandings(
      db,
      without(now, () => false).map((one) => ({ ...one, trashed: false })),
      new Map(),
    )
  })

  test('a person renamed keeps everything; a name that is taken is refused', () => {
    const { db, known } = varied(60, chance(19))
    const { profiles } = loadArchiveSummary(db)
    const [one, two] = profiles.filter(({ kind }) => kind === 'person')
    const machine = profiles.find(({ kind }) => kind === 'computer')
    expect(renamePerson(db, one?.id ?? 0, two?.name ?? '')).toBe('taken')
    expect(renamePerson(db, machine?.id ?? 0, 'Deep Blue')).toBe('notFound')
    expect(renamePerson(db, 999, 'Nobody')).toBe('notFound')
    for (const name of [
      'Béatrice',
      one?.name ?? '',
      '  ',
      '\uD800',
      'a\0b',
      '"; DROP TABLE person; --',
    ])
      expect(renamePerson(db, one?.id ?? 0, name)).toBe('done')
    expectStandings(db, known, new Map())
    expectClean(db)
  })

  test('two people made one have the parties of both; who sat at one table cannot be', () => {
    const archive = varied(100, chance(20))
    const { db } = archive
    let { known } = archive
    const verdicts = playAgain(archive, chance(21))
    const people = loadArchiveSummary(db).profiles.filter(({ kind }) => kind === 'person')
    const seen = { done: 0, together: 0 }
    const gone = new Set<number>()
    for (const { id: from } of people)
      for (const { id: into } of people) {
        if (from === into || gone.has(from) || gone.has(into)) continue
        const sat = known.some((one) => one.people.includes(from) && one.people.includes(into))
        expect(mergePeople(db, from, into)).toBe(sat ? 'together' : 'done')
        seen[sat ? 'together' : 'done'] += 1
        if (sat) continue
        gone.add(from)
        const name = people.find(({ id }) => id === into)?.name ?? ''
        known = known.map((one) => merged(one, from, into, name))
        expectStandings(db, known, verdicts)
      }
    expect(Math.min(seen.done, seen.together)).toBeGreaterThan(0)
    expectClean(db)
    const machine = loadArchiveSummary(db).profiles.find(({ kind }) => kind === 'computer')?.id ?? 0
    for (const [from, into] of [
      [1, 1],
      [1, 999],
      [999, 1],
      [machine, 1],
      [1, machine],
    ] as const)
      expect(mergePeople(db, from, into)).toBe('notFound')
  })

  const merged = (one: Known, from: number, into: number, name: string): Known => {
    const seat = one.people.indexOf(from)
    if (seat < 0) return one
    const players = one.record.players.map((player, at) =>
      at === seat ? { ...player, name } : player,
    )
    return { ...one, people: one.people.with(seat, into), record: { ...one.record, players } }
  }
})

test('months are the calendar’s at any time anywhere, also around the turn of clocks and months', () => {
  const random = chance(22)
  const zones = [
    ...Intl.supportedValuesOf('timeZone').filter((_, n) => n % 9 === 0),
    'Europe/Berlin',
    'UTC',
    null,
  ]
  for (let n = 0; n < 4_000; n += 1) {
    const month = Date.UTC(1850 + random.nextInt(250), random.nextInt(12), 1)
    const at = month + (random.nextInt(2 * 86_400) - 86_400) * 1_000
    const zone = zones[random.nextInt(zones.length)] ?? null
    expect(formatMonth(at, zone), `${new Date(at).toISOString()} ${zone}`).toBe(monthOn(at, zone))
  }
})
