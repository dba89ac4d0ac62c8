// Discards of the book when it cannot follow suit: from weakness, saving winners and their guards
// (W-13).
import { type TrickPosition, cardsHeld } from './position.ts'
import { cardValue, catchableCard, cheapestCard, foesHold, unseenCards } from './unseen.ts'
import {
  type Code,
  bitsAbove,
  highestBit,
  lowestBit,
  countBits,
  SUIT_COUNT,
  codeOf,
} from '../ai/cards.ts'

/** Returns a discard; `isOurs` if the trick is safe, so that counting cards come home. */
export function chooseDiscard(position: TrickPosition, seat: number, isOurs: boolean): Code {
  const { trump } = position.form
  const gift = isOurs ? catchableCard(position, seat, trump, cardsHeld(position, seat, trump)) : -1
  if (gift >= 0) return gift
  let pick = -1
  let best = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const own = cardsHeld(position, seat, suit)
    if (own === 0) continue
    const code = suit === trump ? cheapestCard(position, trump, own) : codeOf(suit, lowestBit(own))
    const cost =
      suit === trump ? 60 + cardValue(position, code) : plainCost(position, seat, suit, own)
    if (pick < 0 || cost < best) {
      pick = code
      best = cost
    }
  }
  return pick
}

/** Returns the cost of discarding the lowest card of a plain suit. */
function plainCost(position: TrickPosition, seat: number, suit: number, own: number): number {
  const { trump, book } = position.form
  const { discard } = book
  const others = unseenCards(position, seat, suit)
  const count = countBits(own)
  // no other seat can follow any more: such a card is a winner as soon as trumps are out
  if (others === 0) return foesHold(position, seat, trump) ? discard.longTrumped : discard.long
  const above = countBits(others & bitsAbove(highestBit(own)))
  if (above === 0)
    return count === 1 ? discard.bestAlone : discard.belowBest + discard.belowBestOwn * count
  const higher = discard.above * Math.min(above, 4)
  // just enough cards guard the top until those above it are gone
  if (above <= discard.guardUpTo && count <= above + 1)
    return discard.guard + discard.guardAbove * above + higher
  const hasTrumps = cardsHeld(position, seat, trump) !== 0
  const last = hasTrumps && count === 1 ? discard.lastWithTrumps : discard.other
  const second = hasTrumps && count === 2 ? discard.secondWithTrumps : 0
  return last + second + discard.otherOwn * Math.min(count, 5) + higher
}
