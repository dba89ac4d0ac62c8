// The layout of the score book: one row of sheets, the latest on the left.

export interface SheetRange {
  readonly from: number
  readonly until: number
}

/** Width of the narrowest sheet with the gap after it, and the gap; in rem. */
const NARROWEST = 13.4
export const GAP = 0.85

/** Returns the width of a sheet with its gap in pixels, so that whole sheets fill the row. */
export function computePitch(width: number, rem: number): number {
  const row = width + GAP * rem
  return Math.floor(row / Math.max(Math.floor(row / (NARROWEST * rem)), 1))
}

/** Returns the number of fully visible sheets in a row; the last needs no gap after it. */
export const wholeIn = (width: number, pitch: number, rem: number): number =>
  pitch > 0 ? Math.floor((width + GAP * rem + 1) / pitch) : 0

/** The widest element that a browser can draw, in pixels. */
const WIDEST = 30e6

export const maxSheets = (pitch: number): number => (pitch > 0 ? Math.floor(WIDEST / pitch) : 0)

/** Number of sheets drawn beyond both edges. */
const BEYOND = 3

/** Returns the sheets to draw after scrolling by `scrolled` pixels; `pitch` includes the gap. */
export function visibleSheets(
  scrolled: number,
  width: number,
  pitch: number,
  known: number,
): SheetRange {
  if (pitch <= 0) return { from: 0, until: 0 }
  const first = Math.floor(Math.max(scrolled, 0) / pitch)
  const count = Math.ceil(width / pitch) + 1
  return {
    from: Math.max(Math.min(first, known) - BEYOND, 0),
    until: Math.min(first + count + BEYOND, known),
  }
}
