// Elder's cards as they lie, counted over all hands of the dealer: the single best lead, and the
// tricks after it with open hands. Exact: the same count as that of the odds (count-tricks.ts).
import type { Bit, Cards32 } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { KING, TRUMP_KING } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { countApart } from '../../src/main/engine/games/ecarte/ai/count-tricks.ts'
import type { Positions } from './hands.ts'

/** Outcomes of a count: the dealer without and with the king of trumps, each with 0 to 5 tricks. */
export const OUTCOMES = 12

/** Of a range of positions: elder's lead, and the dealer's hands of each outcome. */
export interface Counts {
  readonly leads: Uint8Array
  readonly hands: Uint32Array
}

const anyHand = (): number => 1
const NO_HANDS: readonly number[] = [0, 0, 0, 0, 0, 0]

/** Counts a hand of elder. */
export function countElder(
  own: Cards32,
  turnUp: Bit,
): { readonly lead: Bit; readonly hands: readonly number[] } {
  const known = { own, may: ~(own | (1 << turnUp)), sure: 0, others: 5 }
  const { without, holding } = countApart(known, { at: 'lead' }, TRUMP_KING, anyHand)
  const mayHold = (known.may & KING) !== 0
  let best = { lead: 0, value: -1, hands: [] as readonly number[] }
  for (const [lead, low] of without.byCard) {
    const high = mayHold ? holding.byCard.get(lead) : null
    const hands = [...low, ...(high ?? NO_HANDS)]
    const value = hands.reduce((sum, cases, place) => sum + cases * pointsOf(place % 6), 0)
    if (value > best.value) best = { lead, value, hands }
  }
  return best
}

/** Points of the tricks at an equal score: the lead is the best by them (E-24). */
const pointsOf = (tricks: number): number => (tricks < 3 ? 0 : tricks === 5 ? 2 : 1)

/** Counts the positions from `from` up to `to`. */
export function countPositions(positions: Positions, from: number, to: number): Counts {
  const leads = new Uint8Array(to - from)
  const hands = new Uint32Array((to - from) * OUTCOMES)
  for (let place = from; place < to; place += 1) {
    const own = (positions.hands[place] ?? 0) | 0
    const counted = countElder(own, positions.turnUps[place] ?? 0)
    leads[place - from] = counted.lead
    hands.set(counted.hands, (place - from) * OUTCOMES)
  }
  return { leads, hands }
}
