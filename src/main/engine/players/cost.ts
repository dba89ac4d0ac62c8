// The cost of a decision, and the grade for an average cost.
import { type ActionValue, type Grade, GRADES } from '../../../shared/coach.ts'
import type { Game } from '../games/game.ts'
import { EVEN } from '../games/ai.ts'

/** Returns the equity an action loses against the best; 0 within two standard errors. */
export function computeCost(done: ActionValue, best: ActionValue): number {
  const difference = best.equity - done.equity
  const doubt = done.doubt ?? Math.hypot(best.error, done.error)
  return difference > Math.max(EVEN, 2 * doubt) ? difference : 0
}

/** Returns the grade for an error rate; null if the game has no grades. */
export function gradeFor({ grades }: Pick<Game, 'grades'>, rate: number): Grade | null {
  if (grades === undefined) return null
  return GRADES.find((_, place) => rate <= (grades[place] ?? Infinity)) ?? null
}
