// The place of a person's error rate between those of the levels. Pure.
import type { ErrorRate, LevelRate, Placing } from '../../shared/strength.ts'
import { type CostSums, NORMAL, computeRatio } from './statistics.ts'

/** Sums over parties of which a share of the decisions was judged. */
export interface LevelSums extends CostSums {
  /** Sum of cost² of each partie as a whole, in proportion to `cost`, which is of the share. */
  readonly whole: number
}

/** What computer players of a level give away. */
export interface LevelCosts {
  readonly level: string
  readonly all: LevelSums
  readonly kinds: Readonly<Record<string, LevelSums>>
}

/** What a person must have decided alone before they are placed. */
export const LEAST = { decisions: 200, parties: 10 } as const

/** Returns the rates of measured levels, the weakest first. */
export const toLevelRates = (
  levels: readonly LevelCosts[],
  pick: (costs: LevelCosts) => CostSums = ({ all }) => all,
): readonly LevelRate[] =>
  levels
    .flatMap((costs) => {
      const sums = pick(costs)
      return sums.cost > 0 && sums.parties > 1
        ? [{ level: costs.level, ...computeRatio(sums) }]
        : []
    })
    .toSorted((a, b) => b.rate - a.rate)

/** True if the level's rate may be that of the person, as far as both intervals reach together. */
function isWithin(own: ErrorRate, level: LevelRate): boolean {
  if (own.rate === 0) return level.rate <= own.high
  const reaches = [Math.log(own.high / own.rate), (NORMAL * level.error) / level.rate]
  return Math.abs(Math.log(own.rate / level.rate)) <= Math.hypot(...reaches)
}

/** Places a rate between those of the levels, weakest first. */
export function placeRate(own: ErrorRate | null, levels: readonly LevelRate[]): Placing {
  const missing = {
    decisions: Math.max(LEAST.decisions - (own?.decisions ?? 0), 0),
    parties: Math.max(LEAST.parties - (own?.parties ?? 0), 0),
  }
  if (own === null || missing.decisions > 0 || missing.parties > 0)
    return { is: 'early', ...missing }
  const [weakest, strongest] = [levels[0], levels.at(-1)]
  if (weakest === undefined || strongest === undefined) return { is: 'unmeasured' }
  const within = levels.filter((level) => isWithin(own, level))
  // twice as many decisions tell the levels apart by themselves
  if (within.length === levels.length)
    return { is: 'early', decisions: own.decisions, parties: own.parties }
  const [first, last] = [within[0], within.at(-1)]
  if (first !== undefined && last !== undefined)
    return first === last
      ? { is: 'as', level: first.level }
      : { is: 'between', weaker: first.level, stronger: last.level }
  const weaker = levels.findLast(({ rate }) => rate > own.rate)
  const stronger = levels.find(({ rate }) => rate < own.rate)
  if (stronger === undefined) return { is: 'above', level: strongest.level }
  if (weaker === undefined) return { is: 'below', level: weakest.level }
  return { is: 'between', weaker: weaker.level, stronger: stronger.level }
}

/** Returns the level with the nearest rate; null without levels. */
export function findNearest(own: ErrorRate | null, levels: readonly LevelRate[]): string | null {
  if (own === null) return null
  const distance = ({ rate }: LevelRate): number =>
    own.rate === 0 ? rate : Math.abs(Math.log(own.rate / rate))
  return levels.toSorted((a, b) => distance(a) - distance(b))[0]?.level ?? null
}
