// The rest of a deal in one world: by the book, and exactly as soon as few enough cards are left.
import { bookCard } from './book.ts'
import { type TrickPosition, playCode, readAt } from './position.ts'
import { solvePosition } from './solve.ts'

/** Plays a position on to its end; what the first side has gained then. The position is spent. */
export function playOut(position: TrickPosition, exact: number): number {
  while (position.ahead > 0) {
    if (position.ahead <= exact && position.taken === position.waiting.length)
      return readAt(position.gains, 0) + solvePosition(position)
    playCode(position, bookCard(position))
  }
  return readAt(position.gains, 0)
}
