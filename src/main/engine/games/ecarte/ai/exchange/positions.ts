// The positions of the exchange: all hands of five with a turn-up, up to the three plain suits,
// numbered from 0 to 255,303. The table of the solved exchange has an entry for each.
import { countBits } from '../../../../ai/cards.ts'
import type { Bit, Cards32 } from '../bits.ts'

/** A hand and a turn-up as a number. */
export type Position = number

export const POSITIONS = 255_304
const HAND = 5
const TRUMPS = 8

/** Returns the plain suits of a hand, three bytes, in falling order: the lowest byte first. */
export function sortSuits(plain: number): number {
  let [a, b, c] = [plain & 255, (plain >>> 8) & 255, (plain >>> 16) & 255]
  if (a < b) [a, b] = [b, a]
  if (b < c) [b, c] = [c, b]
  if (a < b) [a, b] = [b, a]
  return a | (b << 8) | (c << 16)
}

/** By number of cards: the bytes with at most so many, falling. */
const BYTES = Array.from({ length: HAND + 1 }, (_, most) =>
  Array.from({ length: 256 }, (__, place) => 255 - place).filter((byte) => countBits(byte) <= most),
)

/** By number of cards: the sets of plain cards with their suits in falling order, rising. */
function listPlain(): readonly Int32Array[] {
  const lists: number[][] = Array.from({ length: HAND + 1 }, () => [])
  for (const c of BYTES[HAND] ?? []) {
    const forTwo = HAND - countBits(c)
    for (const b of BYTES[forTwo] ?? []) {
      if (b < c) break
      const forOne = forTwo - countBits(b)
      for (const a of BYTES[forOne] ?? []) {
        if (a < b) break
        lists[HAND - forOne + countBits(a)]?.push(a | (b << 8) | (c << 16))
      }
    }
  }
  return lists.map((list) => Int32Array.from(list.toReversed()))
}

/** Returns the place of a number in a rising list that has it (binary search). */
function findPlace(list: Int32Array, wanted: number): number {
  let [from, to] = [0, list.length - 1]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((list[middle] ?? wanted) < wanted) from = middle + 1
    else to = middle
  }
  return from
}

/** Numbers the positions: by turn-up, then by trumps, then by plain cards. */
export class PositionIndex {
  private readonly plain = listPlain()
  /** First position by turn-up and trumps. */
  private readonly bases = new Int32Array(TRUMPS << 8)

  constructor() {
    let next = 0
    for (const [turnUp, trumps] of this.listTrumps()) {
      this.bases[(turnUp << 8) | trumps] = next
      next += this.plain[HAND - countBits(trumps)]?.length ?? 0
    }
  }

  /**
   * Returns the position of a hand that does not hold the turn-up; of trumps alone, the first
   * position with them. Throws if there are too many.
   */
  find(hand: Cards32, turnUp: Bit): Position {
    const trumps = hand & 255
    const plain = this.plain[HAND - countBits(trumps)]
    if (plain === undefined) throw new Error('a hand has at most five trumps')
    const base = this.bases[(turnUp << 8) | trumps] ?? 0
    return base + findPlace(plain, sortSuits(hand >>> 8))
  }

  /** Lists all positions in their order. */
  list(): { readonly hands: Int32Array; readonly turnUps: Uint8Array } {
    const hands = new Int32Array(POSITIONS)
    const turnUps = new Uint8Array(POSITIONS)
    let next = 0
    for (const [turnUp, trumps] of this.listTrumps())
      for (const set of this.plain[HAND - countBits(trumps)] ?? []) {
        hands[next] = trumps | (set << 8)
        turnUps[next] = turnUp
        next += 1
      }
    return { hands, turnUps }
  }

  private *listTrumps(): Iterable<readonly [turnUp: Bit, trumps: Cards32]> {
    for (let turnUp = 0; turnUp < TRUMPS; turnUp += 1)
      for (let trumps = 0; trumps < 1 << TRUMPS; trumps += 1)
        if (((trumps >>> turnUp) & 1) === 0 && countBits(trumps) <= HAND) yield [turnUp, trumps]
  }
}
