// Leads of the book: winners that no opponent can trump, the partner's suit back, trumps from five,
// else the longest suit from its fourth card or the top of a sequence. Each suit gets points for
// its merits.
import { type TrickPosition, cardsHeld } from './position.ts'
import {
  LONG_TRUMPS,
  foesHold,
  foesTrump,
  isBacked,
  isHighest,
  isVoid,
  partnerOf,
  unseenCards,
  cardValue,
} from './unseen.ts'
import {
  type Code,
  highestBit,
  lowestBit,
  countBits,
  SUIT_COUNT,
  codeOf,
  codeSuit,
  readAt,
} from '../ai/cards.ts'

/** Returns the lead of a seat. */
export function bookLead(position: TrickPosition, seat: number): Code {
  let pick = -1
  let best = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (cardsHeld(position, seat, suit) === 0) continue
    const code = cardToLead(position, seat, suit)
    const points =
      suit === position.form.trump
        ? trumpLead(position, seat, code)
        : plainLead(position, seat, code)
    if (pick < 0 || points > best) {
      pick = code
      best = points
    }
  }
  return pick
}

/** Returns the card to lead from a suit. */
function cardToLead(position: TrickPosition, seat: number, suit: number): Code {
  const own = cardsHeld(position, seat, suit)
  const top = codeOf(suit, highestBit(own))
  if (isHighest(position, seat, top)) return top
  const isReturn =
    partnerOf(position, seat) >= 0 && readAt(position.led, partnerOf(position, seat)) === suit
  const isSequence =
    isBacked(position, seat, top) &&
    highestBit(unseenCards(position, seat, suit)) <= highestBit(own) + 1
  // the returned card shows the partner the length of the suit
  if (
    cardValue(position, top) === 0 &&
    (isSequence ||
      (isReturn && countBits(own) <= 3) ||
      (countBits(own) === 2 && highestBit(own) < 10))
  )
    return top
  return lowestPlain(position, suit, own)
}

/** Returns the lowest card that counts nothing, if there is one. */
function lowestPlain(position: TrickPosition, suit: number, own: number): Code {
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(suit, lowestBit(rest))
    if (cardValue(position, code) === 0) return code
  }
  return codeOf(suit, lowestBit(own))
}

/** Returns the score of leading this card of a plain suit. */
function plainLead(position: TrickPosition, seat: number, code: Code): number {
  const suit = codeSuit(code)
  const own = cardsHeld(position, seat, suit)
  const others = unseenCards(position, seat, suit)
  const partner = partnerOf(position, seat)
  const trumped = foesHold(position, seat, position.form.trump)
  if (isHighest(position, seat, code)) {
    if (!trumped) return 60 + countBits(own)
    if (foesTrump(position, seat, suit)) return 2
    return 26 + 2 * countBits(others) + (isBacked(position, seat, code) ? 8 : 0)
  }
  let points = 2 * countBits(own)
  if (partner >= 0) {
    if (readAt(position.led, partner) === suit && !isVoid(position, partner, suit)) points += 26
    const canTrump =
      isVoid(position, partner, suit) && !isVoid(position, partner, position.form.trump)
    if (canTrump && countBits(unseenCards(position, seat, position.form.trump)) > 0) points += 30
  }
  if (trumped && foesTrump(position, seat, suit)) points -= 20
  if (isBacked(position, seat, code)) points += 12
  else if (countBits(own) <= 3 && highestBit(own) >= highestBit(others) - 1) points -= 8
  const trumps = countBits(cardsHeld(position, seat, position.form.trump))
  if (countBits(own) === 1 && trumps > 0 && trumps < 4 && trumped) points += 8
  return points + wasLedByFoe(position, seat, suit)
}

/** Returns the score of a suit that an opponent opened: it is best led through that opponent. */
function wasLedByFoe({ led, form }: TrickPosition, seat: number, suit: number): number {
  if (form.seats === 2) return 0
  const left = (seat + 1) % 4
  if (readAt(led, (left + 2) % 4) === suit) return -8
  return readAt(led, left) === suit ? -2 : 0
}

/** Returns the score of leading this trump. */
function trumpLead(position: TrickPosition, seat: number, code: Code): number {
  const { trump } = position.form
  const own = cardsHeld(position, seat, trump)
  const others = unseenCards(position, seat, trump)
  // the partner has what is left of them, or no seat has any
  if (!foesHold(position, seat, trump)) return others === 0 ? 30 : -40
  const partner = partnerOf(position, seat)
  const count = countBits(own)
  const isBest = isHighest(position, seat, code)
  if (countBits(others) === 1) return isBest ? 45 : -30
  let points = count >= LONG_TRUMPS ? 44 : count === 4 ? 14 : -6
  if (isBest) points += 6 + 2 * count + catchableValue(position, seat)
  if (partner >= 0 && readAt(position.led, partner) === trump) points += 30
  if (count + 1 < countBits(others) / 2 && count < 4) points -= 8
  return cardValue(position, code) > 0 && !isBest ? -60 : points
}

/** Returns the value that leading the best trump may catch: counting cards in other hands. */
function catchableValue(position: TrickPosition, seat: number): number {
  const { trump } = position.form
  let most = 0
  for (let rest = unseenCards(position, seat, trump); rest !== 0; rest &= rest - 1)
    most = Math.max(most, cardValue(position, codeOf(trump, lowestBit(rest))))
  return most
}
