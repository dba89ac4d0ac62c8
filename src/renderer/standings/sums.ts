// Figures computed from sums: shares, rates, balances, and the data of the charts.
import type { MonthSums, PartieSums, StandingsSums } from '../../shared/archive.ts'
import { monthNumber } from './scales.ts'

/** Returns a sum by its name; 0 if nothing was counted. */
export const getSum = (sums: StandingsSums, name: string): number =>
  Object.hasOwn(sums, name) ? (sums[name] ?? 0) : 0

/** Returns part / whole; null if the whole is 0. */
export const safeRatio = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole

/** Returns the value won minus the value lost, without parties that were given up. */
export const getBalance = (sums: StandingsSums): number =>
  getSum(sums, 'value') - getSum(sums, 'valueLost')

export const pointsADeal = (sums: StandingsSums): number | null =>
  safeRatio(getSum(sums, 'points'), getSum(sums, 'deals'))

/** Returns the count that a name is part of: `refusals` for `refusalsLost`; null if none. */
export const findWhole = (name: string, counted: readonly string[]): string | null =>
  counted.find((other) => other !== name && name.startsWith(other)) ?? null

/** Returns a frequency: as a share of the whole, else for each deal. */
export const getFrequency = (
  sums: StandingsSums,
  name: string,
  whole: string | null,
): number | null => safeRatio(getSum(sums, name), getSum(sums, whole ?? 'deals'))

export const runningSums = (values: readonly number[], start = 0): readonly number[] => {
  let sum = start
  return values.map((value) => (sum += value))
}

export interface Span {
  /** Months since the year 0; for a year its middle; the number of a partie. */
  readonly at: number
  readonly own: StandingsSums
  readonly opposite: StandingsSums
  /** Equity lost per decision; null if nothing was analysed. */
  readonly rate: number | null
}

export interface Calendar {
  readonly unit: 'month' | 'year' | 'partie'
  /** Oldest first, without periods that have no partie. */
  readonly spans: readonly Span[]
  readonly undated: Span | null
  /** The balance before the first period. */
  readonly before: number
}

/** The most months that are shown by month rather than by year. */
const MONTHS_AT_MOST = 96

const toSpan = (at: number, { own, opposite, judged }: MonthSums): Span => ({
  at,
  own,
  opposite,
  rate: judged?.rate ?? null,
})

export function buildCalendar(months: readonly MonthSums[]): Calendar {
  const placed = months.map((month) => ({ month, at: monthNumber(month.month) }))
  const undated = placed.find(({ at }) => at === null)
  const spans = placed
    .flatMap(({ month, at }) => (at === null ? [] : [toSpan(at, month)]))
    .toSorted((a, b) => a.at - b.at)
  return {
    unit: 'month',
    spans,
    undated: undated ? toSpan(0, undated.month) : null,
    before: undated ? getBalance(undated.month.own) : 0,
  }
}

/** Builds the latest parties as periods, numbered from the first partie of all. */
export function buildCourse(course: readonly PartieSums[], all: StandingsSums): Calendar {
  const first = Math.max(getSum(all, 'parties') - course.length, 0) + 1
  const shown = course.reduce((sum, { own }) => sum + getBalance(own), 0)
  return {
    unit: 'partie',
    spans: course.map((partie, index) => ({ ...partie, at: first + index })),
    undated: null,
    before: getBalance(all) - shown,
  }
}

function addSums(some: readonly StandingsSums[]): StandingsSums {
  const all: Record<string, number> = {}
  for (const sums of some)
    for (const [name, sum] of Object.entries(sums)) all[name] = (all[name] ?? 0) + sum
  return all
}

/** Returns the error rate of several months, weighted by their decisions. */
function combinedRate(months: readonly MonthSums[]): number | null {
  const judged = months.flatMap((month) => month.judged ?? [])
  const decisions = judged.reduce((sum, one) => sum + one.decisions, 0)
  const cost = judged.reduce((sum, one) => sum + one.rate * one.decisions, 0)
  return judged.length === 0 ? null : (safeRatio(cost, decisions) ?? 0)
}

/** Groups by year if there are too many months to distinguish. */
export function groupByYear(calendar: Calendar, months: readonly MonthSums[]): Calendar {
  if (calendar.unit === 'partie' || calendar.spans.length <= MONTHS_AT_MOST) return calendar
  const years = new Map<number, MonthSums[]>()
  for (const month of months) {
    const at = monthNumber(month.month)
    if (at === null) continue
    const year = Math.floor(at / 12)
    years.set(year, [...(years.get(year) ?? []), month])
  }
  const spans = [...years]
    .toSorted(([a], [b]) => a - b)
    .map(([year, some]): Span => ({
      at: year * 12 + 6,
      own: addSums(some.map(({ own }) => own)),
      opposite: addSums(some.map(({ opposite }) => opposite)),
      rate: combinedRate(some),
    }))
  return { ...calendar, unit: 'year', spans }
}

/** Returns the running balance at each period; parties without a date come first. */
export const runningBalances = ({ spans, before }: Calendar): readonly number[] =>
  runningSums(
    spans.map(({ own }) => getBalance(own)),
    before,
  )

export interface Streak {
  readonly count: number
  readonly is: 'won' | 'lost' | 'none'
}

/** Converts a signed number of parties in a row to a streak; negative means lost. */
export const toStreak = (now: number): Streak => ({
  count: Math.abs(now),
  is: now > 0 ? 'won' : now < 0 ? 'lost' : 'none',
})
