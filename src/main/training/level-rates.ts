// What the levels give away, as `study/levels.ts` measured it.
import { LEVELS } from '../engine/players/levels.ts'
import { coachVersionOf } from './coach-versions.ts'
import rates from './level-rates.json' with { type: 'json' }
import type { LevelCosts, LevelSums } from './placing.ts'

interface MeasuredLevel extends LevelSums {
  /** The version of the coach that judged. */
  readonly coach: number
  readonly kinds: Readonly<Record<string, LevelSums>>
}

interface MeasuredGame {
  readonly levels: Readonly<Record<string, MeasuredLevel>>
}

const MEASURED: Readonly<Record<string, MeasuredGame>> = rates

/**
 * Returns what each level gives away in a game, as the coach of today measured it; none if it has
 * not been measured.
 */
export function findLevelCosts(game: string): readonly LevelCosts[] {
  const of = MEASURED[game]?.levels ?? {}
  return LEVELS.flatMap((level): readonly LevelCosts[] => {
    const measured = of[level]
    // what another coach judged is not comparable
    if (measured === undefined || measured.coach !== coachVersionOf(game)) return []
    const { kinds, coach: _, ...all } = measured
    return [{ level, all, kinds }]
  })
}
