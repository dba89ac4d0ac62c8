// Statistics of values over many determinizations: means and standard errors.

/** Chance to win the partie, and its expected value: won less lost. */
export interface Prospects {
  readonly chance: number
  readonly equity: number
}

/** Value of the end of a deal for the deciding seat. */
export interface DealValue extends Prospects {
  /** Own points of the deal less those of the other sides (their average). */
  readonly points: number
  /** Points of the other side, or the average of the others. */
  readonly against: number
  /** Present in games that count tricks. */
  readonly tricks?: number
}

/** An expected value. */
export interface ExpectedValue extends DealValue {
  /** Standard error of `equity`. */
  readonly error: number
  /** Standard error of the difference to the best alternative, if others were tried. */
  readonly doubt?: number
}

/** Running means of one alternative. Only read if it has been tried. */
export class RunningStats {
  /** By determinization. */
  readonly equities: number[] = []
  private mean = 0
  private points = 0
  private against = 0
  private chance = 0
  private tricks: number | null = null
  private squares = 0

  add(value: DealValue): void {
    this.equities.push(value.equity)
    this.points += value.points
    this.against += value.against
    this.chance += value.chance
    if (value.tricks !== undefined) this.tricks = (this.tricks ?? 0) + value.tricks
    // incremental (Welford), so that equal values have no spread at all
    const off = value.equity - this.mean
    this.mean += off / this.count
    this.squares += off * (value.equity - this.mean)
  }

  /** Limits the mean equity; for an alternative that is not tried any more. */
  limitTo(most: number): void {
    this.mean = Math.min(this.mean, most)
  }

  /** Mean of the equities. */
  get equity(): number {
    return this.mean
  }

  get count(): number {
    return this.equities.length
  }

  /** Standard error of the mean equity. */
  get error(): number {
    return this.count < 2 ? 0 : Math.sqrt(this.squares / (this.count - 1) / this.count)
  }

  toValue(): ExpectedValue {
    const { count, equity, error } = this
    return {
      points: this.points / count,
      against: this.against / count,
      chance: this.chance / count,
      ...(this.tricks === null ? {} : { tricks: this.tricks / count }),
      equity,
      error,
    }
  }
}

/** Returns the values with the errors of their differences: all were tried in the same worlds. */
export function withDoubt(tried: readonly RunningStats[]): readonly ExpectedValue[] {
  const [first, ...others] = tried
  if (first === undefined || others.length === 0) return tried.map((one) => one.toValue())
  const best = others.reduce((most, one) => (one.equity > most.equity ? one : most), first)
  return tried.map((one) => ({
    ...one.toValue(),
    doubt: errorBetween(one.equities, best.equities),
  }))
}

/** Returns the standard error of the mean paired difference, as far as both were tried. */
function errorBetween(some: readonly number[], others: readonly number[]): number {
  const count = Math.min(some.length, others.length)
  if (count < 2) return 0
  const differences = some.slice(0, count).map((one, world) => one - (others[world] ?? 0))
  const mean = differences.reduce((sum, one) => sum + one, 0) / count
  const squares = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0)
  return Math.sqrt(squares / (count - 1) / count)
}
