// Kinds of decisions at Scotch Whist, and the roles of the players.
import {
  type TrickKind,
  type TrickRole,
  ownHand,
  trickKind,
  trickRole,
} from '../../../trick-ai/kinds.ts'
import type { DecisionClass } from '../../ai.ts'
import { followingCards } from '../../trick.ts'
import type { ScotchWhistSeatView } from '../view.ts'

/** As they come up in a deal: `follow` of two players, the hands of four. */
export const KINDS = [
  'openingLead',
  'follow',
  'secondHand',
  'thirdHand',
  'fourthHand',
  'lead',
  'trump',
  'discard',
  'keepTen',
  'claim',
] as const satisfies readonly (TrickKind | 'keepTen')[]

export const ROLES = [
  'eldest',
  'dealerPartner',
  'eldestPartner',
  'dealer',
] as const satisfies readonly TrickRole[]

/** Classifies the decision of the seat of a view by what it may do. */
export const describeDecision = (view: ScotchWhistSeatView): DecisionClass => ({
  kind: mayKeepTen(view) ? 'keepTen' : trickKind(view),
  role: trickRole(view),
})

/** Returns true if the ten of trumps may go to the trick on the table, or be kept (SW-5). */
function mayKeepTen(view: ScotchWhistSeatView): boolean {
  const { phase, tricks, trump } = view
  if (phase !== 'play' || tricks.at(-1)?.winner !== null) return false
  const cards = followingCards(ownHand(view), tricks)
  return cards.length > 1 && cards.some((card) => card === `10${trump ?? ''}`)
}
