import type { DayResult } from '../../shared/exercises.ts'
import { daysBetween } from './days.ts'

/** Answers of a kind in a time. */
export interface KindTotal {
  readonly answers: number
  readonly right: number
  readonly cost: number
}

/** The results of a kind of decision: all together, and by the columns of the page. */
export interface KindResult extends KindTotal {
  readonly game: string
  readonly kind: string
  /** The earliest first. */
  readonly times: readonly KindTotal[]
}

/** Days of a column; the first one has everything before the others, too. */
const SPAN = 30
const COLUMNS = 3

function addUp(days: readonly DayResult[]): KindTotal {
  return days.reduce(
    (sum, { answers, right, cost }) => ({
      answers: sum.answers + answers,
      right: sum.right + right,
      cost: sum.cost + cost,
    }),
    { answers: 0, right: 0, cost: 0 },
  )
}

/** Returns the results of a game by kind, the most practised first; `today` is an ISO day. */
export function listResults(
  days: readonly DayResult[],
  game: string,
  today: string,
): readonly KindResult[] {
  const own = days.filter((day) => day.game === game)
  const kinds = [...new Set(own.map(({ kind }) => kind))]
  const columnOf = (day: string): number =>
    COLUMNS - 1 - Math.min(Math.floor(Math.max(daysBetween(day, today), 0) / SPAN), COLUMNS - 1)
  return kinds
    .map((kind) => {
      const all = own.filter((day) => day.kind === kind)
      const times = Array.from({ length: COLUMNS }, (_, column) =>
        addUp(all.filter(({ day }) => columnOf(day) === column)),
      )
      return { game, kind, ...addUp(all), times }
    })
    .toSorted((a, b) => b.answers - a.answers)
}
