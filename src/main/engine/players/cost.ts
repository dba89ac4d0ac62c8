// What a decision gives away, and the word for what somebody gives away on the average.
import { type ActionValue, type Grade, GRADES } from '../../../shared/coach.ts'
import type { Game } from '../games/game.ts'
import { EVEN } from '../games/ai.ts'

/** Equity an action gives away against the best one, as far as it is beyond doubt: 0 within two standard errors. */
export function computeCost(done: ActionValue, best: ActionValue): number {
  const difference = best.equity - done.equity
  const doubt = done.doubt ?? Math.hypot(best.error, done.error)
  return difference > Math.max(EVEN, 2 * doubt) ? difference : 0
}

/** The word for an error rate; null where the game has no words for it. */
export function gradeFor({ grades }: Pick<Game, 'grades'>, rate: number): Grade | null {
  if (grades === undefined) return null
  return GRADES.find((_, place) => rate <= (grades[place] ?? Infinity)) ?? null
}
