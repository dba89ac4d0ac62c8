// What the coach says of a decision: what each action is worth to the seat that has to decide, judged by what that seat
// can know and never by the hidden cards. Equity is what the partie is expected to count (E-29): won less lost, in parties.
import type { AnyAction, Seat } from './view.ts'

/** What an action is worth to the seat that may do it. */
export interface ActionValue {
  readonly action: AnyAction
  /** Points of this deal, own less the other side's, as expected; of several others what they have on the average. */
  readonly points: number
  /** Of these the other side's, or the others' on the average. */
  readonly against: number
  /** Chance to win the partie, 0 to 1; null where a game cannot tell. */
  readonly chance: number | null
  /** Decisions are made by this. */
  readonly equity: number
  /** Standard error of `equity`; 0 where every hand was counted. */
  readonly error: number
  /** Standard error of how far it lies behind the best, where both were tried in the same worlds. */
  readonly doubt?: number
  /** Chance to mark for the tricks of this deal, and to make them all; null where a game cannot tell. */
  readonly point: number | null
  readonly vole: number | null
  /** Tricks of the own side in this deal, as expected; where a game is told in tricks. */
  readonly tricks?: number
  /** For a proposal or its acceptance: what to lay away then, best first. */
  readonly plans?: readonly FollowUp[]
}

/** What to do next if it comes to that. */
export type FollowUp = Omit<ActionValue, 'plans'>

/** What a book of the game's rules advises here. */
export interface BookAdvice {
  /** An id of the rule book: J-a … J-d, L-1 … L-8. */
  readonly rule: string
  readonly action: AnyAction
}

/** In how many of the hands the other may hold this seat takes 0, 1, 2 … tricks, both hands known. */
export interface Odds {
  readonly hands: number
  /** How many tricks mark a point. */
  readonly majority: number
  readonly tricks: readonly number[]
}

/** Why the best action is the best, in what it gains over the next best one. Shares are chances, 0 to 1. */
export type Reason =
  /** More often the majority of the tricks. */
  | { readonly why: 'point'; readonly share: number; readonly other: number }
  /** More often all the tricks. */
  | { readonly why: 'vole'; readonly share: number; readonly other: number }
  /** More points in the deal, whatever way. */
  | { readonly why: 'points'; readonly points: number; readonly other: number }
  /** The same points, worth more at this score. */
  | { readonly why: 'score'; readonly chance: number; readonly other: number }
  /** Worth more, all that is paid included, though it wins neither more points nor more often. */
  | { readonly why: 'worth'; readonly worth: number; readonly other: number }
  /** A point for the king, at once. */
  | { readonly why: 'king' }
  /** Points that wait to be marked, or are lost. */
  | { readonly why: 'due' }
  /** Somebody broke a rule, and to claim it costs nothing. */
  | { readonly why: 'right' }
  /** Several are equally good. */
  | { readonly why: 'even' }

export interface Hint {
  /** Every legal action, best first. */
  readonly appraisals: readonly ActionValue[]
  readonly reason: Reason
  /** Advice of the books that applies here, whether it agrees or not. */
  readonly books: readonly BookAdvice[]
  /** Of the best action; null where nothing can be counted. */
  readonly odds: Odds | null
}

/** A decision that gives something away, told before it is done. */
export interface TutorWarning {
  readonly wish: ActionValue
  readonly best: ActionValue
  /** Equity given away. */
  readonly cost: number
}

/** A decision that gave something away. */
export interface CostlyDecision {
  readonly deal: number
  /** The position before the decision, as a place in the steps of the review. */
  readonly step: number
  readonly seat: Seat
  readonly done: ActionValue
  readonly best: ActionValue
  readonly cost: number
  readonly books: readonly BookAdvice[]
  /** The person had asked for a hint. */
  readonly hinted: boolean
}

export const GRADES = ['flawless', 'masterly', 'strong', 'fair', 'uneven', 'careless'] as const
/** A word for an error rate. */
export type Grade = (typeof GRADES)[number]

export interface DecisionStats {
  /** Decisions between actions of different worth. */
  readonly decisions: number
  /** Equity given away in all of them together. */
  readonly cost: number
  /** `cost` per decision. */
  readonly rate: number
  /** Null where the game has no words for it. */
  readonly grade: Grade | null
}

/** A deal from one side, in equity: what it brought is luck and skill together. */
export interface DealResult {
  readonly deal: number
  readonly before: number
  readonly after: number
  /** What the other side gave away, less what this one did; what one of several others gave away they share. */
  readonly skill: number
  /** The rest: the cards dealt, bought and met. */
  readonly luck: number
}

/** How the partie stood at a step, from one side: what it was expected to count. */
export interface CoursePoint {
  readonly step: number
  readonly deal: number
  /** As the seat that had to decide could know it; between deals, as the score alone tells. */
  readonly equity: number
  /** Chance of the side to win the partie; null where a game cannot tell. */
  readonly chance: number | null
  /** Equity the decision taken here gave away; 0 where it was good, or there was none. */
  readonly cost: number
}

/** A finished deal or partie as it went for one side. */
export interface SideAnalysis {
  /**
   * In order; empty where a game cannot tell. At a table of more than two sides the decisions of the others are not in it:
   * what they mean to one of them nobody has counted.
   */
  readonly course: readonly CoursePoint[]
  readonly deals: readonly DealResult[]
  /** What it counted, how much of that was luck, and what remains without it. */
  readonly result: number
  readonly luck: number
  readonly adjusted: number
}

/** A finished deal or partie judged. */
export interface Analysis {
  /** By side. */
  readonly sides: readonly SideAnalysis[]
  /** By seat; null where it is not told. */
  readonly accounts: readonly (DecisionStats | null)[]
  /** The dearest first. */
  readonly slips: readonly CostlyDecision[]
}

/** Equity a decision may cost before the tutor asks; 0 when he stays silent. */
export const TUTOR_LIMITS = [0, 0.02, 0.05, 0.1, 0.2] as const
export type TutorLimit = (typeof TUTOR_LIMITS)[number]

export interface CoachSettings {
  /** Hints can be asked for at the table. */
  readonly hints: boolean
  readonly tutor: TutorLimit
  /** Finished deals and parties are judged. */
  readonly judges: boolean
}
