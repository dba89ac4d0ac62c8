// Opponent model for the exchange, by the heuristic strength of the hand. Used for playouts, and to
// infer cards from actions.
import { type Bit, type Cards32, suitBits } from './bits.ts'
import { type Part, handStrength } from './strength.ts'
import { lowestBit, countBits, highestBit } from '../../../ai/cards.ts'

/**
 * Log odds from which a hand is played as it is: before the first exchange, when losing costs two
 * points (E-15, E-25), and after it. Tuned by matches (docs/players.md).
 */
const STAND_THRESHOLDS: Readonly<Record<Part, readonly [first: number, later: number]>> = {
  elder: [1, 0],
  dealer: [0.3, 0],
}

/** Returns true if elder plays, or the dealer refuses, with this hand. */
export const standsPat = (hand: Cards32, part: Part, exchanges: number): boolean =>
  handStrength(hand, part) > STAND_THRESHOLDS[part][exchanges === 0 ? 0 : 1]

/** Value of a single plain card in an exchange, by its height; trumps are never discarded. */
const KEEP_VALUES: readonly number[] = [0, 0, 0, 0, 0, 0.1, 0.4, 1]
const MIN_KEEP_VALUE = 0.5

/** Returns the value of a card for a hand in an exchange. */
function keepValue(hand: Cards32, bit: Bit): number {
  if (bit < 8) return 2 + bit / 8
  const suit = hand & suitBits(bit)
  const alone = KEEP_VALUES[bit & 7] ?? 0
  // a queen or a jack with a higher card of its suit holds up better
  const guard = countBits(suit) > 1 && highestBit(suit) !== bit && (bit & 7) >= 5 ? 0.05 : 0
  return alone + guard
}

/** Returns the usual discards: the worthless cards, from `least` to `most` of them. */
export function usualDiscards(hand: Cards32, least: number, most: number): Cards32 {
  let spare = 0
  for (let rest = hand; rest !== 0; rest &= rest - 1)
    if (keepValue(hand, lowestBit(rest)) < MIN_KEEP_VALUE) spare |= rest & -rest
  const wanted = Math.min(Math.max(countBits(spare), least), most)
  return countBits(spare) === wanted ? spare : worstCards(hand, wanted)
}

/** Returns the `count` least valuable cards. */
export function worstCards(hand: Cards32, count: number): Cards32 {
  let away = 0
  for (let n = 0; n < count; n += 1) {
    let least = Infinity
    let pick = 0
    for (let rest = hand & ~away; rest !== 0; rest &= rest - 1) {
      const bit = lowestBit(rest)
      // of equal ones the lower
      const value = keepValue(hand, bit) + (bit & 7) / 100
      if (value >= least) continue
      least = value
      pick = rest & -rest
    }
    away |= pick
  }
  return away
}

/**
 * Estimates the gain of playing over exchanging from the strength of the hand: in points of a deal
 * at zero to zero. Fitted by eye to long samples; it levels off, since strong hands win either way.
 */
export function heuristicGain(hand: Cards32, part: Part, exchanges: number): number {
  const [zero, most] = HEURISTIC[part][exchanges === 0 ? 0 : 1]
  return Math.min(most, HEURISTIC_SLOPE * (handStrength(hand, part) - zero))
}

const HEURISTIC_SLOPE = 0.2
const HEURISTIC: Readonly<
  Record<Part, readonly [first: readonly [number, number], later: readonly [number, number]]>
> = {
  elder: [
    [0.8, 0.06],
    [0, 0.04],
  ],
  dealer: [
    [0.2, 0.13],
    [-0.1, 0.12],
  ],
}
