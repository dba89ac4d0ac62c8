// How the solution of a score is laid out in the bytes of the table, which study/exchange/ writes
// and solved-score.ts reads. Every part begins at a fixed place.
import { HAND_CLASSES } from './hand-classes.ts'
import { POSITIONS, type Position } from './positions.ts'

/** Numbers of cards that can be discarded: 0 to 5. */
export const NUMBERS = 6
/** Information sets of a seat after an exchange (later-set.ts). */
export const LATER_SETS = 30 * 3 * NUMBERS

/** Positions of one turn-up. A byte has the same hand under all eight of them: it packs better. */
const BITS = POSITIONS / 8

/** Parts of the bytes of a score, in their order, with their lengths. */
const PARTS = [
  // a bit for each position: it exchanges more often than not, and it does both
  ['elderExchanges', BITS],
  ['elderMixes', BITS],
  ['dealerExchanges', BITS],
  ['dealerMixes', BITS],
  // the number of cards to discard by class, of the dealer for each number of elder's
  ['elderNumbers', HAND_CLASSES],
  ['dealerNumbers', HAND_CLASSES * NUMBERS],
  // elder's value of an agreed exchange by class, in thousandths: high bytes, then low ones
  ['elderAgreed', HAND_CLASSES * 2],
  ['dealerAgreed', HAND_CLASSES * 2],
  // in how many of fifteen cases to exchange again
  ['elderLater', LATER_SETS],
  ['dealerLater', LATER_SETS],
] as const

export type TablePart = (typeof PARTS)[number][0]

/** Bytes of a score. */
export const SCORE_BYTES = PARTS.reduce((sum, [, length]) => sum + length, 0)

/** Returns a part of the bytes of a score, as a view of them. */
export function viewPart(bytes: Uint8Array, wanted: TablePart): Uint8Array {
  let from = 0
  for (const [name, length] of PARTS) {
    if (name === wanted) return bytes.subarray(from, from + length)
    from += length
  }
  throw new Error(`the table has no part ${wanted}`)
}

/** Returns the bit of a position. */
export const hasBit = (bits: Uint8Array, position: Position): boolean =>
  (((bits[position % BITS] ?? 0) >> Math.floor(position / BITS)) & 1) === 1

/** Sets the bit of a position. */
export function setBit(bits: Uint8Array, position: Position): void {
  const place = position % BITS
  bits[place] = (bits[place] ?? 0) | (1 << Math.floor(position / BITS))
}

/** Parts of a probability of exchanging again. */
export const LATER_PARTS = 15
/** Values are kept in so many parts of an equity of one. */
export const VALUE_PARTS = 1000
/** Added to values, which are kept without a sign. */
export const VALUE_OFFSET = 32_768
