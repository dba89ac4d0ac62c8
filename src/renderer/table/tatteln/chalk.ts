// T-14: a score in strokes of chalk. The book leaves the figure out; ours is a Z in the way of the old slates: the highest
// strokes cross its head, the next its slant, the next its base, and what is left stands under it.
export type ChalkLine = 'head' | 'slant' | 'base' | 'foot'

export interface ChalkStroke {
  readonly line: ChalkLine
  /** Points it stands for. */
  readonly worth: number
}

/** What a stroke of each line is worth, highest first: a ten at the foot is a cross. */
const WORTHS: readonly ChalkStroke[] = [
  { line: 'head', worth: 100 },
  { line: 'slant', worth: 50 },
  { line: 'base', worth: 20 },
  { line: 'foot', worth: 10 },
  { line: 'foot', worth: 1 },
]
/** Where a partie goes to no more than a hundred, a hundred strokes would hold it: smaller ones are written. */
const SMALL_WORTHS: readonly ChalkStroke[] = [
  { line: 'head', worth: 20 },
  { line: 'slant', worth: 10 },
  { line: 'base', worth: 5 },
  { line: 'foot', worth: 1 },
]
const SMALL_GOAL = 100

/** `goal` is 0 where a partie goes by deals. */
const worthsFor = (goal: number): readonly ChalkStroke[] => (goal > 0 && goal <= SMALL_GOAL ? SMALL_WORTHS : WORTHS)

/** What a stroke on each of the three lines of the figure is worth. */
export const lineWorths = (goal: number): readonly ChalkStroke[] =>
  worthsFor(goal).filter(({ line }) => line !== 'foot')

/** The strokes of a score, highest first; what they are worth is the score (T-14). */
export function chalkStrokes(score: number, goal: number): readonly ChalkStroke[] {
  let left = Math.max(0, score)
  return worthsFor(goal).flatMap((stroke) => {
    const count = Math.floor(left / stroke.worth)
    left -= count * stroke.worth
    return Array.from({ length: count }, () => stroke)
  })
}
