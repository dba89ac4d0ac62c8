// Heuristic policy for tricks: the play of a sensible partner, from their own hand and public
// information only. It is used as a player's advice, for playouts and for inference from what
// others did.
import { bookLead } from './leads.ts'
import { type TrickPosition, cardsHeld, turnIn } from './position.ts'
import { chooseDiscard } from './discards.ts'
import {
  LONG_TRUMPS,
  cardValue,
  catchableCard,
  cheapestCard,
  foesHold,
  isBacked,
  isEquivalent,
  isFoe,
  isHighest,
  partnerOf,
  unseenCards,
} from './unseen.ts'
import {
  type Code,
  bitsAbove,
  bitsBetween,
  highestBit,
  lowestBit,
  countBits,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  readAt,
} from '../ai/cards.ts'

/** Returns the card the book plays for the seat on turn. */
export function bookCard(position: TrickPosition): Code {
  const seat = turnIn(position)
  if (position.count === 0) return bookLead(position, seat)
  const lead = codeSuit(readAt(position.table, 0))
  const own = cardsHeld(position, seat, lead)
  if (own === 0) return bookWithout(position, seat, lead)
  return (own & (own - 1)) === 0
    ? codeOf(lead, highestBit(own))
    : bookFollow(position, seat, lead, own)
}

const isLast = ({ count, form }: TrickPosition): boolean => count === form.seats - 1

/** Returns true if no opponent who still plays to this trick is expected to beat its best card. */
export function isSafe(position: TrickPosition, seat: number): boolean {
  return isLast(position) || !mayBeBeaten(position, seat, position.best)
}

/** Returns true if an opponent who plays after this seat may take the trick from `code`. */
function mayBeBeaten(position: TrickPosition, seat: number, code: Code): boolean {
  const { form, count } = position
  const lead = codeSuit(readAt(position.table, 0))
  for (let after = count + 1; after < form.seats; after += 1) {
    const other = (position.leader + after) % form.seats
    if (!isFoe(seat, other)) continue
    const follows = ((readAt(position.voids, other) >> lead) & 1) === 0
    if (
      codeSuit(code) === lead &&
      follows &&
      (unseenCards(position, seat, lead) & bitsAbove(codeHeight(code))) !== 0
    )
      return true
    if (
      !follows &&
      canTrump(position, seat, other, codeSuit(code) === form.trump ? codeHeight(code) : 0)
    )
      return true
    // a suit that has been led often is likely to be trumped
    if (
      follows &&
      codeSuit(code) !== form.trump &&
      countBits(unseenCards(position, seat, lead)) < 3
    ) {
      if (canTrump(position, seat, other, 0)) return true
    }
  }
  return false
}

const canTrump = (position: TrickPosition, seat: number, other: number, over: number): boolean =>
  ((readAt(position.voids, other) >> position.form.trump) & 1) === 0 &&
  (unseenCards(position, seat, position.form.trump) & bitsAbove(over)) !== 0

/** Returns the card of the book if it must follow suit and has a choice. */
function bookFollow(position: TrickPosition, seat: number, lead: number, own: number): Code {
  const { best, bestSeat, form } = position
  const ours = !isFoe(seat, bestSeat)
  const winners = codeSuit(best) === lead ? own & bitsAbove(codeHeight(best)) : 0
  if (isLast(position)) {
    if (ours) return playToOwnTrick(position, seat, lead, own)
    return winners === 0
      ? cheapestCard(position, lead, own)
      : lastWinner(position, seat, lead, winners)
  }
  if (ours && isSafe(position, seat)) return playToOwnTrick(position, seat, lead, own)
  if (winners === 0) return cheapestCard(position, lead, own)
  if (form.seats > 2 && position.count === 1)
    return playSecondHand(position, seat, lead, own, winners)
  return playThirdHand(position, seat, lead, own, winners)
}

/** Plays second hand low, except from a sequence, the best of a led suit, or on an honour. */
function playSecondHand(
  position: TrickPosition,
  seat: number,
  lead: number,
  own: number,
  winners: number,
): Code {
  const others = unseenCards(position, seat, lead)
  const top = highestBit(own)
  const isBest = others < 1 << top
  if (isBest && (countBits(others) < 6 || countBits(own) === 1))
    return codeOf(lead, sameAs(position, seat, lead, own, top))
  const belowTop = own & ~(1 << top)
  const next = belowTop === 0 ? -1 : highestBit(belowTop)
  const isSequence =
    isBacked(position, seat, codeOf(lead, top)) && top >= highestBit(others | own) - 1
  if (isSequence && ((winners >> next) & 1) === 1)
    return codeOf(lead, sameAs(position, seat, lead, own, top))
  const isHonourLed =
    codeHeight(position.best) >= highestBit(others | own | bitOf(position.best)) - 3
  if (isHonourLed && isBest && codeSuit(position.best) === lead) return codeOf(lead, top)
  return cheapestCard(position, lead, own)
}

/** Plays third hand high, with the cheapest of equals; finesses if only one card is missing. */
function playThirdHand(
  position: TrickPosition,
  seat: number,
  lead: number,
  own: number,
  winners: number,
): Code {
  const others = unseenCards(position, seat, lead)
  const top = highestBit(winners)
  const ours = !isFoe(seat, position.bestSeat)
  // the partner's card is worth as much as this one
  if (ours && (others & bitsBetween(codeHeight(position.best), top)) === 0)
    return cheapestCard(position, lead, own)
  const lower = winners & ~(1 << top)
  if (lower !== 0 && others < 1 << top) {
    const next = highestBit(lower)
    const missing = others & bitsBetween(next, top)
    const isEarly = countBits(others) >= 5
    if (countBits(missing) === 1 && isEarly && position.form.seats > 2)
      return codeOf(lead, sameAs(position, seat, lead, winners, next))
  }
  const pick = sameAs(position, seat, lead, winners, top)
  // a card that can still be caught is not risked for a trick
  if (
    cardValue(position, codeOf(lead, pick)) > 0 &&
    mayBeBeaten(position, seat, codeOf(lead, pick))
  )
    return cheapestCard(position, lead, own)
  return codeOf(lead, pick)
}

/** Returns the lowest of some own cards that is equivalent to `top`. */
function sameAs(
  position: TrickPosition,
  seat: number,
  suit: number,
  own: number,
  top: number,
): number {
  let pick = top
  for (let rest = own & ((1 << top) - 1); rest !== 0; rest &= ~(1 << highestBit(rest)))
    if (isEquivalent(position, seat, codeOf(suit, highestBit(rest)), codeOf(suit, top)))
      pick = highestBit(rest)
  return pick
}

/** Takes a trick in last hand as cheaply as possible, or brings a catchable card home. */
function lastWinner(position: TrickPosition, seat: number, suit: number, winners: number): Code {
  const code = catchableCard(position, seat, suit, winners)
  return code >= 0 ? code : codeOf(suit, lowestBit(winners))
}

/** Plays to a trick of its own side: a counting card that could be caught, else the cheapest. */
function playToOwnTrick(position: TrickPosition, seat: number, suit: number, own: number): Code {
  const code = catchableCard(position, seat, suit, own)
  return code >= 0 ? code : cheapestCard(position, suit, own)
}

/** Plays without the suit led: trumps the opponents' trick, discards on the partner's (W-13). */
function bookWithout(position: TrickPosition, seat: number, lead: number): Code {
  const { form, best, bestSeat } = position
  const trumps = cardsHeld(position, seat, form.trump)
  const ours = !isFoe(seat, bestSeat)
  if (trumps === 0 || lead === form.trump)
    return chooseDiscard(position, seat, ours && isSafe(position, seat))
  const over = codeSuit(best) === form.trump ? trumps & bitsAbove(codeHeight(best)) : trumps
  if (ours && (isSafe(position, seat) || codeSuit(best) === form.trump))
    return chooseDiscard(position, seat, isSafe(position, seat))
  if (over === 0) return chooseDiscard(position, seat, false)
  if (ours && isHighest(position, seat, best)) return chooseDiscard(position, seat, false)
  if (isLast(position)) return lastWinner(position, seat, form.trump, over)
  const partner = partnerOf(position, seat)
  const isDoubtful =
    position.count === 1 &&
    partner >= 0 &&
    !isHighest(position, seat, best) &&
    ((readAt(position.voids, partner) >> lead) & 1) === 0
  if (isDoubtful && countBits(trumps) >= LONG_TRUMPS && foesHold(position, seat, form.trump))
    return chooseDiscard(position, seat, false)
  return trumpWith(position, seat, over)
}

/** Returns the cheapest trump that should hold the trick; counting cards are not risked. */
function trumpWith(position: TrickPosition, seat: number, over: number): Code {
  const { trump } = position.form
  for (let rest = over; rest !== 0; rest &= rest - 1) {
    const code = codeOf(trump, lowestBit(rest))
    if (cardValue(position, code) === 0 || !mayBeBeaten(position, seat, code)) return code
  }
  const code = codeOf(trump, lowestBit(over))
  return cardValue(position, code) > 0 ? chooseDiscard(position, seat, false) : code
}
