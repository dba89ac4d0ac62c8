// The contract of a game's rules, for tables, records and tests; that of its AI is in ai.ts.
// Everything here is pure: chance comes in as data (a deal) or as a generator passed as an
// argument.
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

/** State that all games have in common. A game's own state is a union of phases. */
export interface GameState {
  readonly phase: string
  /** By side. */
  readonly score: readonly number[]
}

/** Slips with the cards of a deal, in games that have them. */
export interface DealSlips {
  /** Cards turned besides the trump; the talon lists them at the places they are pushed back to. */
  readonly turned?: readonly Card[]
  /** Cards that lie face up in the talon. */
  readonly faceUp?: readonly Card[]
  /** Cards, of a hand or of the talon, that are seen when they come to their hand. */
  readonly exposed?: readonly Card[]
  /** Index of the card of a hand that is drawn unseen. */
  readonly unseen?: number
  /** True if it was noticed before a player looked at the cards. */
  readonly noticed?: true
  /** The seat that exposed the cards, if that matters, or that draws wrongly. */
  readonly by?: Seat
  /** The seat that looked at a card it must not see. */
  readonly looked?: Seat
  /** The wrong way in which a card is drawn, and the number of tricks before it at the earliest. */
  readonly drawn?: 'none' | 'outOfTurn' | 'two'
  readonly after?: number
}

/** One distribution of the cards, as a record writes it. */
export interface Deal {
  readonly dealer: Seat
  /** The way in which the cards were dealt in packets; one of the game's `packets`. */
  readonly packets: string
  /** As dealt, by seat. */
  readonly hands: readonly (readonly Card[])[]
  /** Null in games that turn none. */
  readonly turnUp: Card | null
  /** From the top; null for a card that is not known (old records). */
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

/** The state of a deal as `replay` prints it; a game may add to it. */
export interface Tally {
  readonly dealer: Seat
  /** Null while there is none, and in games without trumps. */
  readonly trump: Suit | null
  readonly turnUp: Card | null
  readonly finished: boolean
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
  readonly marks: readonly Mark[]
}

/** One deal or action, and its outcome. */
export interface Transition<State, Event> {
  readonly before: State
  readonly state: State
  readonly events: readonly Event[]
  /** Null for the deal itself. */
  readonly action: { readonly seat: Seat; readonly do: string } | null
}

/** Statistics of a partie that a game counts besides points and deals. */
export interface Counting<State, Event> {
  /** In the order shown; at most thirty, since a list stores one bit for each. */
  readonly names: readonly string[]
  /** Counts a partie; by side, in the order of `names`. */
  countPartie(transitions: readonly Transition<State, Event>[]): readonly (readonly number[])[]
}

/** State that a partie takes over from the previous one. */
export interface CarryOver {
  readonly score: readonly number[]
  /** Game-specific state, of the shape of the game's `inherited`. */
  readonly inherited: Readonly<Record<string, number | readonly number[]>>
}

/** A series of parties that depend on one another, like the games of a rubber. */
export interface Series<State> {
  /** Strict shape of what a partie takes over besides the score, as its record writes it. */
  readonly inherited: z.ZodMiniType<object>
  /** Returns true if such a table can take this over; if missing, all of that shape is accepted. */
  acceptsCarryOver?(options: object, inherited: object): boolean
  /** Returns what the next partie takes over from a finished one; null if the series is over. */
  carryOver(over: State): CarryOver | null
  /** Returns what a partie takes over if it continues between two deals; null before the first. */
  carryWithin(state: State): CarryOver['inherited'] | null
  /** Returns the parties won in the series so far, by side. */
  seriesScore(state: State): readonly number[]
  /** Returns the account of the series for `replay` to print, as plain data. */
  seriesAccount(state: State): object
}

/**
 * The rules of a game as functions. `Options`, `State`, `Action`, `Event`, `SeenEvent` and `View`
 * are the game's own types; code that serves every game uses the defaults and only passes a game's
 * values back to the same game. Seats passed in are below `seats(options)`.
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
  /** Ways of dealing the cards in packets, the usual one first. */
  readonly packets: readonly string[]
  /** Possible numbers of players. */
  readonly tables: readonly number[]
  /** The kinds of evenings it is played in, each with the options it settles (S-3, S-4). */
  readonly evenings: Readonly<
    Partial<Record<EveningKind, Readonly<Record<string, string | number | boolean>>>>
  >
  /** Loads a guided first deal. */
  loadLesson(): Promise<Lesson>
  countSeats(options: Options): number
  /** Returns the number of sides: one a seat, or two partnerships whose players sit opposite. */
  countSides(options: Options): number
  createPack(options: Options): readonly Card[]
  /** Returns true if every deal has a turn-up. */
  turnsUp(options: Options): boolean
  /** Strict shape of an action; `findBreach` checks that it is legal. */
  readonly action: z.ZodMiniType<Action>
  /** Returns the cards to draw from, in random order, if they are not the whole pack. */
  drawOrder?(options: Options, random: Random): readonly Card[]
  /** Returns by seat its place in a draw for seats; null if all draw again. */
  seatingByDraw?(drawn: readonly Card[], options: Options): readonly number[] | null
  /** Returns the seat that deals first after a draw, by seat; null if it cannot be the last. */
  dealerByCut(drawn: readonly Card[], options: Options): Seat | null

  /** Starts a partie; `inherited` continues a series, `lots` are the cards drawn last, by seat. */
  startPartie(
    options: Options,
    score: readonly number[],
    inherited?: object,
    lots?: readonly Card[],
  ): State
  /** Present if parties depend on one another. */
  readonly series?: Series<State>
  /** Returns the next dealer; null if the first deal is still to be cut for. */
  nextDealer(state: State): Seat | null
  /** Deals a whole pack in `order`. */
  distributeCards(options: Options, order: readonly Card[], dealer: Seat, packets: string): Deal
  /** Returns a deferred deal that is played next, or null; present if a game defers deals. */
  deferredDeal?(state: State): Deal | null
  /** Returns true while the deal just ended is deferred, so that its cards must be stored. */
  isDealDeferred?(state: State): boolean
  /** Adds the slips of chance to a deal; present if a game has slips of the cards. */
  sampleMisdeal?(state: State, plainDeal: Deal, random: Random): Deal
  /** Returns why this deal cannot be the next one; null if it can. */
  findDealBreach(state: State, nextDeal: Deal): Breach | null
  startDeal(state: State, deal: Deal): StepResult<State, Event>

  /** Returns the seat on turn, as all players see it. */
  seatToPlay(state: State): Seat | null
  /** Returns the seats with at least one legal action, on turn or not: only main may know them. */
  seatsToAct(state: State): readonly Seat[]
  legalActions(state: State, seat: Seat): readonly Action[]
  /** Returns why the action is illegal; null exactly if it is legal. */
  findBreach(state: State, seat: Seat, action: Action): Breach | null
  /**
   * Returns true while a seat may still mend what it did, as far as all can see; present if a game
   * has this right. A computer player whose action may end it leaves time for it.
   */
  mayStillMend?(view: View, seat: Seat): boolean
  /** Applies an action that has no breach. */
  applyAction(state: State, seat: Seat, action: Action): StepResult<State, Event>
  /** Applies giving up. Only called while a deal is unfinished (G-1, G-2). */
  giveUp(state: State, seat: Seat, what: 'deal' | 'partie'): StepResult<State, Event>

  /** Builds what a viewer may know, field by field. */
  viewFor(state: State, viewer: Viewer): View
  /** Returns the event as a viewer perceives it. */
  eventFor(event: Event, viewer: Viewer): SeenEvent
  /** Returns the state of the last deal; null before the first. */
  tallyTricks(state: State): Tally | null
  findOutcome(state: State): Outcome | null
  readonly counting: Counting<State, Event>
  /** Returns the tricks left if the seat of this view leads and is certain to take all, else 0. */
  countCertainTricks(view: View, legal: readonly Action[]): number
  /**
   * The version of the coach's judgement of this game, stored with it. It is raised whenever the
   * same decision may get another cost, kind or role: by the effort of the coach or its rounds
   * (`players/judge.ts`), by what the AI says of an action, or by which decisions count. What an
   * older coach judged is then judged anew.
   */
  readonly coachVersion: number
  /** Upper limits of the average loss per decision for the coach's grades, if it was measured. */
  readonly grades?: readonly number[]
  /** Loads the AI of its players and the coach. */
  loadAi(): Promise<GameAi<Options, State, Action, Event, SeenEvent, View>>
}

/** An action needs a card that the record does not have. */
export class UnknownCard extends Error {
  override readonly name = 'UnknownCard'
}

export type PlayResult<State, Event> =
  | { readonly breach: Breach }
  | { readonly breach: null; readonly state: State; readonly events: readonly Event[] }

/** Checks and applies an action: every action of every game passes here. Changes no state. */
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

/** Returns the score every side begins with. */
export const noPoints = (game: Pick<Game, 'countSides'>, options: object): readonly number[] =>
  Array.from({ length: game.countSides(options) }, () => 0)

/** Returns true while a deal is unfinished: only then is giving up possible. */
export const inDeal = (state: GameState): boolean =>
  state.phase !== 'open' && state.phase !== 'settled' && state.phase !== 'over'
