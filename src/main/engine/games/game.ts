// The contract of a game's rules: what a table, a record and a test ask of it; what its players ask stands in mind.ts.
// Everything here is pure; chance comes in as data (a deal) or as a generator that is handed over.
import type { z } from 'zod/mini'
import type { Card, Suit } from '../../../shared/card.ts'
import type { EveningKind } from '../../../shared/evening.ts'
import type {
  AnyAction,
  AnyEvent,
  Breach,
  Viewer,
  Mark,
  Outcome,
  Seat,
  TableView,
  Trick,
} from '../../../shared/view.ts'
import type { Random } from '../random.ts'
import type { Lesson } from './lesson.ts'
import type { GameAi } from './ai.ts'
import type { OptionTable, Presets } from './options.ts'

/** What every state has in common. A game's own state is a union of phases. */
export interface GameState {
  readonly phase: string
  /** By side. */
  readonly score: readonly number[]
}

/** What went wrong with the cards of a deal, where its game knows such slips. */
export interface DealSlips {
  /** Cards turned beside the trump; the talon lists them where they are pushed back to. */
  readonly turned?: readonly Card[]
  /** Cards that lie face up in the talon. */
  readonly faceUp?: readonly Card[]
  /** Cards, of a hand or of the talon, that are seen when they come to their hand. */
  readonly exposed?: readonly Card[]
  /** Which card of a hand is drawn unseen, counted from 0. */
  readonly unseen?: number
  /** Noticed before anybody has looked. */
  readonly noticed?: true
  /** Who exposed the cards, where it is asked, or draws wrongly. */
  readonly by?: Seat
  /** Who looked at a card that nobody may see. */
  readonly looked?: Seat
  /** How a card is drawn wrongly, after how many tricks at the earliest. */
  readonly drawn?: 'none' | 'outOfTurn' | 'two'
  readonly after?: number
}

/** One distribution of the cards, as a record writes it. */
export interface Deal {
  readonly dealer: Seat
  /** How the packets were given; one of the game's `packets`. */
  readonly packets: string
  /** As dealt, by seat. */
  readonly hands: readonly (readonly Card[])[]
  /** Null in games that turn none. */
  readonly turnUp: Card | null
  /** From the top; null where a card is not known (old records). */
  readonly talon: readonly (Card | null)[]
  readonly slips?: DealSlips
}

/** A deal of a game that turns a card. */
export interface TurnedDeal extends Deal {
  readonly turnUp: Card
}

export interface StepResult<State, Event> {
  readonly state: State
  readonly events: readonly Event[]
}

/** Where a deal stands, as `replay` prints it; a game may add to it. */
export interface Tally {
  readonly dealer: Seat
  /** Null while there is none, and in games without. */
  readonly trump: Suit | null
  readonly turnUp: Card | null
  readonly finished: boolean
  readonly vulnerable: Seat | null
  readonly king: { readonly seat: Seat; readonly how: 'announced' | 'turned' } | null
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
  readonly marks: readonly Mark[]
}

/** One deal or action, and what came of it. */
export interface Transition<State, Event> {
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
  countPartie(transitions: readonly Transition<State, Event>[]): readonly (readonly number[])[]
}

/** What a partie takes over from the one before it. */
export interface CarryOver {
  readonly score: readonly number[]
  /** Whatever else the game hands on, as its `inherited` reads it. */
  readonly inherited: Readonly<Record<string, number | readonly number[]>>
}

/** Parties of a sitting that hang together, as the games of a rubber do. */
export interface Series<State> {
  /** Strict shape of what a partie takes over besides the score, as its record writes it. */
  readonly inherited: z.ZodMiniType<object>
  /** Whether what is taken over is that of such a table; where it is missing, all of that shape is. */
  acceptsCarryOver?(options: object, inherited: object): boolean
  /** What the next partie takes over from one that is over; null where the series is over with it. */
  carryOver(over: State): CarryOver | null
  /** What a partie takes over, besides the score, that goes on from between two deals of this one; null where nobody has dealt. */
  carryWithin(state: State): CarryOver['inherited'] | null
  /** Parties won in the series so far, by side. */
  seriesScore(state: State): readonly number[]
  /** The account of the series as it stands, for `replay` to print: plain data. */
  seriesAccount(state: State): object
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
  SeenEvent extends AnyEvent = AnyEvent,
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
  /** Kinds of evenings it is played in, each with the options it settles by itself (S-3, S-4). */
  readonly evenings: Readonly<Partial<Record<EveningKind, Readonly<Record<string, string | number | boolean>>>>>
  /** True when the window has a table for it. */
  readonly hasTable: boolean
  /** A guided first deal, fetched when it begins; present when somebody has written one. */
  loadLesson?(): Promise<Lesson>
  countSeats(options: Options): number
  /** How many play against each other: as many as there are seats, or two partnerships whose players sit opposite. */
  countSides(options: Options): number
  createPack(options: Options): readonly Card[]
  /** Whether every deal has a turn-up. */
  turnsUp(options: Options): boolean
  /** Strict shape of an action; legality is `breach`'s matter. */
  readonly action: z.ZodMiniType<Action>
  /** The cards one draws from, in chance order, where it is not the whole pack. */
  drawOrder?(options: Options, random: Random): readonly Card[]
  /**
   * Who sits where after a draw of one card each: by seat, the place in the draw; null when all draw again. Present when
   * seats are drawn for.
   */
  seatingByDraw?(drawn: readonly Card[], options: Options): readonly number[] | null
  /** Which seat deals first after a draw of one card each, by seat, or null when it cannot be the last draw. */
  dealerByCut(drawn: readonly Card[], options: Options): Seat | null

  /**
   * A partie before its first deal; `inherited` is given where a series goes on with it, `lots` the last row of cards drawn
   * for the deal, by seat, where they were drawn.
   */
  startPartie(options: Options, score: readonly number[], inherited?: object, lots?: readonly Card[]): State
  /** Present when parties hang together. */
  readonly series?: Series<State>
  /** Who deals next; null when the first deal is still to be cut for. */
  nextDealer(state: State): Seat | null
  /** A whole pack in `order`, given out. */
  distributeCards(options: Options, order: readonly Card[], dealer: Seat, packets: string): Deal
  /** A deal that has been put by and is to be played next, null where none is; present when a game puts deals by. */
  deferredDeal?(state: State): Deal | null
  /** True while the deal just ended lies there as it is, to be played later: its cards are still to be kept. */
  isDealDeferred?(state: State): boolean
  /** A deal with what goes wrong in it by chance; present when a game knows slips of the cards. */
  sampleMisdeal?(state: State, plainDeal: Deal, random: Random): Deal
  /** Why this deal cannot be the next one. */
  findDealBreach(state: State, nextDeal: Deal): Breach | null
  startDeal(state: State, deal: Deal): StepResult<State, Event>

  /** Whose turn it is, as everybody sees it. */
  seatToPlay(state: State): Seat | null
  /** Seats with at least one legal action, whoever's turn it is: known to main alone. */
  seatsToAct(state: State): readonly Seat[]
  legalActions(state: State, seat: Seat): readonly Action[]
  /** Why not; null exactly when the action is legal. */
  findBreach(state: State, seat: Seat, action: Action): Breach | null
  /** Only ever called without a breach. */
  applyAction(state: State, seat: Seat, action: Action): StepResult<State, Event>
  /** Only ever called while a deal is unfinished (G-1, G-2). */
  giveUp(state: State, seat: Seat, what: 'deal' | 'partie'): StepResult<State, Event>

  /** What an eye may know, built by listing. */
  viewFor(state: State, viewer: Viewer): View
  /** The event as an ear heard it. */
  eventFor(event: Event, viewer: Viewer): SeenEvent
  /** The deal last begun; null before the first. */
  tallyTricks(state: State): Tally | null
  findOutcome(state: State): Outcome | null
  /** Present when the game has something worth counting. */
  readonly counting?: Counting<State, Event>
  /**
   * How many tricks are left of the deal when all of them are certainly those of the seat of this view, which is to lead;
   * 0 when they are not.
   */
  countCertainTricks(view: View, legal: readonly Action[]): number
  /**
   * Equity given away a decision, at most, for each of the coach's grades but the last; present where it has been measured
   * what players of the game give away.
   */
  readonly grades?: readonly number[]
  /** The rule by which a hand should be played as it is, or null; present when the game has such hands (J-a … J-d). */
  standingRule?(hand: readonly Card[], trump: Suit): string | null
  /** True when the books have advice for every turn, so that somebody can play by them. */
  readonly hasBook: boolean
  /** What its players and the coach think with: fetched when somebody plays. */
  loadAi(): Promise<GameAi<Options, State, Action, Event, SeenEvent, View>>
}

/** A card had to be drawn that the record does not know. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard'
}

export type PlayResult<State, Event> =
  { readonly breach: Breach } | { readonly breach: null; readonly state: State; readonly events: readonly Event[] }

/** The one door of play: a breach, or the step. The state handed in never changes. */
export function play<State extends GameState, Action extends AnyAction, Event extends AnyEvent>(
  game: Pick<Game<object, State, Action, Event>, 'findBreach' | 'applyAction'>,
  state: State,
  seat: Seat,
  action: Action,
): PlayResult<State, Event> {
  const breach = game.findBreach(state, seat, action)
  if (breach !== null) return { breach }
  const { state: next, events } = game.applyAction(state, seat, action)
  return { breach: null, state: next, events }
}

/** The score every side begins with. */
export const noPoints = (game: Pick<Game, 'countSides'>, options: object): readonly number[] =>
  Array.from({ length: game.countSides(options) }, () => 0)

/** True while a deal is begun and not finished: the only time something can be given up. */
export const inDeal = (state: GameState): boolean =>
  state.phase !== 'open' && state.phase !== 'settled' && state.phase !== 'over'
