// The training room between window and main: decisions as the coach has judged them. Main derives
// them from the records of the archive; what belongs to one part of the room is typed in its file.
import type { Card, Suit } from './card.ts'
import type { AnyAction, Seat } from './view.ts'

/** The place of a decision: the position before it is this step of the partie's review. */
export interface DecisionPlace {
  readonly sitting: number
  readonly partie: number
  readonly step: number
}

/** A decision between actions of different value, as the coach judges it. */
export interface JudgedDecision {
  /** The position before it, as an index into the steps of the review. */
  readonly step: number
  readonly deal: number
  readonly seat: Seat
  /** One of the game's kinds of decisions (`GameAi.kinds`), such as `propose` or `lead`. */
  readonly kind: string
  /** One of the game's roles of a seat (`GameAi.roles`), such as `elder` or `dealer`. */
  readonly role: string
  readonly done: AnyAction
  readonly best: AnyAction
  /** Equity of what was done, and of the best action. */
  readonly doneEquity: number
  readonly bestEquity: number
  /** Equity given away (`computeCost`): 0 within two standard errors. */
  readonly cost: number
  /** Standard error of the difference of the two. */
  readonly doubt: number
  readonly hinted: boolean
  /** The hand of the seat before the decision. */
  readonly held: readonly Card[]
  readonly trump: Suit | null
  /** By side, the own side first. */
  readonly score: readonly number[]
}
