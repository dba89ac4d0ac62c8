// The positions of the exchange (ai/exchange/positions.ts) with all that the solver needs of them,
// as lists, and a faster search.
import type { Bit, Cards32 } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import {
  POSITIONS,
  type Position,
  PositionIndex,
  sortSuits,
} from '../../src/main/engine/games/ecarte/ai/exchange/positions.ts'
import { countBits } from '../../src/main/engine/ai/cards.ts'

const HAND = 5
const PLAIN = 24

/** All positions: their hands, their turn-ups, and for how many hands each stands. */
export interface Positions {
  readonly count: number
  readonly hands: Int32Array
  readonly turnUps: Uint8Array
  readonly copies: Uint8Array
  /** Returns the position of any hand that does not hold the turn-up. */
  readonly find: (hand: Cards32, turnUp: Bit) => Position
}

/** Returns how many hands are the same up to the plain suits. */
function countCopies(plain: number): number {
  const different = new Set([plain & 255, (plain >>> 8) & 255, plain >>> 16]).size
  return different === 3 ? 6 : different === 2 ? 3 : 1
}

/** Calls back for every set of up to `cards` plain cards, as a number of 24 bits. */
function forEachPlain(cards: number, visit: (set: number) => void, from = 0, set = 0): void {
  visit(set)
  if (cards > 0)
    for (let bit = from; bit < PLAIN; bit += 1)
      forEachPlain(cards - 1, visit, bit + 1, set | (1 << bit))
}

/** Lists all positions. */
export function listPositions(): Positions {
  const index = new PositionIndex()
  const { hands, turnUps } = index.list()
  // by plain cards: how far their position is from that of the first with the same trumps
  const ranks = new Uint16Array(1 << PLAIN)
  const bases = new Int32Array(8 << 8)
  forEachPlain(HAND, (plain) => {
    const trumps = (1 << (HAND - countBits(plain))) - 1
    ranks[plain] = index.find(trumps | (sortSuits(plain) << 8), 7) - index.find(trumps, 7)
  })
  for (let turnUp = 0; turnUp < 8; turnUp += 1)
    for (let trumps = 0; trumps < 256; trumps += 1)
      if (countBits(trumps) <= HAND) bases[(turnUp << 8) | trumps] = index.find(trumps, turnUp)
  return {
    count: POSITIONS,
    hands,
    turnUps,
    copies: Uint8Array.from(hands, (hand) => countCopies(hand >>> 8)),
    find: (hand, turnUp) => (bases[(turnUp << 8) | (hand & 255)] ?? 0) + (ranks[hand >>> 8] ?? 0),
  }
}
