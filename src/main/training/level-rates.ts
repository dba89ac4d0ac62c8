// What the levels give away, as `study/levels.ts` measured it.
import { LEVELS } from '../engine/players/levels.ts'
import rates from './level-rates.json' with { type: 'json' }
import type { CostSums } from './statistics.ts'
import type { LevelCosts } from './placing.ts'

interface MeasuredLevel extends CostSums {
  readonly kinds: Readonly<Record<string, CostSums>>
}

const MEASURED: Readonly<Record<string, Readonly<Record<string, MeasuredLevel>>>> = rates

/** Returns what each measured level gives away in a game; empty if none has been measured. */
export function findLevelCosts(game: string): readonly LevelCosts[] {
  const of = MEASURED[game] ?? {}
  return LEVELS.flatMap((level): readonly LevelCosts[] => {
    const measured = of[level]
    if (measured === undefined) return []
    const { kinds, ...all } = measured
    return [{ level, all, kinds }]
  })
}
