// Counting all hands of the other at once: for every case (a number of cards of each class) the tricks that both sides
// make knowing both hands, worked out from the last trick back, each position once.
import type { Bit } from './bits.ts'
import { type Choices, type Classes, type Known, type Weight, choicesOf, classesOf } from './classes.ts'
import { type Values, afterOwnLead, feasible, positions, worstLead } from './positions.ts'
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

/** Counts the tricks to come over every hand the other may hold. */
export function countTricks(known: Known, moment: Moment, weight: Weight = anyHand): Counted {
  const classes = classesOf(known)
  return reckon(classes, known, moment)(choicesOf(classes, known, weight, 0).without)
}

/** The same, counted apart for the hands that hold `card` and for those that do not. */
export function countApart(
  known: Known,
  moment: Moment,
  card: Bit,
  weight: Weight,
): { readonly without: Counted; readonly holding: Counted } {
  const classes = classesOf(known)
  const { without, withAll } = choicesOf(classes, known, weight, 1 << card)
  const counted = reckon(classes, known, moment)
  return { without: counted(without), holding: counted(withAll) }
}

/** Works out every position once; what it answers adds up the hands of each case. */
function reckon(classes: Classes, known: Known, moment: Moment): (choices: Choices) => Counted {
  const below = positions(classes, known.others + (moment.at === 'reply' ? 1 : 0))
  const top = shape(Math.max(1, classes.members.length)).levels[known.others]
  const last = below.at(-1)
  if (top === undefined || last === undefined) throw new Error('nothing to count')
  return summing(classes, moment, last, top)
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
