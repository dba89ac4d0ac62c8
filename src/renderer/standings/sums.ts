// Figures made of sums: shares, rates, balances, and what of them goes into a chart.
import type { MonthSums, StandingsSums } from '../../shared/archive.ts'
import { monthNumber } from './scales.ts'

/** A sum by its name; 0 where nothing was counted. */
export const getSum = (sums: StandingsSums, name: string): number => (Object.hasOwn(sums, name) ? (sums[name] ?? 0) : 0)

/** Null where there is nothing to divide by. */
export const safeRatio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Value won less value lost, given-up parties left out. */
export const getBalance = (sums: StandingsSums): number => getSum(sums, 'value') - getSum(sums, 'valueLost')

export const pointsADeal = (sums: StandingsSums): number | null =>
  safeRatio(getSum(sums, 'points'), getSum(sums, 'deals'))

/** What a counted name is a part of: `refusalsLost` of `refusals`; null for what stands alone. */
export const findWhole = (name: string, counted: readonly string[]): string | null =>
  counted.find((other) => other !== name && name.startsWith(other)) ?? null

/** How often something happened: as a share of what it is part of, else for each deal. */
export const getFrequency = (sums: StandingsSums, name: string, whole: string | null): number | null =>
  safeRatio(getSum(sums, name), getSum(sums, whole ?? 'deals'))

export const runningSums = (values: readonly number[], start = 0): readonly number[] => {
  let sum = start
  return values.map((value) => (sum += value))
}

/** A stretch of time on a chart. */
export interface Span {
  /** Months since the year 0; of a year its middle. */
  readonly at: number
  readonly own: StandingsSums
  readonly opposite: StandingsSums
  /** Equity given away a decision; null where nothing was judged. */
  readonly rate: number | null
}

export interface Calendar {
  readonly unit: 'month' | 'year'
  /** Oldest first; those without a partie are not there. */
  readonly spans: readonly Span[]
  /** What nobody wrote down the day of. */
  readonly undated: Span | null
}

/** More months than these are told by the year. */
const MONTHS_AT_MOST = 96

const toSpan = (at: number, { own, opposite, judged }: MonthSums): Span => ({
  ...{ at, own, opposite },
  rate: judged?.rate ?? null,
})

export function buildCalendar(months: readonly MonthSums[]): Calendar {
  const placed = months.map((month) => ({ month, at: monthNumber(month.month) }))
  const undated = placed.find(({ at }) => at === null)
  const spans = placed
    .flatMap(({ month, at }) => (at === null ? [] : [toSpan(at, month)]))
    .toSorted((a, b) => a.at - b.at)
  return { unit: 'month', spans, undated: undated ? toSpan(0, undated.month) : null }
}

function addSums(some: readonly StandingsSums[]): StandingsSums {
  const all: Record<string, number> = {}
  for (const sums of some) for (const [name, sum] of Object.entries(sums)) all[name] = (all[name] ?? 0) + sum
  return all
}

/** The error rate of several months together: each weighs as much as was decided in it. */
function combinedRate(months: readonly MonthSums[]): number | null {
  const judged = months.flatMap((month) => month.judged ?? [])
  const decisions = judged.reduce((sum, one) => sum + one.decisions, 0)
  const cost = judged.reduce((sum, one) => sum + one.rate * one.decisions, 0)
  return judged.length === 0 ? null : (safeRatio(cost, decisions) ?? 0)
}

/** The same by the year, where there are too many months to be told apart. */
export function groupByYear(calendar: Calendar, months: readonly MonthSums[]): Calendar {
  if (calendar.spans.length <= MONTHS_AT_MOST) return calendar
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

/** The value won less the value lost up to each span; what has no date came before. */
export const runningBalances = ({ spans, undated }: Calendar): readonly number[] =>
  runningSums(
    spans.map(({ own }) => getBalance(own)),
    undated ? getBalance(undated.own) : 0,
  )

export interface Streak {
  readonly count: number
  readonly is: 'won' | 'lost' | 'none'
}

/** Parties won or lost in a row, from a number that is negative when they were lost. */
export const toStreak = (now: number): Streak => ({
  count: Math.abs(now),
  is: now > 0 ? 'won' : now < 0 ? 'lost' : 'none',
})
