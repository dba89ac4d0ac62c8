// The knowledge of one seat at a table: its view, its events, its legal actions. Nothing else ever
// reaches the window or a computer player. A covered hand is a number, never a list of
// placeholders.
import type { Card, Rank, Suit } from './card.ts'

export const SEATS = [0, 1, 2, 3] as const
export type Seat = (typeof SEATS)[number]

/** A seat, an onlooker without one, or the review of a deal, with all hands open. */
export type Viewer = Seat | 'onlooker' | 'open'

/** Open cards, or the number of covered ones. */
export type Cards = readonly Card[] | number

export interface Trick {
  readonly leader: Seat
  /** In the order played. */
  readonly cards: readonly Card[]
  /** Null while the trick is on the table. */
  readonly winner: Seat | null
}

/** Returns the seat `places` to the left; the cards of a trick are played in this order. */
export const leftOf = (seat: Seat, seats: number, places = 1): Seat =>
  SEATS[(seat + places) % seats] ?? seat

/** Returns the side of a seat: partners sit opposite, else each seat is a side. */
export const sideOf = (seat: Seat, sides: number): Seat => SEATS[seat % sides] ?? seat

/** Returns the tricks a side has made with cards, without those of a deal given up. */
export const tricksMadeBy = (
  { tricks, score }: Pick<TableView, 'tricks' | 'score'>,
  side: number,
): number =>
  tricks.filter(({ winner }) => winner !== null && sideOf(winner, score.length) === side).length

/** Returns the seats of a side, lowest first. */
export const seatsOfSide = (side: Seat, sides: number, seats: number): readonly Seat[] =>
  SEATS.filter((seat) => seat < seats && seat % sides === side)

/** Points as marked, after every cap. */
export interface Mark {
  /** The side: in games of partners 0 or 1, side 0 being seats 0 and 2. */
  readonly seat: Seat
  readonly points: number
  readonly rule: string
}

export interface Outcome {
  /** The side. */
  readonly winner: Seat
  /** The value of the partie, in parties. */
  readonly value: number
}

/** The common part of every table's view; a game adds the knowledge of its seats. */
export interface TableView {
  readonly game: string
  readonly eye: Viewer
  /** The rule options of the table. */
  readonly options: Readonly<Record<string, string | number | boolean>>
  /** `open` before the first deal, `settled` between two, `over` after the partie; or in a deal. */
  readonly phase: string
  /** Deals begun in this partie. */
  readonly deals: number
  /** Null before the first deal. */
  readonly dealer: Seat | null
  /** The seat to act; null if the table waits for a deal or the partie is over. */
  readonly turn: Seat | null
  readonly trump: Suit | null
  readonly turnUp: Card | null
  readonly talon: number
  readonly hands: readonly Cards[]
  /** Tricks of this deal, the one on the table last. */
  readonly tricks: readonly Trick[]
  /** By seat. */
  readonly tricksWon: readonly number[]
  readonly marks: readonly Mark[]
  /** By side. */
  readonly score: readonly number[]
  /** Points that end the partie; 0 if a number of deals does. */
  readonly goal: number
  readonly outcome: Outcome | null
}

/** An action of any game, in general form: `do` and its parts. */
export interface AnyAction {
  readonly do: string
  readonly card?: Card
  readonly cards?: readonly Card[]
  readonly suit?: Suit
  readonly suits?: readonly Suit[]
  readonly rank?: Rank
  readonly count?: number
  /** Cards taken for those discarded, if the number differs. */
  readonly takes?: number | undefined
}

/** Returns true if two actions are the same; cards or suits named together have no order. */
export const isSameAction = (one: AnyAction, other: AnyAction): boolean =>
  actionKey(one) === actionKey(other)

const actionKey = ({
  do: word,
  card,
  cards = [],
  suit,
  suits = [],
  rank,
  count,
  takes,
}: AnyAction): string =>
  [word, card, cards.toSorted(), suit, suits.toSorted(), rank, count, takes].join('|')

/** An event of any game as a viewer saw it: `did` and its parts. */
export interface AnyEvent {
  readonly did: string
}

/** `rule` is an id of the rule book, `why` a key of the word files. */
export interface Breach {
  readonly rule: string
  readonly why: string
}

/** Legal actions, grouped as a table offers them. */
export type Choice =
  | { readonly kind: 'card'; readonly card: Card; readonly action: AnyAction }
  | { readonly kind: 'button'; readonly action: AnyAction }
  | PickChoice

/** Some cards of the hand. */
export interface PickChoice {
  readonly kind: 'pick'
  readonly do: string
  /** Allowed numbers of cards, smallest first. */
  readonly counts: readonly number[]
  /** The cards to choose from. */
  readonly from: readonly Card[]
  /** For each of these, the numbers that may be taken, the right first; absent if fixed. */
  readonly takes?: readonly (readonly number[])[]
}

/** Groups legal actions for the table: a card, a button, or "pick n of these". */
export function groupChoices(legal: readonly AnyAction[]): readonly Choice[] {
  const picks = new Map<string, Map<number, Set<number>>>()
  const pickable = new Map<string, Set<Card>>()
  const single: Choice[] = []
  for (const action of legal) {
    if (action.cards !== undefined) {
      const numbers = picks.get(action.do) ?? new Map<number, Set<number>>()
      const { length } = action.cards
      numbers.set(length, (numbers.get(length) ?? new Set()).add(action.takes ?? length))
      picks.set(action.do, numbers)
      const some = pickable.get(action.do) ?? new Set<Card>()
      pickable.set(action.do, some)
      for (const card of action.cards) some.add(card)
    } else if (action.card !== undefined) single.push({ kind: 'card', card: action.card, action })
    else single.push({ kind: 'button', action })
  }
  return [
    ...single,
    ...[...picks].map(([name, numbers]) =>
      buildPick(name, numbers, [...(pickable.get(name) ?? [])]),
    ),
  ]
}

/** Builds a pick; `numbers` has the numbers that may be taken, for each count of cards. */
function buildPick(
  name: string,
  numbers: ReadonlyMap<number, ReadonlySet<number>>,
  from: readonly Card[],
): PickChoice {
  const rows = [...numbers].toSorted(([a], [b]) => a - b)
  const pick: PickChoice = { kind: 'pick', do: name, counts: rows.map(([count]) => count), from }
  const isUsual = rows.every(([count, taken]) => taken.size === 1 && taken.has(count))
  return isUsual ? pick : { ...pick, takes: rows.map(([, taken]) => [...taken]) }
}
