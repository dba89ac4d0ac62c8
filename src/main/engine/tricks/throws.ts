// What the book throws when it cannot follow: from weakness, keeping winners and what guards them (W-13).
import { above, highest, lowest, size } from './bits.ts'
import { type Code, type Position, SUIT_COUNT, codeOf, held } from './position.ts'
import { foesHold, isHighest, unseen, valueOf } from './seen.ts'

/** A card to throw; `isOurs` when the trick is safely the own side's, so that what counts may be brought home. */
export function bookThrow(position: Position, seat: number, isOurs: boolean): Code {
  const { trump } = position.form
  const gift = isOurs ? dearest(position, seat) : -1
  if (gift >= 0) return gift
  let pick = -1
  let best = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const own = held(position, seat, suit)
    if (own === 0) continue
    const cost = suit === trump ? trumpCost(position, own) : plainCost(position, seat, suit, own)
    if (pick < 0 || cost < best) {
      pick = suit === trump ? cheapestTrump(position, own) : codeOf(suit, lowest(own))
      best = cost
    }
  }
  return pick
}

/** The card that counts most of those that could still be caught; -1 where there is none. */
function dearest(position: Position, seat: number): Code {
  const { trump } = position.form
  let pick = -1
  for (let rest = held(position, seat, trump); rest !== 0; rest &= rest - 1) {
    const code = codeOf(trump, lowest(rest))
    const value = isHighest(position, seat, code) ? 0 : valueOf(position, code)
    if (value > (pick < 0 ? 0 : valueOf(position, pick))) pick = code
  }
  return pick
}

const trumpCost = (position: Position, own: number): number => 60 + valueOf(position, cheapestTrump(position, own))

function cheapestTrump(position: Position, own: number): Code {
  const { trump } = position.form
  let pick = codeOf(trump, lowest(own))
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(trump, lowest(rest))
    if (valueOf(position, code) < valueOf(position, pick)) pick = code
  }
  return pick
}

/** What the lowest card of a plain suit is missed. */
function plainCost(position: Position, seat: number, suit: number, own: number): number {
  const { trump } = position.form
  const others = unseen(position, seat, suit)
  const count = size(own)
  const top = highest(own)
  // nobody can follow any more: such a card is a winner as soon as trumps are out
  if (others === 0) return foesHold(position, seat, trump) ? 20 : 50
  const higher = size(others & above(top))
  if (higher === 0) return count === 1 ? 48 : 10 - count
  // so many cards guard the top until those above it are gone
  if (higher <= 2 && count <= higher + 1) return 26 - 6 * higher
  const isRuff = count === 1 && held(position, seat, trump) !== 0
  return (isRuff ? 2 : 8) - Math.min(count, 5)
}
