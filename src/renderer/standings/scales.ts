// Axes of the charts: the place of a value, and the few round values to label.

export interface Domain {
  readonly from: number
  readonly to: number
}

/** Maps a value to its place between `start` and `end`; an empty domain to the middle. */
export const createScale =
  ({ from, to }: Domain, start: number, end: number): ((value: number) => number) =>
  (value) =>
    from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start)

const ROUND = [1, 2, 5, 10]

/** Returns the smallest step of 1, 2 or 5 times a power of ten that fits at most `most` times. */
function roundStep(extent: number, most: number): number {
  const power = 10 ** Math.floor(Math.log10(extent / most))
  return (ROUND.find((digit) => extent / (digit * power) <= most) ?? 10) * power
}

interface TickOptions {
  readonly least: number
  /** True if zero is among the marks, however far the values are from it. */
  readonly grounded: boolean
}

/** Returns the marks of an axis: round values that enclose all values, seven at most. */
export function computeTicks(
  values: readonly number[],
  { least, grounded }: TickOptions,
): readonly number[] {
  const all = grounded || values.length === 0 ? [0, ...values] : values
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = Math.max(roundStep(high - low || Math.abs(high) || 1, 5), least)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  // Multiplying by 0.1 would give 0.30000000000000004; a division gives 0.3.
  const tickAt = (count: number): number => (step < 1 ? count / Math.round(1 / step) : count * step)
  return Array.from({ length: Math.max(last - first, 1) + 1 }, (_, place) => tickAt(first + place))
}

/** The extent of an axis. */
export const getDomain = (marks: readonly number[]): Domain => ({
  from: marks[0] ?? 0,
  to: marks.at(-1) ?? 0,
})

/** Returns the months since the year 0 of `2026-11`; null for an invalid month. */
export function monthNumber(month: string): number | null {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year === undefined || number === undefined ? null : Number(year) * 12 + Number(number) - 1
}

/** Returns the first day of a month at noon UTC, for Intl in UTC. */
export const monthDate = (number: number): Date =>
  new Date(Date.UTC(Math.floor(number / 12), number % 12, 1, 12))

export interface MonthTicks {
  readonly months: readonly number[]
  /** True if all marks are whole years, so that the month needs no name. */
  readonly years: boolean
}

const MONTH_STEPS = [1, 2, 3, 6]
const YEAR_STEPS = [1, 2, 5, 10, 20, 50, 100]

/** Returns at most `most` months to label: quarters, halves, or round numbers of years. */
export function monthTicks(from: number, to: number, most: number): MonthTicks {
  const monthsEvery = (step: number): readonly number[] => {
    const first = Math.ceil(from / step) * step
    return Array.from(
      { length: Math.max(Math.floor((to - first) / step) + 1, 0) },
      (_, place) => first + place * step,
    )
  }
  const room = Math.max(most, 2)
  const step = MONTH_STEPS.find((one) => monthsEvery(one).length <= room)
  if (step !== undefined) return { months: monthsEvery(step), years: false }
  const years = YEAR_STEPS.find((one) => monthsEvery(one * 12).length <= room) ?? 500
  return { months: monthsEvery(years * 12), years: true }
}

/** Returns the index of the value nearest to `wanted`; values are ascending. */
export function nearestIndex(values: readonly number[], wanted: number): number {
  let [low, high] = [0, Math.max(values.length - 1, 0)]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  const [before, here] = [values[low - 1], values[low]]
  return before !== undefined && here !== undefined && wanted - before <= here - wanted
    ? low - 1
    : low
}

/** Returns places of labels at least `gap` apart, in order and moved no further than needed. */
export function spreadLabels(
  places: readonly number[],
  gap: number,
  top: number,
  bottom: number,
): readonly number[] {
  const order = places
    .map((place, index) => ({ place, index }))
    .toSorted((a, b) => a.place - b.place)
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
