// Elder's cards as they lie, counted over all hands of the dealer: the tricks after the usual first
// lead (first-lead.ts), with open hands: the same exact count as that of the odds.
import {
  type Bit,
  type Cards32,
  KING,
  TRUMP_KING,
} from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { countApart } from '../../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { findFirstLead } from '../../src/main/engine/games/ecarte/ai/first-lead.ts'
import type { Positions } from './hands.ts'

/** Outcomes of a count: the dealer without and with the king of trumps, each with 0 to 5 tricks. */
export const OUTCOMES = 12

const anyHand = (): number => 1
const NO_HANDS: readonly number[] = [0, 0, 0, 0, 0, 0]

/** Counts the dealer's hands of each outcome for a hand of elder. */
export function countElder(own: Cards32, turnUp: Bit): readonly number[] {
  const lead = findFirstLead(own)
  const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
  const { without, holding } = countApart(known, { at: 'led', lead }, TRUMP_KING, anyHand)
  const mayHold = (known.may & KING) !== 0
  return [
    ...(without.byCard.get(lead) ?? NO_HANDS),
    ...((mayHold ? holding.byCard.get(lead) : null) ?? NO_HANDS),
  ]
}

/** Counts the positions from `from` up to `to`. */
export function countPositions(positions: Positions, from: number, to: number): Uint32Array {
  const hands = new Uint32Array((to - from) * OUTCOMES)
  for (let place = from; place < to; place += 1)
    hands.set(
      countElder(positions.hands[place] ?? 0, positions.turnUps[place] ?? 0),
      (place - from) * OUTCOMES,
    )
  return hands
}
