// The trials of an action in samples. Games are made more often by the policy than by players: the
// samples are weighted, so that they are made as often as they really are.
import {
  type ExpectedValue,
  type DealValue,
  RunningStats,
  withDoubt,
} from '../../../ai/statistics.ts'
import { EVEN } from '../../../../../shared/coach.ts'
import type { GameOwner, SampledValue } from './deal-value.ts'

export interface TrialsValue extends ExpectedValue {
  /** Chance that the game is made that stands, or that the action undertakes; if there is one. */
  readonly made?: number
}

/** Samples with a game of one side; the weights shift what is made within them, not their share. */
interface Group {
  count: number
  weight: number
  equity: number
}

export class Trials {
  readonly #values: SampledValue[] = []
  readonly #groups: Record<'none' | GameOwner, Group> = {
    none: { count: 0, weight: 0, equity: 0 },
    own: { count: 0, weight: 0, equity: 0 },
    theirs: { count: 0, weight: 0, equity: 0 },
  }
  #most = Infinity

  add(value: SampledValue): void {
    const { game = 'none', weight = 1, equity } = value
    this.#values.push(value)
    const group = this.#groups[game]
    group.count += 1
    group.weight += weight
    group.equity += weight * equity
  }

  /** Limits the mean equity; for an action that is not tried any more. */
  limitTo(most: number): void {
    this.#most = Math.min(this.#most, most)
  }

  get equity(): number {
    let sum = 0
    for (const { count, weight, equity } of Object.values(this.#groups))
      if (count > 0) sum += (equity / weight) * count
    return Math.min(this.#most, sum / this.#values.length)
  }

  /** Returns the weighted values, in order. */
  toStats(): RunningStats {
    const stats = new RunningStats()
    for (const one of this.#values) {
      const { game, weight = 1 } = one
      const group = game === undefined ? null : this.#groups[game]
      stats.add(group === null ? one : withWeight(one, (weight * group.count) / group.weight))
    }
    if (this.#most < Infinity) stats.limitTo(this.#most)
    return stats
  }

  /** Returns the chance that the game is made; null if there is none. */
  get made(): number | null {
    let [made, all] = [0, 0]
    for (const { made: chance, weight = 1 } of this.#values) {
      if (chance === undefined) continue
      all += weight
      made += weight * chance
    }
    return all === 0 ? null : made / all
  }
}

const withWeight = (value: DealValue, weight: number): DealValue => ({
  points: value.points * weight,
  against: value.against * weight,
  chance: value.chance * weight,
  equity: value.equity * weight,
})

/** Returns the values of actions that were tried in the same samples. */
export function valuesOf(trials: readonly Trials[]): readonly TrialsValue[] {
  return withDoubt(trials.map((one) => one.toStats())).map((value, place) => {
    const made = trials[place]?.made ?? null
    // a mean of weighted chances may be above 1 by a rounding error
    const known = { doubt: 0, ...value, chance: Math.min(1, value.chance) }
    return made === null ? known : { ...known, made }
  })
}

/** Standard errors beyond which a difference is clear. */
const CLEAR = 2

/** Returns true unless the best of the quiet actions and the best of the others differ clearly. */
export function isInDoubt(trials: readonly Trials[], isQuiet: readonly boolean[]): boolean {
  const bestOf = (quiet: boolean): Trials | null =>
    trials
      .filter((_, place) => isQuiet[place] === quiet)
      .reduce<Trials | null>(
        (best, one) => (best === null || one.equity > best.equity ? one : best),
        null,
      )
  const [one, other] = [bestOf(true), bestOf(false)]
  if (one === null || other === null) return false
  const [first, second] = withDoubt([one.toStats(), other.toStats()])
  if (first === undefined || second === undefined) return false
  const doubt = Math.max(first.doubt ?? 0, second.doubt ?? 0)
  return Math.abs(first.equity - second.equity) <= CLEAR * doubt + EVEN
}
