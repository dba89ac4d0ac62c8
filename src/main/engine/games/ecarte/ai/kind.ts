// Kinds of decisions at Écarté, and the roles of the two players.
import { isSide } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import { openCards } from '../../covered.ts'
import type { DecisionClass } from '../../ai.ts'
import { cardLed } from '../../trick.ts'
import type { EcarteSeatView } from '../view.ts'

/** As they come up in a deal: rights and choices after a slip last. */
export const KINDS = [
  'propose',
  'answer',
  'discard',
  'king',
  'lead',
  'follow',
  'claim',
] as const satisfies readonly string[]
type Kind = (typeof KINDS)[number]

export const ROLES = ['elder', 'dealer'] as const satisfies readonly string[]

/** Classifies the decision of the seat of a view by what it may do. */
export const describeDecision = (
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): DecisionClass => ({
  kind: kindOf(view, legal),
  role: view.eye === view.dealer ? 'dealer' : 'elder',
})

function kindOf(view: EcarteSeatView, legal: readonly EcarteAction[]): Kind {
  const words = new Set(legal.map((action) => action.do))
  // with irregularities a king that is not held may be announced: that is a slip, and no choice
  if (words.has('announceKing') && holdsKing(view)) return 'king'
  if (words.has('propose')) return 'propose'
  if (words.has('accept')) return 'answer'
  if (words.has('discard')) return 'discard'
  if (words.has('play')) return cardLed(view.tricks) === null ? 'lead' : 'follow'
  // elder, who may not propose any more
  return words.has('stand') ? 'propose' : 'claim'
}

const holdsKing = ({ eye, hands, trump }: EcarteSeatView): boolean =>
  isSide(eye) && openCards(hands[eye]).some((card) => card === `K${trump ?? ''}`)
