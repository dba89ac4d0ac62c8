// The value of every position, worked out from the last trick back: own cards left, the other's cards by class, and who
// leads. Each is worked out once.
import { size } from './bits.ts'
import type { Classes } from './classes.ts'
import { type Level, shape } from './shapes.ts'

/** Values of all positions with some number of cards in the other's hand, by own cards left and handful. */
export interface Values {
  readonly level: Level
  /** Tricks of this seat when it leads, and when the other does. */
  readonly leading: Int8Array
  readonly waiting: Int8Array
}

/** The values of all positions with fewer than `cards` cards in the other's hand, by that number. */
export function positions(classes: Classes, cards: number): readonly Values[] {
  const { levels } = shape(Math.max(1, classes.members.length))
  const below: Values[] = []
  for (let held = 0; held < cards; held += 1) {
    const level = levels[held]
    if (level === undefined) throw new Error('more cards than a hand has')
    below.push(held === 0 ? nothing(level) : valuesOf(classes, level, held, below[held - 1]))
  }
  return below
}

const nothing = (level: Level): Values => ({
  level,
  leading: new Int8Array(32),
  waiting: new Int8Array(32),
})

/** The handfuls with no more cards of a class than there are. */
export function feasible({ classes, counts, length }: Level, most: readonly number[]): Int16Array {
  const found = new Int16Array(length)
  let kept = 0
  for (let handful = 0; handful < length; handful += 1) {
    let one = 0
    while (one < classes && (counts[handful * classes + one] ?? 0) <= (most[one] ?? 0)) one += 1
    if (one < classes) continue
    found[kept] = handful
    kept += 1
  }
  return found.subarray(0, kept)
}

function valuesOf(classes: Classes, level: Level, cards: number, less: Values | undefined): Values {
  if (less === undefined) throw new Error('a level without the one below')
  const leading = new Int8Array(32 * level.length)
  const waiting = new Int8Array(32 * level.length)
  const handfuls = feasible(level, classes.most)
  for (const own of subsets(classes.own.length, cards)) {
    const base = own * level.length
    for (const handful of handfuls) {
      leading[base + handful] = bestLead(classes, level, less, own, handful)
      waiting[base + handful] = worstLead(classes, level, less, own, handful)
    }
  }
  return { level, leading, waiting }
}

const subsets = (of: number, cards: number): readonly number[] =>
  Array.from({ length: 1 << of }, (_, set) => set).filter((set) => size(set) === cards)

function bestLead(classes: Classes, level: Level, less: Values, own: number, handful: number): number {
  let best = -1
  for (let rest = own; rest !== 0; rest &= rest - 1) {
    const place = 31 - Math.clz32(rest & -rest)
    const value = afterOwnLead(classes, level, less, own, handful, place)
    if (value > best) best = value
  }
  return best
}

/** The other's answer that is worst for this seat, out of those E-21 leaves him. */
export function afterOwnLead(
  classes: Classes,
  level: Level,
  less: Values,
  own: number,
  handful: number,
  place: number,
): number {
  const present = level.present[handful] ?? 0
  const left = (own & ~(1 << place)) * less.level.length
  const higher = present & (classes.higher[place] ?? 0)
  if (higher !== 0) return leastOf(less.waiting, level, handful, left, higher)
  const lower = present & (classes.lower[place] ?? 0)
  if (lower !== 0) return 1 + leastOf(less.leading, level, handful, left, lower)
  const trumps = present & classes.trumps
  return trumps === 0
    ? 1 + leastOf(less.leading, level, handful, left, present)
    : leastOf(less.waiting, level, handful, left, trumps)
}

function leastOf(values: Int8Array, level: Level, handful: number, left: number, which: number): number {
  const base = handful * level.classes
  let least = 127
  for (let rest = which; rest !== 0; rest &= rest - 1) {
    const value = values[left + (level.less[base + 31 - Math.clz32(rest & -rest)] ?? 0)] ?? 0
    if (value < least) least = value
  }
  return least
}

/** The other leads what is worst for this seat, and this seat answers as well as it can. */
export function worstLead(classes: Classes, level: Level, less: Values, own: number, handful: number): number {
  const base = handful * level.classes
  let worst = 127
  for (let rest = level.present[handful] ?? 0; rest !== 0; rest &= rest - 1) {
    const one = 31 - Math.clz32(rest & -rest)
    const value = answered(classes, less, own, one, level.less[base + one] ?? 0)
    if (value < worst) worst = value
  }
  return worst
}

function answered(classes: Classes, less: Values, own: number, one: number, left: number): number {
  const higher = own & (classes.ownHigher[one] ?? 0)
  if (higher !== 0) return 1 + mostOf(less.leading, less.level.length, own, higher, left)
  const lower = own & (classes.ownLower[one] ?? 0)
  if (lower !== 0) return mostOf(less.waiting, less.level.length, own, lower, left)
  const trumps = (classes.trumps >> one) & 1 ? 0 : own & classes.ownTrumps
  return trumps === 0
    ? mostOf(less.waiting, less.level.length, own, own, left)
    : 1 + mostOf(less.leading, less.level.length, own, trumps, left)
}

function mostOf(values: Int8Array, length: number, own: number, which: number, left: number): number {
  let most = -1
  for (let rest = which; rest !== 0; rest &= rest - 1) {
    const value = values[(own & ~(rest & -rest)) * length + left] ?? 0
    if (value > most) most = value
  }
  return most
}
