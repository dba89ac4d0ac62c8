// T-14: a score in strokes of chalk across a Z, as on old slates: the highest cross its head, the
// next its slant, the next its base, and the rest is below it.
export type ChalkLine = 'head' | 'slant' | 'base' | 'foot'

export interface ChalkStroke {
  readonly line: ChalkLine
  readonly worth: number
}

/** The value of a stroke on each line, highest first: a ten at the foot is a cross. */
const WORTHS: readonly ChalkStroke[] = [
  { line: 'head', worth: 100 },
  { line: 'slant', worth: 50 },
  { line: 'base', worth: 20 },
  { line: 'foot', worth: 10 },
  { line: 'foot', worth: 1 },
]
/** Smaller values for a partie to 100 or less, where one stroke of 100 would be the whole score. */
const SMALL_WORTHS: readonly ChalkStroke[] = [
  { line: 'head', worth: 20 },
  { line: 'slant', worth: 10 },
  { line: 'base', worth: 5 },
  { line: 'foot', worth: 1 },
]
const SMALL_GOAL = 100

const worthsFor = (goal: number): readonly ChalkStroke[] =>
  goal > 0 && goal <= SMALL_GOAL ? SMALL_WORTHS : WORTHS

/** Returns the value of a stroke on each of the three lines of the figure. */
export const lineWorths = (goal: number): readonly ChalkStroke[] =>
  worthsFor(goal).filter(({ line }) => line !== 'foot')

/** Returns the strokes of a score, highest first; their values add up to the score (T-14). */
export function chalkStrokes(score: number, goal: number): readonly ChalkStroke[] {
  let left = Math.max(0, score)
  return worthsFor(goal).flatMap((stroke) => {
    const count = Math.floor(left / stroke.worth)
    left -= count * stroke.worth
    return Array.from({ length: count }, () => stroke)
  })
}
