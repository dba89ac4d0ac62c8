// The rest of a deal by the book: its cards, and the aces announced while it is time (H-10).
import { found } from '../../../../../shared/card.ts'
import { POINTS, announceable, heldOf } from '../announce.ts'
import { GOAL, type InDealState, seatsIn } from '../state.ts'
import { bookCode } from './book.ts'
import { type Code, HIGHEST, codeHeight, read } from './codes.ts'
import { credit, playCode } from './moves.ts'
import { type Position, beats, isOver, sideIn, tricksLeft, turnIn } from './position.ts'

/** Tricks before the end at which nothing is kept back any more. */
const LATE = 3

/** Notes what each seat has still to announce of its aces; nobody is taken to announce what he has not. */
export function noteAces(p: Position, state: InDealState): void {
  for (const seat of seatsIn(state.options)) {
    const held = heldOf(state, seat, found(state.hands[seat]), 'A')
    const right = announceable(state, seat).find(({ rank, count }) => rank === 'A' && count === held)
    p.aces[seat] = right === undefined ? 0 : POINTS.A[right.count]
  }
}

/** H-10: whether a card is an ace after which no aces may be announced any more, or perhaps not. */
const spoilsAces = (p: Position, code: Code): boolean =>
  codeHeight(code) === HIGHEST && (p.losesThrown || p.count === 0 || beats(p, code, read(p.table, p.best)))

/** Whether aces are announced at the last moment: before one may take a trick, towards the end, or where they decide the partie. */
export const isTimeForAces = (p: Position, code: Code, score: number): boolean =>
  spoilsAces(p, code) || tricksLeft(p) <= LATE || score >= GOAL

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
  if (!isTimeForAces(p, code, read(p.base, side) + read(p.gained, side) + points)) return
  p.aces[seat] = 0
  credit(p, side, points)
}
