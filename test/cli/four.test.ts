// The command line at tables of four: the account of a rubber, what each seat may do and know,
// advice, simulations.
import { describe, expect, test } from 'vitest'
import { adviseRecord } from '../../src/main/cli/advise.ts'
import { describeLegalActions, describeReplay, describeView } from '../../src/main/cli/records.ts'
import { runSimulation } from '../../src/main/cli/simulate.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { loadSitting } from '../../src/main/store/load.ts'
import { listPlayers } from '../../src/main/store/people.ts'
import { closeStore } from '../../src/main/store/open.ts'
import type { PartieRecord, RecordDocument } from '../../src/main/engine/record.ts'
import type { ChosenOptions } from '../../src/shared/bridge.ts'
import type { SideAccount } from '../../src/shared/games/whist.ts'
import type { AnyAction, Mark } from '../../src/shared/view.ts'
import { join } from 'node:path'
import { chance } from '../games/chance.ts'
import { folder } from '../store/places.ts'
import { person, sittingOf, uidOf } from '../archive/records.ts'
import { answered, cercle, said } from './cercle.ts'

const NAMES = ['Anna', 'Bert', 'Cora', 'Dora']

function recordOf(
  game: string,
  parties: number,
  seed: number,
  options: ChosenOptions = {},
): RecordDocument {
  const head = {
    game,
    options,
    preset: null,
    players: NAMES.map(person),
    began: null,
    zone: null,
    practice: false,
  }
  return sittingOf({ ...head, parties, end: 'over' }, uidOf(seed), chance(seed))
}

/** The first partie up to this many actions of its first deal. */
function stopped(record: RecordDocument, steps: number): RecordDocument {
  const [deal] = record.parties[0]?.deals ?? []
  if (deal === undefined) throw new Error('no deal')
  return { ...record, parties: [{ deals: [{ ...deal, actions: deal.actions.slice(0, steps) }] }] }
}

/** The output of a command for a record; throws its error. */
function printed<T>(record: RecordDocument, answer: (record: RecordDocument) => object): T {
  const { lines, wrong } = said(JSON.stringify(record), answer)
  if (wrong !== null) throw new Error(wrong)
  return lines[0] as T
}

interface Account {
  readonly account: readonly (SideAccount & { readonly total: number })[]
  readonly winner: number | null
  readonly paid: number | null
}
interface PrintedPartie {
  readonly winner: number | null
  readonly score: readonly number[]
  readonly series?: Account
  readonly deals: readonly {
    readonly marks: readonly Mark[]
    readonly tricksWon: readonly number[]
  }[]
}
interface Printed {
  readonly complete: boolean
  readonly parties: readonly PrintedPartie[]
}

/** A rubber: parties until one side has won two. */
function rubber(seed: number): RecordDocument {
  const record = recordOf('whist', 3, seed)
  const { parties } = printed<Printed>(record, describeReplay)
  const last = parties.findIndex(({ series }) => series?.winner !== null)
  return { ...record, parties: record.parties.slice(0, last + 1) }
}

/**
 * The account of a side counted from the marks: carried points are not yet the winner's (W-10,
 * W-11).
 */
function accountOf(
  record: RecordDocument,
  parties: readonly PrintedPartie[],
  side: number,
): object {
  const bonus = (rule: string): number =>
    parties
      .flatMap(({ deals }) => deals.flatMap(({ marks }) => marks))
      .reduce(
        (sum, mark) => (mark.rule === rule && mark.seat === side ? sum + mark.points : sum),
        0,
      )
  const won = parties
    .map(({ winner }, index) => ({ winner, index }))
    .filter(({ winner }) => winner === side)
  const carried = (index: number): number =>
    record.parties[index + 1]?.deals[0]?.scoreBefore?.[side] ?? 0
  const tricks = won.reduce(
    (sum, { index }) => sum + (parties[index]?.score[side] ?? 0) - carried(index),
    0,
  )
  const [games, slams, honours] = [won.length, bonus('W-7'), bonus('W-8')]
  const total = 50 * games + (games === 2 ? 70 : 0) + tricks + slams + honours
  return { games, tricks, slams, honours, total }
}

describe('replay', () => {
  test.each([1, 2, 3, 4, 5, 6])(
    'W-11 prints the account of a rubber as it stands after each game: %i',
    (seed) => {
      const record = rubber(seed)
      const { complete, parties } = printed<Printed>(record, describeReplay)
      expect(complete).toBe(true)
      const { account, winner, paid } = parties.at(-1)?.series ?? {}
      expect(account).toEqual([0, 1].map((side) => accountOf(record, parties, side)))
      expect(winner).toBe(parties.at(-1)?.winner)
      const [own, other] = [
        account?.[winner ?? 0]?.total ?? 0,
        account?.[1 - (winner ?? 0)]?.total ?? 0,
      ]
      expect(paid).toBe(own - other)
      for (const { series } of parties.slice(0, -1))
        expect(series).toMatchObject({ winner: null, paid: null })
      expect(parties[0]?.series?.account.map(({ games }) => games).toSorted()).toEqual([0, 1])
    },
  )

  test('W-10 prints the same where the record does not say what a game takes over', () => {
    const record = rubber(7)
    const bare = structuredClone(record.parties)
    for (const partie of bare) {
      delete partie.inherited
      for (const deal of partie.deals) delete deal.scoreBefore
    }
    expect(printed({ ...record, parties: bare }, describeReplay)).toEqual(
      printed(record, describeReplay),
    )
  })

  test('W-10 prints of one game alone what it says it took over', () => {
    const record = rubber(8)
    const whole = printed<Printed>(record, describeReplay)
    record.parties.forEach((partie, index) =>
      expect(printed<Printed>({ ...record, parties: [partie] }, describeReplay).parties).toEqual([
        whole.parties[index],
      ]),
    )
  })

  test('points are listed by side, tricks by seat', () => {
    for (const record of [rubber(9), recordOf('scotch-whist', 1, 9, { players: 4 })])
      for (const { score, deals, series } of printed<Printed>(record, describeReplay).parties) {
        expect(score).toHaveLength(2)
        expect(series === undefined).toBe(record.game !== 'whist')
        for (const { tricksWon, marks } of deals) {
          expect(tricksWon).toHaveLength(4)
          expect(marks.every(({ seat }) => seat === 0 || seat === 1)).toBe(true)
        }
      }
  })
})

describe('what a seat may do and know', () => {
  test('legal: players act in turn; with irregularities every player may claim from the first trick on', () => {
    type Legal = { readonly actions: Readonly<Record<string, readonly AnyAction[]>> }
    const plain = recordOf('whist', 1, 11)
    const lax = recordOf('whist', 1, 11, { irregularities: true })
    for (const steps of [0, 1, 5, 51])
      expect(
        Object.keys(printed<Legal>(stopped(plain, steps), describeLegalActions).actions),
      ).toHaveLength(1)
    const first = printed<Legal>(stopped(lax, 3), describeLegalActions).actions
    expect(
      Object.values(first)
        .flat()
        .every((action) => action.do === 'play'),
    ).toBe(true)
    const deal = { ...stopped(lax, 0), parties: [{ deals: [allPlayed(lax)] }] }
    const { actions } = printed<Legal>(deal, describeLegalActions)
    expect(Object.keys(actions)).toEqual(['0', '1', '2', '3'])
    const dos = Object.values(actions).map((list) => list.map((action) => action.do).join())
    expect(dos.toSorted()).toEqual([
      'claimRevoke',
      'claimRevoke',
      'claimRevoke',
      'count,claimRevoke',
    ])
  })

  /** Every card played, nothing said since. */
  function allPlayed(record: RecordDocument) {
    const [deal] = record.parties[0]?.deals ?? []
    if (deal === undefined) throw new Error('no deal')
    return { ...deal, actions: deal.actions.filter((action) => action.do === 'play') }
  }

  test('view: each of four seats sees its own hand and how many cards the others hold', () => {
    const record = stopped(recordOf('whist', 1, 12), 6)
    for (const seat of [0, 1, 2, 3]) {
      const view = printed<{ eye: number; hands: unknown[]; score: number[] }>(record, (one) =>
        describeView(one, String(seat)),
      )
      expect(view.eye).toBe(seat)
      expect(view.score).toEqual([0, 0])
      expect(view.hands.map((hand) => Array.isArray(hand))).toEqual(
        [0, 1, 2, 3].map((one) => one === seat),
      )
    }
    expect(said(JSON.stringify(record), (one) => describeView(one, '4')).wrong).toBe(
      '--seat takes a seat from 0 to 3',
    )
  })

  test.each(['novice', 'rulebook', 'club'])(
    'advise: a %s says what it would do, and what each card is worth',
    (level) => {
      for (const [game, options] of [
        ['whist', {}],
        ['whist', { irregularities: true }],
        ['scotch-whist', { players: 4 }],
      ] as const) {
        const record = stopped(recordOf(game, 1, 13, options), 26)
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
        expect(actions).toHaveLength(legal?.length ?? 0)
        expect(legal).toContainEqual(action)
        expect(actions.every(({ equity }) => Math.abs(equity) <= 1)).toBe(true)
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
      game: 'whist',
      parties: '4',
      seed: 'Anna',
      players: 'random,random,random,random',
      ...args,
    }) as Counted

  test.each([
    ['whist', undefined],
    ['scotch-whist', '{"players":4}'],
    ['scotch-whist', '{"preset":"partners"}'],
  ])('%s %s: partners win together', (game, options) => {
    const { wins, deals } = run({ game, options })
    expect(wins).toHaveLength(4)
    expect([wins[0], wins[1]]).toEqual([wins[2], wins[3]])
    expect((wins[0] ?? 0) + (wins[1] ?? 0)).toBe(4)
    expect(deals).toBeGreaterThan(0)
    expect(run({ game, options }).digest).toBe(run({ game, options }).digest)
  })

  test('W-2 the named players keep their seats, whatever was drawn; better partners win in seats 0 and 2, or 1 and 3', () => {
    const even = run({ players: 'rulebook,random,rulebook,random', parties: '12' })
    const odd = run({ players: 'random,rulebook,random,rulebook', parties: '12' })
    expect(even.pointsPerDeal).toBeGreaterThan(0)
    expect(odd.pointsPerDeal).toBeLessThan(0)
    expect((even.wins[0] ?? 0) + (odd.wins[1] ?? 0)).toBeGreaterThan(12)
  })

  test('deals played twice with the sides exchanged are even between equals, and tell who is better', () => {
    expect(
      run({ duplicate: true, players: 'rulebook,rulebook,rulebook,rulebook', parties: '3' })
        .pointsPerDeal,
    ).toBe(0)
    const better = run({
      duplicate: true,
      players: 'rulebook,random,rulebook,random',
      parties: '12',
    })
    expect(better.pointsPerDeal).toBeGreaterThan(0)
  })

  test('W-2 stores four people at a table, with the draw that seats them so', () => {
    const db = join(folder(), 'four.db')
    answered(
      cercle([
        'simulate',
        '--game',
        'whist',
        '--parties',
        '2',
        '--seed',
        '1',
        '--players',
        'random,novice,random,novice',
        '--db',
        db,
      ]),
    )
    expect(answered(cercle(['check', '--db', db]))).toEqual({ parties: 2, findings: [] })
    const store = openArchive(db)
    expect(listPlayers(store, 1).map(({ name }) => name)).toEqual([
      'random 1',
      'novice 2',
      'random 3',
      'novice 4',
    ])
    expect(loadSitting(store, 1)?.parties[0]?.cut?.at(-1)).toHaveLength(4)
    closeStore(store)
  })

  test.each([
    ['whist', 'random,random', undefined, 'whist is played by 4 with these options, not by 2'],
    [
      'scotch-whist',
      'random,random,random,random',
      undefined,
      'scotch-whist is played by 2 with these options, not by 4',
    ],
    [
      'scotch-whist',
      'random,random',
      '{"players":4}',
      'scotch-whist is played by 4 with these options, not by 2',
    ],
    ['scotch-whist', 'random,random', '{"players":3}', 'option players takes 2 or 4'],
    ['whist', 'random,random,random,queen', undefined, 'whist has no player "queen"'],
  ])('%s by %s with %s is refused', (game, players, options, why) => {
    expect(() => run({ game, players, options })).toThrow(why)
  })
})

test('a draw that does not seat the partners so is refused', () => {
  const record = recordOf('whist', 1, 21)
  const parties = record.parties.map((one): PartieRecord => ({
    ...one,
    cut: [['AS', 'KS', '3H', '2H']],
  }))
  const { wrong } = said(JSON.stringify({ ...record, parties }), describeReplay)
  expect(wrong).toMatch(/^partie 1, deal 1: .*W-2/)
})
