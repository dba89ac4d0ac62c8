// Exact play with both hands known: the number of tricks of a side when each takes as many as it
// can (E-20 … E-22).
import { type Bit, type Cards32, SUIT, cardsAbove, cardsBelow, suitBits } from './bits.ts'
import { lowestBit } from '../../../ai/cards.ts'

/** Returns the legal replies (E-21): beat the lead, else follow, else trump, else anything. */
export function legalReplies(hand: Cards32, lead: Bit): Cards32 {
  const higher = hand & cardsAbove(lead)
  if (higher !== 0) return higher
  const lower = hand & cardsBelow(lead)
  if (lower !== 0) return lower
  const trumps = hand & SUIT
  return trumps === 0 ? hand : trumps
}

/** Returns true if a legal reply to a lead takes the trick (E-22). */
export const takesTrick = (reply: Bit, lead: Bit): boolean => {
  const sameSuit = (suitBits(lead) & (1 << reply)) !== 0
  return sameSuit ? reply > lead : reply < 8
}

/** Returns the leader's tricks, exact between `least` and `most`; beyond, only a bound. */
function leaderTricks(
  leader: Cards32,
  other: Cards32,
  cards: number,
  least: number,
  most: number,
): number {
  if (cards === 1) return takesLast(leader, other) ? 0 : 1
  let best = least
  const all = leader | other
  let next = leader
  while (next !== 0) {
    const lead = lowestBit(next)
    next &= next - 1
    // of consecutive cards with none of the other player's between them, only the highest is tried
    if (isSameAsHigher(leader, all, lead)) continue
    const value = afterLead(leader & ~(1 << lead), other, lead, cards, best, most)
    if (value > best) best = value
    if (best >= most) return best
  }
  return best
}

const takesLast = (leader: Cards32, other: Cards32): boolean =>
  takesTrick(lowestBit(other), lowestBit(leader))

function isSameAsHigher(own: Cards32, all: Cards32, bit: Bit): boolean {
  const higher = all & cardsAbove(bit)
  return higher !== 0 && (own & higher & -higher) !== 0
}

/** Returns the leader's tricks once `lead` lies on the table and `leader` is the rest. */
export function afterLead(
  leader: Cards32,
  other: Cards32,
  lead: Bit,
  cards: number,
  least: number,
  most: number,
): number {
  if (cards === 1) return takesTrick(lowestBit(other), lead) ? 0 : 1
  let worst = most
  const may = legalReplies(other, lead)
  let next = may
  while (next !== 0) {
    const reply = lowestBit(next)
    next &= next - 1
    if (isSameAsHigher(may, leader | may, reply)) continue
    const left = other & ~(1 << reply)
    // at most `cards - 1` tricks are left; the other player leads if their reply took this one
    const value = takesTrick(reply, lead)
      ? cards - 1 - leaderTricks(left, leader, cards - 1, cards - 1 - worst, cards - 1 - least)
      : 1 + leaderTricks(leader, left, cards - 1, least - 1, worst - 1)
    if (value < worst) worst = value
    if (worst <= least) return worst
  }
  return worst
}

/** Returns the exact number of the leader's tricks. */
export const tricksOfLeader = (leader: Cards32, other: Cards32, cards: number): number =>
  leaderTricks(leader, other, cards, 0, cards)
