// Random ends of deals of Hundertspiel, to measure and to check the solver.
import { addAt, bitOf, codeOf, codeSuit } from '../../src/main/engine/ai/cards.ts'
import { LOWEST } from '../../src/main/engine/games/hundertspiel/ai/encoding.ts'
import { type Position, NOBODY } from '../../src/main/engine/games/hundertspiel/ai/position.ts'
import { weightsFor } from '../../src/main/engine/games/hundertspiel/ai/weights.ts'
import { type Random, shuffle } from '../../src/main/engine/random.ts'

const SUITS = [0, 1, 2, 3]
const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9]

/**
 * The end of a deal: the number of cards in a hand, the number of Dos among all cards, which the
 * leader holds if they are `together`, and the tricks played before.
 */
interface End {
  readonly players: 3 | 4
  readonly size: number
  readonly dos: number
  readonly played: number
  readonly together?: boolean
}

/** Deals the end of a deal; without points before it, and without an undertaken game. */
export function dealEnd(
  { players, size, dos, played, together = false }: End,
  random: Random,
): Position {
  const sides = players === 4 ? 2 : 3
  const hands = new Int32Array(players * SUITS.length)
  const left = new Int32Array(SUITS.length)
  const first = shuffle(SUITS, random).slice(0, dos)
  const rest = shuffle(
    SUITS.flatMap((suit) => OTHERS.map((height) => codeOf(suit, height))),
    random,
  )
  const pack = [...first.map((suit) => codeOf(suit, LOWEST)), ...rest].slice(0, size * players)
  const leader = random.nextInt(players)
  for (const [n, code] of (together ? pack : shuffle(pack, random)).entries()) {
    const seat = together ? (leader + Math.floor(n / size)) % players : n % players
    addAt(hands, seat * SUITS.length + codeSuit(code), bitOf(code))
    addAt(left, codeSuit(code), bitOf(code))
  }
  return {
    seats: players,
    sides,
    trump: random.nextInt(SUITS.length),
    length: size + played,
    hands,
    left,
    away: new Int32Array(SUITS.length),
    buyer: NOBODY,
    table: new Int32Array(players),
    count: 0,
    leader,
    best: 0,
    tricks: played,
    noTrump: 0,
    runSeat: NOBODY,
    run: 0,
    isDeferred: false,
    last: new Int32Array([NOBODY, 0, NOBODY, 0]),
    // no side reaches the goal before the last trick
    base: new Int32Array(sides).fill(-10_000),
    gained: new Int32Array(sides),
    next: new Int32Array(sides),
    out: NOBODY,
    afterwards: 'end',
    laidBy: NOBODY,
    laidSuits: 0,
    scat: 0,
    failed: 0,
    forehand: 0,
    firstDoInAll: false,
    aces: new Int32Array(players),
    losesThrown: false,
    weights: weightsFor({ players }),
  }
}
