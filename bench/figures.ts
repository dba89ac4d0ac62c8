// A measured figure and what is stated of it.

export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  /** The minimum, or with `most` the maximum, that is good enough; 0 if no bound is stated. */
  readonly bound: number
  readonly most?: true
}

export const most: true = true

export const isMissed = ({ value, bound, most: isMost }: Figure): boolean =>
  Number.isNaN(value) || (bound !== 0 && (isMost === true ? value > bound : value < bound))

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / values.length
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? NaN
