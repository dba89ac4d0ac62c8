// Statistics of values over many determinizations: mean and standard errors.

/** Value of the end of a deal for the deciding seat. */
export interface DealValue {
  readonly points: number
  readonly against: number
  readonly chance: number
  readonly equity: number
  /** Present in games that count tricks. */
  readonly tricks?: number
}

/** An expected value. */
export interface ExpectedValue extends DealValue {
  /** Standard error of `equity`. */
  readonly error: number
  /**
   * Standard error of the difference to the best alternative; missing if nothing else was tried.
   */
  readonly doubt?: number
}

/** Running sums of one alternative. */
export interface ValueSummary {
  readonly value: ExpectedValue
  /** By determinization. */
  readonly equities: readonly number[]
}

/**
 * Adds the standard errors of the differences: all alternatives were tried in the same
 * determinizations, so these are more precise than the single errors.
 */
export function withDoubt(summed: readonly ValueSummary[]): readonly ExpectedValue[] {
  const best = summed.reduce<ValueSummary | null>(
    (most, one) => (most === null || one.value.equity > most.value.equity ? one : most),
    null,
  )
  if (best === null || summed.length < 2) return summed.map(({ value }) => value)
  return summed.map(({ value, equities }) => ({
    ...value,
    doubt: errorBetween(equities, best.equities),
  }))
}

/** Returns the standard error of the mean paired difference. */
function errorBetween(some: readonly number[], others: readonly number[]): number {
  const count = some.length
  if (count < 2) return 0
  const differences = some.map((one, world) => one - (others[world] ?? 0))
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}

/** Creates a running sum of values. */
export function createRunningStats() {
  const equities: number[] = []
  let [points, against, chance, mean, squares, count] = [0, 0, 0, 0, 0, 0]
  let tricks: number | null = null
  return {
    add(worth: DealValue): void {
      equities.push(worth.equity)
      points += worth.points
      against += worth.against
      chance += worth.chance
      if (worth.tricks !== undefined) tricks = (tricks ?? 0) + worth.tricks
      count += 1
      // incremental (Welford), so that equal values have no spread at all
      const off = worth.equity - mean
      mean += off / count
      squares += off * (worth.equity - mean)
    },
    toSummary(): ValueSummary {
      const variance = count < 2 ? 0 : squares / (count - 1)
      const value: ExpectedValue = {
        points: points / count,
        against: against / count,
        chance: chance / count,
        ...(tricks === null ? {} : { tricks: tricks / count }),
        equity: mean,
        error: Math.sqrt(variance / count),
      }
      return { value, equities }
    },
  }
}
