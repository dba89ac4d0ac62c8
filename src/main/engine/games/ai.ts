// The contract of a mind: what players, the coach and the odds ask of a game beside its rules. It is fetched when somebody
// plays, so that the program starts without any, and a thread that thinks holds that of its game alone. As pure as the rules.
import type { Card } from '../../../shared/card.ts'
import type { ActionValue, BookAdvice, Odds, Reason } from '../../../shared/coach.ts'
import type { AnyAction, AnyEvent, Seat, TableView } from '../../../shared/view.ts'
import type { Random } from '../random.ts'
import type { Game, GameState } from './game.ts'

/** Tricks a hand makes, in how many of the hands the other may hold. */
export interface DealtHandOdds extends Omit<Odds, 'majority'> {
  /** The same for each first lead, held to whatever the other has. */
  readonly leads: Readonly<Partial<Record<Card, readonly number[]>>>
}

/** Differences of worth smaller than this are none. */
export const EVEN = 1e-9

/** Legal actions by how a careful player sees them. */
export interface ActionClasses<Action> {
  readonly sound: readonly Action[]
  /** Of these. */
  readonly first: readonly Action[]
  /** Against the rules, as a careless player might. */
  readonly slips: readonly Action[]
}

/** A breach of the rules that is proven, and the claim that a seat is entitled to. */
export interface ProvenBreach<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The rule that gives the right to the claim. */
  readonly rule: string
}

/** How thoroughly a player thinks: a number of samples, never a time. */
export interface Effort {
  readonly samples: number
  /** Counts exactly where it can, and takes what others did as evidence of their cards. */
  readonly usesInference: boolean
}

/** What thinks in a game. Its types are those of the game, written as they are there. */
export interface GameAi<
  Options extends object = object,
  State extends GameState = GameState,
  Action extends AnyAction = AnyAction,
  Event extends AnyEvent = AnyEvent,
  SeenEvent extends AnyEvent = AnyEvent,
  View extends TableView = TableView,
> {
  /** The rules it thinks by. */
  readonly game: Game<Options, State, Action, Event, SeenEvent, View>
  /** Some state the seat of this view cannot tell from the real one, each equally likely. */
  sampleState(view: View, random: Random): State
  /** What the books advise, null to stay silent out of turn; present when the game has written advice. */
  chooseByBook?(view: View, legal: readonly Action[]): Action | null
  /**
   * What of the legal actions a careful player does, which of them before anything else, since they are his right and cost
   * nothing, and what are slips against the rules; what is in none of these claims more than is proven. Present when a game
   * lets its rules be broken.
   */
  classifyActions?(view: View, legal: readonly Action[]): ActionClasses<Action>
  /**
   * Returns the breaches that open cards and what everybody has heard prove to an onlooker, each with a seat that is
   * entitled to claim it, if the claim is legal for that seat (S-6). Present when a game has claims that can be proven so.
   */
  provenBreaches?(view: View): readonly ProvenBreach<Action>[]
  /**
   * What every legal action is worth to the seat of this view, but for those that decide nothing; where it is missing, or
   * null, players try actions out in imagined states.
   */
  evaluateActions?(view: View, legal: readonly Action[], effort: Effort, random: Random): readonly ActionValue[] | null
  /** Advice of the books that fits here; for the coach, as are the next three. */
  bookAdvice?(view: View, legal: readonly Action[]): readonly BookAdvice[]
  /** Why an action is good whatever else there is; null where that takes a comparison. */
  obviousReason?(action: Action): Reason | null
  /** Tricks over every hand the other may hold, after this action; null where nothing can be counted. */
  handOdds?(view: View, action: Action): Odds | null
  /** What the partie is expected to count for a seat's side, over or before a deal of `dealer`. */
  equity?(state: State, dealer: Seat, seat: Seat): number
  /** Tricks of a hand as dealt over every hand the other may hold; `leads` is empty for the dealer. */
  dealtHandOdds?(hand: readonly Card[], turnUp: Card, part: 'elder' | 'dealer'): DealtHandOdds
}
