// Kinds of decisions at Hundertspiel, and the roles of the players.
import type { HundertspielAction } from '../../../../../shared/games/hundertspiel.ts'
import { openCards } from '../../covered.ts'
import type { DecisionClass } from '../../ai.ts'
import { cardLed, leftOf } from '../../trick.ts'
import { isDo, isOpponent } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'
import { classifyActions } from './classify.ts'

/**
 * As they come up in a deal: `lay` is the Twenty-six or Fifty-two with a Do laid open, `keepDo` a
 * Do that may be played or kept for the last tricks.
 */
export const KINDS = [
  'newDeal',
  'bid',
  'buy',
  'layAway',
  'name',
  'lay',
  'contra',
  'announce',
  'lead',
  'follow',
  'keepDo',
  'claim',
] as const satisfies readonly string[]
type Kind = (typeof KINDS)[number]

/** Of a laid game; else by the order of play. */
export const ROLES = [
  'player',
  'partner',
  'foe',
  'forehand',
  'middleHand',
  'lastHand',
] as const satisfies readonly string[]
type Role = (typeof ROLES)[number]

/** Classifies the decision of the seat of a view by what it may do. */
export const describeDecision = (
  view: HundertspielSeatView,
  legal: readonly HundertspielAction[],
): DecisionClass => ({ kind: kindOf(view, legal), role: roleOf(view) })

/** Kinds before the tricks; in `reckoning` there is nothing but claims. */
const BEFORE = {
  exposed: 'newDeal',
  bidding: 'bid',
  buying: 'buy',
  layingAway: 'layAway',
  naming: 'name',
  laying: 'lay',
  contra: 'contra',
  announcing: 'announce',
  reckoning: 'claim',
} as const satisfies Readonly<Record<string, Kind>>

function kindOf(view: HundertspielSeatView, legal: readonly HundertspielAction[]): Kind {
  const { phase, tricks } = view
  if (phase === 'open' || phase === 'settled' || phase === 'over') return 'claim'
  if (phase !== 'play') return BEFORE[phase]
  // with irregularities what is not held may be announced: that is a slip, and no choice
  const { sound } = classifyActions(view, legal)
  if (sound.some((action) => action.do === 'announce')) return 'announce'
  if (mayKeepDo(view, legal)) return 'keepDo'
  return cardLed(tricks) === null ? 'lead' : 'follow'
}

/** Cards of a hand from which on a Do is kept for the last tricks, or is not (H-14, HA-1). */
const FEW = 4

function mayKeepDo({ eye, hands }: HundertspielSeatView, legal: readonly HundertspielAction[]) {
  if (typeof eye !== 'number' || openCards(hands[eye] ?? 0).length > FEW) return false
  const cards = legal.flatMap((action) => (action.do === 'play' ? [action.card] : []))
  return cards.some(isDo) && !cards.every(isDo)
}

function roleOf({ eye, dealer, undertaking, options }: HundertspielSeatView): Role {
  if (typeof eye !== 'number' || dealer === null) throw new Error('a role is that of a seat')
  if (undertaking !== null) {
    if (undertaking.seat === eye) return 'player'
    return isOpponent(eye, undertaking.seat, options) ? 'foe' : 'partner'
  }
  if (eye === dealer) return 'lastHand'
  return eye === leftOf(dealer, options.players) ? 'forehand' : 'middleHand'
}
