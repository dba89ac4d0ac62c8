// A deal in play as numbers, quick to copy and to play on: for trying out thousands of ways it may end. The arrays are changed
// in place where cards are played (moves.ts), and nowhere else once a position is made.
import { type Code, SUIT_COUNT, codeHeight, codeSuit, readAt } from './encoding.ts'

/** In place of a seat or side. */
export const NOBODY = -1

export interface Position {
  readonly seats: number
  readonly sides: number
  readonly trump: number
  /** Tricks of the whole deal. */
  readonly length: number
  /** Sets of heights, by seat times four plus suit. */
  readonly hands: Int32Array
  /** Sets of heights by suit: cards not yet played, wherever they lie. */
  readonly left: Int32Array
  /** The same of what the buyer laid away: he alone knows it (H-25). */
  readonly away: Int32Array
  readonly buyer: number
  /** Cards of the trick on the table. */
  readonly table: Int32Array
  count: number
  leader: number
  /** Place of the winning card on the table. */
  best: number
  /** Complete tricks. */
  tricks: number
  /** Seats that did not follow a trump lead, one bit each. */
  noTrump: number
  /** Who has made the last tricks with Dos, and how many, the first trick apart (H-15). */
  runSeat: number
  run: number
  /** H-18: the second last trick was made with a laid Do, which the last one tells the worth of. */
  isDeferred: boolean
  /** Winner and card of the last two complete tricks, the very last first. */
  readonly last: Int32Array
  /** By side: this partie as it stood, what has come to it since, and what the next one has (H-21). */
  readonly base: Int32Array
  readonly gained: Int32Array
  readonly next: Int32Array
  /** The side that has reached 100 first; -1 while none has. */
  out: number
  /** H-21: what is counted once a side is out. */
  readonly afterwards: 'end' | 'next' | 'nothing'
  /** Who plays a laid game, -1 where nobody does, and the suits of its Dos, one bit each. */
  readonly laidBy: number
  readonly laidSuits: number
  /** H-26: points that come to the side of who plays it after the last trick. */
  readonly scat: number
  /** H-18: what each other side writes if it fails; who of several is out with it is the one nearest forehand. */
  readonly failed: number
  readonly forehand: number
  /** H-13: the cards of the first trick are part of what its Do counts. */
  readonly firstDoInAll: boolean
  /** H-10: points by seat that are to be had for aces it has not announced, and whether an ace thrown away loses them. */
  readonly aces: Int32Array
  readonly losesThrown: boolean
}

export const suitHand = (position: Position, seat: number, suit: number): number =>
  readAt(position.hands, seat * SUIT_COUNT + suit)
/** Cards of a suit that a seat has not seen. */
export const unseenBy = (position: Position, seat: number, suit: number): number =>
  readAt(position.left, suit) &
  ~suitHand(position, seat, suit) &
  (seat === position.buyer ? ~readAt(position.away, suit) : -1)
export const turnIn = (position: Position): number => (position.leader + position.count) % position.seats
export const sideIn = (position: Position, seat: number): number => seat % position.sides
export const isFoe = (position: Position, a: number, b: number): boolean => sideIn(position, a) !== sideIn(position, b)
export const tricksLeft = (position: Position): number => position.length - position.tricks
/** H-21: all is played, or the deal ends since the partie does. */
export const isOver = (position: Position): boolean =>
  position.tricks === position.length || (position.out !== NOBODY && position.afterwards === 'end')

/** The same, to be played on by itself. */
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

/** Suits a seat may play from, one bit each: a trump lead is followed (H-7). */
export function suitsOpen(position: Position, seat: number): number {
  if (
    position.count > 0 &&
    codeSuit(readAt(position.table, 0)) === position.trump &&
    suitHand(position, seat, position.trump) !== 0
  )
    return 1 << position.trump
  let open = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) if (suitHand(position, seat, suit) !== 0) open |= 1 << suit
  return open
}

/** H-8: whether a card takes the trick from another. */
export const beatsCard = (position: Position, code: Code, best: Code): boolean =>
  codeSuit(code) === codeSuit(best) ? codeHeight(code) > codeHeight(best) : codeSuit(code) === position.trump
