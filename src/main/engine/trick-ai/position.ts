// A deal in play as numbers, quick to copy and to play on, for thousands of playouts. Typed arrays
// are changed in place, but only here and in the solver.
import type { BookFigures } from './figures.ts'
import {
  type Code,
  SUIT_COUNT,
  bitOf,
  codeOf,
  codeSuit,
  countBits,
  lowestBit,
  readAt,
} from '../ai/cards.ts'

/** The form of play: two seats against each other, or four in two sides that sit opposite. */
export interface Form {
  readonly seats: number
  readonly trump: number
  /** Value of a trick for the side that takes it, whatever cards it has. */
  readonly trick: number
  /** Value of a card for the side that takes it, by code. */
  readonly values: Int32Array
  /** The figures by which the book plays. */
  readonly book: BookFigures
}

/** Returns the index of a seat's cards of a suit in `hands`. */
export const handIndex = (seat: number, suit: number): number => seat * SUIT_COUNT + suit

/** Returns a seat's cards of a suit, as a set of heights. */
export const cardsHeld = (position: TrickPosition, seat: number, suit: number): number =>
  position.hands[handIndex(seat, suit)] ?? 0

export interface TrickPosition {
  readonly form: Form
  /** Sets of heights, by `handIndex(seat, suit)`; empty for covered hands, until sampled. */
  readonly hands: Int32Array
  /** Sets of heights by suit: all cards not yet played, wherever they are. */
  readonly left: Int32Array
  /** By seat, a bit for each suit it has shown not to hold in this hand. */
  readonly voids: Int32Array
  /** By seat, the suit it led first in this hand; -1 if it has not led. */
  readonly led: Int32Array
  /** Codes on the table, in the order played, as many as `count` says. */
  readonly table: Int32Array
  /** By side, what it has taken so far. */
  readonly gains: Int32Array
  readonly tricks: Int32Array
  /** Hands not taken up yet, each as `hands`. */
  waiting: readonly Int32Array[]
  count: number
  leader: number
  /** The card that takes the trick as it stands, and its seat. */
  best: Code
  bestSeat: number
  /** Tricks until the hands are empty, including the one on the table. */
  ahead: number
  /** Number of waiting hands that have been taken up. */
  taken: number
}

/** Creates a position before the first lead, with empty hands and all cards still to come. */
export function emptyPosition(form: Form, ahead: number, waiting: number): TrickPosition {
  const createHands = (): Int32Array => new Int32Array(form.seats * SUIT_COUNT)
  return {
    form,
    hands: createHands(),
    left: new Int32Array(SUIT_COUNT),
    voids: new Int32Array(form.seats),
    led: new Int32Array(form.seats).fill(-1),
    table: new Int32Array(form.seats),
    gains: new Int32Array(2),
    tricks: new Int32Array(2),
    waiting: Array.from({ length: waiting }, createHands),
    count: 0,
    leader: 0,
    best: 0,
    bestSeat: 0,
    ahead,
    taken: 0,
  }
}

/** Copies `from` to `to`; both of one form. The waiting hands are shared: they never change. */
export function copyPosition(from: TrickPosition, to: TrickPosition): void {
  to.hands.set(from.hands)
  to.left.set(from.left)
  to.voids.set(from.voids)
  to.led.set(from.led)
  to.table.set(from.table)
  to.gains.set(from.gains)
  to.tricks.set(from.tricks)
  to.count = from.count
  to.leader = from.leader
  to.best = from.best
  to.bestSeat = from.bestSeat
  to.ahead = from.ahead
  to.taken = from.taken
  to.waiting = from.waiting
}

/** Creates a copy of `from`. */
export function clonePosition(from: TrickPosition): TrickPosition {
  const to = emptyPosition(from.form, from.ahead, 0)
  copyPosition(from, to)
  return to
}

/** Returns the seat on turn. */
export function turnIn({ leader, count, form }: TrickPosition): number {
  const seat = leader + count
  return seat >= form.seats ? seat - form.seats : seat
}

/** Returns true if `code`, played later, takes the trick from `best`. */
export const beatsCode = (code: Code, best: Code, trump: number): boolean =>
  codeSuit(code) === codeSuit(best) ? code > best : codeSuit(code) === trump

/** Plays a card of the seat on turn, with everything that follows from it. */
export function playCode(position: TrickPosition, code: Code): void {
  const { form, hands, left, table } = position
  const seat = turnIn(position)
  const suit = codeSuit(code)
  const bit = bitOf(code)
  hands[handIndex(seat, suit)] = cardsHeld(position, seat, suit) & ~bit
  left[suit] = readAt(left, suit) & ~bit
  table[position.count] = code
  const lead = codeSuit(readAt(table, 0))
  // with irregularities a suit may turn up after all
  position.voids[seat] = readAt(position.voids, seat) & ~(1 << suit)
  if (position.count === 0) {
    if (readAt(position.led, seat) < 0) position.led[seat] = suit
    position.best = code
    position.bestSeat = seat
  } else {
    if (suit !== lead) position.voids[seat] = readAt(position.voids, seat) | (1 << lead)
    if (beatsCode(code, position.best, form.trump)) {
      position.best = code
      position.bestSeat = seat
    }
  }
  position.count += 1
  if (position.count === form.seats) endTrick(position)
}

function endTrick(position: TrickPosition): void {
  const { form, table, gains, tricks } = position
  const side = position.bestSeat & 1
  let gain = form.trick
  for (let place = 0; place < form.seats; place += 1)
    gain += readAt(form.values, readAt(table, place))
  gains[side] = readAt(gains, side) + gain
  tricks[side] = readAt(tricks, side) + 1
  position.leader = position.bestSeat
  position.count = 0
  position.ahead -= 1
  if (position.ahead === 0) takeUp(position)
}

/** Takes up the next waiting hands: voids shown in the last hand do not apply to them. */
function takeUp(position: TrickPosition): void {
  const next = position.waiting[position.taken]
  if (next === undefined) return
  position.hands.set(next)
  position.voids.fill(0)
  position.led.fill(-1)
  position.taken += 1
  position.ahead = countCards(position, position.leader)
}

/** Returns the number of cards a seat holds. */
function countCards(position: TrickPosition, seat: number): number {
  let cards = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    cards += countBits(cardsHeld(position, seat, suit))
  return cards
}

/** Returns the suits the seat on turn may play from, a bit each. */
export function suitsOpen(position: TrickPosition): number {
  const seat = turnIn(position)
  if (position.count > 0) {
    const lead = codeSuit(readAt(position.table, 0))
    if (cardsHeld(position, seat, lead) !== 0) return 1 << lead
  }
  let open = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (cardsHeld(position, seat, suit) !== 0) open |= 1 << suit
  return open
}

/** Returns the cards of a seat, in no particular order. */
export function cardsIn(position: TrickPosition, seat: number): readonly Code[] {
  const codes: Code[] = []
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    for (let rest = cardsHeld(position, seat, suit); rest !== 0; rest &= rest - 1)
      codes.push(codeOf(suit, lowestBit(rest)))
  return codes
}
