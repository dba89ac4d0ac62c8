// Estimates of actions: from samples, from a count, and how samples are combined with a prior.
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { DealValue, RunningStats } from '../../../ai/statistics.ts'
import type { DealEndValues } from './deal-value.ts'

export type ActionEstimate = Omit<ActionValue, 'action' | 'plans'>

/** Returns a value that is known without sampling. */
export const exactEstimate = (value: DealValue): ActionEstimate => ({
  ...value,
  error: 0,
  point: null,
  vole: null,
})

/** Minimum standard error of a single determinization: if all end alike, they prove less. */
const ALIKE = 0.5

/** Returns the estimate of sampled values. */
export const sampledEstimate = (stats: RunningStats): ActionEstimate => ({
  ...stats.toValue(),
  error: Math.max(stats.error, ALIKE / stats.count),
  point: null,
  vole: null,
})

/** Adds a difference to an estimate; its error stays that of the estimate. */
export const addValues = (value: ActionEstimate, gain: DealValue): ActionEstimate => ({
  ...value,
  points: value.points + gain.points,
  against: value.against + gain.against,
  chance: value.chance === null ? null : value.chance + gain.chance,
  equity: value.equity + gain.equity,
})

export const subtractValues = (value: DealValue, base: DealValue): DealValue => ({
  points: value.points - base.points,
  against: value.against - base.against,
  chance: value.chance - base.chance,
  equity: value.equity - base.equity,
})

/** Shrinks a sampled value towards a prior expectation, whose standard deviation is `doubt`. */
export function shrinkTowards(
  sample: ActionEstimate,
  expected: number,
  error: number,
  doubt: number,
): ActionEstimate {
  const trust = error === 0 ? 1 : doubt ** 2 / (doubt ** 2 + error ** 2)
  const equity = expected + trust * (sample.equity - expected)
  return { ...sample, equity, error: Math.sqrt(trust) * error }
}

/** Returns the value of one point of tricks here, relative to that at the start of a partie. */
export const pointStake = (ends: DealEndValues): number =>
  ends.valueAt(null, null, 3).equity - ends.valueAt(null, null, 2).equity
