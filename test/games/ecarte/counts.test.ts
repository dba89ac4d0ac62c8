// Our perft: how many lines of legal actions lead on from a deal, counted by the engine and by
// naive.ts, which shares nothing with it. The numbers themselves stand here too, so that both
// cannot change together unseen.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { isClaim } from '../../../src/main/engine/games/ecarte/slips/claims.ts'
import { type EcarteState, ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Deal, inDeal } from '../../../src/main/engine/games/game.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import type { Side } from '../../../src/shared/duel.ts'
import type { EcarteAction } from '../../../src/shared/games/ecarte.ts'
import { chance } from '../chance.ts'
import { type NaiveAction, type NaiveStart, naiveActions, naiveLines } from './naive.ts'
import { type DealText, SIDES, type Start, act, dealOf, dealt, openPartie } from './table.ts'

interface Counted extends DealText, Omit<Start, keyof DealText> {
  /** Lines of one action, of two, of three … */
  readonly lines: readonly number[]
}

const DEALS: Readonly<Record<string, Counted>> = {
  'the king of trumps in nobody’s hand': {
    elder: 'KH QH JH 7D 8D',
    dealer: 'KD QD KC QC JC',
    turnUp: '7S',
    lines: [2, 7, 55, 1087, 2280, 8816, 55_820],
  },
  'elder with the king and four points, who may announce it at once': {
    elder: 'KH QH KS 7S 9D',
    dealer: 'AH 10C JS QD 7C',
    turnUp: '9S',
    score: [4, 2],
    lines: [3, 10, 46, 1037, 2531, 8512, 48_272],
  },
  'the dealer with the king and four points, who may announce it out of turn': {
    elder: 'KH QH 7S 8S 9D',
    dealer: 'KS QD KC QC JC',
    turnUp: '9S',
    score: [3, 4],
    lines: [3, 10, 51, 1063, 2576, 8598, 50_483, 1_054_965],
  },
  'the king on top of the talon, both at four points': {
    elder: 'KH QH 7S 8S 9D',
    dealer: 'JS QD KC QC JC',
    turnUp: '9S',
    talon: 'KS',
    score: [4, 4],
    lines: [2, 7, 41, 1017, 3026, 10_040, 51_412],
  },
  'both at four points by classic rules, where the king waits for the end of the exchange': {
    elder: 'KD QD AC 7C 9D',
    dealer: 'KC QH KS QC JC',
    turnUp: '9C',
    score: [4, 4],
    preset: 'classic',
    lines: [2, 8, 58, 1079, 2152, 7836, 49_973],
  },
  'the king turned up in a casual deal, where elder may discard none': {
    elder: '7S 8S 9S 10H AD',
    dealer: 'QS JS 7H 8H 8D',
    turnUp: 'KS',
    preset: 'casual',
    by: 0,
    lines: [2, 7, 46, 1069, 2139, 7378, 49_938, 1_106_671],
  },
  'elder with the king in a casual deal, both at four points': {
    elder: 'KD 8S 9S 10H AD',
    dealer: 'QD JS 7H 8H 8D',
    turnUp: '7D',
    preset: 'casual',
    score: [4, 4],
    lines: [2, 8, 46, 1061, 2117, 7822, 49_502],
  },
  'the king turned up by the turf rules, three points before': {
    elder: 'QH QC 7S JD 9D',
    dealer: 'AH 10C JS QD 7C',
    turnUp: 'KH',
    preset: 'turf',
    score: [4, 3],
    by: 1,
    lines: [2, 7, 42, 1022, 2034, 7048, 47_195],
  },
  'the king turned up at four points, which ends the partie': {
    elder: 'QH QC 7S JD 9D',
    dealer: 'AH 10C JS QD 7C',
    turnUp: 'KH',
    score: [4, 4],
    by: 0,
    lines: [1, 1, 1, 1],
  },
}

/**
 * The deal as naive.ts reads it: the score is the one before the deal, without a king turned up.
 */
function naiveStart(partie: EcarteState, deal: Deal): NaiveStart {
  const [first = [], second = []] = deal.hands
  const dealer: Side = deal.dealer === 0 ? 0 : 1
  const talon = deal.talon.flatMap((card) => card ?? [])
  return {
    options: partie.options,
    score: partie.score,
    dealer,
    hands: [first, second],
    turnUp: requireValue(deal.turnUp ?? undefined),
    talon,
  }
}

/** Lines of `depth` actions, or fewer where the deal ends before. */
function engineLines(state: EcarteState, depth: number): number {
  if (depth === 0 || !inDeal(state)) return 1
  const legal = everything(state)
  if (depth === 1) return legal.length
  return legal.reduce(
    (sum, { seat, action }) =>
      sum + engineLines(ecarte.applyAction(state, seat, action).state, depth - 1),
    0,
  )
}

test.each(Object.entries(DEALS))(
  'E-7 to E-21 the lines from a deal: %s',
  (_, { lines, ...start }) => {
    const partie = openPartie(start)
    const deal = dealOf(start)
    const { state } = dealt(partie, deal)
    const depths = lines.map((__, place) => place + 1)
    expect(depths.map((depth) => engineLines(state, depth))).toEqual(lines)
    expect(depths.map((depth) => naiveLines(naiveStart(partie, deal), depth))).toEqual(lines)
  },
)

type Options = NonNullable<Start['options']>

/** A partie at any score, by any options, and a deal that chance gives. */
function anyDeal(random: Random): { readonly partie: EcarteState; readonly deal: Deal } {
  const options: Options = {
    elderMinimumDiscard: random.nextInt(2) === 0 ? 0 : 1,
    kingAtFour: random.nextInt(2) === 0,
    dealCap: requireValue(([3, 4, 'none'] as const)[random.nextInt(3)]),
    vulnerableVole: random.nextInt(2) === 0 ? 2 : 3,
  }
  const points = (): number => 4 - Math.min(random.nextInt(5), random.nextInt(5))
  const partie = openPartie({ options, score: [points(), points()] })
  return {
    partie,
    deal: ecarte.distributeCards(
      partie.options,
      shuffle(ECARTE_PACK, random),
      random.nextInt(2) === 0 ? 0 : 1,
      '5',
    ),
  }
}

interface Legal {
  readonly seat: Side
  readonly action: EcarteAction
}

/** The actions of all seats, in one list. */
const everything = (state: EcarteState): readonly Legal[] =>
  SIDES.flatMap((seat) => ecarte.legalActions(state, seat).map((action) => ({ seat, action })))

/**
 * Any of these; but four times out of five one that goes on exchanging, and of discards every
 * number equally often, so that talons are emptied and exchanges end with nothing taken. /
 */
function anyOf(legal: readonly Legal[], random: Random): Legal {
  const going = legal.filter(({ action }) => ['propose', 'accept', 'discard'].includes(action.do))
  const from = going.length > 0 && random.nextInt(5) > 0 ? going : legal
  const numbers = [...new Set(from.map(numberOf))]
  const number = requireValue(numbers[random.nextInt(numbers.length)])
  const alike = from.filter((one) => numberOf(one) === number)
  return requireValue(alike[random.nextInt(alike.length)])
}

const numberOf = ({ action }: Legal): number => (action.do === 'discard' ? action.cards.length : -1)

/** An action as naive.ts writes it. */
function naive(seat: Side, action: EcarteAction): NaiveAction {
  if (isClaim(action) || action.do === 'mark')
    throw new Error('a claim, or a point to mark, where neither is played')
  return { seat, ...action }
}

test('E-7 to E-21 along 200 deals played at random to their end the same may be done by both', () => {
  const random = chance(2)
  const met = { over: 0, settled: 0, talonEmpty: 0, noneExchanged: 0 }
  for (let deals = 0; deals < 200; deals += 1) {
    const { partie, deal } = anyDeal(random)
    const start = naiveStart(partie, deal)
    const done: NaiveAction[] = []
    let { state } = dealt(partie, deal)
    while (inDeal(state)) {
      const legal = everything(state)
      const texts = legal.map(({ seat, action }) => JSON.stringify(naive(seat, action))).toSorted()
      expect(naiveActions(start, done), JSON.stringify({ start, done })).toEqual(texts)
      const { seat, action } = anyOf(legal, random)
      done.push(naive(seat, action))
      state = act(state, seat, action).state
    }
    expect(naiveActions(start, done)).toEqual([])
    met.over += state.phase === 'over' ? 1 : 0
    met.settled += state.phase === 'settled' ? 1 : 0
    met.talonEmpty += state.talon.length === 0 ? 1 : 0
    met.noneExchanged += state.exchanges.at(-1)?.join() === '0,0' ? 1 : 0
  }
  // nothing worth meeting was missed
  expect(Math.min(...Object.values(met)), JSON.stringify(met)).toBeGreaterThan(5)
})
