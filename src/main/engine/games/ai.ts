// The contract of a game's AI: what players and the coach need besides the rules. It is loaded on
// first use, so that the program starts without it and a worker only loads that of its game. As
// pure as the rules.
import type { ActionValue, BookAdvice, Odds, Reason } from '../../../shared/coach.ts'
import type { AnyAction, AnyEvent, Seat, TableView } from '../../../shared/view.ts'
import type { Random } from '../random.ts'
import type { CardFacts } from '../trick-ai/certain.ts'
import type { Game, GameState } from './game.ts'
import { type OptionTable, chooseOptions } from './options.ts'

/** Legal actions as a careful player classifies them. */
export interface ActionClasses<Action> {
  readonly sound: readonly Action[]
  /** Those of the sound actions that come before anything else: rights that cost nothing. */
  readonly first: readonly Action[]
  /** Actions against the rules, as a careless player might choose them. */
  readonly slips: readonly Action[]
}

/** What an action is; `first` is sound, `unproven` is in no class. */
export type ActionKind = 'sound' | 'first' | 'slip' | 'unproven'

/** Classifies actions by their kinds. */
export function classifyBy<Action>(
  legal: readonly Action[],
  kindOf: (action: Action) => ActionKind,
): ActionClasses<Action> {
  const kinds = legal.map(kindOf)
  const pick = (...wanted: readonly ActionKind[]): readonly Action[] =>
    legal.filter((_, place) => wanted.includes(kinds[place] ?? 'unproven'))
  return { sound: pick('sound', 'first'), first: pick('first'), slips: pick('slip') }
}

/** A proven breach of the rules, and the claim that a seat is entitled to. */
export interface ProvenBreach<Action> {
  readonly seat: Seat
  readonly action: Action
  /** The rule that gives the right to the claim. */
  readonly rule: string
}

/** What the coach adds to the values of an action. */
export interface ActionComment {
  /** Why it is good in any position; null if only a comparison shows it. */
  readonly reason: Reason | null
  /** The tricks over every hand of the other player after it; null if nothing can be counted. */
  readonly odds: Odds | null
}

/** The effort of a player: a number of samples, never a time. */
export interface Effort {
  readonly samples: number
  /** True to count exactly when possible, and to infer cards from the others' actions. */
  readonly usesInference: boolean
  /** True if no action is tried in more samples than these, however few are left. */
  readonly isEven?: true
}

/** What may be done out of turn, next to waiting; the doubt of each is that of the difference. */
export interface AsideValues {
  /** Equity of doing nothing. */
  readonly waiting: number
  readonly actions: readonly ActionValue[]
}

/** What a decision is about, and who has to take it. */
export interface DecisionClass {
  /** One of `GameAi.kinds`. */
  readonly kind: string
  /** One of `GameAi.roles`. */
  readonly role: string
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
  /** Kinds of decisions, as they come up in a deal. They are stored, and never renamed. */
  readonly kinds: readonly string[]
  /** Roles of a seat in a deal. They are stored, and never renamed. */
  readonly roles: readonly string[]
  /**
   * Classifies the decision of the seat of a view by what it may do, never by what it did: an
   * exercise must not give away the answer by its kind. A kind is known to the seat itself.
   */
  describeDecision(view: View, legal: readonly Action[]): DecisionClass
  /** Samples a state that this seat cannot tell from the real one, each equally likely. */
  sampleState(view: View, random: Random): State
  /** Returns what the books advise; null to stay silent out of turn. */
  chooseByBook(view: View, legal: readonly Action[]): Action | null
  /**
   * Returns what someone does who knows the rules and a few habits, but remembers little more than
   * the last trick; null to stay silent out of turn.
   */
  chooseAsNovice(view: View, legal: readonly Action[]): Action | null
  /** Classifies the legal actions. Claims of what is known to be unproven may be in no class. */
  classifyActions(view: View, legal: readonly Action[]): ActionClasses<Action>
  /**
   * Returns the breaches that open cards and public announcements prove to an onlooker, each with a
   * seat that is entitled to claim it, if the claim is legal for that seat (S-6).
   */
  provenBreaches(view: View): readonly ProvenBreach<Action>[]
  /**
   * True if some of the actions can be evaluated without the others, each by as many samples as the
   * effort says: the coach then spends its samples on those that may be the best.
   */
  readonly triesApart?: true
  /**
   * True of an action that only raises what is played for: players who sample do it if it is better
   * beyond two standard errors. Present if a game has such actions.
   */
  isWager?(action: Action): boolean
  /** Evaluates every legal action that decides something; if null, players try them in samples. */
  evaluateActions(
    view: View,
    legal: readonly Action[],
    effort: Effort,
    random: Random,
  ): readonly ActionValue[] | null
  /**
   * Evaluates what may be done out of turn, and waiting; null if there is nothing to consider. If
   * absent, players do what the book does. Present if something has a price that is done so.
   */
  evaluateAside?(
    view: View,
    legal: readonly Action[],
    effort: Effort,
    random: Random,
  ): AsideValues | null
  /**
   * Loads the data by which players and the coach decide under these options. They are asked only
   * when it is there, and throw before. Present if there is any.
   */
  loadData?(options: Options): Promise<void>
  /**
   * Returns what is best where the game is solved, drawn among actions that are mixed; null
   * elsewhere. Present if a part of the game is solved.
   */
  chooseSolved?(view: View, legal: readonly Action[], random: Random): Action | null
  /** Returns the advice of the books that fits here, for the coach. */
  bookAdvice(view: View, legal: readonly Action[]): readonly BookAdvice[]
  /** Returns what the coach needs to say why a card is good. */
  cardFacts(view: View): CardFacts
  /** Comments on an action for the coach; present if a game has more to say than its values. */
  commentOn?(view: View, action: Action): ActionComment
  /** Returns the expected value of the partie for a seat's side, over or before `dealer` deals. */
  equity(state: State, dealer: Seat, seat: Seat): number
}

/** The AI of a game of this type. */
export type AiOf<Rules> =
  Rules extends Game<
    infer Options,
    infer State,
    infer Action,
    infer Event,
    infer SeenEvent,
    infer View
  >
    ? GameAi<Options, State, Action, Event, SeenEvent, View>
    : never

/** Loads the data of an AI for every preset of its game. */
export async function loadAllData(ai: GameAi): Promise<void> {
  const { options, presets } = ai.game
  for (const preset of Object.keys(presets)) {
    const chosen = chooseOptions<OptionTable>(options, presets, preset, {})
    if ('options' in chosen) await ai.loadData?.(chosen.options)
  }
}
