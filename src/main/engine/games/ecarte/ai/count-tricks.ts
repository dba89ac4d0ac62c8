// Counts all hands of the other player at once: for every case (a number of cards of each class)
// the tricks of both sides with open hands (retrograde.ts), weighted by the hands it stands for.
import type { Bit } from './bits.ts'
import {
  type ClassChoices,
  type CardClasses,
  type KnownCards,
  type CardWeight,
  countChoices,
  buildClasses,
} from './card-classes.ts'
import { Solver, feasibleVectors, solvePositions } from './retrograde.ts'
import { type VectorLevel, shapeFor } from './count-vectors.ts'
import { takesTrick } from './solve.ts'

/** The decision that comes next. */
export type TrickStage =
  | { readonly at: 'lead' }
  /** The other player leads. */
  | { readonly at: 'wait' }
  /** The other player has led this card; `may` are the legal replies. */
  | { readonly at: 'reply'; readonly lead: Bit; readonly may: number }
  /** This card has been led, and the other player has to answer. */
  | { readonly at: 'led'; readonly lead: Bit }

export interface TrickCounts {
  /** Weighted number of the other player's hands. */
  readonly hands: number
  /** Of those, the hands in which this seat makes 0, 1, 2 … tricks, with best play of both. */
  readonly tricks: readonly number[]
  /** The same if this seat plays this card now, whatever the other player holds. */
  readonly byCard: ReadonlyMap<Bit, readonly number[]>
}

const anyHand: CardWeight = () => 1

/** Counts the tricks to come over every hand of the other player. */
export function countTricks(
  known: KnownCards,
  moment: TrickStage,
  weight: CardWeight = anyHand,
): TrickCounts {
  const classes = buildClasses(known)
  return createCounter(classes, known, moment)(countChoices(classes, known, weight, 0).without)
}

/** Counts the same separately for the hands that hold `card` and for those that do not. */
export function countApart(
  known: KnownCards,
  moment: TrickStage,
  card: Bit,
  weight: CardWeight,
): { readonly without: TrickCounts; readonly holding: TrickCounts } {
  const classes = buildClasses(known)
  const { without, withAll } = countChoices(classes, known, weight, 1 << card)
  const counted = createCounter(classes, known, moment)
  return { without: counted(without), holding: counted(withAll) }
}

/** Sums the results of each playable card over all cases, weighted by the choices of each. */
function createCounter(
  classes: CardClasses,
  known: KnownCards,
  moment: TrickStage,
): (choices: ClassChoices) => TrickCounts {
  const less = solvePositions(classes, known.others + (moment.at === 'reply' ? 1 : 0)).at(-1)
  const level = shapeFor(Math.max(1, classes.members.length)).levels[known.others]
  if (level === undefined || less === undefined) throw new Error('nothing to count')
  const solver = new Solver(classes, level, less)
  const all = (1 << classes.own.length) - 1
  const places = [...classes.own.keys()].filter((place) =>
    isPlayable(classes.own[place] ?? 0, moment),
  )
  const vectors = feasibleVectors(level, classes.most)
  const valueAfter = (place: number, vector: number): number => {
    if (moment.at !== 'reply') return solver.afterOwnLead(all, vector, place)
    // the other player's card is already on the table, so both hands are then of the same size
    const left = (all & ~(1 << place)) * less.level.length + vector
    return takesTrick(classes.own[place] ?? 0, moment.lead)
      ? 1 + (less.leading[left] ?? 0)
      : (less.waiting[left] ?? 0)
  }
  // by count vector: tricks of each card that can be played, then of the position
  const width = places.length + 1
  const made = new Int8Array(vectors.length * width)
  vectors.forEach((vector, row) => {
    let best = -1
    places.forEach((place, column) => {
      const value = valueAfter(place, vector)
      made[row * width + column] = value
      if (value > best) best = value
    })
    made[row * width + width - 1] = moment.at === 'wait' ? solver.worstLead(all, vector) : best
  })
  return (choices) => {
    const sums = Array.from({ length: width }, () => new Float64Array(classes.own.length + 1))
    let hands = 0
    for (let row = 0; row < vectors.length; row += 1) {
      const cases = countCases(choices, level, vectors[row] ?? 0)
      hands += cases
      for (let column = 0; column < width; column += 1)
        addTo(sums[column], made[row * width + column] ?? 0, cases)
    }
    const byCard = new Map(
      places.map((place, column) => [classes.own[place] ?? 0, [...(sums[column] ?? [])]]),
    )
    return { hands, tricks: [...(sums.at(-1) ?? [])], byCard }
  }
}

function addTo(sums: Float64Array | undefined, place: number, value: number): void {
  if (sums !== undefined) sums[place] = (sums[place] ?? 0) + value
}

/** Returns true if this own card can be played now. */
export function isPlayable(bit: Bit, moment: TrickStage): boolean {
  switch (moment.at) {
    case 'lead':
      return true
    case 'wait':
      return false
    case 'led':
      return bit === moment.lead
    case 'reply':
      return ((moment.may >>> bit) & 1) === 1
  }
}

function countCases(choices: readonly Float64Array[], level: VectorLevel, vector: number): number {
  const base = vector * choices.length
  let cases = 1
  for (let one = 0; one < choices.length; one += 1)
    cases *= choices[one]?.[level.counts[base + one] ?? 0] ?? 0
  return cases
}

/** Returns the number of hands in which at least `least` tricks are made. */
export const atLeast = (tricks: readonly number[], least: number): number =>
  tricks.reduce((sum, cases, made) => (made >= least ? sum + cases : sum), 0)
