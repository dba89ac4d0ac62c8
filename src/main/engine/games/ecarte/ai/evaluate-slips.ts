// Values of actions at a table with irregularities: the usual ones while the deal is an ordinary
// one, with a slip as the worst action. In other deals nothing is counted, and the caller plays
// them out.
import { type ActionValue, EVEN } from '../../../../../shared/coach.ts'
import type { Side } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Random } from '../../../random.ts'
import { countCards } from '../../covered.ts'
import type { Effort } from '../../ai.ts'
import { evaluateActions } from './evaluate.ts'
import type { EcarteSeatView } from '../view.ts'
import { classifyActions } from './classify.ts'
import { playedCards } from '../slips/renonce.ts'
import { HAND } from '../slips/slips.ts'

/** Equity by which a slip is worse than anything else. */
const WORSE = 0.001
/** Equity by which a right comes first; less than what an action before it could lose. */
const BETTER = EVEN / 2

/** Returns true if no slip has happened that the usual evaluation does not cover. */
export function isOrdinary(view: EcarteSeatView): boolean {
  const { slips, phase } = view
  if (slips === undefined) return true
  const isSeen =
    slips.thrown.length > 0 ||
    slips.covered > 0 ||
    [slips.turned, ...slips.shown].some((cards) => cards.length > 0)
  const isBound =
    slips.choice !== null ||
    slips.mustBuy ||
    slips.open.includes(true) ||
    slips.noKing.includes(true)
  return (
    !isSeen &&
    !isBound &&
    (phase === 'exchange' || phase === 'play') &&
    ([0, 1] as const).every((side) => isFull(view, side))
  )
}

/** Returns true if a side has five cards, counting those played and those still to draw. */
function isFull({ hands, tricks, asks, exchanges, dealer }: EcarteSeatView, side: Side): boolean {
  const named = asks === 'dealerDiscards' && side !== dealer ? (exchanges.at(-1)?.[side] ?? 0) : 0
  return countCards(hands[side]) + playedCards(tricks, side).length + named === HAND
}

/** Evaluates the legal actions except unproven claims; null if nothing can be counted. */
export function evaluateWithSlips(
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] | null {
  const { sound, first, slips } = classifyActions(view, legal)
  if (view.slips === undefined && first.length === 0)
    return evaluateActions(view, legal, effort, random)
  const usual = sound.filter((action) => USUAL.has(action.do))
  if (!isOrdinary(view) || usual.length === 0) return null
  const counted = evaluateActions(view, usual, effort, random)
  const [some] = counted
  if (some === undefined) return null
  const best = counted.reduce((top, one) => (one.equity > top.equity ? one : top), some)
  const worst = counted.reduce((low, one) => (one.equity < low.equity ? one : low), some)
  return [
    ...counted,
    ...first.map((action) => ({ ...best, action, equity: best.equity + BETTER })),
    ...slips.map((action) => ({ ...worst, action, equity: worst.equity - WORSE })),
  ]
}

/** Actions of ordinary deals. */
const USUAL: ReadonlySet<string> = new Set([
  'propose',
  'stand',
  'accept',
  'refuse',
  'discard',
  'announceKing',
  'play',
])
