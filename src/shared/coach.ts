// The comments of the coach on a decision: the value of each action for the seat that has to
// decide, judged by what that seat can know and never by the hidden cards. Equity is the expected
// value of the partie (E-29): won less lost, in parties.
import type { AnyAction, Seat } from './view.ts'

/** The value of an action for the seat that may do it. */
export interface ActionValue {
  readonly action: AnyAction
  /** Expected points of this deal, less the other side's, or the average of several. */
  readonly points: number
  /** Expected points of the other side, or the average of the others. */
  readonly against: number
  /** Chance to win the partie, 0 to 1; null if a game cannot estimate it. */
  readonly chance: number | null
  /** Decisions are made by this. */
  readonly equity: number
  /** Standard error of `equity`; 0 if every hand was counted. */
  readonly error: number
  /** True if the equity comes from a part of the game that is solved; `error` is its tolerance. */
  readonly isSolved?: true
  /** Standard error of the difference to the best action, both tried in the same samples. */
  readonly doubt?: number
  /** Chance to mark for the tricks of this deal, and to make them all; null if unknown. */
  readonly point: number | null
  readonly vole: number | null
  /** Expected tricks of the own side in this deal, if the game counts in tricks. */
  readonly tricks?: number
  /** Chance that what is undertaken with the action, or stands, is made; if something is. */
  readonly made?: number
  /** For a proposal or its acceptance: the discards that could follow, best first. */
  readonly plans?: readonly FollowUp[]
}

/** A later action, if it comes to that. */
export type FollowUp = Omit<ActionValue, 'plans'>

/** Smallest difference between two values that counts. */
export const EVEN = 1e-9

/** Smallest cost of a decision that is marked in a course, a list or a page. */
export const LEAST_MARKED = 0.005

/**
 * Returns the equity an action loses against the best; 0 within two standard errors. A rounding
 * error decides nothing: in few samples the difference may be just two of them.
 */
export function computeCost(done: ActionValue, best: ActionValue): number {
  const difference = best.equity - done.equity
  return difference > 2 * doubtBetween(done, best) + EVEN ? difference : 0
}

/** Returns the standard error of the difference of an action to the best one. */
export const doubtBetween = (done: ActionValue, best: ActionValue): number =>
  done.doubt ?? Math.hypot(best.error, done.error)

/** Advice of a rule of the game's rule book. */
export interface BookAdvice {
  /** An id of the rule book: J-a … J-d, L-1 … L-8. */
  readonly rule: string
  readonly action: AnyAction
  /** True if the rule says what is for and against it: it is not contradicted. */
  readonly isOnlyNamed?: true
}

/** Number of hands of the opponent in which this seat takes 0, 1, 2 … tricks, both known. */
export interface Odds {
  readonly hands: number
  /** Number of tricks that mark a point. */
  readonly majority: number
  readonly tricks: readonly number[]
}

/** Why an action is good, or its gain over the next one. Shares are chances, 0 to 1. */
export type Reason =
  /** More often the majority of the tricks. */
  | { readonly why: 'point'; readonly share: number; readonly other: number }
  /** More often all the tricks. */
  | { readonly why: 'vole'; readonly share: number; readonly other: number }
  /** More points in the deal, in any way. */
  | { readonly why: 'points'; readonly points: number; readonly other: number }
  /** The same points, with a higher value at this score. */
  | { readonly why: 'score'; readonly chance: number; readonly other: number }
  /** A higher value, all payments included, though it wins neither more points nor more often. */
  | { readonly why: 'worth' }
  /** A point for the king, at once. */
  | { readonly why: 'king' }
  /** Points that are due to be marked, or are lost. */
  | { readonly why: 'due' }
  /** A breach that can be claimed at no cost. */
  | { readonly why: 'right' }
  | CardReason

/** Why a card is good to play, as a card player says it. */
export type CardReason =
  /** No card still out beats it. */
  | { readonly why: 'unbeaten' }
  /** The lowest of the own cards that take the trick. */
  | { readonly why: 'cheapest' }
  /** It trumps the trick. */
  | { readonly why: 'trumps' }
  /** A lead of trumps, of which the hand has this number. */
  | { readonly why: 'drawsTrumps'; readonly cards: number }
  /** A lead from the longest suit of the hand. */
  | { readonly why: 'longest'; readonly cards: number }
  /** The partner has the trick. */
  | { readonly why: 'partner' }
  /** No card of the hand takes the trick, and a guard remains in this number of suits. */
  | { readonly why: 'guards'; readonly suits: number }
  /** No card of the hand takes the trick. */
  | { readonly why: 'lost' }

/** Difference of equities that no figure of the coach shows: half of a tenth of a percent. */
export const NEGLIGIBLE = 0.001

/** How the advised action compares with the others; it agrees with their values. */
export type HintVerdict =
  /** The only legal action, or the only one within the rules. */
  | { readonly is: 'only' | 'lawful' }
  /** Every other action loses at least `by`, an equity, beyond two standard errors. */
  | { readonly is: 'best'; readonly by: number }
  /** The best in the samples; another one is within two standard errors of it. */
  | { readonly is: 'close' }
  /** Within two standard errors of the best in the samples, and what the books do. */
  | { readonly is: 'safe' }
  /** `count` actions are worth the same. */
  | { readonly is: 'equal'; readonly count: number }

export interface Hint {
  /** The advised action, then the other actions, best first. */
  readonly evaluations: readonly ActionValue[]
  readonly verdict: HintVerdict
  /** Why it is good; null if nothing simple can be said. */
  readonly reason: Reason | null
  /** Its gain over the next action; null if that is in doubt, or there is none. */
  readonly gain: Reason | null
  /** What the books advise for this decision: the same, or what loses beyond doubt. */
  readonly books: readonly BookAdvice[]
  /** Of the best action; null if nothing can be counted. */
  readonly odds: Odds | null
}

/** A warning that a decision gives equity away, shown before it is done. */
export interface TutorWarning {
  readonly wish: ActionValue
  readonly best: ActionValue
  /** Equity given away. */
  readonly cost: number
}

/** A decision that gave something away. */
export interface CostlyDecision {
  readonly deal: number
  /** The position before the decision, as an index into the steps of the review. */
  readonly step: number
  readonly seat: Seat
  readonly done: ActionValue
  readonly best: ActionValue
  readonly cost: number
  readonly books: readonly BookAdvice[]
  /** True if the person had asked for a hint. */
  readonly hinted: boolean
}

export const GRADES = ['flawless', 'masterly', 'strong', 'fair', 'uneven', 'careless'] as const
/** A grade for an error rate. */
export type Grade = (typeof GRADES)[number]

/** The decisions of a seat that it took alone, and how many it took with a hint. */
export interface DecisionStats {
  /** Decisions between actions of different value, without those after a hint. */
  readonly decisions: number
  /** Equity given away in all of them together. */
  readonly cost: number
  /** `cost` per decision. */
  readonly rate: number
  /** Decisions after a hint. */
  readonly hinted: number
  /** Null if the game has no grades. */
  readonly grade: Grade | null
}

/** A deal from one side, in equity: its result is luck and skill together. */
export interface DealResult {
  readonly deal: number
  readonly before: number
  readonly after: number
  /** Equity the others gave away, shared among all they benefit, less what this side did. */
  readonly skill: number
  /** The rest: the cards dealt, drawn and met. */
  readonly luck: number
}

/** The expected value of the partie at a step, for one side. */
export interface CoursePoint {
  readonly step: number
  readonly deal: number
  /** As the seat to decide could know it; between deals, from the score alone. */
  readonly equity: number
  /** Chance of the side to win the partie; null if a game cannot estimate it. */
  readonly chance: number | null
  /** Equity given away by the decision taken here; 0 if it was good, or there was none. */
  readonly cost: number
}

/** The analysis of a finished deal or partie for one side. */
export interface SideAnalysis {
  /**
   * In order; empty if a game cannot estimate it. At a table of more than two sides the decisions
   * of the others are left out: their effect on one side is not computed.
   */
  readonly course: readonly CoursePoint[]
  readonly deals: readonly DealResult[]
  /** `luck` is the part of `result`, the value of the partie, that was luck. */
  readonly result: number
  readonly luck: number
  readonly adjusted: number
}

/** The analysis of a finished deal or partie. */
export interface Analysis {
  /** By side. */
  readonly sides: readonly SideAnalysis[]
  /** By seat; null if it is not shown. */
  readonly accounts: readonly (DecisionStats | null)[]
  /** Most costly first. */
  readonly slips: readonly CostlyDecision[]
}

/** Equity a decision may cost before the tutor asks; 0 if the tutor is off. */
export const TUTOR_LIMITS = [0, 0.02, 0.05, 0.1, 0.2] as const
export type TutorLimit = (typeof TUTOR_LIMITS)[number]

export interface CoachSettings {
  /** Hints are available at the table. */
  readonly hints: boolean
  readonly tutor: TutorLimit
  /** Finished deals and parties are analysed. */
  readonly judges: boolean
}
