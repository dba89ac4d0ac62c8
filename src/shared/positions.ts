// Finding positions in the archive between window and main: the filter, what is found, and the sets
// of filters that are kept by name.
import type { Profile } from './archive.ts'
import type { Person } from './bridge.ts'
import type { Card, Suit } from './card.ts'
import type { HeldPattern } from './held.ts'
import type { DecisionPlace, JudgedDecision } from './training.ts'

/** How an opponent who is a person is named among the levels. */
export const PERSON_LEVEL = 'person'

/** A filter for decisions: a decision has to meet every condition that is set. */
export interface PositionFilter {
  readonly game: string | null
  /** Of one of these kinds; of any if there is none. */
  readonly kinds: readonly string[]
  readonly role: string | null
  /** Equity given away, at least; null for decisions that cost nothing too. */
  readonly leastCost: number | null
  /** Points of the own side, and of another. */
  readonly own: number | null
  readonly other: number | null
  readonly trump: Suit | 'none' | null
  readonly held: HeldPattern | null
  /** Level of an opponent, or `PERSON_LEVEL`. */
  readonly level: string | null
  /** After a hint, or without one. */
  readonly hinted: boolean | null
  /** The person who decided. */
  readonly person: number | null
  /** Days of the partie, inclusive: `2026-11-21`. */
  readonly from: string | null
  readonly until: string | null
}

/** Every mistake: a decision that cost anything beyond doubt. */
export const ANY_MISTAKE = 1e-9

export const ALL_MISTAKES: PositionFilter = {
  game: null,
  kinds: [],
  role: null,
  leastCost: ANY_MISTAKE,
  own: null,
  other: null,
  trump: null,
  held: null,
  level: null,
  hinted: null,
  person: null,
  from: null,
  until: null,
}

export const POSITION_ORDERS = ['cost', 'date'] as const
/** The most costly first, or the latest. */
export type PositionOrder = (typeof POSITION_ORDERS)[number]

/** Most kinds of a filter, and the highest score. */
export const MOST_KINDS = 20
export const MOST_POINTS = 10_000

/** Most decisions that are counted and listed in the window: nobody reads on for so long. */
export const MOST_LISTED = 10_000

/** A decision that was found. */
export interface FoundPosition extends JudgedDecision {
  readonly place: DecisionPlace
  readonly game: string
  /** By seat. */
  readonly people: readonly Person[]
  /** ISO instant; null if it is not known. */
  readonly playedAt: string | null
  /** The trick on the table, in the order played; empty if there was none. */
  readonly trick: readonly Card[]
}

/** A filter that is kept by name. */
export interface PositionSearch {
  readonly name: string
  readonly filter: PositionFilter
  readonly order: PositionOrder
}

/** Most searches that are kept. */
export const MOST_SEARCHES = 50

/** Who has decisions among those that were judged. */
export type Decider = Pick<Profile, 'id' | 'name' | 'kind' | 'level'>

/** What there is to choose from. */
export interface PositionFields {
  /** Games with judged decisions. */
  readonly games: readonly {
    readonly id: string
    /** Kinds and roles of its decisions, in its own order. */
    readonly kinds: readonly string[]
    readonly roles: readonly string[]
    readonly suits: readonly Suit[]
  }[]
  /** Persons first, each sorted by name. */
  readonly people: readonly Decider[]
  /** The person at this computer, if they have decisions. */
  readonly self: number | null
  /** Levels of the computer players there are. */
  readonly levels: readonly string[]
  readonly searches: readonly PositionSearch[]
}
