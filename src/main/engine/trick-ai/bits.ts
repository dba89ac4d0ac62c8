// Small sets of cards as bits of a number: one number a suit, a higher bit for a higher card.

/** How many bits are set. */
export function countBits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** The highest bit that is set, as its place; -1 where none is. */
export const highestBit = (set: number): number => 31 - Math.clz32(set)

/** The lowest bit that is set, as its place; -1 where none is. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** All places above this one. */
export const bitsAbove = (place: number): number => -2 << place

/** The places above the lower and below the higher of two. */
export const bitsBetween = (low: number, high: number): number => ((1 << high) - 1) & (-2 << low)
