// Worths of many worlds added up: what is expected, and how far that can be trusted.

/** What the end of a deal is worth to the seat that thinks. */
export interface DealValue {
  readonly points: number
  readonly against: number
  readonly chance: number
  readonly equity: number
  /** Of a game that is told in tricks. */
  readonly tricks?: number
}

/** A worth as expected. */
export interface ExpectedValue extends DealValue {
  /** Standard error of `equity`. */
  readonly error: number
  /** Standard error of how far it lies behind the best of those tried with it; not there where nothing else was tried. */
  readonly doubt?: number
}

/** What was added up of one thing that was tried. */
export interface ValueSummary {
  readonly value: ExpectedValue
  /** World by world. */
  readonly equities: readonly number[]
}

/** Values with what is doubtful about their order: all were tried in the same worlds, so these tell more than the errors. */
export function withDoubt(summed: readonly ValueSummary[]): readonly ExpectedValue[] {
  const best = summed.reduce<ValueSummary | null>(
    (most, one) => (most === null || one.value.equity > most.value.equity ? one : most),
    null,
  )
  if (best === null || summed.length < 2) return summed.map(({ value }) => value)
  return summed.map(({ value, equities }) => ({ ...value, doubt: errorBetween(equities, best.equities) }))
}

/** The standard error of the mean difference, world by world. */
function errorBetween(some: readonly number[], others: readonly number[]): number {
  const count = some.length
  if (count < 2) return 0
  const differences = some.map((one, world) => one - (others[world] ?? 0))
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}

/** Adds worths up. */
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
      // step by step: equal worths have no spread at all
      const off = worth.equity - mean
      mean += off / count
      squares += off * (worth.equity - mean)
    },
    toSummary(): ValueSummary {
      const variance = count < 2 ? 0 : squares / (count - 1)
      const value: ExpectedValue = {
        ...{ points: points / count, against: against / count, chance: chance / count },
        ...(tricks === null ? {} : { tricks: tricks / count }),
        equity: mean,
        error: Math.sqrt(variance / count),
      }
      return { value, equities }
    },
  }
}
