// Inferences of a seat from its own hand and public information.
import { type TrickPosition, cardsHeld } from './position.ts'
import {
  type Code,
  bitsAbove,
  bitsBetween,
  highestBit,
  lowestBit,
  codeOf,
  bitOf,
  codeHeight,
  codeSuit,
  readAt,
} from '../ai/cards.ts'

/** Trumps from which a hand leads them, and does not spend them on a doubtful trick. */
export const LONG_TRUMPS = 5

/** Returns true if two seats play against each other. */
export const isFoe = (seat: number, other: number): boolean => ((seat ^ other) & 1) === 1

/** Returns the partner's seat; -1 between two. */
export const partnerOf = ({ form }: TrickPosition, seat: number): number =>
  form.seats === 4 ? seat ^ 2 : -1

/** Returns the cards of a suit that others may still hold. */
export const unseenCards = (position: TrickPosition, seat: number, suit: number): number =>
  readAt(position.left, suit) & ~cardsHeld(position, seat, suit)

/** Returns true if no card that others may hold of its suit is higher. */
export const isHighest = (position: TrickPosition, seat: number, code: Code): boolean =>
  (unseenCards(position, seat, codeSuit(code)) & bitsAbove(codeHeight(code))) === 0

/** Returns the value of a card besides the trick. */
export const cardValue = ({ form }: TrickPosition, code: Code): number => readAt(form.values, code)

/** Returns true if a seat has shown a void in a suit. */
export const isVoid = (position: TrickPosition, seat: number, suit: number): boolean =>
  ((readAt(position.voids, seat) >> suit) & 1) === 1

/** Returns true if an opponent may hold cards of a suit. */
export function foesHold(position: TrickPosition, seat: number, suit: number): boolean {
  if (unseenCards(position, seat, suit) === 0) return false
  const next = (seat + 1) % position.form.seats
  return !isVoid(position, next, suit) || !isVoid(position, (next + 2) % position.form.seats, suit)
}

/** Returns true if an opponent can trump a suit, as far as is known. */
export function foesTrump(position: TrickPosition, seat: number, suit: number): boolean {
  const { seats, trump } = position.form
  for (let other = (seat + 1) % seats, n = 0; n < seats; other = (other + 1) % seats, n += 1)
    if (isFoe(seat, other) && isVoid(position, other, suit) && !isVoid(position, other, trump))
      return true
  return false
}

/**
 * Returns the cards of a suit that stand between two of this seat's: those that others may still
 * hold, and those on the table.
 */
export function separatingCards(position: TrickPosition, seat: number, suit: number): number {
  let cards = unseenCards(position, seat, suit)
  for (let place = 0; place < position.count; place += 1) {
    const code = readAt(position.table, place)
    if (codeSuit(code) === suit) cards |= bitOf(code)
  }
  return cards
}

/** Returns true if two cards of this seat are equivalent: none between, and they count alike. */
export function isEquivalent(position: TrickPosition, seat: number, a: Code, b: Code): boolean {
  const suit = codeSuit(a)
  if (suit !== codeSuit(b) || cardValue(position, a) !== cardValue(position, b)) return false
  const between = bitsBetween(codeHeight(Math.min(a, b)), codeHeight(Math.max(a, b)))
  return (separatingCards(position, seat, suit) & between) === 0
}

/** Returns true if no card stands between `code` and the next own one below it. */
export const isBacked = (position: TrickPosition, seat: number, code: Code): boolean => {
  const suit = codeSuit(code)
  const rest = cardsHeld(position, seat, suit) & (bitOf(code) - 1)
  if (rest === 0) return false
  const next = highestBit(rest)
  return (separatingCards(position, seat, suit) & bitsBetween(next, codeHeight(code))) === 0
}

/** Returns the most dispensable card of a suit: counting cards are saved before high ones. */
export function cheapestCard(position: TrickPosition, suit: number, own: number): Code {
  let pick = codeOf(suit, lowestBit(own))
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(suit, lowestBit(rest))
    if (cardValue(position, code) < cardValue(position, pick)) pick = code
  }
  return pick
}

/** Returns the card of a suit that counts most of those that could be caught; -1 if none does. */
export function catchableCard(
  position: TrickPosition,
  seat: number,
  suit: number,
  own: number,
): Code {
  let pick = -1
  let most = 0
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(suit, lowestBit(rest))
    const value = cardValue(position, code)
    if (value > most && !isHighest(position, seat, code)) {
      pick = code
      most = value
    }
  }
  return pick
}
