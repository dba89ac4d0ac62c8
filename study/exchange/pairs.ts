// For every position some hands of the other player, drawn evenly from all cases, with the tricks
// of elder as the cards lie. So what an answer or a proposal depends on is a sum over these.
import { KING } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { tricksOfElder } from '../../src/main/engine/games/ecarte/ai/first-lead.ts'
import type { Part } from '../../src/main/engine/games/ecarte/ai/strength.ts'
import { type Random, nextFraction } from '../../src/main/engine/random.ts'
import { OTHER_HANDS, drawFrom, listCases } from './cases.ts'
import type { Positions } from './hands.ts'

/** A hand of the other player: its position, elder's tricks, and if it holds the king of trumps. */
export type Pair = number

export const pairPosition = (pair: Pair): number => pair & 0x3ffff
/** Tricks of elder, and six more if the other player holds the king. */
export const pairOutcome = (pair: Pair): number => pair >>> 18

/** Draws `each` hands of the other player for each position from `from` up to `to`. */
export function drawPairs(
  positions: Positions,
  part: Part,
  range: readonly [from: number, to: number],
  each: number,
  random: Random,
): Uint32Array {
  const [from, to] = range
  const pairs = new Uint32Array((to - from) * each)
  let filled = 0
  for (let place = from; place < to; place += 1) {
    const own = positions.hands[place] ?? 0
    const turnUp = positions.turnUps[place] ?? 0
    const cases = listCases(own, turnUp)
    // systematic sampling: every so many hands in the order of the cases
    const step = OTHER_HANDS / each
    let next = nextFraction(random) * step
    let passed = 0
    cases.sizes.forEach((size, one) => {
      passed += size
      for (; next < passed; next += step) {
        const other = drawFrom(cases, one, random)
        const [elder, dealer] = part === 'elder' ? [own, other] : [other, own]
        const tricks = tricksOfElder(elder, dealer)
        const outcome = tricks + ((other & KING) === 0 ? 0 : 6)
        pairs[filled] = positions.find(other, turnUp) | (outcome << 18)
        filled += 1
      }
    })
  }
  return pairs
}
