// Retrograde analysis over equivalence classes of the opponent's hand: the exact count of tricks.
// Both hands are taken as open, so a position is the set of own cards left, the number of the
// opponent's cards in each class (a count vector), and the leader; its value is the number of
// tricks this seat makes with best play of both. Values are computed from the last trick back, each
// once, and stand for all hands of the opponent with these counts.
//
// Example: own KS (trumps) and 8H. Of the unseen cards, AS and 7S are class a, below the king, and
// 9H is class b, above the eight. The counts (1, 1) stand for the hands AS 9H and 7S 9H.
// One card each: KS makes the trick against a and b; 8H loses to b, and to a, which trumps.
// Two cards each, with the lead and (1, 1): KS draws a, by E-21, and 8H then loses to b: 1 trick.
// 8H draws b, which has to beat it; the opponent leads a, and KS takes it: 1 trick as well.
import { countBits, lowestBit } from '../../../ai/cards.ts'
import type { CardClasses } from './card-classes.ts'
import { type VectorLevel, shapeFor } from './count-vectors.ts'

/** Values of all positions with some number of cards, by own cards left and count vector. */
export interface PositionValues {
  readonly level: VectorLevel
  /** Tricks of this seat when it leads, and when the other player does. */
  readonly leading: Int8Array
  readonly waiting: Int8Array
}

/** Solves all positions with fewer than `cards` cards in the other hand; indexed by that number. */
export function solvePositions(classes: CardClasses, cards: number): readonly PositionValues[] {
  const { levels } = shapeFor(Math.max(1, classes.members.length))
  const solved: PositionValues[] = []
  for (let held = 0; held < cards; held += 1) {
    const level = levels[held]
    if (level === undefined) throw new Error('more cards than a hand has')
    const less = solved[held - 1]
    solved.push(
      less === undefined
        ? { level, leading: new Int8Array(32), waiting: new Int8Array(32) }
        : new Solver(classes, level, less).solveAll(held),
    )
  }
  return solved
}

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

/** Solves the positions of one level, given the values with one card less in both hands. */
export class Solver {
  private readonly classes: CardClasses
  private readonly level: VectorLevel
  private readonly less: PositionValues

  constructor(classes: CardClasses, level: VectorLevel, less: PositionValues) {
    this.classes = classes
    this.level = level
    this.less = less
  }

  /** Solves every position in which this seat, too, has that number of cards. */
  solveAll(cards: number): PositionValues {
    const { classes, level } = this
    const leading = new Int8Array(32 * level.length)
    const waiting = new Int8Array(32 * level.length)
    const vectors = feasibleVectors(level, classes.most)
    for (let own = 0; own < 1 << classes.own.length; own += 1) {
      if (countBits(own) !== cards) continue
      const base = own * level.length
      for (const vector of vectors) {
        leading[base + vector] = this.bestLead(own, vector)
        waiting[base + vector] = this.worstLead(own, vector)
      }
    }
    return { level, leading, waiting }
  }

  private bestLead(own: number, vector: number): number {
    let best = -1
    for (let rest = own; rest !== 0; rest &= rest - 1) {
      const value = this.afterOwnLead(own, vector, lowestBit(rest))
      if (value > best) best = value
    }
    return best
  }

  /** Returns the value after the other player's best answer, of those that E-21 allows. */
  afterOwnLead(own: number, vector: number, place: number): number {
    const { classes, level, less } = this
    const present = level.present[vector] ?? 0
    const left = (own & ~(1 << place)) * less.level.length
    const higher = present & (classes.higher[place] ?? 0)
    if (higher !== 0) return this.leastAfter(less.waiting, vector, left, higher)
    const lower = present & (classes.lower[place] ?? 0)
    if (lower !== 0) return 1 + this.leastAfter(less.leading, vector, left, lower)
    const trumps = present & classes.trumps
    return trumps === 0
      ? 1 + this.leastAfter(less.leading, vector, left, present)
      : this.leastAfter(less.waiting, vector, left, trumps)
  }

  /** Returns the least value after a reply of these classes. */
  private leastAfter(values: Int8Array, vector: number, left: number, replies: number): number {
    const { smaller, classes } = this.level
    const base = vector * classes
    let least = 127
    for (let rest = replies; rest !== 0; rest &= rest - 1) {
      const value = values[left + (smaller[base + lowestBit(rest)] ?? 0)] ?? 0
      if (value < least) least = value
    }
    return least
  }

  /** Returns the value of the other player's best lead, with the best answer of this seat. */
  worstLead(own: number, vector: number): number {
    const { present, smaller, classes } = this.level
    const base = vector * classes
    let worst = 127
    for (let rest = present[vector] ?? 0; rest !== 0; rest &= rest - 1) {
      const one = lowestBit(rest)
      const value = this.bestAnswer(own, one, smaller[base + one] ?? 0)
      if (value < worst) worst = value
    }
    return worst
  }

  private bestAnswer(own: number, one: number, left: number): number {
    const { classes, less } = this
    const higher = own & (classes.ownHigher[one] ?? 0)
    if (higher !== 0) return 1 + this.mostAfter(less.leading, own, higher, left)
    const lower = own & (classes.ownLower[one] ?? 0)
    if (lower !== 0) return this.mostAfter(less.waiting, own, lower, left)
    const trumps = (classes.trumps >> one) & 1 ? 0 : own & classes.ownTrumps
    return trumps === 0
      ? this.mostAfter(less.waiting, own, own, left)
      : 1 + this.mostAfter(less.leading, own, trumps, left)
  }

  /** Returns the highest value after an answer with one of these own cards. */
  private mostAfter(values: Int8Array, own: number, answers: number, left: number): number {
    const { length } = this.less.level
    let most = -1
    for (let rest = answers; rest !== 0; rest &= rest - 1) {
      const value = values[(own & ~(rest & -rest)) * length + left] ?? 0
      if (value > most) most = value
    }
    return most
  }
}
