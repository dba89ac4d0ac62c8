// A score sheet in strokes: the marks of each side in each deal.
import type { SheetLine } from './archive.ts'
import { type Mark, type Seat, seatsOfSide, sideOf } from './view.ts'

/** The most points that are written in strokes. */
const MOST_STROKES = 10

/** The most points shown by counters, and in total by strokes. */
export const COUNTERS = 7

export type PenStroke = 'upright' | 'across'

/** Returns a number in strokes, every fifth across; null if it is too large. */
export const tallyStrokes = (points: number): readonly PenStroke[] | null =>
  points > MOST_STROKES
    ? null
    : Array.from({ length: points }, (_, place): PenStroke =>
        place % 5 === 4 ? 'across' : 'upright',
      )

export interface MarkCell {
  readonly marks: readonly Mark[]
  readonly dealt: boolean
}

export interface SheetDeal {
  readonly deal: number
  /** Cells by side, in the order of the sheet. */
  readonly cells: readonly MarkCell[]
}

export const buildRows = ({ deals, sides }: SheetLine): readonly SheetDeal[] =>
  deals.map(({ dealer, marks }, place) => ({
    deal: place + 1,
    cells: sides.map((side) => ({
      marks: marks.filter((mark) => mark.seat === side),
      dealt: sideOf(dealer, sides.length) === side,
    })),
  }))

export const sumOfMarks = (marks: readonly Mark[]): number =>
  marks.reduce((sum, { points }) => sum + points, 0)

/** Returns the last score by side, in the order of the sheet. */
export const lastScores = ({ deals, sides }: SheetLine): readonly number[] =>
  sides.map((side) => deals.at(-1)?.score[side] ?? 0)

/** What a side had when a sheet was begun. */
export interface BroughtForward {
  readonly points: number
  /** Parties won in the sitting. */
  readonly won: number
}

/**
 * Returns what a sheet goes on from, by side in its order: the points taken over, and the parties
 * of its sitting won before; null if it begins with nothing. `isAside`: marks beside the score.
 */
export function broughtForward(
  { deals, sides, series, winner }: SheetLine,
  isAside: (mark: Mark) => boolean,
): readonly BroughtForward[] | null {
  const [first] = deals
  const brought = sides.map((side) => {
    const own = first?.marks.filter((mark) => mark.seat === side && !isAside(mark)) ?? []
    const won = (series?.[side] ?? 0) - (series !== null && side === winner ? 1 : 0)
    return { points: (first?.score[side] ?? 0) - sumOfMarks(own), won }
  })
  return brought.some(({ points, won }) => points > 0 || won > 0) ? brought : null
}

/** Returns the points beside the score by side, in the order of the sheet. */
export const pointsAside = (
  { deals, sides }: SheetLine,
  isAside: (mark: Mark) => boolean,
): readonly number[] =>
  sides.map((side) =>
    sumOfMarks(
      deals.flatMap(({ marks }) => marks.filter((mark) => mark.seat === side && isAside(mark))),
    ),
  )

/** Returns the names over a column, those of partners below each other. */
export const columnNames = ({ names, sides }: SheetLine, side: Seat): readonly string[] =>
  seatsOfSide(side, sides.length, names.length).map((seat) => names[seat] ?? '')

/** Returns all marks on these sheets. */
export const marksOn = (lines: readonly SheetLine[]): readonly Mark[] =>
  lines.flatMap(({ deals }) => deals.flatMap(({ marks }) => marks))
