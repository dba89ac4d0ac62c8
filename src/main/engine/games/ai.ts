// The contract of a game's AI: what players, the coach and the odds need besides the rules. It is
// loaded on first use, so that the program starts without it and a worker only loads that of its
// game. As pure as the rules.
import type { Card } from '../../../shared/card.ts'
import type { ActionValue, BookAdvice, Odds, Reason } from '../../../shared/coach.ts'
import type { AnyAction, AnyEvent, Seat, TableView } from '../../../shared/view.ts'
import type { Random } from '../random.ts'
import type { Game, GameState } from './game.ts'

/** Distribution of the tricks of a hand, over the hands that the other player may hold. */
export interface DealtHandOdds extends Omit<Odds, 'majority'> {
  /** The same for each first lead, if it is played whatever the other player holds. */
  readonly leads: Readonly<Partial<Record<Card, readonly number[]>>>
}

/** Smallest difference between two values that counts. */
export const EVEN = 1e-9

/** Legal actions as a careful player classifies them. */
export interface ActionClasses<Action> {
  readonly sound: readonly Action[]
  /** Those of the sound actions that come before anything else. */
  readonly first: readonly Action[]
  /** Actions against the rules, as a careless player might choose them. */
  readonly slips: readonly Action[]
}

/** A proven breach of the rules, and the claim that a seat is entitled to. */
export interface ProvenBreach<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The rule that gives the right to the claim. */
  readonly rule: string
}

/** The effort of a player: a number of samples, never a time. */
export interface Effort {
  readonly samples: number
  /**
   * True to count exactly when possible, and to use the others' actions as evidence of their cards.
   */
  readonly usesInference: boolean
}

/** The AI of a game. Its type parameters are those of the game's rules, in the same order. */
export interface GameAi<
  Options extends object = object,
  State extends GameState = GameState,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
  SeenEvent extends AnyEvent = AnyEvent,
  View extends TableView = TableView,
> {
  /** The rules that the AI plays by. */
  readonly game: Game<Options, State, Action, Event, SeenEvent, View>
  /**
   * Samples a state that the seat of this view cannot distinguish from the real one, each equally
   * likely.
   */
  sampleState(view: View, random: Random): State
  /**
   * Returns what the books advise, null to stay silent out of turn; present if the game has written
   * advice.
   */
  chooseByBook?(view: View, legal: readonly Action[]): Action | null
  /**
   * Classifies the legal actions: those that a careful player considers, those of them to do before
   * anything else because they are a right and cost nothing, and slips against the rules. Claims of
   * what is not proven are in none of these classes. Present if a game allows its rules to be
   * broken.
   */
  classifyActions?(view: View, legal: readonly Action[]): ActionClasses<Action>
  /**
   * Returns the breaches that open cards and public announcements prove to an onlooker, each with a
   * seat that is entitled to claim it, if the claim is legal for that seat (S-6). Present if a game
   * has claims that can be proven so.
   */
  provenBreaches?(view: View): readonly ProvenBreach<Action>[]
  /**
   * Evaluates every legal action for the seat of this view, except those that decide nothing. If it
   * is missing or returns null, players try the actions in sampled states.
   */
  evaluateActions?(
    view: View,
    legal: readonly Action[],
    effort: Effort,
    random: Random,
  ): readonly ActionValue[] | null
  /** Returns the advice of the books that fits here; for the coach, like the next three. */
  bookAdvice?(view: View, legal: readonly Action[]): readonly BookAdvice[]
  /**
   * Returns the reason why an action is good in any position; null if only a comparison shows it.
   */
  obviousReason?(action: Action): Reason | null
  /**
   * Counts the tricks over every hand of the other player after this action; null if nothing can be
   * counted.
   */
  handOdds?(view: View, action: Action): Odds | null
  /**
   * Returns the expected value of the partie for a seat's side, over or before a deal of `dealer`.
   */
  equity?(state: State, dealer: Seat, seat: Seat): number
  /**
   * Counts the tricks of a hand as dealt over every hand of the other player; `leads` is empty for
   * the dealer.
   */
  dealtHandOdds?(hand: readonly Card[], turnUp: Card, part: 'elder' | 'dealer'): DealtHandOdds
}
