// The places of the company around an oval table: the two players at its ends, those who wait along
// its sides, in their order clockwise from the left.

export interface RoundPlace {
  /** Percent of the width and the height. */
  readonly x: number
  readonly y: number
  readonly where: 'left' | 'right' | 'above' | 'below'
}

const ENDS: readonly RoundPlace[] = [
  { x: 11, y: 50, where: 'left' },
  { x: 89, y: 50, where: 'right' },
]
/** Offsets from the middle along one side, by the number of guests there. */
const SPREADS: readonly (readonly number[])[] = [[], [0], [-15, 15], [-25, 0, 25]]

/** Returns the place of a guest by their index; `present` is the number of guests. */
export function roundPlace(index: number, present: number): RoundPlace {
  const end = ENDS[index]
  if (end) return end
  const waiting = present - ENDS.length
  const above = Math.ceil(waiting / 2)
  const turn = index - ENDS.length
  const isAbove = turn < above
  const spread = SPREADS[isAbove ? above : waiting - above] ?? []
  // The lower side runs from right to left.
  const offset = spread[isAbove ? turn : waiting - 1 - turn] ?? 0
  return { x: 50 + offset, y: isAbove ? 12 : 88, where: isAbove ? 'above' : 'below' }
}
