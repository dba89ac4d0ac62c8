// L-9: holding the king back. With three points up and the other vulnerable, three tricks win the partie as they are, and
// one who does not fear the king plays to his harm. What that brings is found by playing worlds out in which the other
// takes the king for some other card.
import { otherSide } from '../../../../../shared/duel.ts'
import type { Random } from '../../../random.ts'
import { type Bit, type Cards32, TRUMP_KING, bitsOf, size } from './bits.ts'
import { worlds } from './belief.ts'
import type { Sight } from './sight.ts'
import { afterLead, replies, takes, tricksOfLeader } from './solve.ts'
import type { Ends, Worth } from './worth.ts'

const KING = 1 << TRUMP_KING

/** Whether silence on the king is worth thinking of (L-9). */
export const mayPay = ({ view, me }: Sight): boolean =>
  view.score[me] === view.goal - 2 && view.vulnerable === otherSide(me)

/** What each playable card is worth if the king is not announced and the other does not reckon with it, world by world. */
export function silently(
  sight: Sight,
  ends: Ends,
  samples: number,
  weighs: boolean,
  random: Random,
): ReadonlyMap<Bit, readonly Worth[]> {
  const { own, others, number, view, me } = sight
  const led = view.tricks.at(-1)
  const lead = led?.winner === null && led.cards[0] !== undefined ? number.bit(led.cards[0]) : null
  const playable = bitsOf(lead === null ? own : replies(own, lead))
  const worths = new Map<Bit, Worth[]>(playable.map((bit) => [bit, []]))
  for (const { other, talon } of worlds(sight, samples, weighs, random)) {
    const hand = other & ~sight.othersPlayed
    if (size(hand) !== others) continue
    const guise = talon.find((bit) => ((own >>> bit) & 1) === 0) ?? TRUMP_KING
    for (const bit of playable) {
      const tricks = view.tricksWon[me] + afterCard(own, hand, bit, lead, guise)
      worths.get(bit)?.push(ends.at(null, view.vulnerable, tricks))
    }
  }
  return worths
}

/** The hand as the other takes it to be: the king is some other card until it is played. */
const seeming = (own: Cards32, guise: Bit): Cards32 => ((own & KING) === 0 ? own : (own & ~KING) | (1 << guise))

/** Own tricks when this card is played now, to the other's lead or as a lead. */
function afterCard(own: Cards32, other: Cards32, card: Bit, lead: Bit | null, guise: Bit): number {
  const left = own & ~(1 << card)
  if (lead !== null) return takes(card, lead) ? 1 + leading(left, other, guise) : waiting(left, other, guise)
  const reply = misledReply(left, other, card, guise)
  const rest = other & ~(1 << reply)
  return takes(reply, card) ? waiting(left, rest, guise) : 1 + leading(left, rest, guise)
}

/** Own tricks when one leads oneself, by best play against the cards as they lie. */
function leading(own: Cards32, other: Cards32, guise: Bit): number {
  const cards = size(own)
  if (cards === 0) return 0
  const best = bitsOf(own).reduce(
    (first, card) => {
      const tricks = afterLead(own & ~(1 << card), other, card, cards, -1, cards + 1)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  )
  return afterCard(own, other, best.card, null, guise)
}

/** Own tricks when the other leads, thinking that he faces the guise. */
function waiting(own: Cards32, other: Cards32, guise: Bit): number {
  const cards = size(own)
  if (cards === 0) return 0
  const seen = seeming(own, guise)
  const lead = bitsOf(other).reduce(
    (first, card) => {
      const tricks = afterLead(other & ~(1 << card), seen, card, cards, -1, cards + 1)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  ).card
  const rest = other & ~(1 << lead)
  const best = bitsOf(replies(own, lead)).map((card) => afterCard(own, rest, card, lead, guise))
  return Math.max(...best)
}

/** The reply that would be the other's best against the guise. */
function misledReply(own: Cards32, other: Cards32, lead: Bit, guise: Bit): Bit {
  const cards = size(other)
  const seen = seeming(own, guise)
  return bitsOf(replies(other, lead)).reduce(
    (first, card) => {
      const rest = other & ~(1 << card)
      const tricks = takes(card, lead)
        ? 1 + (cards > 1 ? tricksOfLeader(rest, seen, cards - 1) : 0)
        : cards - 1 - (cards > 1 ? tricksOfLeader(seen, rest, cards - 1) : 0)
      return tricks > first.tricks ? { card, tricks } : first
    },
    { card: 0, tricks: -1 },
  ).card
}
