// Figures made of sums: shares, rates, balances, and what of them goes into a chart.
import type { MonthSums, Standings, Sums } from '../../shared/archive.ts'
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

/** The months of a chart and those that cannot be in one, because nobody wrote down when it was. */
export interface Calendar {
  readonly dated: readonly MonthSums[]
  readonly undated: readonly MonthSums[]
  /** Months since the year 0, for each dated one. */
  readonly at: readonly number[]
}

export function calendarOf(months: readonly MonthSums[]): Calendar {
  const placed = months.map((month) => ({ month, at: monthNumber(month.month) }))
  const dated = placed.flatMap(({ month, at }) => (at === null ? [] : [{ month, at }])).toSorted((a, b) => a.at - b.at)
  return {
    dated: dated.map(({ month }) => month),
    undated: placed.flatMap(({ month, at }) => (at === null ? [month] : [])),
    at: dated.map(({ at }) => at),
  }
}

/** The value won less the value lost up to each dated month; what has no date came before. */
export function balances({ dated, undated }: Calendar): readonly number[] {
  const before = undated.reduce((sum, { own }) => sum + balanceOf(own), 0)
  return cumulative(
    dated.map(({ own }) => balanceOf(own)),
    before,
  )
}

export interface Run {
  readonly count: number
  readonly is: 'won' | 'lost' | 'none'
}

/** Parties won or lost in a row, from a number that is negative when they were lost. */
export const runOf = (now: number): Run => ({
  count: Math.abs(now),
  is: now > 0 ? 'won' : now < 0 ? 'lost' : 'none',
})

/** The runs of the other side of the table: what one wins the other loses. */
export const oppositeRuns = ({ won, lost, now }: Standings['runs']): Standings['runs'] => ({
  won: lost,
  lost: won,
  now: now === 0 ? 0 : -now,
})
