// Figures made of sums: shares, rates, balances, and what of them goes into a chart.
import type { MonthSums, Sums } from '../../shared/archive.ts'
import { monthNumber } from './scales.ts'

/** A sum by its name; 0 where nothing was counted. */
export const sumOf = (sums: Sums, name: string): number => (Object.hasOwn(sums, name) ? (sums[name] ?? 0) : 0)

/** Null where there is nothing to divide by. */
export const ratio = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole)

/** Value won less value lost, given-up parties left out. */
export const balanceOf = (sums: Sums): number => sumOf(sums, 'value') - sumOf(sums, 'valueLost')

export const pointsADeal = (sums: Sums): number | null => ratio(sumOf(sums, 'points'), sumOf(sums, 'deals'))

/** What a counted name is a part of: `refusalsLost` of `refusals`; null for what stands alone. */
export const wholeOf = (name: string, counted: readonly string[]): string | null =>
  counted.find((other) => other !== name && name.startsWith(other)) ?? null

/** How often something happened: as a share of what it is part of, else for each deal. */
export const frequency = (sums: Sums, name: string, whole: string | null): number | null =>
  ratio(sumOf(sums, name), sumOf(sums, whole ?? 'deals'))

export const cumulative = (values: readonly number[], start = 0): readonly number[] => {
  let sum = start
  return values.map((value) => (sum += value))
}

/** A stretch of time on a chart. */
export interface Span {
  /** Months since the year 0; of a year its middle. */
  readonly at: number
  readonly own: Sums
  readonly opposite: Sums
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

const spanOf = (at: number, { own, opposite, judged }: MonthSums): Span => ({
  ...{ at, own, opposite },
  rate: judged?.rate ?? null,
})

export function calendarOf(months: readonly MonthSums[]): Calendar {
  const placed = months.map((month) => ({ month, at: monthNumber(month.month) }))
  const undated = placed.find(({ at }) => at === null)
  const spans = placed
    .flatMap(({ month, at }) => (at === null ? [] : [spanOf(at, month)]))
    .toSorted((a, b) => a.at - b.at)
  return { unit: 'month', spans, undated: undated ? spanOf(0, undated.month) : null }
}

function added(some: readonly Sums[]): Sums {
  const all: Record<string, number> = {}
  for (const sums of some) for (const [name, sum] of Object.entries(sums)) all[name] = (all[name] ?? 0) + sum
  return all
}

/** The error rate of several months together: each weighs as much as was decided in it. */
function rateOf(months: readonly MonthSums[]): number | null {
  const judged = months.flatMap((month) => month.judged ?? [])
  const decisions = judged.reduce((sum, one) => sum + one.decisions, 0)
  const cost = judged.reduce((sum, one) => sum + one.rate * one.decisions, 0)
  return judged.length === 0 ? null : (ratio(cost, decisions) ?? 0)
}

/** The same by the year, where there are too many months to be told apart. */
export function coarse(calendar: Calendar, months: readonly MonthSums[]): Calendar {
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
      own: added(some.map(({ own }) => own)),
      opposite: added(some.map(({ opposite }) => opposite)),
      rate: rateOf(some),
    }))
  return { ...calendar, unit: 'year', spans }
}

/** The value won less the value lost up to each span; what has no date came before. */
export const balances = ({ spans, undated }: Calendar): readonly number[] =>
  cumulative(
    spans.map(({ own }) => balanceOf(own)),
    undated ? balanceOf(undated.own) : 0,
  )

export interface Run {
  readonly count: number
  readonly is: 'won' | 'lost' | 'none'
}

/** Parties won or lost in a row, from a number that is negative when they were lost. */
export const runOf = (now: number): Run => ({
  count: Math.abs(now),
  is: now > 0 ? 'won' : now < 0 ? 'lost' : 'none',
})
