// Rates and means with their intervals. Pure.
import type { ErrorRate, MeanResult } from '../../shared/strength.ts'

/** What is given away in some parties: sums over parties, and over squares of their sums. */
export interface CostSums {
  /** Parties with at least one decision. */
  readonly parties: number
  readonly decisions: number
  readonly cost: number
  /** Sum of cost², of cost × decisions, and of decisions², of each partie. */
  readonly squares: number
  readonly products: number
  readonly counts: number
}

export const NO_COSTS: CostSums = {
  parties: 0,
  decisions: 0,
  cost: 0,
  squares: 0,
  products: 0,
  counts: 0,
}

/** Adds the decisions of one partie. */
export const addPartieCosts = (sums: CostSums, decisions: number, cost: number): CostSums =>
  decisions === 0
    ? sums
    : {
        parties: sums.parties + 1,
        decisions: sums.decisions + decisions,
        cost: sums.cost + cost,
        squares: sums.squares + cost * cost,
        products: sums.products + cost * decisions,
        counts: sums.counts + decisions * decisions,
      }

/** 97.5 % of a normal distribution lie below it. */
export const NORMAL = 1.959964
/** The same of Student's distribution with one and two degrees of freedom. */
const FEW = [12.706205, 4.302653]

/** Returns the limit below which 97.5 % of Student's distribution lie (Cornish and Fisher). */
export function studentLimit(freedom: number): number {
  const exact = FEW[freedom - 1]
  if (exact !== undefined) return exact
  const [z, n] = [NORMAL, freedom]
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ]
  return terms.reduce((sum, term, power) => sum + term / n ** power, 0)
}

/**
 * Returns the rate of some costs and its standard error, as a ratio of sums over parties; the error
 * is infinite after one partie.
 */
export function computeRatio({ parties, decisions, cost, squares, products, counts }: CostSums): {
  readonly rate: number
  readonly error: number
} {
  if (decisions === 0) return { rate: 0, error: Infinity }
  const rate = cost / decisions
  // rounding can make a sum of squares that is zero a little less
  const spread = Math.max(squares - 2 * rate * products + rate * rate * counts, 0)
  const error = parties < 2 ? Infinity : Math.sqrt((parties / (parties - 1)) * spread) / decisions
  return { rate, error }
}

/** Where three slips are to be expected, none is seen one time in twenty. */
const NONE_SEEN = 3

/**
 * Returns the degrees of freedom of a rate. If a few parties have all the slips there are, the
 * others say little about the spread. So many equal sums would have the same squares, and a sum of
 * slips, most of them small, has two degrees of freedom.
 */
const countFreedom = ({ parties, cost, squares }: CostSums): number =>
  Math.max(Math.min(parties - 1, Math.round((2 * cost ** 2) / squares)), 1)

/**
 * Returns a rate with its interval; null without a decision. Costs are few and uneven, so the
 * interval is one of the logarithm: it covers the truth as often as it says after ten parties,
 * which one of the rate itself does after fifty. Without any slip its end is the rate at which
 * one would have been seen 95 times in 100, if it costs `slip`.
 */
export function computeErrorRate(sums: CostSums, slip: number): ErrorRate | null {
  const { parties, decisions } = sums
  if (decisions === 0) return null
  const { rate, error } = computeRatio(sums)
  if (rate === 0) {
    const high = slip === 0 ? Infinity : (NONE_SEEN * slip) / decisions
    return { parties, decisions, rate, error: 0, low: 0, high }
  }
  const reach = parties < 2 ? Infinity : Math.exp((studentLimit(countFreedom(sums)) * error) / rate)
  return { parties, decisions, rate, error, low: rate / reach, high: rate * reach }
}

/** Sums of values and of their squares. */
export class RunningMean {
  #count = 0
  #mean = 0
  #squares = 0

  add(value: number): void {
    this.#count += 1
    const off = value - this.#mean
    this.#mean += off / this.#count
    this.#squares += off * (value - this.#mean)
  }

  /** Returns the mean so far with its interval. */
  toResult(): MeanResult {
    const [count, mean] = [this.#count, this.#mean]
    if (count < 2) return { mean, low: null, high: null }
    const error = Math.sqrt(this.#squares / (count - 1) / count)
    const reach = studentLimit(count - 1) * error
    return { mean, low: mean - reach, high: mean + reach }
  }
}
