// The rest of a deal by the book: its cards, and the aces announced while it is time (H-10).
import { POINTS, announceable } from '../announce.ts'
import { GOAL, type InDealState, seatsIn } from '../state.ts'
import { bookCode } from './book.ts'
import { type Code, HIGHEST, SUIT_COUNT, codeHeight, read } from './codes.ts'
import { credit, playCode } from './moves.ts'
import { type Position, handOf, isOver, sideIn, tricksLeft, turnIn } from './position.ts'

/** Tricks before the end at which nothing is kept back any more. */
const LATE = 3

/** Notes what each seat has still to announce of its aces; nobody is taken to announce what he has not. */
export function noteAces(p: Position, state: InDealState): void {
  for (const seat of seatsIn(state.options)) {
    const held = acesOf(p, seat)
    const right = announceable(state, seat).find(({ rank, count }) => rank === 'A' && count === held)
    p.aces[seat] = right === undefined ? 0 : POINTS.A[right.count]
  }
}

function acesOf(p: Position, seat: number): number {
  let aces = 0
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) aces += (handOf(p, seat, suit) >> HIGHEST) & 1
  return aces
}

/** Whether aces are announced at the last moment: before one is played, towards the end, or where they decide the partie. */
export function isTimeForAces(code: Code, tricks: number, score: number): boolean {
  return codeHeight(code) === HIGHEST || tricks <= LATE || score >= GOAL
}

/** Plays a position on to its end. */
export function playOut(p: Position): void {
  while (!isOver(p)) {
    const code = bookCode(p)
    announceAces(p, code)
    if (!isOver(p)) playCode(p, code)
  }
}

function announceAces(p: Position, code: Code): void {
  const seat = turnIn(p)
  const points = read(p.aces, seat)
  if (points === 0) return
  const side = sideIn(p, seat)
  if (!isTimeForAces(code, tricksLeft(p), read(p.base, side) + read(p.gained, side) + points)) return
  p.aces[seat] = 0
  credit(p, side, points)
}
