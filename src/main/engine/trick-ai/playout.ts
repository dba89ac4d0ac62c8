// The rest of a deal in one determinization: by the book, and solved exactly when few enough cards
// are left.
import { bookCard } from './book.ts'
import { type TrickPosition, playCode, readAt } from './position.ts'
import { solvePosition } from './solve.ts'

/** Plays a position to its end and returns the first side's gain. The position is changed. */
export function playOut(position: TrickPosition, exact: number): number {
  while (position.ahead > 0) {
    if (position.ahead <= exact && position.taken === position.waiting.length)
      return readAt(position.gains, 0) + solvePosition(position)
    playCode(position, bookCard(position))
  }
  return readAt(position.gains, 0)
}
