// Positions made in a thread.
import type { Random } from '../engine/random.ts'
import type { TableView } from '../../shared/view.ts'
import type { GameAi } from '../engine/games/ai.ts'
import type { ExercisePosition } from './position.ts'
import { type MadeWish, makePosition } from './maker.ts'

/** Makes a position within a time (ms); null if none was found. */
export function makeWithin(
  ai: GameAi,
  wish: MadeWish,
  limit: number,
  random: Random,
  randomOf: (view: TableView) => Random,
): ExercisePosition | null {
  const end = performance.now() + limit
  return makePosition(ai, wish, random, randomOf, () => performance.now() < end)
}
