// A score sheet in strokes: what each side marked in each deal.
import type { SheetLine } from '../../shared/archive.ts'
import { type Mark, type Seat, seatsOfSide, sideOf } from '../../shared/view.ts'

/** More than this many at once are written as a figure. */
const MOST_STROKES = 10

export type Stroke = 'upright' | 'across'

/** A number in strokes, every fifth across; null where it is too large to be told by them. */
export const strokesOf = (points: number): readonly Stroke[] | null =>
  points > MOST_STROKES
    ? null
    : Array.from({ length: points }, (_, place): Stroke => (place % 5 === 4 ? 'across' : 'upright'))

/** What one side marked in one deal. */
export interface Cell {
  readonly marks: readonly Mark[]
  readonly dealt: boolean
}

export interface SheetRow {
  readonly deal: number
  /** By side, in the order of the sheet. */
  readonly cells: readonly Cell[]
}

export const rowsOf = ({ deals, sides }: SheetLine): readonly SheetRow[] =>
  deals.map(({ dealer, marks }, place) => ({
    deal: place + 1,
    cells: sides.map((side) => ({
      marks: marks.filter((mark) => mark.seat === side),
      dealt: sideOf(dealer, sides.length) === side,
    })),
  }))

export const sumOfMarks = (marks: readonly Mark[]): number => marks.reduce((sum, { points }) => sum + points, 0)

/** The last score, by side in the order of the sheet. */
export const totalsOf = ({ deals, sides }: SheetLine): readonly number[] =>
  sides.map((side) => deals.at(-1)?.score[side] ?? 0)

/** The names over a column, those of partners one below the other. */
export const namesOf = ({ names, sides }: SheetLine, side: Seat): readonly string[] =>
  seatsOfSide(side, sides.length, names.length).map((seat) => names[seat] ?? '')

/** All that was marked on these sheets. */
export const marksOn = (lines: readonly SheetLine[]): readonly Mark[] =>
  lines.flatMap(({ deals }) => deals.flatMap(({ marks }) => marks))
