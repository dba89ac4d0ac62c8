// L-9: withholding the king. With three points up and the other player vulnerable, three tricks win
// the partie as they are, and an opponent who does not expect the king plays to their own
// disadvantage. The gain is found by playouts in which the opponent takes the king for some other
// card.
import { otherSide } from '../../../../../shared/duel.ts'
import type { Random } from '../../../random.ts'
import { type Bit, type Cards32, TRUMP_KING, listBits, countCards } from './bits.ts'
import { sampleDeterminizations } from './likelihood.ts'
import type { Knowledge } from './knowledge.ts'
import { afterLead, legalReplies, takesTrick, tricksOfLeader } from './solve.ts'
import type { DealEndValues, DealValue } from './deal-value.ts'

const KING = 1 << TRUMP_KING

/** Returns true if withholding the king is worth evaluating (L-9). */
export const mayPay = ({ view, me }: Knowledge): boolean =>
  view.score[me] === view.goal - 2 && view.vulnerable === otherSide(me)

/**
 * Evaluates each playable card, by determinization, if the king is not announced and the other
 * player does not expect it.
 */
export function withheldKingValues(
  knowledge: Knowledge,
  ends: DealEndValues,
  samples: number,
  weighs: boolean,
  random: Random,
): ReadonlyMap<Bit, readonly DealValue[]> {
  const { own, others, number, view, me } = knowledge
  const led = view.tricks.at(-1)
  const lead =
    led?.winner === null && led.cards[0] !== undefined ? number.toBit(led.cards[0]) : null
  const playable = listBits(lead === null ? own : legalReplies(own, lead))
  const values = new Map<Bit, DealValue[]>(playable.map((bit) => [bit, []]))
  for (const { other, talon } of sampleDeterminizations(knowledge, samples, weighs, random)) {
    const hand = other & ~knowledge.othersPlayed
    if (countCards(hand) !== others) continue
    const guise = talon.find((bit) => ((own >>> bit) & 1) === 0) ?? TRUMP_KING
    for (const bit of playable) {
      const tricks = view.tricksWon[me] + afterCard(own, hand, bit, lead, guise)
      values.get(bit)?.push(ends.valueAt(null, view.vulnerable, tricks))
    }
  }
  return values
}

/**
 * Returns the hand as the other player imagines it: the king is some other card until it is played.
 */
const apparentHand = (own: Cards32, guise: Bit): Cards32 =>
  (own & KING) === 0 ? own : (own & ~KING) | (1 << guise)

/** Returns the own tricks if this card is played now, to the other player's lead or as a lead. */
function afterCard(own: Cards32, other: Cards32, card: Bit, lead: Bit | null, guise: Bit): number {
  const left = own & ~(1 << card)
  if (lead !== null)
    return takesTrick(card, lead)
      ? 1 + tricksWhenLeading(left, other, guise)
      : tricksWhenWaiting(left, other, guise)
  const reply = misledReply(left, other, card, guise)
  const rest = other & ~(1 << reply)
  return takesTrick(reply, card)
    ? tricksWhenWaiting(left, rest, guise)
    : 1 + tricksWhenLeading(left, rest, guise)
}

/** Returns the own tricks as leader, by best play against the cards as they lie. */
function tricksWhenLeading(own: Cards32, other: Cards32, guise: Bit): number {
  const cards = countCards(own)
  if (cards === 0) return 0
  const best = listBits(own).reduce(
    (first, card) => {
      const tricks = afterLead(own & ~(1 << card), other, card, cards, -1, cards + 1)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  )
  return afterCard(own, other, best.card, null, guise)
}

/** Returns the own tricks when the other player leads and believes in the guise. */
function tricksWhenWaiting(own: Cards32, other: Cards32, guise: Bit): number {
  const cards = countCards(own)
  if (cards === 0) return 0
  const seen = apparentHand(own, guise)
  const lead = listBits(other).reduce(
    (first, card) => {
      const tricks = afterLead(other & ~(1 << card), seen, card, cards, -1, cards + 1)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  ).card
  const rest = other & ~(1 << lead)
  const best = listBits(legalReplies(own, lead)).map((card) =>
    afterCard(own, rest, card, lead, guise),
  )
  return Math.max(...best)
}

/** Returns the reply that would be the other player's best against the guise. */
function misledReply(own: Cards32, other: Cards32, lead: Bit, guise: Bit): Bit {
  const cards = countCards(other)
  const seen = apparentHand(own, guise)
  return listBits(legalReplies(other, lead)).reduce(
    (first, card) => {
      const rest = other & ~(1 << card)
      const tricks = takesTrick(card, lead)
        ? 1 + (cards > 1 ? tricksOfLeader(rest, seen, cards - 1) : 0)
        : cards - 1 - (cards > 1 ? tricksOfLeader(seen, rest, cards - 1) : 0)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  ).card
}
