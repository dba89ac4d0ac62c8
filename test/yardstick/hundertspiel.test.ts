// The solver of Hundertspiel against plain minimax over the positions of the engine.
import { describe, expect, test } from 'vitest'
import type { Account } from '../../bench/pimc/hundertspiel-board.ts'
import { dealEnd } from '../../bench/pimc/hundertspiel-positions.ts'
import { forgetPositions, solveCards, solveDeal } from '../../bench/pimc/hundertspiel-solver.ts'
import { type Code, codeOf, listBits } from '../../src/main/engine/ai/cards.ts'
import { countOfCode } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { isLaidMade, playCode } from '../../src/main/engine/games/hundertspiel/ai/moves.ts'
import {
  type Position,
  clonePosition,
  suitHand,
  suitsOpen,
  tricksLeft,
  turnIn,
} from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import type { Random } from '../../src/main/engine/random.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'

const SUITS = [0, 1, 2, 3]

/** Partners, three each for themselves, and two against one. */
const ACCOUNTS: readonly { readonly players: 3 | 4; readonly account: Account }[] = [
  { players: 4, account: { raisers: 0b1010, weights: [-1, 1, -1, 1], game: 0 } },
  { players: 3, account: { raisers: 0b010, weights: [-1, 2, -1], game: 0 } },
  { players: 3, account: { raisers: 0b110, weights: [-2, 1, 1], game: 0 } },
]

function playable(position: Position): readonly Code[] {
  const seat = turnIn(position)
  const open = suitsOpen(position, seat)
  return SUITS.filter((suit) => ((open >> suit) & 1) === 1).flatMap((suit) =>
    listBits(suitHand(position, seat, suit)).map((height) => codeOf(suit, height)),
  )
}

function afterCard(position: Position, code: Code): Position {
  const after = clonePosition(position)
  playCode(after, code)
  return after
}

const pointsIn = ({ gained }: Position, { weights }: Account): number =>
  gained.reduce((sum, points, side) => sum + points * (weights[side] ?? 0), 0)

/** Returns what a deal comes to by plain minimax, by the engine's own count of it. */
function minimax(position: Position, account: Account): number {
  if (tricksLeft(position) === 0)
    return pointsIn(position, account) + (isLaidMade(position) ? account.game : 0)
  const worth = playable(position).map((code) => minimax(afterCard(position, code), account))
  return ((account.raisers >> turnIn(position)) & 1) === 1 ? Math.max(...worth) : Math.min(...worth)
}

/** Returns what the cards in all hands count. */
const sumPoints = ({ seats, hands }: Position): number =>
  Array.from({ length: seats * SUITS.length }, (_, place) =>
    listBits(hands[place] ?? 0).map((height) => countOfCode(codeOf(place % SUITS.length, height))),
  )
    .flat()
    .reduce((sum, points) => sum + points, 0)

/** Plays so many cards at random that the trick is not complete. */
function beginTrick(position: Position, random: Random): void {
  for (let left = random.nextInt(position.seats); left > 0; left -= 1) {
    const cards = playable(position)
    playCode(position, cards[random.nextInt(cards.length)] ?? 0)
  }
}

/** Lays one Do or two of a seat that holds so many. */
function withLaidGame(position: Position, random: Random): Position {
  const holders = Array.from({ length: position.seats }, (_, seat) => ({
    seat,
    suits: SUITS.filter((suit) => (suitHand(position, seat, suit) & 2) !== 0),
  })).filter(({ suits }) => suits.length > 0)
  const { seat, suits } = requireValue(holders[random.nextInt(holders.length)])
  const laid = suits.slice(0, 1 + random.nextInt(2))
  return { ...position, laidBy: seat, laidSuits: laid.reduce((set, suit) => set | (1 << suit), 0) }
}

function expectMinimax(position: Position, account: Account, random: Random): void {
  const before = pointsIn(position, account)
  const guess = random.nextInt(40) - 20
  const found = solveCards(position, account, guess)
  const expected = playable(position).map((code) => ({
    code,
    worth: minimax(afterCard(position, code), account) - before,
  }))
  const inOrder = (cards: typeof found) => cards.toSorted((a, b) => a.code - b.code)
  expect(inOrder(found)).toEqual(inOrder(expected))
  const worths = expected.map(({ worth }) => worth)
  const isRaised = ((account.raisers >> turnIn(position)) & 1) === 1
  forgetPositions()
  expect(solveDeal(position, account, guess)).toBe(
    isRaised ? Math.max(...worths) : Math.min(...worths),
  )
}

describe.each(ACCOUNTS)('$players hands, raised by $account.raisers', ({ players, account }) => {
  const size = (n: number): number => (players === 4 ? 3 : 3 + (n % 2))

  test('each card is worth what plain minimax finds, Dos and the last trick counted', () => {
    const random = chance(21 + players + account.raisers)
    for (let n = 0; n < 100; n += 1) {
      const position = dealEnd(
        { players, size: size(n), dos: random.nextInt(5), played: n % 3 === 0 ? 0 : 3 },
        random,
      )
      beginTrick(position, random)
      forgetPositions()
      expectMinimax({ ...position, firstDoInAll: n % 2 === 0 }, account, random)
    }
  })

  test('Dos made before the end count with those of the end', () => {
    const random = chance(31 + players + account.raisers)
    for (let n = 0; n < 50; n += 1) {
      const end = { players, size: size(n), dos: 2 + (n % 3), played: 3, together: n % 2 === 0 }
      const position = dealEnd(end, random)
      forgetPositions()
      position.run = 1
      position.runSeat = position.leader
      expectMinimax(position, account, random)
    }
  })

  test('a laid Twenty-six or Fifty-two is made or has failed', () => {
    const random = chance(41 + players + account.raisers)
    let games = 0
    for (let n = 0; n < 100; n += 1) {
      const dealt = dealEnd(
        { players, size: size(n), dos: 2 + random.nextInt(3), played: 2, together: n % 3 === 0 },
        random,
      )
      const position = withLaidGame(dealt, random)
      const isRaised = ((account.raisers >> position.laidBy) & 1) === 1
      const own = { ...account, game: (isRaised ? 1 : -1) * (n % 4) * (20 + random.nextInt(60)) }
      beginTrick(position, random)
      forgetPositions()
      expectMinimax(position, own, random)
      forgetPositions()
      const game = isRaised ? 1 : -1
      if (solveDeal(position, { ...own, weights: [0, 0, 0, 0], game }, 0) === game) games += 1
    }
    expect(games).toBeGreaterThan(5)
    expect(games).toBeLessThan(95)
  })

  test('if points count no more, the laid game alone does', () => {
    const random = chance(51 + players + account.raisers)
    for (let n = 0; n < 30; n += 1) {
      const position = withLaidGame(
        dealEnd({ players, size: size(n), dos: 4, played: 2 }, random),
        random,
      )
      forgetPositions()
      expectMinimax(position, { ...account, weights: [0, 0, 0, 0], game: 80 }, random)
    }
  })
})

test.each(ACCOUNTS)(
  'H-15 the last two of three Dos that nobody can beat, raised by $account.raisers',
  (form) => {
    const { players, account } = form
    const position = dealEnd({ players, size: 2, dos: 2, played: 3 }, chance(71))
    const { leader } = position
    // the leader has the Dos of two suits, one of them trumps, and nobody else a card of these
    const others = [2, 3].flatMap((suit) => [2, 3, 8, 9].map((height) => codeOf(suit, height)))
    const hands = new Int32Array(position.hands.length)
    hands[leader * 4] = 2
    hands[leader * 4 + 1] = 2
    for (let n = 0; n < 2 * (players - 1); n += 1) {
      const seat = (leader + 1 + (n >> 1)) % players
      const code = others[n] ?? 0
      hands[seat * 4 + (code >> 4)] = (hands[seat * 4 + (code >> 4)] ?? 0) | (1 << (code & 15))
    }
    forgetPositions()
    for (const run of [0, 1, 2]) {
      const own = { ...position, hands, trump: 0, run, runSeat: leader }
      expectMinimax(own, account, chance(72))
      const points = sumPoints(own)
      const weight = account.weights[leader] ?? 0
      // H-15: 52, 72 or 82 in all, less the ten that each Do before has counted
      expect(solveDeal(own, account, 0)).toBe(weight * (points + ([52, 62, 62][run] ?? 0)))
    }
  },
)

describe.each(ACCOUNTS)('with more cards, raised by $account.raisers', ({ players, account }) => {
  test('the worth stays the same along a line of best play, each time searched afresh', () => {
    const random = chance(61 + players + account.raisers)
    for (let n = 0; n < 6; n += 1) {
      const size = players === 4 ? 5 : 6
      const position = withLaidGame(dealEnd({ players, size, dos: 3, played: 1 }, random), random)
      const own = { ...account, game: 100 }
      let expected: number | null = null
      while (tricksLeft(position) > 0) {
        forgetPositions()
        const isRaised = ((account.raisers >> turnIn(position)) & 1) === 1
        const cards = solveCards(position, own, random.nextInt(100))
        const sorted = cards.toSorted((a, b) => (isRaised ? b.worth - a.worth : a.worth - b.worth))
        const { code, worth } = requireValue(sorted[0])
        const now = pointsIn(position, own) + worth
        expect(now).toBe(expected ?? now)
        expected = now
        playCode(position, code)
      }
      expect(pointsIn(position, own) + (isLaidMade(position) ? own.game : 0)).toBe(expected)
    }
  })
})
