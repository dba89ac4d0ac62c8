// The best penalty for a revoke (W-20): each is tried, and the rules mark the deal.
import type { Side } from '../../../../../shared/duel.ts'
import type { PenaltyAction } from '../../../../../shared/games/whist.ts'
import { markedValue } from '../../../trick-ai/evaluate.ts'
import type { DealValue } from '../../../ai/statistics.ts'
import { clubCount } from '../clubs.ts'
import { PENALTIES, openClaim, withPenalty } from '../revoke.ts'
import { nextDealer } from '../rubber.ts'
import { scoreDeal } from '../score.ts'
import {
  type InDealState,
  type OverState,
  type RedressState,
  type SettledState,
  NO_SLIPS,
  sideAt,
} from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { estimateEquity } from './equity.ts'

/** What a penalty is worth to a side. */
export interface PenaltyValue extends DealValue {
  readonly action: PenaltyAction
}

const sideValue = (end: SettledState | OverState, side: Side): DealValue =>
  markedValue(end, side, estimateEquity(end, nextDealer(end) ?? 0, side))

/** Marks a deal in which all penalties not yet chosen are chosen as is best for who chooses. */
export function settleBest(deal: InDealState): SettledState | OverState {
  const claim = clubCount(deal.options) === null ? undefined : deal.claims[openClaim(deal)]
  if (claim === undefined) return scoreDeal(deal).state
  const side = sideAt(claim.seat)
  const ends = PENALTIES.map(([, penalty]) =>
    settleBest({ ...deal, claims: withPenalty(deal, penalty) }),
  )
  const equities = ends.map((end) => sideValue(end, side).equity)
  return ends[equities.indexOf(Math.max(...equities))] ?? scoreDeal(deal).state
}

/** Returns the value of each penalty that may be chosen next, for a side. */
export const penaltyValues = (deal: InDealState, side: Side): readonly PenaltyValue[] =>
  PENALTIES.map(([word, penalty]) => ({
    action: { do: word },
    ...sideValue(settleBest({ ...deal, claims: withPenalty(deal, penalty) }), side),
  }))

/** Returns the state of a view in which a penalty is chosen: nothing is hidden any more. */
export function redressState(view: WhistSeatView): RedressState {
  const { options, score, deals, rubber, dealer, turnUp, tricks, tricksWon, claims, marks } = view
  if (view.phase !== 'redress' || dealer === null || turnUp === null)
    throw new Error('no penalty to choose')
  const played = { dealer, turnUp, tricks, tricksWon, claims, marks }
  const hands = [[], [], [], []]
  return {
    phase: 'redress',
    options,
    score,
    deals,
    account: rubber.account,
    hands,
    slips: NO_SLIPS,
    ...played,
  }
}
