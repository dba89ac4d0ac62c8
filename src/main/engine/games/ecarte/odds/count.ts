// Counting all hands of the other at once: for every case (a number of cards of each class) the tricks that both sides
// make knowing both hands, worked out from the last trick back, each position once.
import { type Bit, size } from './bits.ts'
import { type Choices, type Classes, type Known, type Weight, choicesOf, classesOf } from './classes.ts'
import { type Level, shape } from './shapes.ts'
import { takes } from './solve.ts'

/** Who has to do what. */
export type Moment =
  | { readonly at: 'lead' }
  /** The other leads. */
  | { readonly at: 'wait' }
  /** The other has led this card; `may` are the legal replies. */
  | { readonly at: 'reply'; readonly lead: Bit; readonly may: number }
  /** This card has been led, and the other has to answer. */
  | { readonly at: 'led'; readonly lead: Bit }

export interface Counted {
  /** All hands of the other, each with its weight. */
  readonly hands: number
  /** Of those, where this seat makes 0, 1, 2 … of the tricks to come, each side doing its best. */
  readonly tricks: readonly number[]
  /** The same when it plays this card now, whatever the other holds. */
  readonly byCard: ReadonlyMap<Bit, readonly number[]>
}

const anyHand: Weight = () => 1

/** Values of all positions with some number of cards in the other's hand, by own cards left and handful. */
interface Values {
  readonly level: Level
  /** Tricks of this seat when it leads, and when the other does. */
  readonly leading: Int8Array
  readonly waiting: Int8Array
}

/** Counts the tricks to come over every hand the other may hold. */
export function countTricks(known: Known, moment: Moment, weight: Weight = anyHand): Counted {
  return reckon(known, moment)(choicesOf(classesOf(known), known, weight, 0).without)
}

/** The same, counted apart for the hands that hold `card` and for those that do not. */
export function countApart(
  known: Known,
  moment: Moment,
  card: Bit,
  weight: Weight,
): { readonly without: Counted; readonly holding: Counted } {
  const { without, withAll } = choicesOf(classesOf(known), known, weight, 1 << card)
  const counted = reckon(known, moment)
  return { without: counted(without), holding: counted(withAll) }
}

/** Works out every position once; what it answers adds up the hands of each case. */
function reckon(known: Known, moment: Moment): (choices: Choices) => Counted {
  const classes = classesOf(known)
  const { levels } = shape(Math.max(1, classes.members.length))
  const below: Values[] = []
  for (let cards = 0; cards < known.others + (moment.at === 'reply' ? 1 : 0); cards += 1) {
    const level = levels[cards]
    if (level === undefined) throw new Error('more cards than a hand has')
    below.push(cards === 0 ? nothing(level) : valuesOf(classes, level, cards, below[cards - 1]))
  }
  const top = levels[known.others]
  const last = below.at(-1)
  if (top === undefined || last === undefined) throw new Error('nothing to count')
  return summing(classes, moment, last, top)
}

const nothing = (level: Level): Values => ({
  level,
  leading: new Int8Array(32),
  waiting: new Int8Array(32),
})

/** The handfuls with no more cards of a class than there are. */
function feasible({ classes, counts, length }: Level, most: readonly number[]): Int16Array {
  const found = new Int16Array(length)
  let size = 0
  for (let handful = 0; handful < length; handful += 1) {
    let one = 0
    while (one < classes && (counts[handful * classes + one] ?? 0) <= (most[one] ?? 0)) one += 1
    if (one < classes) continue
    found[size] = handful
    size += 1
  }
  return found.subarray(0, size)
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
function afterOwnLead(
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
function worstLead(classes: Classes, level: Level, less: Values, own: number, handful: number): number {
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

/** What each card one may play now brings in every case, added up with the choices of each. */
function summing(classes: Classes, moment: Moment, below: Values, level: Level): (choices: Choices) => Counted {
  const all = (1 << classes.own.length) - 1
  const places = playable(classes, moment)
  const handfuls = feasible(level, classes.most)
  // by handful: tricks of each card that can be played, then of the position
  const width = places.length + 1
  const made = new Int8Array(handfuls.length * width)
  handfuls.forEach((handful, row) => {
    let best = -1
    places.forEach((place, column) => {
      const value = valueOf(classes, moment, level, below, all, handful, place)
      made[row * width + column] = value
      if (value > best) best = value
    })
    made[row * width + width - 1] = moment.at === 'wait' ? worstLead(classes, level, below, all, handful) : best
  })
  return (choices) => {
    const sums = Array.from({ length: width }, () => new Float64Array(classes.own.length + 1))
    let hands = 0
    for (let row = 0; row < handfuls.length; row += 1) {
      const cases = casesOf(choices, level, handfuls[row] ?? 0)
      hands += cases
      for (let column = 0; column < width; column += 1) add(sums[column], made[row * width + column] ?? 0, cases)
    }
    const byCard = new Map(places.map((place, column) => [classes.own[place] ?? 0, [...(sums[column] ?? [])]]))
    return { hands, tricks: [...(sums.at(-1) ?? [])], byCard }
  }
}

function add(sums: Float64Array | undefined, place: number, value: number): void {
  if (sums !== undefined) sums[place] = (sums[place] ?? 0) + value
}

/** Places in `own` of the cards that can be played now. */
function playable({ own }: Classes, moment: Moment): readonly number[] {
  const all = own.map((_, place) => place)
  switch (moment.at) {
    case 'lead':
      return all
    case 'wait':
      return []
    case 'led':
      return all.filter((place) => own[place] === moment.lead)
    case 'reply':
      return all.filter((place) => (moment.may >>> (own[place] ?? 0)) & 1)
  }
}

function casesOf(choices: readonly Float64Array[], level: Level, handful: number): number {
  const base = handful * choices.length
  let cases = 1
  for (let one = 0; one < choices.length; one += 1) cases *= choices[one]?.[level.counts[base + one] ?? 0] ?? 0
  return cases
}

function valueOf(
  classes: Classes,
  moment: Moment,
  level: Level,
  below: Values,
  all: number,
  handful: number,
  place: number,
): number {
  if (moment.at !== 'reply') return afterOwnLead(classes, level, below, all, handful, place)
  // the other's card lies on the table already: his hand is as large as what is left of one's own
  const left = (all & ~(1 << place)) * below.level.length + handful
  const reply = classes.own[place] ?? 0
  return takes(reply, moment.lead) ? 1 + (below.leading[left] ?? 0) : (below.waiting[left] ?? 0)
}

/** Adds up the hands in which at least `least` tricks are made. */
export const atLeast = (tricks: readonly number[], least: number): number =>
  tricks.reduce((sum, cases, made) => (made >= least ? sum + cases : sum), 0)
