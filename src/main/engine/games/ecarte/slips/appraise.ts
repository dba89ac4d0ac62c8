// What actions are worth at a table with irregularities: by the rules as ever while the deal is an ordinary one, a slip as
// the worst of them; where it is not ordinary nothing is counted, and who asks plays it out.
import type { Appraisal } from '../../../../../shared/coach.ts'
import type { Side } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Random } from '../../../random.ts'
import { countOf } from '../../covered.ts'
import { type Effort, EVEN } from '../../mind.ts'
import { appraise } from '../odds/appraise.ts'
import type { EcarteSight } from '../view.ts'
import { conduct } from './conduct.ts'
import { playedOf } from './renonce.ts'
import { HAND } from './slips.ts'

/** Equity by which a slip is worse than anything else. */
const WORSE = 0.001
/** By which a right is better than anything else: it comes first, but nothing is lost with what is done before it. */
const BETTER = EVEN / 2

/** Whether nothing has gone wrong that the reckoning of an ordinary deal does not know. */
export function isOrdinary(view: EcarteSight): boolean {
  const { slips, phase } = view
  if (slips === undefined) return true
  const isSeen =
    slips.thrown.length > 0 || slips.covered > 0 || [slips.turned, ...slips.shown].some((cards) => cards.length > 0)
  const isBound = slips.choice !== null || slips.mustBuy || slips.open.includes(true) || slips.noKing.includes(true)
  return (
    !isSeen &&
    !isBound &&
    (phase === 'exchange' || phase === 'play') &&
    ([0, 1] as const).every((side) => isFull(view, side))
  )
}

/** Whether a side has the cards it should have: five, less those played, and those elder has named and not yet drawn. */
function isFull({ hands, tricks, asks, exchanges, dealer }: EcarteSight, side: Side): boolean {
  const named = asks === 'dealerDiscards' && side !== dealer ? (exchanges.at(-1)?.[side] ?? 0) : 0
  return countOf(hands[side]) + playedOf(tricks, side).length + named === HAND
}

/**
 * The worth of what may be done, claims of what is not proven apart: nobody can count what they bring. Null where nothing
 * can be counted.
 */
export function appraiseWithSlips(
  view: EcarteSight,
  legal: readonly EcarteAction[],
  effort: Effort,
  random: Random,
): readonly Appraisal[] | null {
  const { sound, first, slips } = conduct(view, legal)
  if (view.slips === undefined && first.length === 0) return appraise(view, legal, effort, random)
  const usual = sound.filter((action) => USUAL.has(action.do))
  if (!isOrdinary(view) || usual.length === 0) return null
  const counted = appraise(view, usual, effort, random)
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

/** What is done in every deal. */
const USUAL: ReadonlySet<string> = new Set(['propose', 'stand', 'accept', 'refuse', 'discard', 'announceKing', 'play'])
