// The parts of the solution of a score, which study/exchange/ writes and solved-score.ts reads.
import { HAND_CLASSES } from './hand-classes.ts'
import { POSITIONS, type Position } from './positions.ts'

/** Numbers of cards that can be discarded: 0 to 5. */
export const NUMBERS = 6
/** Information sets of a seat after an exchange (later-set.ts). */
export const LATER_SETS = 30 * 3 * NUMBERS

/** Positions of one turn-up. A byte has the same hand under all eight of them: it packs better. */
const BITS = POSITIONS / 8

/** The parts of a score, with their bytes. */
export const PART_BYTES = {
  // a bit for each position: it exchanges more often than not, and it does both
  elderExchanges: BITS,
  elderMixes: BITS,
  dealerExchanges: BITS,
  dealerMixes: BITS,
  // the number of cards to discard by class, of the dealer for each number of elder's
  elderNumbers: HAND_CLASSES,
  dealerNumbers: HAND_CLASSES * NUMBERS,
  // elder's value of an agreed exchange by class, in thousandths: high bytes, then low ones
  elderAgreed: HAND_CLASSES * 2,
  dealerAgreed: HAND_CLASSES * 2,
  // in how many of fifteen cases to exchange again
  elderLater: LATER_SETS,
  dealerLater: LATER_SETS,
} as const

export type TablePart = keyof typeof PART_BYTES

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
