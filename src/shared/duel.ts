// A table for two.
import type { Viewer } from './view.ts'

/** The two seats of a duel. */
export type Side = 0 | 1
export type Pair<T> = readonly [T, T]

/** Returns the opposite seat. */
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0)

/** Returns true for the view of a seat at a table for two. */
export const isSide = (viewer: Viewer): viewer is Side => viewer === 0 || viewer === 1
