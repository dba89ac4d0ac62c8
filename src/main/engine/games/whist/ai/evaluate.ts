// Values of all legal actions of Whist for a seat, from what it knows. The rules themselves mark
// the deals.
import type { ActionValue } from '../../../../../shared/coach.ts'
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import type { WhistAction } from '../../../../../shared/games/whist.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { evaluateTrickActions } from '../../../trick-ai/evaluate.ts'
import { countBits } from '../../../trick-ai/bits.ts'
import { type TrickPosition, cardsIn, cardsHeld } from '../../../trick-ai/position.ts'
import type { DealValue } from '../../../trick-ai/statistics.ts'
import type { DealScorer, RevokeOutcome } from '../../../trick-ai/monte-carlo.ts'
import type { Effort } from '../../ai.ts'
import { NUMBERING, decisionFrom } from './policy.ts'
import { scoreDeal } from '../score.ts'
import {
  type OverState,
  type PlayState,
  type SettledState,
  HAND,
  SEAT_COUNT,
  sideAt,
} from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { nextDealer } from '../rubber.ts'
import { estimateEquity } from './equity.ts'

/** Tricks before the end from which play is solved exactly: one more if that is all there is. */
const EXACT = 3
const NEAR = 4

/** Returns the value of every legal action. Throws if the view is not that of a seat in a deal. */
export function evaluateActions(
  view: WhistSeatView,
  legal: readonly WhistAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const asked = decisionFrom(view, legal)
  if (asked === null || view.eye === 'onlooker' || view.eye === 'open')
    throw new Error('nothing to appraise outside a deal')
  const exact = effort.usesInference && asked.table.hand.length <= NEAR ? EXACT + 1 : EXACT
  return evaluateTrickActions(
    asked,
    { scoreDeal: createDealScorer(view, view.eye), effort, exact },
    random,
  )
}

/** Heights of the five honours (W-8), as bits. */
const HONOURS = 0b11111 << (HAND + 1 - 5)

/**
 * Creates a scorer that marks each end of the deal once and caches it: the result depends on tricks
 * and honours alone.
 */
function createDealScorer(view: WhistSeatView, seat: Seat): DealScorer {
  const known = new Map<number, DealValue>()
  const side = sideAt(seat)
  return (gained, start, redress) => {
    const honours = countHonours(start, 0) * 6 + countHonours(start, 1)
    const key = (honours * (HAND + 1) + gained) * 3 + redress
    const before = known.get(key)
    if (before !== undefined) return before
    const value = dealValue(endDeal(view, start, gained, redress), side)
    known.set(key, value)
    return value
  }
}

function countHonours(start: TrickPosition, side: Side): number {
  const { trump } = start.form
  return countBits((cardsHeld(start, side, trump) | cardsHeld(start, side + 2, trump)) & HONOURS)
}

/** Marks the deal by the rules, with `gained` tricks for the first side. */
function endDeal(
  view: WhistSeatView,
  start: TrickPosition,
  gained: number,
  redress: RevokeOutcome,
): SettledState | OverState {
  const { options, score, deals, rubber, dealer, turnUp, claims, marks, eye } = view
  if (dealer === null || turnUp === null || eye === 'onlooker' || eye === 'open')
    throw new Error('no deal to end')
  const hands = Array.from({ length: SEAT_COUNT }, (_, seat) =>
    cardsIn(start, seat).map(NUMBERING.toCard),
  )
  const claimant = redress === 1 ? eye : otherSeat(eye)
  const found = { seat: claimant, after: HAND, revoke: { seat: otherSeat(claimant), trick: 0 } }
  const state: PlayState = {
    phase: 'play',
    options,
    score,
    deals,
    account: rubber.account,
    dealer,
    turnUp,
    hands,
    marks,
    tricks: [],
    tricksWon: [gained, HAND - gained, 0, 0],
    claims: redress === 0 ? claims : [...claims, found],
  }
  return scoreDeal(state).state
}

const otherSeat = (seat: Seat): Seat => (seat === 0 ? 1 : seat === 1 ? 2 : seat === 2 ? 3 : 0)

function dealValue(state: SettledState | OverState, side: Side): DealValue {
  const markedPoints = (seat: Side): number =>
    state.marks.reduce((sum, mark) => (mark.seat === seat ? sum + mark.points : sum), 0)
  const against = markedPoints(otherSide(side))
  const tricks = state.tricksWon[side] ?? 0
  return {
    points: markedPoints(side) - against,
    against,
    tricks,
    ...estimateEquity(state, nextDealer(state) ?? 0, side),
  }
}
