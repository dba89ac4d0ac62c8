// Leads of the book: winners that no opponent can trump, the partner's suit back, trumps from four,
// else a suit from its lowest card or the top of a sequence. Each lead gets points for its merits.
import type { LeadFigures } from './figures.ts'
import { type TrickPosition, cardsHeld } from './position.ts'
import {
  foesHold,
  foesTrump,
  isBacked,
  isVoid,
  partnerOf,
  unseenCards,
  cardValue,
} from './unseen.ts'
import {
  type Code,
  bitsAbove,
  highestBit,
  lowestBit,
  countBits,
  SUIT_COUNT,
  bitOf,
  codeOf,
  readAt,
} from '../ai/cards.ts'

/** A suit that a seat may lead, as it knows it. */
interface LeadSuit {
  readonly figures: LeadFigures
  readonly suit: number
  /** The own cards of the suit, and those that others may hold. */
  readonly own: number
  readonly others: number
  readonly count: number
  /** The number of unseen cards above the highest own one. */
  readonly above: number
}

/** Returns the lead of a seat. */
export function bookLead(position: TrickPosition, seat: number): Code {
  const { opening, lead } = position.form.book
  const figures = position.tricks.every((taken) => taken === 0) ? opening : lead
  let pick = -1
  let best = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const own = cardsHeld(position, seat, suit)
    if (own === 0) continue
    const others = unseenCards(position, seat, suit)
    const above = countBits(others & bitsAbove(highestBit(own)))
    const from = { figures, suit, own, others, count: countBits(own), above }
    const code = cardToLead(position, seat, from)
    const points =
      suit === position.form.trump
        ? trumpLead(position, seat, code, from)
        : plainLead(position, seat, code, from)
    if (pick < 0 || points > best) {
      pick = code
      best = points
    }
  }
  return pick
}

/** Returns the card to lead from a suit: the best, the top of a sequence, or the lowest. */
function cardToLead(position: TrickPosition, seat: number, from: LeadSuit): Code {
  const { figures, suit, own, count, above } = from
  const top = codeOf(suit, highestBit(own))
  if (above === 0) return top
  // a card that counts is not risked
  if (cardValue(position, top) > 0) return lowestPlain(position, suit, own)
  if (isSequence(position, seat, from) || isTopOfShort(position, seat, from)) return top
  if (count >= 4 && above === 1) {
    const second = highestBit(own & ~bitOf(top))
    if (second >= figures.innerSequence && isBacked(position, seat, codeOf(suit, second)))
      return codeOf(suit, second)
  }
  return lowestPlain(position, suit, own)
}

/** Returns true if the highest card of a suit begins a sequence from which it is led. */
function isSequence(position: TrickPosition, seat: number, from: LeadSuit): boolean {
  const { figures, suit, own, others, above } = from
  const top = highestBit(own)
  if (!isBacked(position, seat, codeOf(suit, top))) return false
  if (highestBit(others) <= top + figures.sequenceBelow) return true
  const next = highestBit(own & ~(1 << top))
  return above <= figures.threeBelow && isBacked(position, seat, codeOf(suit, next))
}

/** Returns true if the highest card is led because it has few others of its suit with it. */
function isTopOfShort(position: TrickPosition, seat: number, from: LeadSuit): boolean {
  const { figures, suit, own, count } = from
  const partner = partnerOf(position, seat)
  const isReturn = partner >= 0 && readAt(position.led, partner) === suit
  if (isReturn && count <= figures.returnTop) return true
  const limit = count === 2 ? figures.topOfTwo : count === 3 ? figures.topOfThree : 0
  return highestBit(own) < limit
}

/** Returns the lowest card that counts nothing, if there is one. */
function lowestPlain(position: TrickPosition, suit: number, own: number): Code {
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const code = codeOf(suit, lowestBit(rest))
    if (cardValue(position, code) === 0) return code
  }
  return codeOf(suit, lowestBit(own))
}

/** Returns the points of leading this card of a plain suit. */
const plainLead = (position: TrickPosition, seat: number, code: Code, from: LeadSuit): number =>
  from.above === 0
    ? winnerLead(position, seat, code, from)
    : suitLead(position, seat, code, from) +
      shortLead(position, seat, from) +
      shownLead(position, seat, from)

/** Returns the points of leading the best card of a plain suit. */
function winnerLead(position: TrickPosition, seat: number, code: Code, from: LeadSuit): number {
  const { figures, suit, others, count } = from
  const { trump } = position.form
  const unseen = countBits(others)
  if (!foesHold(position, seat, trump))
    return figures.safeWinner + figures.safeWinnerOwn * count + figures.safeWinnerUnseen * unseen
  if (foesTrump(position, seat, suit)) return figures.trumpedWinner
  const partner = partnerOf(position, seat)
  return (
    figures.winner +
    figures.winnerOwn * count +
    figures.winnerUnseen * unseen +
    figures.winnerTrump * countBits(cardsHeld(position, seat, trump)) +
    (isBacked(position, seat, code) ? figures.winnerBacked : 0) +
    (partner >= 0 && isVoid(position, partner, suit) ? figures.winnerPartnerVoid : 0)
  )
}

/** Returns the points of a plain suit without the best card, for the cards in it. */
function suitLead(position: TrickPosition, seat: number, code: Code, from: LeadSuit): number {
  const { figures, own, others, count, above } = from
  let points = figures.own * count + figures.above * Math.min(above, 4)
  if (isBacked(position, seat, code)) points += figures.backed
  else if (count <= 3 && highestBit(own) >= highestBit(others) - 1) points += figures.guarded
  if (!foesHold(position, seat, position.form.trump))
    points += figures.noTrumps + figures.noTrumpsOwn * count
  return points
}

/** Trumps from which a single card is not led to use them. */
const MANY_TRUMPS = 4

/** Returns the points of a suit of one or two cards, whose next round this seat may trump. */
function shortLead(position: TrickPosition, seat: number, { figures, count }: LeadSuit): number {
  if (count > 2) return 0
  const { trump } = position.form
  const trumps = foesHold(position, seat, trump) ? countBits(cardsHeld(position, seat, trump)) : 0
  const isFew = trumps > 0 && trumps < MANY_TRUMPS
  if (count === 2) return figures.double + (isFew ? figures.doubleFewTrumps : 0)
  return (
    figures.single + (isFew ? figures.singleFewTrumps : trumps > 0 ? figures.singleManyTrumps : 0)
  )
}

/** Returns the points of a suit for what the others have shown of it. */
function shownLead(position: TrickPosition, seat: number, { figures, suit }: LeadSuit): number {
  const { led, form } = position
  const partner = partnerOf(position, seat)
  let points = readAt(led, seat) === suit ? figures.again : 0
  if (foesHold(position, seat, form.trump) && foesTrump(position, seat, suit))
    points += figures.foeTrumps
  if (partner < 0) return points
  const isOut = isVoid(position, partner, suit)
  if (readAt(led, partner) === suit && !isOut) points += figures.returned
  if (
    isOut &&
    !isVoid(position, partner, form.trump) &&
    unseenCards(position, seat, form.trump) !== 0
  )
    points += figures.partnerTrumps
  const left = (seat + 1) % form.seats
  if (readAt(led, (left + 2) % form.seats) === suit) return points + figures.rightLed
  return readAt(led, left) === suit ? points + figures.leftLed : points
}

/** Returns the points of leading this trump. */
function trumpLead(position: TrickPosition, seat: number, code: Code, from: LeadSuit): number {
  const { figures, suit, others, count, above } = from
  if (!foesHold(position, seat, suit))
    return others === 0 ? figures.onlyTrumps : figures.partnerOnlyTrumps
  const partner = partnerOf(position, seat)
  const isBest = above === 0
  if (countBits(others) === 1) return isBest ? figures.catchesLast : figures.missesLast
  let points =
    count >= 5 ? figures.fiveTrumps : count === 4 ? figures.fourTrumps : figures.fewTrumps
  if (count >= 6) points += figures.sixTrumps
  if (isBest)
    points += figures.bestTrump + figures.bestTrumpOwn * count + catchableValue(position, seat)
  if (partner >= 0 && readAt(position.led, partner) === suit) points += figures.trumpReturned
  if (count + 1 < countBits(others) / 2 && count < 4) points += figures.outnumbered
  points += figures.established * countWinners(position, seat)
  return cardValue(position, code) > 0 && !isBest ? RISKED : points
}

/** Points of leading a trump that counts and may be caught. */
const RISKED = -60

/** Returns the number of a seat's winners in plain suits. */
function countWinners(position: TrickPosition, seat: number): number {
  let winners = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    if (suit === position.form.trump) continue
    const highest = highestBit(unseenCards(position, seat, suit))
    winners += countBits(cardsHeld(position, seat, suit) & bitsAbove(highest))
  }
  return winners
}

/** Returns the value that leading the best trump may catch: counting cards in other hands. */
function catchableValue(position: TrickPosition, seat: number): number {
  const { trump } = position.form
  let most = 0
  for (let rest = unseenCards(position, seat, trump); rest !== 0; rest &= rest - 1)
    most = Math.max(most, cardValue(position, codeOf(trump, lowestBit(rest))))
  return most
}
