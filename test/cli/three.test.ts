// The command line at tables of three, each for themselves: points and markers, what each seat may
// do and know, advice, simulations, and the archive of them.
import { describe, expect, onTestFinished, test } from 'vitest'
import { join } from 'node:path'
import { writeFileSync } from 'node:fs'
import { adviseRecord } from '../../src/main/cli/advise.ts'
import { describeLegalActions, describeReplay, describeView } from '../../src/main/cli/records.ts'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { playDuplicate } from '../../src/main/engine/players/match.ts'
import type { Player } from '../../src/main/engine/players/player.ts'
import { shuffle } from '../../src/main/engine/random.ts'
import { type PartieRecord, type RecordDocument, readRecord } from '../../src/main/engine/record.ts'
import { parseGameAction } from '../../src/main/engine/replay.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { listParties } from '../../src/main/store/list-filter.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { closeStore } from '../../src/main/store/open.ts'
import { loadSheets, loadStandings } from '../../src/main/store/results.ts'
import { buildFileLine, buildReview } from '../../src/main/table/review.ts'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import type { ChosenOptions } from '../../src/shared/bridge.ts'
import { type Card, TRAPPOLA_CARDS, requireValue } from '../../src/shared/card.ts'
import type { AnyAction, Mark } from '../../src/shared/view.ts'
import { chance } from '../games/chance.ts'
import { gameNamed, person, sittingOf, uidOf } from '../archive/records.ts'
import { folder } from '../store/places.ts'
import { optionsOf } from '../store/played.ts'
import { cardsIn } from '../table/knowing.ts'
import { answered, cercle, said } from './cercle.ts'

const GAME = 'hundertspiel'
const NAMES = ['Anna', 'Bert', 'Cora']
const PLAIN = { players: 3 }
const SCAT = { players: 3, scat: true }
const RANDOM = 'random,random,random'

function recordOf(parties: number, seed: number, options: ChosenOptions = PLAIN): RecordDocument {
  const head = {
    game: GAME,
    options,
    preset: null,
    players: NAMES.map(person),
    began: null,
    zone: null,
  }
  return sittingOf({ ...head, practice: false, parties, end: 'over' }, uidOf(seed), chance(seed))
}

/** The first partie up to this many actions of its first deal. */
function stopped(record: RecordDocument, steps: number): RecordDocument {
  const [partie] = record.parties
  const deal = requireValue(partie?.deals[0])
  const begun: PartieRecord = { deals: [{ ...deal, actions: deal.actions.slice(0, steps) }] }
  return { ...record, parties: [partie?.cut === undefined ? begun : { cut: partie.cut, ...begun }] }
}

/** The output of a command for a record; throws its error. */
function printed<T>(record: RecordDocument, answer: (record: RecordDocument) => object): T {
  const { lines, wrong } = said(JSON.stringify(record), answer)
  if (wrong !== null) throw new Error(wrong)
  return lines[0] as T
}

interface PrintedPartie {
  readonly winner: number | null
  readonly value: number | null
  readonly score: readonly number[]
  readonly series: { readonly markers: readonly number[]; readonly won: readonly number[] }
  readonly deals: readonly {
    readonly marks: readonly Mark[]
    readonly tricksWon: readonly number[]
    readonly scoreAfter: readonly number[]
  }[]
}
interface Printed {
  readonly complete: boolean
  readonly parties: readonly PrintedPartie[]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

describe('replay', () => {
  test.each([PLAIN, SCAT])(
    'H-28 points, winner and tricks are told of three, each his own side: %o',
    (options) => {
      for (const seed of [1, 2, 3]) {
        const { complete, parties } = printed<Printed>(recordOf(2, seed, options), describeReplay)
        expect(complete).toBe(true)
        for (const { winner, score, deals } of parties) {
          expect([score.length, [0, 1, 2].includes(winner ?? NaN)]).toEqual([3, true])
          expect(deals.at(-1)?.scoreAfter).toEqual(score)
          for (const { tricksWon, marks } of deals) {
            expect(tricksWon).toHaveLength(3)
            expect(marks.every(({ seat }) => seat < 3)).toBe(true)
          }
        }
      }
    },
  )

  test('H-28 markers are handed on from partie to partie, also what is owed, and come to nothing together', () => {
    const record = recordOf(6, 4)
    const { parties } = printed<Printed>(record, describeReplay)
    const handed = record.parties.flatMap(({ inherited }) =>
      inherited === undefined ? [] : [inherited],
    )
    expect(handed.length).toBeGreaterThan(2)
    expect(handed.some(({ markers }) => Array.isArray(markers) && Math.min(...markers) < 0)).toBe(
      true,
    )
    record.parties.forEach(({ inherited }, index) => {
      const before = parties[index - 1]
      if (inherited !== undefined) expect(inherited['markers']).toEqual(before?.series.markers)
    })
    for (const { series } of parties) expect(sum(series.markers)).toBe(0)
  })

  test('H-21 prints the same where the record does not say what a partie takes over, and of one partie alone', () => {
    const record = recordOf(4, 5)
    const whole = printed<Printed>(record, describeReplay)
    record.parties.forEach((partie, index) =>
      expect(printed<Printed>({ ...record, parties: [partie] }, describeReplay).parties).toEqual([
        whole.parties[index],
      ]),
    )
    const bare = structuredClone(record.parties)
    for (const partie of bare) {
      delete partie.inherited
      for (const deal of partie.deals) delete deal.scoreBefore
    }
    expect(printed({ ...record, parties: bare }, describeReplay)).toEqual(whole)
  })

  test('H-3 H-22 what a partie takes over must be that of such a table', () => {
    const record = recordOf(3, 7)
    const partie = requireValue(record.parties.find(({ inherited }) => inherited !== undefined))
    const taken = (more: object): string => {
      const parties = [{ ...partie, inherited: { ...partie.inherited, ...more } }]
      return said(JSON.stringify({ ...record, parties }), describeReplay).wrong ?? ''
    }
    expect(taken({})).toBe('')
    expect(taken({ markers: [3, -5, 2] })).toBe('')
    for (const wrong of [
      ...[{ suits: [0, 1] }, { suits: [0, 1, 2, 3] }, { suits: [0, 1, 1] }, { suits: [0, 1, 4] }],
      ...[
        { markers: [1, -1] },
        { markers: [1, 1, 1] },
        { markers: [2, -1, -1, 0] },
        { won: [0, 1] },
      ],
      ...[{ dealer: 3 }, { announcedBy: 3 }, { dealt: 5, end: 5 }, { debts: 1 }],
    ])
      expect(taken(wrong), JSON.stringify(wrong)).toMatch(/inherited/)
  })

  test('a score or a hand too many is refused, and so is a turn-up of a game that turns none', () => {
    const record = stopped(recordOf(1, 6, SCAT), 0)
    const deal = requireValue(record.parties[0]?.deals[0])
    const wrong = (more: Partial<typeof deal>): string =>
      said(
        JSON.stringify({ ...record, parties: [{ deals: [{ ...deal, ...more }] }] }),
        describeReplay,
      ).wrong ?? ''
    expect(wrong({})).toBe('')
    expect(wrong({ scoreBefore: [0, 0] })).not.toBe('')
    expect(wrong({ scoreBefore: [10, 20, 30] })).toBe('')
    expect(wrong({ hands: deal.hands.slice(1) })).not.toBe('')
    expect(wrong({ turnUp: '6-SP' })).not.toBe('')
  })
})

describe('what a seat may do and know', () => {
  test('view: each of three sees their own hand and how many cards the others hold', () => {
    const record = stopped(recordOf(1, 12), 0)
    for (const seat of [0, 1, 2]) {
      const view = printed<{ eye: number; hands: unknown[]; score: number[] }>(record, (one) =>
        describeView(one, String(seat)),
      )
      expect([view.eye, view.score]).toEqual([seat, [0, 0, 0]])
      expect(view.hands.map((hand) => Array.isArray(hand))).toEqual(
        [0, 1, 2].map((one) => one === seat),
      )
    }
    expect(said(JSON.stringify(record), (one) => describeView(one, '3')).wrong).toBe(
      '--seat takes a seat from 0 to 2',
    )
  })

  /**
   * A deal before its first action, and the same with all cards the seat has not seen exchanged.
   */
  function pair(
    seat: number,
    seed: number,
    options: ChosenOptions,
  ): readonly [RecordDocument, RecordDocument] {
    const record = stopped(recordOf(1, seed, options), 0)
    const [partie] = record.parties
    const deal = requireValue(partie?.deals[0])
    const known = new Set<Card | undefined>([...(deal.hands[seat] ?? []), deal.turnUp])
    const hidden = TRAPPOLA_CARDS.filter((card) => !known.has(card))
    const instead = shuffle(hidden, chance(seed))
    const by = new Map<Card, Card>(hidden.map((card, place) => [card, instead[place] ?? card]))
    const moved = (cards: readonly Card[]): Card[] => cards.map((card) => by.get(card) ?? card)
    const other = { ...deal, hands: deal.hands.map(moved), talon: moved(deal.talon ?? []) }
    return [record, { ...record, parties: [{ ...partie, deals: [other] }] }]
  }

  test.each([0, 1, 2])(
    'view: seat %i is shown the same whatever it has not seen, and its own cards alone',
    (seat) => {
      for (let n = 0; n < 60; n += 1) {
        const options = n % 2 === 0 ? PLAIN : SCAT
        const [one, other] = pair(seat, 100 + n, options).map((record) => {
          const { lines, wrong } = said(JSON.stringify(record), (read) =>
            describeView(read, String(seat)),
          )
          expect(wrong).toBeNull()
          return { record, shown: JSON.stringify(lines) }
        })
        expect(one?.record).not.toEqual(other?.record)
        expect(one?.shown).toBe(other?.shown)
        const deal = requireValue(one?.record.parties[0]?.deals[0])
        const seen = [
          ...requireValue(deal.hands[seat]),
          ...(deal.turnUp === undefined ? [] : [deal.turnUp]),
        ]
        expect(new Set(cardsIn(JSON.parse(one?.shown ?? '')))).toEqual(new Set(seen))
      }
    },
  )

  test('legal: suits, ranks and counts are part of an action, and what is printed may be done', () => {
    type Legal = { readonly actions: Readonly<Record<string, readonly AnyAction[]>> }
    const game = gameNamed(GAME)
    const keys = new Set<string>()
    for (const options of [PLAIN, SCAT])
      for (let seed = 20; seed < 28; seed += 1)
        for (const steps of [0, 1, 2, 4, 8]) {
          const { actions } = printed<Legal>(
            stopped(recordOf(1, seed, options), steps),
            describeLegalActions,
          )
          for (const action of Object.values(actions).flat()) {
            expect(parseGameAction(game, action)).toEqual({ action })
            for (const key of Object.keys(action)) keys.add(key)
          }
        }
    expect([...keys].toSorted()).toEqual(['card', 'cards', 'count', 'do', 'rank', 'suit', 'suits'])
    for (const strange of [
      { do: 'bid' },
      { do: 'bid', suit: 'S' },
      { do: 'bid', suit: 'SP', rank: 'A' },
    ])
      expect(parseGameAction(game, strange)).toHaveProperty('fault')
  })

  test.each(['random', 'club'])(
    'advise: a %s says what it would do, and what each action is worth',
    (level) => {
      for (const options of [PLAIN, SCAT]) {
        const record = stopped(recordOf(1, 13, options), 14)
        type Advice = {
          seat: number
          action: AnyAction
          actions: readonly (AnyAction & { equity: number })[]
        }
        const { seat, action, actions } = printed<Advice>(record, (one) => adviseRecord(one, level))
        const legal = printed<{ actions: Record<string, AnyAction[]> }>(
          record,
          describeLegalActions,
        ).actions[String(seat)]
        expect(legal).toContainEqual(action)
        expect(actions.length).toBeGreaterThan(0)
        expect(actions.every(({ equity }) => Number.isFinite(equity))).toBe(true)
      }
    },
  )
})

describe('simulate', () => {
  interface Counted {
    readonly wins: readonly number[]
    readonly deals: number
    readonly digest: string
    readonly pointsPerDeal: number
  }
  const run = (args: Partial<Parameters<typeof runSimulation>[0]>): Counted =>
    runSimulation({
      game: GAME,
      options: JSON.stringify(PLAIN),
      parties: '6',
      seed: 'Anna',
      players: RANDOM,
      ...args,
    }) as Counted

  test.each([PLAIN, SCAT])('%o: one of three wins each partie, alone', (three) => {
    const options = JSON.stringify(three)
    const { wins, deals, digest } = run({ options })
    expect([wins.length, sum(wins)]).toEqual([3, 6])
    expect(deals).toBeGreaterThan(0)
    expect(run({ options }).digest).toBe(digest)
    expect(run({ options, seed: 'Bert' }).digest).not.toBe(digest)
  })

  test('a deal played three times, every player in every seat, is even between equals', () => {
    const first: Player = ({ legal, onTurn }) => (onTurn ? (legal[0] ?? null) : null)
    const options = optionsOf(gameNamed(GAME), 'three')
    for (let seed = 1; seed < 12; seed += 1) {
      const match = {
        game: gameNamed(GAME),
        options,
        players: [first, first, first],
        random: chance(seed),
        observer: {},
      }
      expect(playDuplicate(match)).toBeCloseTo(0, 9)
    }
  })

  test('in duplicate the first player is distinguished from the others, who wait in turn', () => {
    const options = optionsOf(gameNamed(GAME), 'three')
    const asked: number[][] = []
    const named = (number: number): Player => {
      return ({ getView: view, legal, onTurn }) => {
        const { eye } = view()
        if (typeof eye === 'number') (asked[number] ??= [])[eye] = 1
        return onTurn ? (legal.at(-1) ?? null) : null
      }
    }
    const players = [named(0), named(1), named(2)]
    playDuplicate({ game: gameNamed(GAME), options, players, random: chance(3), observer: {} })
    expect(asked).toEqual([0, 1, 2].map(() => [1, 1, 1]))
  })

  test.each([
    ['random,random', PLAIN, 'hundertspiel is played by 3 with these options, not by 2'],
    [
      'random,random,random,random',
      PLAIN,
      'hundertspiel is played by 3 with these options, not by 4',
    ],
    [RANDOM, {}, 'hundertspiel is played by 4 with these options, not by 3'],
    ['random,random,king', PLAIN, 'hundertspiel has no player "king"'],
  ])('%s with %o is refused', (players, options, why) => {
    expect(() => run({ options: JSON.stringify(options), players })).toThrow(why)
  })
})

describe('an archive of parties of three', () => {
  const PARTIES = 12

  function simulated(): string {
    const db = join(folder(), 'three.db')
    const options = JSON.stringify(PLAIN)
    const args = [
      '--game',
      GAME,
      '--options',
      options,
      '--players',
      RANDOM,
      '--parties',
      String(PARTIES),
    ]
    answered(cercle(['simulate', ...args, '--seed', '1', '--db', db]))
    return db
  }

  function opened(db: string) {
    const store = openArchive(db)
    onTestFinished(() => closeStore(store))
    return store
  }

  test('holds no fault, is listed with three names and scores, and names the winner', () => {
    const db = simulated()
    expect(answered(cercle(['check', '--db', db]))).toEqual({ parties: PARTIES, findings: [] })
    const store = opened(db)
    const lines = listParties(store, ALL_PARTIES, 0, 50)
    expect(lines).toHaveLength(PARTIES)
    for (const { people, score, outcome, sitting, partie } of lines) {
      expect(people.map(({ name }) => name)).toEqual(['random 1', 'random 2', 'random 3'])
      const record = loadSitting(store, sitting)
      const { parties } = printed<Printed>(requireValue(record ?? undefined), describeReplay)
      const { winner, value, score: last } = requireValue(parties[partie - 1])
      expect([score, outcome]).toEqual([last, { winner, value }])
      expect(record?.parties[0]?.cut?.at(-1)).toHaveLength(3)
    }
  })

  test('its standings count each against both others, and its sheets have three columns, the own one first', () => {
    const store = opened(simulated())
    const wish = { game: GAME, person: 2, other: null, together: false }
    const { own, opposite, runs, oppositeRuns } = loadStandings(store, wish)
    expect([own['parties'], opposite['parties']]).toEqual([PARTIES, 2 * PARTIES])
    expect(opposite['lost']).toBe(PARTIES + (own['won'] ?? 0))
    expect(opposite['deals']).toBe(2 * (own['deals'] ?? 0))
    expect(oppositeRuns).toBeNull()
    const single = [1, 3].map((other) => loadStandings(store, { ...wish, other }))
    for (const one of single) expect([one.own, one.runs]).toEqual([own, runs])
    for (const name of ['won', 'points', 'value'])
      expect(sum(single.map((one) => one.opposite[name] ?? 0))).toBe(opposite[name] ?? 0)
    for (const { oppositeRuns: his, opposite: theirs } of single)
      expect(his?.won).toBeLessThanOrEqual(theirs['won'] ?? 0)

    for (const { sides, names, deals, winner } of loadSheets(store, wish, 0, 50)) {
      expect([sides, names.length]).toEqual([[1, 0, 2], 3])
      const last = requireValue(deals.at(-1))
      expect(last.score).toHaveLength(3)
      expect([0, 1, 2]).toContain(winner)
    }
  })

  test.each(['json', 'text'])('goes out as %s and comes in again as it was', (form) => {
    const db = simulated()
    const file = join(folder(), `out.${form}`)
    const text = (from: string, more: readonly string[] = []): string =>
      cercle(['export', '--db', from, ...more]).stdout
    writeFileSync(file, text(db, form === 'text' ? ['--text'] : []))
    const copy = join(folder(), 'copy.db')
    expect(answered(cercle(['import', file, '--db', copy]))).toEqual({
      sittings: PARTIES,
      parties: PARTIES,
      skipped: 0,
      exercises: 0,
    })
    expect(text(copy)).toBe(text(db))
    expect(answered(cercle(['import', file, '--db', db]))).toMatchObject({
      sittings: 0,
      skipped: PARTIES,
    })
    expect(answered(cercle(['check', '--db', copy]))).toEqual({ parties: PARTIES, findings: [] })
  })

  test('one of them is looked at with open hands, and with the eyes of each of the three', () => {
    const record = requireValue(loadSitting(opened(simulated()), 3) ?? undefined)
    const studied = {
      shown: { kind: 'file', partie: 1 },
      record,
      line: buildFileLine(record, 1),
      parties: 1,
    } as const
    const open = buildReview(studied, 'open')
    expect(open.line.score).toHaveLength(3)
    expect(open.steps.every(({ talon }) => talon?.length === 0)).toBe(true)
    for (const eye of [0, 1, 2] as const) {
      const { steps } = buildReview(studied, eye)
      expect(steps).toHaveLength(open.steps.length)
      for (const { view } of steps)
        expect(view.hands.map((hand) => typeof hand === 'object')).toEqual(
          [0, 1, 2].map((seat) => seat === eye),
        )
    }
  })
})

test('a record of three players is read with three hands and three scores', () => {
  const record = recordOf(1, 21)
  const read = readRecord(JSON.parse(JSON.stringify(record)))
  expect(read).toEqual({ record })
})
