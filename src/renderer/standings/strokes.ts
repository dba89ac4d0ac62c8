// A score sheet in strokes: what each side marked in each deal, and the signs for what it was.
import type { SheetLine } from '../../shared/archive.ts'
import type { Mark } from '../../shared/view.ts'

/** What points were marked for, where the sheet has a sign for it. */
export const SIGNS = ['king', 'vole', 'vulnerable', 'givenUp'] as const
export type Sign = (typeof SIGNS)[number]

/** Rules whose points have a sign; those for tricks have one only when there were more than one. */
const SIGN_OF: Readonly<Record<string, Sign>> = {
  'E-5': 'king',
  'E-16': 'king',
  'E-25': 'vulnerable',
  'G-2': 'givenUp',
}
const TRICKS = 'E-24'

/** The sign of a mark; null for plain points. */
export function signOf({ rule, points }: Mark): Sign | null {
  if (rule === TRICKS) return points > 1 ? 'vole' : null
  return SIGN_OF[rule] ?? null
}

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

export const rowsOf = ({ deals, seats }: SheetLine): readonly SheetRow[] =>
  deals.map(({ dealer, marks }, place) => ({
    deal: place + 1,
    cells: seats.map((seat) => ({ marks: marks.filter((mark) => mark.seat === seat), dealt: dealer === seat })),
  }))

/** The last score, by side in the order of the sheet. */
export const totalsOf = ({ deals, seats }: SheetLine): readonly number[] =>
  seats.map((seat) => deals.at(-1)?.score[seat] ?? 0)

/** The signs that stand on these sheets, in the order of the key. */
export function signsOn(lines: readonly SheetLine[]): readonly Sign[] {
  const found = new Set(lines.flatMap(({ deals }) => deals.flatMap(({ marks }) => marks.map(signOf))))
  return SIGNS.filter((sign) => found.has(sign))
}
