// Kinds of decisions at New Game, and the roles of the four players.
import { type TrickKind, type TrickRole, trickKind, trickRole } from '../../../trick-ai/kinds.ts'
import type { DecisionClass } from '../../ai.ts'
import type { NewGameSeatView } from '../view.ts'

/** As they come up in a deal. */
export const KINDS = [
  'openingLead',
  'secondHand',
  'thirdHand',
  'fourthHand',
  'lead',
  'trump',
  'discard',
] as const satisfies readonly TrickKind[]

export const ROLES = [
  'eldest',
  'dealerPartner',
  'eldestPartner',
  'dealer',
] as const satisfies readonly TrickRole[]

/** Classifies the decision of the seat of a view by what it may do. */
export const describeDecision = (view: NewGameSeatView): DecisionClass => ({
  kind: trickKind(view),
  role: trickRole(view),
})
