// Statistics of sampled values: their mean and standard error, and how they are combined with a
// prior.
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { DealEndValues, DealValue } from './deal-value.ts'

export type ActionEstimate = Omit<ActionValue, 'action' | 'plans'>

/** Returns a value that is known without sampling. */
export const exactEstimate = (value: DealValue): ActionEstimate => ({
  ...value,
  error: 0,
  point: null,
  vole: null,
})

/** Minimum standard error of a single determinization. */
const ALIKE = 0.5

/** Creates a running mean and standard error of values. */
export function createRunningStats() {
  let [samples, points, against, chance, equity, squares] = [0, 0, 0, 0, 0, 0]
  return {
    add(value: DealValue): void {
      samples += 1
      points += value.points
      against += value.against
      chance += value.chance
      equity += value.equity
      squares += value.equity * value.equity
    },
    sampleCount: (): number => samples,
    toEstimate(): ActionEstimate {
      const mean = equity / samples
      const variance =
        samples < 2 ? 0 : Math.max(0, (squares - samples * mean * mean) / (samples - 1))
      return {
        points: points / samples,
        against: against / samples,
        chance: chance / samples,
        equity: mean,
        // determinizations that all end alike prove less than a count
        error: Math.max(Math.sqrt(variance / samples), ALIKE / samples),
        point: null,
        vole: null,
      }
    },
  }
}

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
