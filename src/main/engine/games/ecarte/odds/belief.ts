// What the other's behaviour says of his cards. Hands he may hold are dealt at random from the cards not seen and taken
// through the exchange as he went through it; those with which he would hardly have done what he did are mostly put
// aside. What is left is a fair sample of what he holds.
import { otherSide } from '../../../../../shared/duel.ts'
import { type Random, shuffleFront } from '../../../random.ts'
import { type Bit, type Cards32, bitsOf, size } from './bits.ts'
import type { Weight } from './classes.ts'
import { laidAway, stands, worst } from './habits.ts'
import type { Sight } from './sight.ts'

/** How the covered cards may lie. */
export interface World {
  /** The other's hand; without what he is about to draw. */
  readonly other: Cards32
  /** From the top. */
  readonly talon: readonly Bit[]
}

/** How often somebody does what by his habits he would not: proposes with a hand that stands, refuses with a weak one. */
const AGAINST_HABIT = 0.15
/** For every card more or fewer than by his habits he would have taken. */
const OTHER_NUMBER = 0.4

/** Tries for each world before the last one is taken as it is. */
const TRIES = 25

/** `count` worlds this seat may be in; with `weighs` the other's behaviour counts. */
export function worlds(sight: Sight, count: number, weighs: boolean, random: Random): readonly World[] {
  const covered = bitsOf(sight.unseen | sight.othersPlayed)
  return Array.from({ length: count }, () => oneWorld(sight, covered, weighs, random))
}

function oneWorld(sight: Sight, covered: readonly Bit[], weighs: boolean, random: Random): World {
  const order = [...covered]
  const needed = 5 + bought(sight)
  const possible = sight.may | sight.sure | sight.othersPlayed
  for (let tries = 1; ; tries += 1) {
    shuffleFront(order, 0, needed, random)
    const { hand, likely } = dealt(sight, order)
    const fits = (hand & ~possible) === 0 && (sight.sure === 0 || (hand & sight.sure) !== 0)
    const isTaken = fits && (!weighs || random.below(1000) < likely * 1000)
    if (!isTaken && tries < TRIES) continue
    shuffleFront(order, needed, order.length, random)
    return { other: hand, talon: order.slice(needed) }
  }
}

/** Cards the other has drawn in the exchanges that are complete. */
function bought({ view, me }: Sight): number {
  return view.exchanges.reduce((sum, one) => sum + (one[me] === null ? 0 : (one[otherSide(me)] ?? 0)), 0)
}

/** Cards in this order taken through the exchanges so far, and how likely that was with these cards. */
function dealt({ view, me, part }: Sight, order: readonly Bit[]): { readonly hand: Cards32; readonly likely: number } {
  const other = otherSide(me)
  const his = part === 'elder' ? 'dealer' : 'elder'
  const least = his === 'elder' ? view.options.elderMinimumDiscard : 0
  let hand = taken(order, 0, 5)
  let at = 5
  let likely = 1
  for (const [number, exchange] of view.exchanges.entries()) {
    if (stands(hand, his, number)) likely *= AGAINST_HABIT
    const count = exchange[other]
    if (count === null) break
    likely *= OTHER_NUMBER ** Math.abs(size(laidAway(hand, least, 5)) - count)
    hand &= ~worst(hand, count)
    if (exchange[me] === null) break
    hand |= taken(order, at, at + count)
    at += count
  }
  const proposed = view.asks === 'answer' && his === 'elder'
  if (proposed && stands(hand, his, view.exchanges.length)) likely *= AGAINST_HABIT
  // who is vulnerable has insisted on play
  if (view.vulnerable === other && !stands(hand, his, 0)) likely *= AGAINST_HABIT
  return { hand, likely }
}

const taken = (order: readonly Bit[], from: number, to: number): Cards32 =>
  order.slice(from, to).reduce((set, bit) => set | (1 << bit), 0)

/** So many hands dealt without looking at what he did are added to the sample: few worlds prove little. */
const UNINFORMED = 40

/** How much likelier than another each card is in the other's hand, from `count` worlds. */
export function belief(sight: Sight, count: number, random: Random): Weight {
  if (!isTelling(sight)) return () => 1
  const held = new Float64Array(32)
  for (const { other } of worlds(sight, count, true, random))
    for (const bit of bitsOf(other)) held[bit] = (held[bit] ?? 0) + 1
  const usual = 5 / size(sight.unseen | sight.othersPlayed)
  return (bit) => {
    const share = ((held[bit] ?? 0) + UNINFORMED * usual) / (count + UNINFORMED)
    return share / (1 - share)
  }
}

/** Whether the other has done anything yet that his cards could have moved him to. */
function isTelling({ view, part }: Sight): boolean {
  const proposed = part === 'dealer' && view.asks === 'answer'
  return proposed || view.exchanges.length > 0 || (view.vulnerable !== null && view.vulnerable !== view.eye)
}
