// Sums over parties, by pair of people and month: written with every partie, rebuilt by replay.
import { type Outcome, type Seat, SEATS, sideOf } from '../../shared/view.ts'
import type { PartieFacts } from '../engine/facts.ts'
import type { Game } from '../engine/games/game.ts'
import type { WriteStore } from './open.ts'
import { query } from './query.ts'

/** The id that stands for all opponents together. */
export const ALL = 0

/** A partie as the standings count it. */
export interface CountedPartie {
  readonly game: Game
  /** Numbers of the people, by seat. */
  readonly people: readonly number[]
  /** `2026-11`, or empty. */
  readonly month: string
  readonly facts: PartieFacts & { readonly outcome: Outcome }
}

type NamedSums = readonly (readonly [name: string, sum: number])[]

/**
 * The relation a row sums: a person's results against another, or against all; their results with a
 * partner (`beside`); or the other side's results against them, and against them with a partner
 * (`facing`).
 */
export type Relation = 'against' | 'beside' | 'facing'

/** The owner of sums: a person, and another person or ALL. */
interface SumOwner {
  readonly how: Relation
  readonly person: number
  readonly other: number
}

/** Calls `add` for the sums of a partie, once per owner: a person counts in their first seat. */
function forEachSum(
  { game, people, facts }: CountedPartie,
  add: (whose: SumOwner, sums: NamedSums) => void,
): void {
  const sides = facts.score.length
  const seats = SEATS.filter(
    (seat) => seat < people.length && people.indexOf(people[seat] ?? ALL) === seat,
  )
  const bySide = facts.score.map((_, side) =>
    computeSums(game, facts, side).filter(([, sum]) => sum !== 0),
  )
  for (const seat of seats) {
    const [person = ALL, own] = [people[seat], sideOf(seat, sides)]
    const addFacing = (other: number): void =>
      bySide.forEach((sums, side) => side !== own && add({ how: 'facing', person, other }, sums))
    add({ how: 'against', person, other: ALL }, bySide[own] ?? [])
    addFacing(ALL)
    for (const at of seats) {
      const other = people[at] ?? ALL
      if (at === seat) continue
      const isPartner = sideOf(at, sides) === own
      add({ how: isPartner ? 'beside' : 'against', person, other }, bySide[own] ?? [])
      if (isPartner) addFacing(other)
    }
  }
}

/** Returns what a partie adds to the sums of a side. */
export function computeSums(game: Game, facts: CountedPartie['facts'], side: number): NamedSums {
  const { value, winner } = facts.outcome
  const hasWon = side === winner
  if (facts.gaveUp !== null)
    return hasWon
      ? [
          ['wereGiven', 1],
          ['wereGivenValue', value],
        ]
      : [
          ['gaveUp', 1],
          ['gaveUpValue', value],
        ]
  const counts = facts.counts[side] ?? []
  return [
    ['parties', 1],
    hasWon ? ['won', 1] : ['lost', 1],
    hasWon ? ['value', value] : ['valueLost', value],
    ['points', facts.points[side] ?? 0],
    ['deals', facts.deals],
    ...game.counting.names.map((name, index) => [name, counts[index] ?? 0] as const),
  ]
}

const upsertSum = query<[string, string, number, number, string, string, number]>(
  `INSERT INTO standing (game, how, person, other, month, name, sum) VALUES (?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET sum = sum + excluded.sum`,
)
const deleteZeroSums = query<[string, string]>(
  'DELETE FROM standing WHERE game = ? AND month = ? AND sum = 0',
)

/** Adds a partie to the standings, or removes it. */
export function updateStandings(db: WriteStore, partie: CountedPartie, sign: 1 | -1): void {
  const write = upsertSum(db)
  const { id } = partie.game
  forEachSum(partie, ({ how, person, other }, sums) => {
    for (const [name, sum] of sums)
      write.run(id, how, person, other, partie.month, name, sign * sum)
  })
  if (sign < 0) deleteZeroSums(db).run(id, partie.month)
}

/** Sums of many parties, to be written at once. */
export class StandingSums {
  /** By game, owner and month; then by name. */
  readonly #sums = new Map<string, Map<string, number>>()

  add(partie: CountedPartie): void {
    const { game, month } = partie
    forEachSum(partie, ({ how, person, other }, added) => {
      const key = `${game.id}\t${how}\t${person}\t${other}\t${month}`
      const sums = this.#sums.get(key) ?? new Map<string, number>()
      for (const [name, sum] of added) sums.set(name, (sums.get(name) ?? 0) + sum)
      this.#sums.set(key, sums)
    })
  }

  /** Returns all sums, by game, how, person, other, month and name. */
  entries(): readonly (readonly [string, number])[] {
    return [...this.#sums].flatMap(([key, sums]) =>
      [...sums].map(([name, sum]) => [`${key}\t${name}`, sum] as const),
    )
  }

  /** Adds the sums to the stored ones and clears them. */
  writeTo(db: WriteStore): void {
    const write = upsertSum(db)
    for (const [key, sum] of this.entries()) {
      const [game = '', how = '', person = '', other = '', month = '', name = ''] = key.split('\t')
      write.run(game, how, Number(person), Number(other), month, name, sum)
    }
    this.#sums.clear()
  }
}

/** Returns the bits of the events that happened to any player, in the order of the game's names. */
export const encodeCounted = (counts: readonly (readonly number[])[]): number =>
  counts.reduce(
    (bits, row) => row.reduce((more, n, index) => (n > 0 ? more | (1 << index) : more), bits),
    0,
  )

export const encodeSeats = (seats: readonly Seat[]): number =>
  seats.reduce<number>((bits, seat) => bits | (1 << seat), 0)
