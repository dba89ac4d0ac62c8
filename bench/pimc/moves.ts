// The cards that may be played, each with equals one, in the order in which they are tried. The
// order decides how quick the search is, never what it finds.
import {
  type Code,
  SUIT_COUNT,
  bitOf,
  codeHeight,
  codeOf,
  codeSuit,
  countBits,
  highestBit,
  lowestBit,
  readAt,
} from '../../src/main/engine/ai/cards.ts'
import { beatsCode } from '../../src/main/engine/trick-ai/position.ts'
import type { Board } from './board.ts'

/** Choices at one depth of the search. */
export const MOST_CHOICES = 16
const DEPTHS = 60

/** By depth: the cards, the lowest equal of each, and the promise of each, the highest first. */
export const choices = new Int32Array(DEPTHS * MOST_CHOICES)
export const lowestEqual = new Int32Array(DEPTHS * MOST_CHOICES)
const promise = new Int32Array(DEPTHS * MOST_CHOICES)

/** By seat and card, how often it decided a position. */
const decided = new Int32Array(4 * 64)
const FULL = 1 << 12

const hand = ({ hands }: Board, seat: number, suit: number): number =>
  readAt(hands, seat * SUIT_COUNT + suit)

/** Returns the seat on turn. */
export function turnOf({ leader, count, seats }: Board): number {
  const seat = leader + count
  return seat >= seats ? seat - seats : seat
}

/** Notes that a card decided a position. */
export function noteDecided(seat: number, code: Code, ahead: number): void {
  const place = seat * 64 + code
  const now = readAt(decided, place) + ahead
  decided[place] = now
  if (now > FULL) for (let n = 0; n < decided.length; n += 1) decided[n] = readAt(decided, n) >> 1
}

export const forgetDecided = (): void => {
  decided.fill(0)
}

/** Moves the most promising of the choices from `place` on to that index. */
export function moveBest(place: number, end: number): void {
  let best = place
  for (let other = place + 1; other < end; other += 1)
    if (readAt(promise, other) > readAt(promise, best)) best = other
  if (best === place) return
  swap(choices, place, best)
  swap(lowestEqual, place, best)
  swap(promise, place, best)
}

function swap(row: Int32Array, a: number, b: number): void {
  const value = readAt(row, a)
  row[a] = readAt(row, b)
  row[b] = value
}

/** Writes the choices of the seat on turn from index `first` on, and returns their number. */
export function listChoices(board: Board, first: number, card: Code): number {
  const { count, table, valued, best } = board
  const seat = turnOf(board)
  const led = count > 0 ? codeSuit(readAt(table, 0)) : -1
  const follows = led >= 0 && hand(board, seat, led) !== 0
  let listed = 0
  for (let suit = follows ? led : 0; suit < (follows ? led + 1 : SUIT_COUNT); suit += 1) {
    const own = hand(board, seat, suit)
    if (own === 0) continue
    let others = readAt(board.held, suit) & ~own
    if (count > 0 && codeSuit(best) === suit) others |= bitOf(best)
    const counts = ((valued >> suit) & 1) === 1
    for (let set = own; set !== 0;) {
      const equals = counts ? alike(board, suit, set, others) : lowestTogether(set, others)
      choices[first + listed] = codeOf(suit, highestBit(equals))
      lowestEqual[first + listed] = codeOf(suit, lowestBit(equals))
      set &= ~equals
      listed += 1
    }
  }
  if (listed === 1) return 1
  for (let place = first; place < first + listed; place += 1) {
    const code = readAt(choices, place)
    promise[place] =
      (code === card ? 1_000 : 0) +
      (readAt(decided, seat * 64 + code) >> HISTORY) +
      (count === 0 ? ratedLead(board, seat, code) : ratedFollow(board, seat, code, follows))
  }
  return listed
}

/** Returns the lowest cards of a set that no other card stands between. */
function lowestTogether(set: number, others: number): number {
  const above = others & -(set & -set)
  return above === 0 ? set : set & ((above & -above) - 1)
}

/** Returns those of them that also count alike. */
function alike({ values }: Board, suit: number, set: number, others: number): number {
  const together = lowestTogether(set, others)
  const value = readAt(values, codeOf(suit, lowestBit(set)))
  let equals = set & -set
  for (let rest = together & ~equals; rest !== 0; rest &= rest - 1) {
    if (readAt(values, codeOf(suit, lowestBit(rest))) !== value) break
    equals |= rest & -rest
  }
  return equals
}

// The figures below were found by hill climbing over the number of leads searched in 134 deals.
const HISTORY = 9

/** Promise of a lead, less the rank of the card. */
const LEAD = {
  topTrump: 14,
  trumpOfFoe: -1,
  idleTrump: -21,
  trump: 2,
  lastTrump: -10,
  partnersTopTrump: 10,
  cardOfFoe: -1,
  trumpedByBoth: 1,
  trumpedNext: -12,
  trumpedLastByBoth: -1,
  trumpedLast: -24,
  top: 28,
  partnersTop: 39,
  partnersTopWithSecond: 4,
  trumpedByPartner: 23,
  throughTop: 12,
  throughTopAlone: 4,
  intoTop: 12,
  intoTopAlone: -5,
  second: 14,
}

/** Promise of a card that follows or trumps, the lowest before others. */
const FOLLOW = {
  overOwn: -9,
  lastTakes: 40,
  overSafePartner: -19,
  thirdTakes: 40,
  thirdForces: 4,
  leavesToPartner: 20,
  secondForces: 7,
  secondTakesFromPartner: 15,
  secondTakes: 40,
}

/** Promise of a card that neither follows nor wins. */
const DISCARD = { trump: -20, top: -20, baresSecond: -12 }

/** Returns true if a seat could trump a suit that is led. */
const trumpsSuit = (board: Board, seat: number, suit: number): boolean =>
  suit !== board.trump && hand(board, seat, suit) === 0 && hand(board, seat, board.trump) !== 0

function ratedLead(board: Board, seat: number, code: Code): number {
  const suit = codeSuit(code)
  const rank = codeHeight(code)
  const all = readAt(board.held, suit)
  const top = highestBit(all)
  const second = highestBit(all & ~(1 << top))
  const next = (seat + 1) & 3
  const partner = (seat + 2) & 3
  const last = (seat + 3) & 3
  const own = hand(board, seat, suit)
  const theirs = hand(board, partner, suit)
  const left = hand(board, next, suit)
  const right = hand(board, last, suit)
  const foes = countBits(left) + countBits(right)
  let rated = -rank
  if (suit === board.trump) {
    if (rank === top) return foes > 0 ? LEAD.topTrump + LEAD.trumpOfFoe * foes : LEAD.idleTrump
    rated += foes > 0 ? LEAD.trump : LEAD.lastTrump
    return (theirs >> top) & 1 ? rated + LEAD.partnersTopTrump : rated
  }
  rated += LEAD.cardOfFoe * foes
  const helps = trumpsSuit(board, partner, suit)
  if (trumpsSuit(board, next, suit)) return rated + (helps ? LEAD.trumpedByBoth : LEAD.trumpedNext)
  if (trumpsSuit(board, last, suit))
    return rated + (helps ? LEAD.trumpedLastByBoth : LEAD.trumpedLast)
  if (rank === top) return rated + LEAD.top + rank
  if ((theirs >> top) & 1)
    return rated + LEAD.partnersTop + ((own >> second) & 1 ? LEAD.partnersTopWithSecond : 0)
  if (helps) return rated + LEAD.trumpedByPartner
  if ((left >> top) & 1) rated += (theirs >> second) & 1 ? LEAD.throughTop : LEAD.throughTopAlone
  else if ((right >> top) & 1) rated += (theirs >> second) & 1 ? LEAD.intoTop : LEAD.intoTopAlone
  if (rank === second) rated += rank + LEAD.second
  return rated
}

/** Returns the highest card with which a seat can beat the card `best`; -1 if it cannot. */
function beatingCard(board: Board, seat: number, best: Code): number {
  const led = codeSuit(readAt(board.table, 0))
  const { trump } = board
  const own = hand(board, seat, led)
  if (own !== 0) {
    const code = codeOf(led, highestBit(own))
    return codeSuit(best) === led && code > best ? code : -1
  }
  const trumps = hand(board, seat, trump)
  if (trumps === 0) return -1
  const code = codeOf(trump, highestBit(trumps))
  return beatsCode(code, best, trump) ? code : -1
}

function ratedFollow(board: Board, seat: number, code: Code, follows: boolean): number {
  const { count, best, bestSeat, seats, trump } = board
  const beats = beatsCode(code, best, trump)
  const low = follows || beats ? -codeHeight(code) : ratedDiscard(board, seat, code)
  const value = board.valued === 0 ? 0 : readAt(board.values, code)
  const isOurs = seats === 4 && ((bestSeat ^ seat) & 1) === 0
  const placesLeft = seats - 1 - count
  const next = (seat + 1) & 3
  const paid = value > 0 ? 15 : 0
  if (placesLeft === 0) {
    if (isOurs) return (beats ? low + FOLLOW.overOwn : low) + paid
    return beats ? FOLLOW.lastTakes + low + paid : low - paid
  }
  if (placesLeft === 1) {
    if (isOurs && beatingCard(board, next, best) < 0)
      return (beats ? low + FOLLOW.overSafePartner : low) + paid
    if (!beats) return low - paid
    return beatingCard(board, next, code) < 0
      ? FOLLOW.thirdTakes + low + paid
      : FOLLOW.thirdForces - 2 * low - paid
  }
  if (!beats) return partnerSaves(board, seat, best) ? FOLLOW.leavesToPartner + low : low
  if (beatingCard(board, next, code) >= 0)
    return (partnerSaves(board, seat, code) ? 0 : FOLLOW.secondForces) - low
  return (
    (partnerSaves(board, seat, best) ? FOLLOW.secondTakesFromPartner : FOLLOW.secondTakes) + low
  )
}

/** Returns true if the partner, last to play, can beat all that the next seat can play. */
function partnerSaves(board: Board, seat: number, best: Code): boolean {
  const theirs = beatingCard(board, (seat + 1) & 3, best)
  return beatingCard(board, (seat + 2) & 3, theirs < 0 ? best : theirs) >= 0
}

/** Rates a card that neither follows nor wins. */
function ratedDiscard(board: Board, seat: number, code: Code): number {
  const suit = codeSuit(code)
  const own = hand(board, seat, suit)
  const rank = codeHeight(code)
  if (suit === board.trump) return DISCARD.trump - rank
  const all = readAt(board.held, suit)
  const top = highestBit(all)
  if (rank === top) return DISCARD.top
  const second = highestBit(all & ~(1 << top))
  return (
    countBits(own) - rank + (countBits(own) === 2 && (own >> second) & 1 ? DISCARD.baresSecond : 0)
  )
}
