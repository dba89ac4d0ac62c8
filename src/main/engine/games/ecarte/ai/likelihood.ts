// What the other's behaviour says of his cards. Hands he may hold are dealt at random from the cards not seen and taken
// through the exchange as he went through it; those with which he would hardly have done what he did are mostly put
// aside. What is left is a fair sample of what he holds.
import { otherSide } from '../../../../../shared/duel.ts'
import { type Random, shuffleFront } from '../../../random.ts'
import { type Bit, type Cards32, listBits, countCards } from './bits.ts'
import type { CardWeight } from './card-classes.ts'
import { usualDiscards, standsPat, worstCards } from './opponent-model.ts'
import type { Knowledge } from './knowledge.ts'

/** How the covered cards may lie. */
export interface Determinization {
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
export function sampleDeterminizations(
  knowledge: Knowledge,
  count: number,
  weighs: boolean,
  random: Random,
): readonly Determinization[] {
  const covered = listBits(knowledge.unseen | knowledge.othersPlayed)
  return Array.from({ length: count }, () => sampleDeterminization(knowledge, covered, weighs, random))
}

function sampleDeterminization(
  knowledge: Knowledge,
  covered: readonly Bit[],
  weighs: boolean,
  random: Random,
): Determinization {
  const order = [...covered]
  const needed = 5 + countBought(knowledge)
  const possible = knowledge.may | knowledge.sure | knowledge.othersPlayed
  for (let tries = 1; ; tries += 1) {
    shuffleFront(order, 0, needed, random)
    const { hand, likely } = replayExchanges(knowledge, order)
    const fits = (hand & ~possible) === 0 && (knowledge.sure === 0 || (hand & knowledge.sure) !== 0)
    const isTaken = fits && (!weighs || random.nextInt(1000) < likely * 1000)
    if (!isTaken && tries < TRIES) continue
    shuffleFront(order, needed, order.length, random)
    return { other: hand, talon: order.slice(needed) }
  }
}

/** Cards the other has drawn in the exchanges that are complete. */
function countBought({ view, me }: Knowledge): number {
  return view.exchanges.reduce((sum, one) => sum + (one[me] === null ? 0 : (one[otherSide(me)] ?? 0)), 0)
}

/** Cards in this order taken through the exchanges so far, and how likely that was with these cards. */
function replayExchanges(
  { view, me, part }: Knowledge,
  order: readonly Bit[],
): { readonly hand: Cards32; readonly likely: number } {
  const other = otherSide(me)
  const his = part === 'elder' ? 'dealer' : 'elder'
  const least = his === 'elder' ? view.options.elderMinimumDiscard : 0
  let hand = cardSet(order, 0, 5)
  let at = 5
  let likely = 1
  for (const [number, exchange] of view.exchanges.entries()) {
    if (standsPat(hand, his, number)) likely *= AGAINST_HABIT
    const count = exchange[other]
    if (count === null) break
    likely *= OTHER_NUMBER ** Math.abs(countCards(usualDiscards(hand, least, 5)) - count)
    hand &= ~worstCards(hand, count)
    if (exchange[me] === null) break
    hand |= cardSet(order, at, at + count)
    at += count
  }
  const proposed = view.asks === 'answer' && his === 'elder'
  if (proposed && standsPat(hand, his, view.exchanges.length)) likely *= AGAINST_HABIT
  // who is vulnerable has insisted on play
  if (view.vulnerable === other && !standsPat(hand, his, 0)) likely *= AGAINST_HABIT
  return { hand, likely }
}

const cardSet = (order: readonly Bit[], from: number, to: number): Cards32 =>
  order.slice(from, to).reduce((set, bit) => set | (1 << bit), 0)

/** So many hands dealt without looking at what he did are added to the sample: few worlds prove little. */
const UNINFORMED = 40

/** How much likelier than another each card is in the other's hand, from `count` worlds. */
export function estimateBelief(knowledge: Knowledge, count: number, random: Random): CardWeight {
  if (!isInformative(knowledge)) return () => 1
  const held = new Float64Array(32)
  for (const { other } of sampleDeterminizations(knowledge, count, true, random))
    for (const bit of listBits(other)) held[bit] = (held[bit] ?? 0) + 1
  const usual = 5 / countCards(knowledge.unseen | knowledge.othersPlayed)
  return (bit) => {
    const share = ((held[bit] ?? 0) + UNINFORMED * usual) / (count + UNINFORMED)
    return share / (1 - share)
  }
}

/** Whether the other has done anything yet that his cards could have moved him to. */
function isInformative({ view, part }: Knowledge): boolean {
  const proposed = part === 'dealer' && view.asks === 'answer'
  return proposed || view.exchanges.length > 0 || (view.vulnerable !== null && view.vulnerable !== view.eye)
}
