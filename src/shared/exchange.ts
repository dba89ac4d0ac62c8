// The solved exchange as it is looked up: a query, the chart of all hands, a hand with its values.
import type { Card, Rank } from './card.ts'

export const SOLVED_ROLES = ['elder', 'dealer'] as const
export type SolvedRole = (typeof SOLVED_ROLES)[number]

/** Most points before a deal. */
export const MOST_POINTS_BEFORE = 4
/** Most cards of an exchange. */
export const MOST_TAKEN = 5

/** The situation that a chart is about. */
export interface SolvedQuery {
  readonly preset: string
  readonly role: SolvedRole
  /** Points of elder and of the dealer before the deal. */
  readonly points: readonly [elder: number, dealer: number]
  readonly turnUp: Card
  /** Number of cards elder has taken; the dealer discards by it. */
  readonly taken: number
}

/** What may be done in a first decision: to stand or to propose, to refuse or to accept. */
export const SOLVED_ACTIONS = ['play', 'exchange', 'either', 'won'] as const
/** `either` is a tie; `won` is a hand with the king that ends the partie. */
export type SolvedAction = (typeof SOLVED_ACTIONS)[number]

/** A cell of the chart: hands with these trumps and these honours of the plain suits. */
export interface ChartPlace {
  readonly trumps: number
  /** The highest trump of one, two or three. */
  readonly top: Rank | null
  readonly kings: number
  readonly queens: number
}

/** A cell with its numbers of hands. */
export interface ChartCell extends ChartPlace {
  readonly hands: number
  /** Hands by what the solution does with them. */
  readonly actions: Readonly<Record<SolvedAction, number>>
  /** Hands that are exchanged, by the number of cards to discard, from none to five. */
  readonly discards: readonly number[]
  /** Hands with which the books play. */
  readonly bookPlays: number
  /** Hands with which the books do the opposite. */
  readonly differing: number
}

export interface SolvedChart {
  readonly game: string
  /** Every card, suit by suit, high cards first. */
  readonly pack: readonly Card[]
  /** The presets whose exchange is solved. */
  readonly presets: readonly string[]
  /** Null if the turned king ends the partie. */
  readonly cells: readonly ChartCell[] | null
}

/** A hand, and all that differ from it by the names of the plain suits. */
export interface SolvedHand {
  /** Trumps first, high cards first. */
  readonly cards: readonly Card[]
  /** Number of these hands. */
  readonly alike: number
  readonly action: SolvedAction
  /** Number of cards to discard; null for a hand that is not exchanged. */
  readonly discards: number | null
  /** The rule of the books by which the hand is played; null if they exchange. */
  readonly rule: string | null
}

/** Some hands of a cell. */
export interface CellHands {
  readonly total: number
  readonly hands: readonly SolvedHand[]
}

/** Equities of the partie for the seat that decides. */
export interface HandValues {
  readonly play: number
  readonly exchange: number
  /** True if they differ by no more than they are certain: a hundredth of what a point is worth. */
  readonly isTie: boolean
  /** Elder's lead, if the hand is played. */
  readonly lead: Card | null
}

export interface ValuedHand extends SolvedHand {
  readonly place: ChartPlace
  /** The cards to discard; none for a hand that is not exchanged. */
  readonly away: readonly Card[]
  /** Null if the king ends the partie, or the solution never comes to this decision. */
  readonly values: HandValues | null
}

/** True if the books do the opposite of the solution; a tie agrees with both. */
export const isDiffering = (action: SolvedAction, bookPlays: boolean): boolean =>
  action === (bookPlays ? 'exchange' : 'play')
