// The contract of a game: what a table, a record, a player and a test ask of it. Everything here is pure; chance
// comes in as data (a deal) or as a generator that is handed over.
import type { z } from 'zod'
import type { Card, Suit } from '../../../shared/card.ts'
import type { Appraisal, BookAdvice, Odds, Reason } from '../../../shared/coach.ts'
import type { AnyAction, AnyEvent, Breach, Eye, Mark, Outcome, Seat, TableView, Trick } from '../../../shared/view.ts'
import type { Random } from '../random.ts'
import type { OptionTable, Presets } from './options.ts'

/** What every state has in common. A game's own state is a union of phases. */
export interface GameState {
  readonly phase: string
  /** By side. */
  readonly score: readonly number[]
}

/** One distribution of the cards, as a record writes it. */
export interface Deal {
  readonly dealer: Seat
  /** How the packets were given; one of the game's `packets`. */
  readonly packets: string
  /** As dealt, by seat. */
  readonly hands: readonly (readonly Card[])[]
  readonly turnUp: Card
  /** From the top; null where a card is not known (old records). */
  readonly talon: readonly (Card | null)[]
}

export interface Step<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** Where a deal stands, as `replay` prints it; a game may add to it. */
export interface Tally {
  readonly dealer: Seat
  readonly trump: Suit
  readonly turnUp: Card
  readonly finished: boolean
  readonly vulnerable: Seat | null
  readonly king: { readonly seat: Seat; readonly how: 'announced' | 'turned' } | null
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
  readonly marks: readonly Mark[]
}

/** Tricks a hand makes, in how many of the hands the other may hold. */
export interface HandOdds extends Omit<Odds, 'majority'> {
  /** The same for each first lead, held to whatever the other has. */
  readonly leads: Readonly<Partial<Record<Card, readonly number[]>>>
}

/** One deal or action, and what came of it. */
export interface Happening<State, Event> {
  readonly before: State
  readonly state: State
  readonly events: readonly Event[]
  /** Null for the deal itself. */
  readonly action: { readonly seat: Seat; readonly do: string } | null
}

/** What a game counts of a partie for those who keep its scores, beside points and deals. */
export interface Counting<State, Event> {
  /** In the order shown; at most thirty, since a list keeps one bit for each. */
  readonly names: readonly string[]
  /** By side, in the order of `names`. */
  of(happenings: readonly Happening<State, Event>[]): readonly (readonly number[])[]
}

/** What a partie takes over from the one before it. */
export interface Succession {
  readonly score: readonly number[]
  /** Whatever else the game hands on, as its `inherited` reads it. */
  readonly inherited: Readonly<Record<string, number | readonly number[]>>
}

/** Parties of a sitting that hang together, as the games of a rubber do. */
export interface Series<State> {
  /** Strict shape of what a partie takes over besides the score, as its record writes it. */
  readonly inherited: z.ZodType<object>
  /** What the next partie takes over from one that is over; null where the series is over with it. */
  next(over: State): Succession | null
  /** Parties won in the series so far, by side. */
  won(state: State): readonly number[]
  /** The account of the series as it stands, for `replay` to print: plain data. */
  account(state: State): object
}

/** How thoroughly a player thinks: a number of samples, never a time. */
export interface Effort {
  readonly samples: number
  /** Counts exactly where it can, and takes what others did as evidence of their cards. */
  readonly weighs: boolean
}

/**
 * A rule book as functions. `Options`, `State`, `Action`, `Event`, `Heard` and `View` are the game's own types; code
 * that serves every game uses the defaults and only passes a game's values back to the same game. Seats handed in
 * are below `seats(options)`.
 */
export interface Game<
  Options extends object = object,
  State extends GameState = GameState,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
  Heard extends AnyEvent = AnyEvent,
  View extends TableView = TableView,
> {
  readonly id: string
  readonly options: OptionTable
  readonly presets: Presets<OptionTable>
  readonly preset: string
  /** Ways of giving the cards, the usual one first. */
  readonly packets: readonly string[]
  /** Numbers of players it can be played by. */
  readonly tables: readonly number[]
  /** True when the window has a table for it. */
  readonly hasTable: boolean
  seats(options: Options): number
  /** How many play against each other: as many as there are seats, or two partnerships whose players sit opposite. */
  sides(options: Options): number
  pack(options: Options): readonly Card[]
  /** Strict shape of an action; legality is `breach`'s matter. */
  readonly action: z.ZodType<Action>
  /**
   * Who sits where after a draw of one card each: by seat, the place in the draw; null when all draw again. Present when
   * seats are drawn for.
   */
  seating?(drawn: readonly Card[], options: Options): readonly number[] | null
  /** Which seat deals first after a draw of one card each, by seat, or null when it cannot be the last draw. */
  cut(drawn: readonly Card[], options: Options): Seat | null

  /** A partie before its first deal; `inherited` is given where a series goes on with it. */
  open(options: Options, score: readonly number[], inherited?: object): State
  /** Present when parties hang together. */
  readonly series?: Series<State>
  /** Who deals next; null when the first deal is still to be cut for. */
  nextDealer(state: State): Seat | null
  /** A whole pack in `order`, given out. */
  distribute(options: Options, order: readonly Card[], dealer: Seat, packets: string): Deal
  /** Why this deal cannot be the next one. */
  dealBreach(state: State, deal: Deal): Breach | null
  deal(state: State, deal: Deal): Step<State, Event>

  /** Whose turn it is, as everybody sees it. */
  turn(state: State): Seat | null
  /** Seats with at least one legal action, whoever's turn it is: known to main alone. */
  toAct(state: State): readonly Seat[]
  legal(state: State, seat: Seat): readonly Action[]
  /** Why not; null exactly when the action is legal. */
  breach(state: State, seat: Seat, action: Action): Breach | null
  /** Only ever called without a breach. */
  step(state: State, seat: Seat, action: Action): Step<State, Event>
  /** Only ever called while a deal is unfinished (G-1, G-2). */
  giveUp(state: State, seat: Seat, what: 'deal' | 'partie'): Step<State, Event>

  /** What an eye may know, built by listing. */
  view(state: State, eye: Eye): View
  /** The event as an ear heard it. */
  hear(event: Event, ear: Eye): Heard
  /** Some state the seat of this view cannot tell from the real one, each equally likely. */
  imagine(view: View, random: Random): State
  /** The deal last begun; null before the first. */
  tally(state: State): Tally | null
  outcome(state: State): Outcome | null
  /** Present when the game has something worth counting. */
  readonly counting?: Counting<State, Event>
  /** What the books advise, null to stay silent out of turn; present when the game has written advice. */
  advise?(view: View, legal: readonly Action[]): Action | null
  /** What every legal action is worth to the seat of this view; where it is missing, players try actions out in imagined states. */
  appraise?(view: View, legal: readonly Action[], effort: Effort, random: Random): readonly Appraisal[]
  /** Advice of the books that fits here; for the coach, as are the next three. */
  books?(view: View, legal: readonly Action[]): readonly BookAdvice[]
  /** Why an action is good whatever else there is; null where that takes a comparison. */
  evident?(action: Action): Reason | null
  /** Tricks over every hand the other may hold, after this action; null where nothing can be counted. */
  odds?(view: View, action: Action): Odds | null
  /** What the partie is expected to count for a seat's side, over or before a deal of `dealer`. */
  worth?(state: State, dealer: Seat, seat: Seat): number
  /** Tricks of a hand as dealt over every hand the other may hold; `leads` is empty for the dealer. */
  handOdds?(hand: readonly Card[], turnUp: Card, part: 'elder' | 'dealer'): HandOdds
  /** The rule by which a hand should be played as it is, or null; present when the game has such hands (J-a … J-d). */
  standingRule?(hand: readonly Card[], trump: Suit): string | null
}

/** A card had to be drawn that the record does not know. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard'
}

export type Played<State, Event> =
  { readonly breach: Breach } | { readonly breach: null; readonly state: State; readonly events: readonly Event[] }

/** The one door of play: a breach, or the step. The state handed in never changes. */
export function play<State extends GameState, Action extends AnyAction, Event extends AnyEvent>(
  game: Pick<Game<object, State, Action, Event>, 'breach' | 'step'>,
  state: State,
  seat: Seat,
  action: Action,
): Played<State, Event> {
  const breach = game.breach(state, seat, action)
  if (breach !== null) return { breach }
  const { state: next, events } = game.step(state, seat, action)
  return { breach: null, state: next, events }
}

/** The score every side begins with. */
export const noPoints = (game: Pick<Game, 'sides'>, options: object): readonly number[] =>
  Array.from({ length: game.sides(options) }, () => 0)

/** True while a deal is begun and not finished: the only time something can be given up. */
export const inDeal = (state: GameState): boolean =>
  state.phase !== 'open' && state.phase !== 'settled' && state.phase !== 'over'
