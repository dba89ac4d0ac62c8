// Deals with one exchange, for every number of cards of both: who holds the king of trumps then,
// and elder's tricks as the cards lie. Drawn once, and the same at every score.
import { toBitSet } from '../../src/main/engine/ai/cards.ts'
import { type Bit, type Cards32, KING } from '../../src/main/engine/games/ecarte/ai/bits.ts'
import { NUMBERS } from '../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import { tricksOfElder } from '../../src/main/engine/games/ecarte/ai/first-lead.ts'
import { worstCards } from '../../src/main/engine/games/ecarte/ai/opponent-model.ts'
import { type Random, shuffleFront } from '../../src/main/engine/random.ts'
import type { Positions } from './hands.ts'

const NUMBER_LIST: readonly number[] = Array.from({ length: NUMBERS }, (_, many) => many)

/** Deals: both positions, and an outcome for each two numbers, elder's first. */
export interface Deals {
  readonly count: number
  readonly elders: Uint32Array
  readonly dealers: Uint32Array
  /** Tricks of elder; six more with the king of trumps, twelve more if the dealer holds it. */
  readonly outcomes: Uint8Array
}

const DRAWN = 20
const TRUMPS = 8

/** Returns the outcome of two hands. */
export const outcomeOf = (tricks: number, elder: Cards32, dealer: Cards32): number =>
  tricks + ((elder & KING) !== 0 ? 6 : (dealer & KING) !== 0 ? 12 : 0)

/** Deals so many times, and plays every exchange out. */
export function drawDeals(positions: Positions, count: number, random: Random): Deals {
  const elders = new Uint32Array(count)
  const dealers = new Uint32Array(count)
  const outcomes = new Uint8Array(count * NUMBERS * NUMBERS)
  for (let deal = 0; deal < count; deal += 1) {
    const turnUp = random.nextInt(TRUMPS)
    const order = Array.from({ length: 31 }, (_, place) => (place < turnUp ? place : place + 1))
    shuffleFront(order, 0, DRAWN, random)
    const elder = toBitSet(order.slice(0, 5))
    const dealer = toBitSet(order.slice(5, 10))
    elders[deal] = positions.find(elder, turnUp)
    dealers[deal] = positions.find(dealer, turnUp)
    const talon = order.slice(10)
    const kept = NUMBER_LIST.map((few) => dealer & ~worstCards(dealer, few))
    for (let many = 0; many < NUMBERS; many += 1) {
      const elderAfter = draw(elder & ~worstCards(elder, many), many, talon, 0)
      for (let few = 0; few < NUMBERS; few += 1) {
        const dealerAfter = draw(kept[few] ?? 0, few, talon, many)
        const tricks = tricksOfElder(elderAfter, dealerAfter)
        const place = (deal * NUMBERS + many) * NUMBERS + few
        outcomes[place] = outcomeOf(tricks, elderAfter, dealerAfter)
      }
    }
  }
  return { count, elders, dealers, outcomes }
}

/** Returns the cards kept with so many of the talon, from a place on. */
function draw(kept: Cards32, many: number, talon: readonly Bit[], from: number): Cards32 {
  let hand = kept
  for (let card = 0; card < many; card += 1) hand |= 1 << (talon[from + card] ?? 0)
  return hand
}
