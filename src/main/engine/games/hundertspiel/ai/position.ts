// A deal in play as numbers, quick to copy and to play on, for thousands of playouts. The arrays
// change in place when cards are played (moves.ts), and nowhere else once a position is made.
import type { PolicyWeights } from './weights.ts'
import { type Code, SUIT_COUNT, codeHeight, codeSuit, readAt } from '../../../ai/cards.ts'

/** Marks the absence of a seat or side. */
export const NOBODY = -1

export interface Position {
  readonly seats: number
  readonly sides: number
  readonly trump: number
  /** Number of tricks of the whole deal. */
  readonly length: number
  /** Sets of heights, by seat times four plus suit. */
  readonly hands: Int32Array
  /** Sets of heights by suit: cards not yet played, in any place. */
  readonly left: Int32Array
  /** Sets of heights by suit: the buyer's discards, which they alone know (H-25). */
  readonly away: Int32Array
  readonly buyer: number
  /** Cards of the trick on the table. */
  readonly table: Int32Array
  count: number
  leader: number
  /** Index of the winning card on the table. */
  best: number
  /** Number of complete tricks. */
  tricks: number
  /** Seats that did not follow a trump lead, one bit each. */
  noTrump: number
  /** The seat that has made the last tricks with Dos, and their number (H-15). */
  runSeat: number
  run: number
  /** H-18: the second last trick was made with a laid Do; the last one decides what it counts. */
  isDeferred: boolean
  /** Winner and card of the last two complete tricks, the very last first. */
  readonly last: Int32Array
  /** By side: the score before the deal, the points since, and the next partie's score (H-21). */
  readonly base: Int32Array
  readonly gained: Int32Array
  readonly next: Int32Array
  /** The side that has reached 100 first; -1 if none has. */
  out: number
  /** H-21: what is counted once a side is out. */
  readonly afterwards: 'end' | 'next' | 'nothing'
  /** The seat with a laid game, -1 if there is none; then the suits of its Dos, one bit each. */
  readonly laidBy: number
  readonly laidSuits: number
  /** H-26: points that the side with the laid game gets after the last trick. */
  readonly scat: number
  /** H-18: what each other side writes if the game fails; of several, who sits first wins. */
  readonly failed: number
  readonly forehand: number
  /** H-13: the cards of the first trick are part of what its Do counts. */
  readonly firstDoInAll: boolean
  /** H-10: points by seat for aces not yet announced; then, if an ace thrown away loses them. */
  readonly aces: Int32Array
  readonly losesThrown: boolean
  /** The weights of the card policy. */
  readonly weights: PolicyWeights
}

export const suitHand = (position: Position, seat: number, suit: number): number =>
  readAt(position.hands, seat * SUIT_COUNT + suit)
/** Returns the cards of a suit that a seat has not seen. */
export const unseenBy = (position: Position, seat: number, suit: number): number =>
  readAt(position.left, suit) &
  ~suitHand(position, seat, suit) &
  (seat === position.buyer ? ~readAt(position.away, suit) : -1)
export const turnIn = (position: Position): number =>
  (position.leader + position.count) % position.seats
export const sideIn = (position: Position, seat: number): number => seat % position.sides
export const isFoe = (position: Position, a: number, b: number): boolean =>
  sideIn(position, a) !== sideIn(position, b)
export const tricksLeft = (position: Position): number => position.length - position.tricks
/** Returns true if all is played, or the deal ends with the partie (H-21). */
export const isOver = (position: Position): boolean =>
  position.tricks === position.length || (position.out !== NOBODY && position.afterwards === 'end')

/** Returns a copy that can be played on by itself. */
export const clonePosition = (position: Position): Position => ({
  ...position,
  hands: position.hands.slice(),
  left: position.left.slice(),
  table: position.table.slice(),
  last: position.last.slice(),
  gained: position.gained.slice(),
  next: position.next.slice(),
  aces: position.aces.slice(),
})

/** Returns the suits a seat may play from, one bit each: a trump lead is followed (H-7). */
export function suitsOpen(position: Position, seat: number): number {
  if (
    position.count > 0 &&
    codeSuit(readAt(position.table, 0)) === position.trump &&
    suitHand(position, seat, position.trump) !== 0
  )
    return 1 << position.trump
  let open = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1)
    if (suitHand(position, seat, suit) !== 0) open |= 1 << suit
  return open
}

/** Returns true if a card takes the trick from another (H-8). */
export const beatsCard = (position: Position, code: Code, best: Code): boolean =>
  codeSuit(code) === codeSuit(best)
    ? codeHeight(code) > codeHeight(best)
    : codeSuit(code) === position.trump
