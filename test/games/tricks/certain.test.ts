// When the rest of a deal is certain, for all games: whatever is played then, every trick is that
// seat's and the score the same.
import { describe, expect, test } from 'vitest'
import { type Card, requireValue } from '../../../src/shared/card.ts'
import { type AnyAction, type Seat, type TableView, sideOf } from '../../../src/shared/view.ts'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { type Game, type GameState, inDeal, play } from '../../../src/main/engine/games/game.ts'
import { GAMES } from '../../../src/main/engine/games/games.ts'
import { chooseOptions } from '../../../src/main/engine/games/options.ts'
import { buildPack } from '../../../src/main/engine/games/pack.ts'
import { createRanking } from '../../../src/main/engine/games/trick.ts'
import { startNewPartie } from '../../../src/main/engine/players/match.ts'
import type { Random } from '../../../src/main/engine/random.ts'
import { certainTricks } from '../../../src/main/engine/trick-ai/certain.ts'
import { combinations } from '../../conformance/parties.ts'
import { chance } from '../chance.ts'

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
const WHIST = { pack: buildPack(RANKS), height: createRanking(RANKS) }

const sees = (
  hand: readonly Card[],
  played: readonly Card[],
  changes: Partial<TableView> = {},
): TableView => ({
  game: 'any',
  eye: 0,
  options: {},
  phase: 'play',
  deals: 1,
  dealer: 3,
  turn: 0,
  trump: 'H',
  turnUp: null,
  talon: 0,
  tricksWon: [],
  marks: [],
  score: [0, 0],
  goal: 5,
  outcome: null,
  hands: [hand, hand.length, hand.length, hand.length],
  tricks: [{ leader: 0, cards: played, winner: 0 }],
  ...changes,
})
const plays = (hand: readonly Card[]): readonly AnyAction[] =>
  hand.map((card) => ({ do: 'play', card }))
const left = (
  hand: readonly Card[],
  played: readonly Card[],
  changes: Partial<TableView> = {},
): number => certainTricks(sees(hand, played, changes), plays(hand), WHIST)

describe('at whist', () => {
  const trumps = RANKS.map((rank): Card => `${rank}H`)

  test('the highest trumps are tricks, and so is what no trump that is out can take', () => {
    expect(left(['AH', 'KH', 'QH'], [])).toBe(3)
    expect(left(['AH', 'QH'], ['KH'])).toBe(2)
    expect(left(['AH', 'AS'], trumps.slice(1))).toBe(2)
  })

  test('nothing is certain while one card could be beaten, by rank or by a trump', () => {
    expect(left(['AH', 'QH'], [])).toBe(0)
    expect(left(['AS'], trumps.slice(1))).toBe(0)
    expect(left(['KS', 'AH'], trumps.slice(1))).toBe(0)
    expect(left(['KS', 'AH'], [...trumps.slice(1), 'AS'])).toBe(2)
  })

  test('it is asked of who is to lead, and while nothing else may be done', () => {
    const hand: readonly Card[] = ['AH', 'KH']
    expect(left(hand, [], { turn: 1 })).toBe(0)
    expect(left(hand, [], { tricks: [{ leader: 3, cards: ['2S'], winner: null }] })).toBe(0)
    expect(left(hand, [], { eye: 'onlooker' })).toBe(0)
    expect(certainTricks(sees(hand, []), [...plays(hand), { do: 'claimRevoke' }], WHIST)).toBe(0)
  })

  test('without trumps the highest of its suit is a trick', () => {
    expect(left(['AS', 'KS', 'AD'], [], { trump: null })).toBe(3)
    expect(left(['AS', 'QS'], [], { trump: null })).toBe(0)
  })
})

const lead = (legal: readonly AnyAction[], random: Random | null): AnyAction => {
  const cards = legal.filter((action) => action.do === 'play')
  const from = cards.length > 0 ? cards : legal
  return requireValue(from[random?.nextInt(from.length) ?? 0])
}

function next(game: Game, state: GameState, action: AnyAction, seat: Seat): GameState {
  const played = play(game, state, seat, action)
  if (played.breach !== null) throw new Error(played.breach.why)
  return played.state
}

/** The rest of a deal; the seat leads in order, or, as the others, at random. */
function playedOut(
  game: Game,
  from: GameState,
  seat: Seat,
  inOrder: boolean,
  random: Random,
): GameState {
  let state = from
  while (inDeal(state)) {
    const [acting = 0] = game.seatsToAct(state)
    state = next(
      game,
      state,
      lead(game.legalActions(state, acting), acting === seat && inOrder ? null : random),
      acting,
    )
  }
  return state
}

/** Every moment of random deals at which the rest is certain. */
function* certainMoments(game: Game, options: object, deals: number, random: Random) {
  for (let deal = 0; deal < deals; deal += 1) {
    const { state: open, dealer } = startNewPartie(game, options, random)
    const packets = requireValue(game.packets[0])
    let state = game.startDeal(
      open,
      nextDeal(game, options, open, { dealer, packets }, random),
    ).state
    while (inDeal(state)) {
      const [seat = 0] = game.seatsToAct(state)
      const legal = game.legalActions(state, seat)
      const view = game.viewFor(state, seat)
      const tricks = game.countCertainTricks(view, legal)
      if (tricks > 0) yield { state, seat, tricks }
      state = next(game, state, requireValue(legal[random.nextInt(legal.length)]), seat)
    }
  }
}

const TABLES = GAMES.flatMap((game) =>
  Object.keys(game.presets).flatMap((preset) => {
    const chosen = chooseOptions(game.options, game.presets, preset, {})
    const isPlain = 'options' in chosen && chosen.options['irregularities'] !== true
    return isPlain ? [{ name: `${game.id} ${preset}`, game, options: chosen.options }] : []
  }),
)

test.each(TABLES)(
  '$name: what is certain comes so in whatever order and whatever the others play',
  ({ game, options }) => {
    const random = chance(5)
    let seen = 0
    for (const { state, seat, tricks } of certainMoments(
      game,
      options,
      game.id === 'ecarte' ? 600 : 60,
      random,
    )) {
      const before = game.tallyTricks(state)?.tricks.length ?? 0
      const claimed = playedOut(game, state, seat, true, random)
      for (let way = 0; way < 4; way += 1) {
        const played = playedOut(game, state, seat, way === 0, random)
        const won = (game.tallyTricks(played)?.tricks ?? []).slice(before)
        expect(won.map(({ winner }) => winner)).toEqual(Array.from({ length: tricks }, () => seat))
        const outcome = game.findOutcome(claimed)
        expect(game.findOutcome(played)).toEqual(outcome)
        // who declares out stops counting there (H-20): the others have what they had
        const isSettled = (_: number, side: number): boolean =>
          outcome === null || side !== outcome.winner
        expect(played.score.filter(isSettled)).toEqual(claimed.score.filter(isSettled))
      }
      seen += 1
    }
    expect(seen).toBeGreaterThan(5)
  },
)

const isLong = Boolean(process.env['CERCLE_LONG'])
/** Claims of each game; more only in the long tests, since each is played out in many ways. */
const CLAIMS = isLong ? 10_000 : 400
/**
 * A claim is played against all continuations of the deal, or with too many, against this number at
 * random.
 */
const WAYS = isLong ? 10_000 : 200

const choicesOf = (game: Game, state: GameState, seat: Seat): readonly AnyAction[] => {
  const legal = game.legalActions(state, seat)
  const cards = legal.filter((action) => action.do === 'play')
  return cards.length > 0 ? cards : legal
}

/** Every end of a deal, if there are at most `most` of them; otherwise null. */
function everyEnd(game: Game, from: GameState, most: number): readonly GameState[] | null {
  const ends: GameState[] = []
  const open = [from]
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    const now = state
    const [seat = 0] = game.seatsToAct(now)
    if (!inDeal(now)) ends.push(now)
    else open.push(...choicesOf(game, now, seat).map((action) => next(game, now, action, seat)))
    if (ends.length + open.length > most) return null
  }
  return ends
}

/** Claims of deals with options drawn at random, each deal with others. */
function* claims(game: Game, number: number, random: Random) {
  const all = combinations(game.options).filter((options) => options['irregularities'] !== true)
  for (let claimed = 0; claimed < number;) {
    const options = requireValue(all[random.nextInt(all.length)])
    for (const claim of certainMoments(game, options, 1, random)) {
      claimed += 1
      yield { ...claim, options }
    }
  }
}

test.each(GAMES)(
  '$id: no claim under any options is broken by any way the deal can go on',
  (game) => {
    const random = chance(11)
    for (const { state, seat, tricks, options } of claims(game, CLAIMS, random)) {
      const before = game.tallyTricks(state)?.tricks.length ?? 0
      const ends =
        everyEnd(game, state, WAYS) ??
        Array.from({ length: WAYS }, () => playedOut(game, state, seat, false, random))
      for (const end of ends) {
        const won = (game.tallyTricks(end)?.tricks ?? []).slice(before).map(({ winner }) => winner)
        // with a trick that is worth enough the side of the seat wins the partie before the last
        // one (H-20, H-21)
        const sides = state.score.length
        const isWon = won.length > 0 && game.findOutcome(end)?.winner === sideOf(seat, sides)
        const isKept = (won.length === tricks || isWon) && won.every((winner) => winner === seat)
        if (!isKept)
          expect({ options, won }, 'all tricks were promised').toEqual({ options, won: seat })
      }
    }
  },
  isLong ? 3_600_000 : 60_000,
)

test('T-5 while the other may hold the jack of diamonds no trick is certain, and with it in hand it is', () => {
  const taken = buildPack(RANKS).filter((card) => !['AS', 'JD', '2C'].includes(card))
  const certainWith = (
    hand: readonly Card[],
    played: readonly Card[],
    highest: Card | null,
  ): number =>
    certainTricks(sees(hand, played, { trump: null }), plays(hand), { ...WHIST, highest })
  expect(certainWith(['AS'], taken, null)).toBe(1)
  expect(certainWith(['AS'], taken, 'JD')).toBe(0)
  expect(certainWith(['AS', 'JD'], taken, 'JD')).toBe(2)
  expect(certainWith(['JD'], taken.slice(1), 'JD')).toBe(1)
})

test('nothing is certain where irregularities are played', () => {
  expect(left(['AH', 'KH'], [], { options: { irregularities: true } })).toBe(0)
})
