// Kinds of decisions at Tatteln, and the roles of the two players.
import type { TattelnAction } from '../../../../../shared/games/tatteln.ts'
import { cardLed } from '../../trick.ts'
import type { DecisionClass } from '../../ai.ts'
import type { TattelnSeatView } from '../view.ts'

/**
 * As they come up in a deal: `throw` is a card to the other's lead while nobody has to follow suit,
 * `lastEight` any card after the talon.
 */
export const KINDS = [
  'announce',
  'rob',
  'lead',
  'throw',
  'draw',
  'lastEight',
  'claim',
] as const satisfies readonly string[]
type Kind = (typeof KINDS)[number]

export const ROLES = ['elder', 'dealer'] as const satisfies readonly string[]

/** Classifies the decision of the seat of a view by what it may do. */
export const describeDecision = (
  view: TattelnSeatView,
  legal: readonly TattelnAction[],
): DecisionClass => ({
  kind: kindOf(view, legal),
  role: view.eye === view.dealer ? 'dealer' : 'elder',
})

function kindOf(
  { phase, talon, lies, tricks }: TattelnSeatView,
  legal: readonly TattelnAction[],
): Kind {
  if (phase === 'drawing') return 'draw'
  const words = new Set(legal.map((action) => action.do))
  // all have seen that the draw went wrong (T-4)
  if (words.has('claimPenalty')) return 'claim'
  if (words.has('rob')) return 'rob'
  if (words.has('announceSequence') || words.has('announceSet')) return 'announce'
  if (talon === 0 && lies === null) return 'lastEight'
  return cardLed(tricks) === null ? 'lead' : 'throw'
}
