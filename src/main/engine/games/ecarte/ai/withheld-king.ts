// L-9: withholding the king. With three points up and the other player vulnerable, three tricks win
// the partie as they are, and an opponent who does not expect the king plays to their own
// disadvantage. The gain is found by playouts in which the opponent takes the king for some other
// card.
import { otherSide } from '../../../../../shared/duel.ts'
import type { Random } from '../../../random.ts'
import { KING, type Bit, type Cards32, TRUMP_KING } from './bits.ts'
import { sampleDeterminizations } from './likelihood.ts'
import type { Knowledge } from './knowledge.ts'
import { afterLead, legalReplies, takesTrick, tricksOfLeader } from './solve.ts'
import type { DealEndValues } from './deal-value.ts'
import { listBits, countBits } from '../../../ai/cards.ts'
import type { DealValue } from '../../../ai/statistics.ts'

/** Returns true if withholding the king is worth evaluating (L-9). */
export const mayPay = ({ view, me }: Knowledge): boolean =>
  view.score[me] === view.goal - 2 && view.vulnerable === otherSide(me)

/** Evaluates each playable card by determinization, if the other does not expect the king. */
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
    if (countBits(hand) !== others) continue
    const guise = talon.find((bit) => ((own >>> bit) & 1) === 0) ?? TRUMP_KING
    for (const bit of playable) {
      const tricks = view.tricksWon[me] + afterCard(own, hand, bit, lead, guise)
      values.get(bit)?.push(ends.valueAt(null, view.vulnerable, tricks))
    }
  }
  return values
}

/** Returns the hand as the other imagines it: the king is some other card until played. */
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
  const cards = countBits(own)
  return cards === 0 ? 0 : afterCard(own, other, bestLead(own, other, cards), null, guise)
}

/** Returns the own tricks when the other player leads and believes in the guise. */
function tricksWhenWaiting(own: Cards32, other: Cards32, guise: Bit): number {
  const cards = countBits(own)
  if (cards === 0) return 0
  const lead = bestLead(other, apparentHand(own, guise), cards)
  const rest = other & ~(1 << lead)
  const best = listBits(legalReplies(own, lead)).map((card) =>
    afterCard(own, rest, card, lead, guise),
  )
  return Math.max(...best)
}

const bestLead = (leader: Cards32, other: Cards32, cards: number): Bit =>
  bestOf(leader, (card) => afterLead(leader & ~(1 << card), other, card, cards, -1, cards + 1))

/** Returns the reply that would be the other player's best against the guise. */
function misledReply(own: Cards32, other: Cards32, lead: Bit, guise: Bit): Bit {
  const left = countBits(other) - 1
  const seen = apparentHand(own, guise)
  const tricks = (leader: Cards32, second: Cards32): number =>
    left > 0 ? tricksOfLeader(leader, second, left) : 0
  return bestOf(legalReplies(other, lead), (card) => {
    const rest = other & ~(1 << card)
    return takesTrick(card, lead) ? 1 + tricks(rest, seen) : left - tricks(seen, rest)
  })
}

/** Returns the card with the most tricks, the first of equal ones. */
const bestOf = (cards: Cards32, countTricks: (card: Bit) => number): Bit =>
  listBits(cards).reduce(
    (first, card) => {
      const tricks = countTricks(card)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  ).card
