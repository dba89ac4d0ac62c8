// A table for two.
import type { Seat, Viewer } from './view.ts'

/** The two seats of a duel. */
export type Side = 0 | 1
export type Pair<T> = readonly [T, T]

/** Returns the opposite seat. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Returns true for the view of a seat at a table for two. */
export const isSide = (viewer: Viewer): viewer is Side => viewer === 0 || viewer === 1

/** Returns the seat as a side of a table for two. Throws if it is none. */
export function toSide(seat: Seat): Side {
  if (!isSide(seat)) throw new Error(`seat ${seat} at a table for two`)
  return seat
}

/** Builds a pair by a function of each side. */
export const bySide = <T>(value: (side: Side) => T): Pair<T> => [value(0), value(1)]

/** Returns the two points of a score, or zero to zero. */
export const toPair = (score: readonly number[]): Pair<number> => bySide((side) => score[side] ?? 0)

/** Returns `pair` with one side's value replaced. */
export const withSide = <T>(pair: Pair<T>, side: Side, value: T): Pair<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]
