// A deal in play as numbers, quick to copy and to play on: for trying out thousands of ways it may end. The arrays are changed
// in place where cards are played (moves.ts), and nowhere else once a position is made.
import { type Code, SUIT_COUNT, codeHeight, codeSuit, read } from './codes.ts'

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

export const handOf = (p: Position, seat: number, suit: number): number => read(p.hands, seat * SUIT_COUNT + suit)
/** Cards of a suit that a seat has not seen. */
export const unseenBy = (p: Position, seat: number, suit: number): number =>
  read(p.left, suit) & ~handOf(p, seat, suit) & (seat === p.buyer ? ~read(p.away, suit) : -1)
export const turnIn = (p: Position): number => (p.leader + p.count) % p.seats
export const sideIn = (p: Position, seat: number): number => seat % p.sides
export const isFoe = (p: Position, a: number, b: number): boolean => sideIn(p, a) !== sideIn(p, b)
export const tricksLeft = (p: Position): number => p.length - p.tricks
/** H-21: all is played, or the deal ends since the partie does. */
export const isOver = (p: Position): boolean => p.tricks === p.length || (p.out !== NOBODY && p.afterwards === 'end')

/** The same, to be played on by itself. */
export const clonePosition = (p: Position): Position => ({
  ...p,
  hands: p.hands.slice(),
  left: p.left.slice(),
  table: p.table.slice(),
  last: p.last.slice(),
  gained: p.gained.slice(),
  next: p.next.slice(),
  aces: p.aces.slice(),
})

/** Suits a seat may play from, one bit each: a trump lead is followed (H-7). */
export function suitsOpen(p: Position, seat: number): number {
  if (p.count > 0 && codeSuit(read(p.table, 0)) === p.trump && handOf(p, seat, p.trump) !== 0) return 1 << p.trump
  let open = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) if (handOf(p, seat, suit) !== 0) open |= 1 << suit
  return open
}

/** H-8: whether a card takes the trick from another. */
export const beats = (p: Position, code: Code, best: Code): boolean =>
  codeSuit(code) === codeSuit(best) ? codeHeight(code) > codeHeight(best) : codeSuit(code) === p.trump
