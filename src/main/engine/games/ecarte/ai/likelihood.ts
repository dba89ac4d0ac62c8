// Inference of the other player's cards from their actions, by rejection sampling: hands are dealt
// at random from the unseen cards and taken through the exchange as it happened; those that make
// the actions unlikely are mostly rejected. The rest is a fair sample.
import { otherSide } from '../../../../../shared/duel.ts'
import { type Random, shuffleFront } from '../../../random.ts'
import type { Bit, Cards32 } from './bits.ts'
import type { CardWeight } from './card-classes.ts'
import { usualDiscards, standsPat, worstCards } from './opponent-model.ts'
import type { Knowledge } from './knowledge.ts'
import { listBits, countBits, toBitSet } from '../../../ai/cards.ts'

/** One way the covered cards may lie. */
export interface Determinization {
  /** The other player's hand; without the cards about to be drawn. */
  readonly other: Cards32
  /** From the top. */
  readonly talon: readonly Bit[]
}

/** Probability of proposing with a hand that stands, or of refusing with a weak one. */
const AGAINST_HABIT = 0.15
/** Likelihood factor for every card more or fewer than the opponent model would exchange. */
const OTHER_NUMBER = 0.4

/** Tries for each determinization before the last try is accepted as it is. */
const TRIES = 25

/** Samples `count` determinizations; with inference the other player's actions count. */
export function sampleDeterminizations(
  knowledge: Knowledge,
  count: number,
  weighs: boolean,
  random: Random,
): readonly Determinization[] {
  const covered = listBits(knowledge.unseen | knowledge.othersPlayed)
  return Array.from({ length: count }, () =>
    sampleDeterminization(knowledge, covered, weighs, random),
  )
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

/** Returns the number of cards the other player has drawn in complete exchanges. */
function countBought({ view, me }: Knowledge): number {
  return view.exchanges.reduce(
    (sum, one) => sum + (one[me] === null ? 0 : (one[otherSide(me)] ?? 0)),
    0,
  )
}

/** Takes cards in this order through the exchanges so far, and returns how likely these were. */
function replayExchanges(
  { view, me, part }: Knowledge,
  order: readonly Bit[],
): { readonly hand: Cards32; readonly likely: number } {
  const other = otherSide(me)
  const his = part === 'elder' ? 'dealer' : 'elder'
  const least = his === 'elder' ? view.options.elderMinimumDiscard : 0
  let hand = toBitSet(order.slice(0, 5))
  let at = 5
  let likely = 1
  for (const [number, exchange] of view.exchanges.entries()) {
    if (standsPat(hand, his, number)) likely *= AGAINST_HABIT
    const count = exchange[other]
    if (count === null) break
    likely *= OTHER_NUMBER ** Math.abs(countBits(usualDiscards(hand, least, 5)) - count)
    hand &= ~worstCards(hand, count)
    if (exchange[me] === null) break
    hand |= toBitSet(order.slice(at, at + count))
    at += count
  }
  const proposed = view.asks === 'answer' && his === 'elder'
  if (proposed && standsPat(hand, his, view.exchanges.length)) likely *= AGAINST_HABIT
  // a vulnerable player has insisted on play
  if (view.vulnerable === other && !standsPat(hand, his, 0)) likely *= AGAINST_HABIT
  return { hand, likely }
}

/** Uninformed hands added to the sample: few determinizations prove little. */
const UNINFORMED = 40

/** Estimates the relative likelihood of each card in the other hand, from `count` samples. */
export function estimateBelief(knowledge: Knowledge, count: number, random: Random): CardWeight {
  if (!isInformative(knowledge)) return () => 1
  const held = new Float64Array(32)
  for (const { other } of sampleDeterminizations(knowledge, count, true, random))
    for (const bit of listBits(other)) held[bit] = (held[bit] ?? 0) + 1
  const usual = 5 / countBits(knowledge.unseen | knowledge.othersPlayed)
  return (bit) => {
    const share = ((held[bit] ?? 0) + UNINFORMED * usual) / (count + UNINFORMED)
    return share / (1 - share)
  }
}

/** Returns true if the other player has made a decision that depends on their cards. */
function isInformative({ view, part }: Knowledge): boolean {
  const proposed = part === 'dealer' && view.asks === 'answer'
  return (
    proposed ||
    view.exchanges.length > 0 ||
    (view.vulnerable !== null && view.vulnerable !== view.eye)
  )
}
