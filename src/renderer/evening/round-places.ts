// Where the company sits around an oval: the two who play at its ends, those who wait along its sides, in their order
// clockwise from the left.

export interface RoundPlace {
  /** Per cent of the width and the height. */
  readonly x: number
  readonly y: number
  readonly where: 'left' | 'right' | 'above' | 'below'
}

const ENDS: readonly RoundPlace[] = [
  { x: 11, y: 50, where: 'left' },
  { x: 89, y: 50, where: 'right' },
]
/** How far from the middle those along a side sit, by how many they are. */
const SPREADS: readonly (readonly number[])[] = [[], [0], [-15, 15], [-25, 0, 25]]

/** The place of somebody on the list, from 0; `present` is how many there are. */
export function roundPlace(index: number, present: number): RoundPlace {
  const end = ENDS[index]
  if (end) return end
  const waiting = present - ENDS.length
  const above = Math.ceil(waiting / 2)
  const turn = index - ENDS.length
  const isAbove = turn < above
  const spread = SPREADS[isAbove ? above : waiting - above] ?? []
  // below they go from the right to the left
  const offset = spread[isAbove ? turn : waiting - 1 - turn] ?? 0
  return { x: 50 + offset, y: isAbove ? 12 : 88, where: isAbove ? 'above' : 'below' }
}
