// A table for two.
import type { Seat } from './view.ts'

/** The two seats of a duel. */
export type Side = 0 | 1
export type Pair<T> = readonly [T, T]

/** Returns the opposite seat. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Returns true for a seat of a table for two. */
export const isSide = (seat: Seat): seat is Side => seat === 0 || seat === 1
