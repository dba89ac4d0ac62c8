// Discards of the book when it cannot follow suit: from weakness, saving winners and their guards
// (W-13).
import { bitsAbove, highestBit, lowestBit, countBits } from './bits.ts'
import { type Code, type TrickPosition, SUIT_COUNT, codeOf, cardsHeld } from './position.ts'
import { foesHold, isHighest, unseenCards, cardValue } from './unseen.ts'

/**
 * Returns a card to discard; `isOurs` if the trick is safe for the own side, so that counting cards
 * may be brought home.
 */
export function chooseDiscard(position: TrickPosition, seat: number, isOurs: boolean): Code {
  const { trump } = position.form
  const gift = isOurs ? dearestCard(position, seat) : -1
  if (gift >= 0) return gift
  let pick = -1
  let best = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const own = cardsHeld(position, seat, suit)
    if (own === 0) continue
    const cost = suit === trump ? trumpCost(position, own) : plainCost(position, seat, suit, own)
    if (pick < 0 || cost < best) {
      pick = suit === trump ? cheapestTrump(position, own) : codeOf(suit, lowestBit(own))
      best = cost
    }
  }
  return pick
}

/** Returns the most valuable card that could still be caught; -1 if there is none. */
function dearestCard(position: TrickPosition, seat: number): Code {
  const { trump } = position.form
  let pick = -1
  for (let rest = cardsHeld(position, seat, trump); rest !== 0; rest &= rest - 1) {
    const code = codeOf(trump, lowestBit(rest))
    const value = isHighest(position, seat, code) ? 0 : cardValue(position, code)
    if (value > (pick < 0 ? 0 : cardValue(position, pick))) pick = code
  }
  return pick
}

const trumpCost = (position: TrickPosition, own: number): number =>
  60 + cardValue(position, cheapestTrump(position, own))

function cheapestTrump(position: TrickPosition, own: number): Code {
  const { trump } = position.form
  let pick = codeOf(trump, lowestBit(own))
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(trump, lowestBit(rest))
    if (cardValue(position, code) < cardValue(position, pick)) pick = code
  }
  return pick
}

/** Returns the cost of discarding the lowest card of a plain suit. */
function plainCost(position: TrickPosition, seat: number, suit: number, own: number): number {
  const { trump } = position.form
  const others = unseenCards(position, seat, suit)
  const count = countBits(own)
  const top = highestBit(own)
  // no other seat can follow any more: such a card is a winner as soon as trumps are out
  if (others === 0) return foesHold(position, seat, trump) ? 20 : 50
  const higher = countBits(others & bitsAbove(top))
  if (higher === 0) return count === 1 ? 48 : 10 - count
  // just enough cards guard the top until those above it are gone
  if (higher <= 2 && count <= higher + 1) return 26 - 6 * higher
  const isRuff = count === 1 && cardsHeld(position, seat, trump) !== 0
  return (isRuff ? 2 : 8) - Math.min(count, 5)
}
