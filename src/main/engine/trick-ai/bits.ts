// Sets of cards as bits of a number: one number a suit, a higher bit for a higher card.

/** Returns the number of bits that are set. */
export function countBits(set: number): number {
  let rest = set - ((set >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

/** Returns the index of the highest bit that is set; -1 if none is. */
export const highestBit = (set: number): number => 31 - Math.clz32(set)

/** Returns the index of the lowest bit that is set; -1 if none is. */
export const lowestBit = (set: number): number => 31 - Math.clz32(set & -set)

/** Returns all bits above this index. */
export const bitsAbove = (place: number): number => -2 << place

/** Returns the bits between two indices, both excluded. */
export const bitsBetween = (low: number, high: number): number => ((1 << high) - 1) & (-2 << low)
