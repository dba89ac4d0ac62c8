// What a decision after an exchange is made by: the strength of the hand, the king of trumps, and
// the number of cards the other took.
import { type Bit, type Cards32, KING, TRUMP_KING } from '../bits.ts'
import { type Part, handStrength } from '../strength.ts'
import { NUMBERS } from './layout.ts'

/** Steps of the chance to make the point, by the heuristic strength. */
const STEPS = 30
/** The king of trumps: elsewhere, held, or turned up. */
const KINGS = 3

/** Returns the information set of a hand after an exchange in which the other took so many. */
export function findLaterSet(hand: Cards32, part: Part, turnUp: Bit, others: number): number {
  const chance = 1 / (1 + Math.exp(-handStrength(hand, part)))
  const step = Math.min(STEPS - 1, Math.floor(chance * STEPS))
  const king = turnUp === TRUMP_KING ? 2 : (hand & KING) === 0 ? 0 : 1
  return (step * KINGS + king) * NUMBERS + others
}
