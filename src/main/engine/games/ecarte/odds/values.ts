// Sampled values: their mean and standard error, and how far to trust them beside an expectation.
import type { Appraisal } from '../../../../../shared/coach.ts'
import type { Ends, Worth } from './worth.ts'

export type Value = Omit<Appraisal, 'action' | 'plans'>

/** A value that is known without sampling. */
export const exact = (worth: Worth): Value => ({ ...worth, error: 0, point: null, vole: null })

/** The standard error of a single world, at the least. */
const ALIKE = 0.5

/** Mean and standard error of worths. */
export function summing() {
  let [count, points, against, chance, equity, squares] = [0, 0, 0, 0, 0, 0]
  return {
    add(worth: Worth): void {
      count += 1
      points += worth.points
      against += worth.against
      chance += worth.chance
      equity += worth.equity
      squares += worth.equity * worth.equity
    },
    count: (): number => count,
    value(): Value {
      const mean = equity / count
      const variance = count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1))
      return {
        points: points / count,
        against: against / count,
        chance: chance / count,
        equity: mean,
        // worlds that all end alike prove less than a count
        error: Math.max(Math.sqrt(variance / count), ALIKE / count),
        point: null,
        vole: null,
      }
    },
  }
}

export const less = (worth: Worth, base: Worth): Worth => ({
  points: worth.points - base.points,
  against: worth.against - base.against,
  chance: worth.chance - base.chance,
  equity: worth.equity - base.equity,
})

/** A sampled value drawn towards an expectation of it, which is off by `doubt` (one standard deviation). */
export function tempered(sample: Value, expected: number, error: number, doubt: number): Value {
  const trust = error === 0 ? 1 : doubt ** 2 / (doubt ** 2 + error ** 2)
  const equity = expected + trust * (sample.equity - expected)
  return { ...sample, equity, error: Math.sqrt(trust) * error }
}

/** What one point of tricks more or less is worth here, beside what it is worth at the start of a partie. */
export const stakeOf = (ends: Ends): number => ends.at(null, null, 3).equity - ends.at(null, null, 2).equity
