// The grade for an average cost of decisions.
import { type Grade, GRADES } from '../../../shared/coach.ts'
import type { Game } from '../games/game.ts'

/** Returns the grade for an error rate; null if the game has no grades. */
export function gradeFor({ grades }: Pick<Game, 'grades'>, rate: number): Grade | null {
  if (grades === undefined) return null
  return GRADES.find((_, place) => rate <= (grades[place] ?? Infinity)) ?? null
}
