// Inferences of a seat from its own hand and public information.
import { bitsAbove, bitsBetween, highestBit } from './bits.ts'
import {
  type Code,
  type TrickPosition,
  bitOf,
  codeHeight,
  codeSuit,
  cardsHeld,
  readAt,
} from './position.ts'

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
 * Returns true if the seat's next card below `code` is equivalent: no unseen card stands between.
 */
export const isBacked = (position: TrickPosition, seat: number, code: Code): boolean => {
  const suit = codeSuit(code)
  const rest = cardsHeld(position, seat, suit) & (bitOf(code) - 1)
  if (rest === 0) return false
  const next = highestBit(rest)
  return (unseenCards(position, seat, suit) & bitsBetween(next, codeHeight(code))) === 0
}
