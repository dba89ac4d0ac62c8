// All hands of five with a turn-up, up to the three plain suits: 255,304 positions. Trumps are the
// bits 0 to 7 of a hand, the plain suits the three bytes above (ai/bits.ts).
import { countBits } from '../../src/main/engine/ai/cards.ts'
import type { Bit, Cards32 } from '../../src/main/engine/games/ecarte/ai/bits.ts'

/** A hand as dealt and a turn-up, numbered. */
export type Position = number

const HAND = 5
const TRUMPS = 8
const PLAIN = 24

/** All positions: their hands, their turn-ups, and for how many hands each stands. */
export interface Positions {
  readonly count: number
  /** The hand with its plain suits in falling order of their bytes. */
  readonly hands: Uint32Array
  readonly turnUps: Uint8Array
  readonly copies: Uint8Array
  /** Returns the position of any hand that does not hold the turn-up. */
  readonly find: (hand: Cards32, turnUp: Bit) => Position
}

/** Returns the three plain suits of a hand as bytes in falling order, in one number. */
export function sortSuits(plain: number): number {
  let [a, b, c] = [plain & 255, (plain >>> 8) & 255, (plain >>> 16) & 255]
  if (a < b) [a, b] = [b, a]
  if (b < c) [b, c] = [c, b]
  if (a < b) [a, b] = [b, a]
  return a | (b << 8) | (c << 16)
}

/** Returns how many hands are the same up to the plain suits. */
function countCopies(plain: number): number {
  const different = new Set([plain & 255, (plain >>> 8) & 255, plain >>> 16]).size
  return different === 3 ? 6 : different === 2 ? 3 : 1
}

/** Lists the sets of `cards` of the plain suits; each as a number of 24 bits. */
function listPlain(cards: number, from = 0, set = 0): number[] {
  if (cards === 0) return [set]
  const found: number[] = []
  for (let bit = from; bit <= PLAIN - cards; bit += 1)
    found.push(...listPlain(cards - 1, bit + 1, set | (1 << bit)))
  return found
}

/** Ranks the sets of plain cards among those of as many cards. */
function rankPlain(): { readonly ranks: Uint16Array; readonly sorted: readonly number[][] } {
  const ranks = new Uint16Array(1 << PLAIN)
  const sorted = Array.from({ length: HAND + 1 }, (_, cards) => {
    const all = listPlain(cards)
    const distinct = [...new Set(all.map(sortSuits))].toSorted((a, b) => a - b)
    const places = new Map(distinct.map((plain, place) => [plain, place]))
    for (const plain of all) ranks[plain] = places.get(sortSuits(plain)) ?? 0
    return distinct
  })
  return { ranks, sorted }
}

/** Numbers all positions: by turn-up, then by trumps, then by plain cards. */
export function listPositions(): Positions {
  const { ranks, sorted } = rankPlain()
  const bases = new Int32Array(TRUMPS << 8).fill(-1)
  const rows: { readonly hand: Cards32; readonly turnUp: Bit; readonly copies: number }[] = []
  for (let turnUp = 0; turnUp < TRUMPS; turnUp += 1)
    for (let trumps = 0; trumps < 1 << TRUMPS; trumps += 1) {
      const plain = sorted[HAND - countBits(trumps)]
      if (plain === undefined || ((trumps >>> turnUp) & 1) === 1) continue
      bases[(turnUp << 8) | trumps] = rows.length
      for (const set of plain)
        rows.push({ hand: (trumps | (set << 8)) >>> 0, turnUp, copies: countCopies(set) })
    }
  return {
    count: rows.length,
    hands: Uint32Array.from(rows, ({ hand }) => hand),
    turnUps: Uint8Array.from(rows, ({ turnUp }) => turnUp),
    copies: Uint8Array.from(rows, ({ copies }) => copies),
    find: (hand, turnUp) => (bases[(turnUp << 8) | (hand & 255)] ?? 0) + (ranks[hand >>> 8] ?? 0),
  }
}

/**
 * Converts a card of a position's hand to the same card of a hand it stands for: the suits change
 * places as their bytes do.
 */
export function turnBack(bit: Bit, hand: Cards32): Bit {
  if (bit < 8) return bit
  const a = (hand >>> 8) & 255
  const b = (hand >>> 16) & 255
  const c = hand >>> 24
  // the place of each suit when the bytes fall; of equal ones the first comes first
  const placeA = (b > a ? 1 : 0) + (c > a ? 1 : 0)
  const placeB = (a >= b ? 1 : 0) + (c > b ? 1 : 0)
  const place = (bit >>> 3) - 1
  const suit = placeA === place ? 1 : placeB === place ? 2 : 3
  return (suit << 3) | (bit & 7)
}
