// Retrograde analysis: the value of every position, from the last trick back, by own cards left,
// the other player's cards by class, and the leader. Each is computed once.
import { countCards } from './bits.ts'
import type { CardClasses } from './card-classes.ts'
import { type VectorLevel, shapeFor } from './count-vectors.ts'

/**
 * Values of all positions with some number of cards in the other player's hand, by own cards left
 * and count vector.
 */
export interface PositionValues {
  readonly level: VectorLevel
  /** Tricks of this seat when it leads, and when the other player does. */
  readonly leading: Int8Array
  readonly waiting: Int8Array
}

/**
 * Solves all positions with fewer than `cards` cards in the other player's hand; indexed by that
 * number.
 */
export function solvePositions(classes: CardClasses, cards: number): readonly PositionValues[] {
  const { levels } = shapeFor(Math.max(1, classes.members.length))
  const below: PositionValues[] = []
  for (let held = 0; held < cards; held += 1) {
    const level = levels[held]
    if (level === undefined) throw new Error('more cards than a hand has')
    below.push(held === 0 ? emptyValues(level) : solveLevel(classes, level, held, below[held - 1]))
  }
  return below
}

const emptyValues = (level: VectorLevel): PositionValues => ({
  level,
  leading: new Int8Array(32),
  waiting: new Int8Array(32),
})

/** Returns the count vectors with no more cards of a class than there are. */
export function feasibleVectors(
  { classes, counts, length }: VectorLevel,
  most: readonly number[],
): Int16Array {
  const found = new Int16Array(length)
  let kept = 0
  for (let vector = 0; vector < length; vector += 1) {
    let one = 0
    while (one < classes && (counts[vector * classes + one] ?? 0) <= (most[one] ?? 0)) one += 1
    if (one < classes) continue
    found[kept] = vector
    kept += 1
  }
  return found.subarray(0, kept)
}

function solveLevel(
  classes: CardClasses,
  level: VectorLevel,
  cards: number,
  below: PositionValues | undefined,
): PositionValues {
  if (below === undefined) throw new Error('a level without the one below')
  const leading = new Int8Array(32 * level.length)
  const waiting = new Int8Array(32 * level.length)
  const vectors = feasibleVectors(level, classes.most)
  for (const own of listSubsets(classes.own.length, cards)) {
    const base = own * level.length
    for (const vector of vectors) {
      leading[base + vector] = bestLead(classes, level, below, own, vector)
      waiting[base + vector] = worstLead(classes, level, below, own, vector)
    }
  }
  return { level, leading, waiting }
}

const listSubsets = (of: number, cards: number): readonly number[] =>
  Array.from({ length: 1 << of }, (_, set) => set).filter((set) => countCards(set) === cards)

function bestLead(
  classes: CardClasses,
  level: VectorLevel,
  below: PositionValues,
  own: number,
  vector: number,
): number {
  let best = -1
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest)
    const value = afterOwnLead(classes, level, below, own, vector, place)
    if (value > best) best = value
  }
  return best
}

/** Returns the value after the other player's best answer, of those that E-21 allows. */
export function afterOwnLead(
  classes: CardClasses,
  level: VectorLevel,
  below: PositionValues,
  own: number,
  vector: number,
  place: number,
): number {
  const present = level.present[vector] ?? 0
  const left = (own & ~(1 << place)) * below.level.length
  const higher = present & (classes.higher[place] ?? 0)
  if (higher !== 0) return minReply(below.waiting, level, vector, left, higher)
  const lower = present & (classes.lower[place] ?? 0)
  if (lower !== 0) return 1 + minReply(below.leading, level, vector, left, lower)
  const trumps = present & classes.trumps
  return trumps === 0
    ? 1 + minReply(below.leading, level, vector, left, present)
    : minReply(below.waiting, level, vector, left, trumps)
}

function minReply(
  values: Int8Array,
  level: VectorLevel,
  vector: number,
  left: number,
  which: number,
): number {
  const base = vector * level.classes
  let least = 127
  for (let rest = which; rest !== 0; rest &= rest - 1) {
    const value = values[left + (level.smaller[base + 31 - Math.clz32(rest & -rest)] ?? 0)] ?? 0
    if (value < least) least = value
  }
  return least
}

/** Returns the value of the other player's best lead, with the best answer of this seat. */
export function worstLead(
  classes: CardClasses,
  level: VectorLevel,
  below: PositionValues,
  own: number,
  vector: number,
): number {
  const base = vector * level.classes
  let worst = 127
  for (let rest = level.present[vector] ?? 0; rest !== 0; rest &= rest - 1) {
    const one = 31 - Math.clz32(rest & -rest)
    const value = bestAnswer(classes, below, own, one, level.smaller[base + one] ?? 0)
    if (value < worst) worst = value
  }
  return worst
}

function bestAnswer(
  classes: CardClasses,
  below: PositionValues,
  own: number,
  one: number,
  left: number,
): number {
  const higher = own & (classes.ownHigher[one] ?? 0)
  if (higher !== 0) return 1 + maxReply(below.leading, below.level.length, own, higher, left)
  const lower = own & (classes.ownLower[one] ?? 0)
  if (lower !== 0) return maxReply(below.waiting, below.level.length, own, lower, left)
  const trumps = (classes.trumps >> one) & 1 ? 0 : own & classes.ownTrumps
  return trumps === 0
    ? maxReply(below.waiting, below.level.length, own, own, left)
    : 1 + maxReply(below.leading, below.level.length, own, trumps, left)
}

function maxReply(
  values: Int8Array,
  length: number,
  own: number,
  which: number,
  left: number,
): number {
  let most = -1
  for (let rest = which; rest !== 0; rest &= rest - 1) {
    const value = values[(own & ~(rest & -rest)) * length + left] ?? 0
    if (value > most) most = value
  }
  return most
}
