// Axes of the charts: where a value lies, and the few round values that are written beside the axis.

export interface Domain {
  readonly from: number
  readonly to: number
}

/** From a value to its place between `start` and `end`; a domain without extent lies in the middle. */
export const createScale =
  ({ from, to }: Domain, start: number, end: number): ((value: number) => number) =>
  (value) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start)

const ROUND = [1, 2, 5, 10]

/** The smallest round step of which no more than `most` fit into an extent: 1, 2 or 5 times a power of ten. */
function roundStep(extent: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(extent / most))
  return (ROUND.find((digit) => extent / (digit * power) <= most) ?? 10) * power
}

interface TickOptions {
  /** The finest step. */
  readonly least: number
  /** Nothing is among the marks, however far the values are from it. */
  readonly grounded: boolean
}

/** Marks of an axis: round values from the one below all values to the one above them, seven at most. */
export function computeTicks(values: readonly number[], { least, grounded }: TickOptions): readonly number[] {
  const all = grounded || values.length === 0 ? [0, ...values] : values
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = Math.max(roundStep(high - low || Math.abs(high) || 1, 5), least)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  // counted and divided, so that 0.3 is not 0.30000000000000004
  const tickAt = (count: number): number => (step < 1 ? count / Math.round(1 / step) : count * step)
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, place) => tickAt(first + place))
}

/** The extent of an axis. */
export const getDomain = (marks: readonly number[]): Domain => ({ from: marks[0] ?? 0, to: marks.at(-1) ?? 0 })

/** Months since the year 0, from `2026-11`; null for what is no month. */
export function monthNumber(month: string): number | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year === undefined || number === undefined ? null : Number(year) * 12 + Number(number) - 1
}

/** The first day of a month at noon UTC, to be written by Intl in UTC. */
export const monthDate = (number: number): Date => new Date(Date.UTC(Math.floor(number / 12), number % 12, 1, 12))

export interface MonthTicks {
  readonly months: readonly number[]
  /** Whole years only: the month needs no name. */
  readonly years: boolean
}

const MONTH_STEPS = [1, 2, 3, 6]
const YEAR_STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Months to write under an axis, `most` at most: quarters, halves, whole years, round numbers of years. */
export function monthTicks(from: number, to: number, most: number): MonthTicks {
  const monthsEvery = (step: number): readonly number[] => {
    const first = Math.ceil(from / step) * step
    return Array.from({ length: Math.max(Math.floor((to - first) / step) + 1, 0) }, (_, place) => first + place * step)
  }
  const room = Math.max(most, 2)
  const step = MONTH_STEPS.find((one) => monthsEvery(one).length <= room)
  if (step !== undefined) return { months: monthsEvery(step), years: false }
  const years = YEAR_STEPS.find((one) => monthsEvery(one * 12).length <= room) ?? 500
  return { months: monthsEvery(years * 12), years: true }
}

/** The place of the value nearest to `wanted`; values rise. */
export function nearestIndex(values: readonly number[], wanted: number): number {
  let [low, high] = [0, Math.max(values.length - 1, 0)]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  const [before, here] = [values[low - 1], values[low]]
  return before !== undefined && here !== undefined && wanted - before <= here - wanted ? low - 1 : low
}

/** Places of labels at least `gap` apart, moved no further than needed, within `top` and `bottom`; in the order given. */
export function spreadLabels(places: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = places.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place)
  let last = -Infinity
  for (const one of order) {
    one.place = Math.max(one.place, last + gap, top)
    last = one.place
  }
  let next = Infinity
  for (const one of order.toReversed()) {
    one.place = Math.min(one.place, next - gap, bottom)
    next = one.place
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ place }) => place)
}
