// The book of score sheets lies in one row, the latest at the left: which sheets are in sight, whatever their number.

export interface SheetRange {
  readonly from: number
  /** The first one that is not drawn any more. */
  readonly until: number
}

/** The narrowest sheet with the gap after it, and the gap; in rem. */
const NARROWEST = 13.4
export const GAP = 0.85

/** Width of a sheet with the gap after it, in pixels: so that whole sheets fill a row of this width. */
export function computePitch(width: number, rem: number): number {
  const row = width + GAP * rem
  return Math.floor(row / Math.max(Math.floor(row / (NARROWEST * rem)), 1))
}

/** Sheets seen whole in a row; the last needs no gap after it. */
export const wholeIn = (width: number, pitch: number, rem: number): number =>
  pitch > 0 ? Math.floor((width + GAP * rem + 1) / pitch) : 0

/** Nothing can be drawn wider than this, in pixels. */
const WIDEST = 30e6

export const maxSheets = (pitch: number): number => (pitch > 0 ? Math.floor(WIDEST / pitch) : 0)

/** Sheets drawn beyond both edges. */
const BEYOND = 3

/** The sheets to draw when `scrolled` pixels are out of sight at the left; a sheet is `pitch` wide with its gap. */
export function visibleSheets(scrolled: number, width: number, pitch: number, known: number): SheetRange {
  if (pitch <= 0) return { from: 0, until: 0 }
  const first = Math.floor(Math.max(scrolled, 0) / pitch)
  const count = Math.ceil(width / pitch) + 1
  return { from: Math.max(Math.min(first, known) - BEYOND, 0), until: Math.min(first + count + BEYOND, known) }
}
