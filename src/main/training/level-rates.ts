// What the levels give away, as `study/levels.ts` measured it.
import { LEVELS } from '../engine/players/levels.ts'
import rates from './level-rates.json' with { type: 'json' }
import type { LevelCosts, LevelSums } from './placing.ts'

interface MeasuredLevel extends LevelSums {
  readonly kinds: Readonly<Record<string, LevelSums>>
}

interface MeasuredGame {
  readonly levels: Readonly<Record<string, MeasuredLevel>>
}

const MEASURED: Readonly<Record<string, MeasuredGame>> = rates

/** Returns what each measured level gives away in a game; empty if none has been measured. */
export function findLevelCosts(game: string): readonly LevelCosts[] {
  const of = MEASURED[game]?.levels ?? {}
  return LEVELS.flatMap((level): readonly LevelCosts[] => {
    const measured = of[level]
    if (measured === undefined) return []
    const { kinds, ...all } = measured
    return [{ level, all, kinds }]
  })
}
