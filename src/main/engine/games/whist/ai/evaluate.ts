// Values of all legal actions of Whist for a seat, from what it knows. The rules themselves mark
// the deals.
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { Side } from '../../../../../shared/duel.ts'
import type { WhistAction } from '../../../../../shared/games/whist.ts'
import { type Seat, SEATS } from '../../../../../shared/view.ts'
import { countBits } from '../../../ai/cards.ts'
import type { Random } from '../../../random.ts'
import {
  type TrickDecision,
  type TrickEvaluation,
  createScorer,
  evaluateTrickActions,
  markedValue,
} from '../../../trick-ai/evaluate.ts'
import { type TrickPosition, cardsHeld, cardsIn } from '../../../trick-ai/position.ts'
import type { DealScorer, RevokeOutcome } from '../../../trick-ai/monte-carlo.ts'
import type { Effort } from '../../ai.ts'
import { leftOf } from '../../trick.ts'
import { findBest } from '../../../players/player.ts'
import { clubCount } from '../clubs.ts'
import {
  type OverState,
  type PlayState,
  type SettledState,
  HAND,
  NO_SLIPS,
  SEAT_COUNT,
  sideAt,
} from '../state.ts'
import type { WhistSeatView } from '../view.ts'
import { nextDealer } from '../rubber.ts'
import { estimateEquity } from './equity.ts'
import { NUMBERING, decisionFrom, mendedDecision } from './policy.ts'
import { penaltyValues, redressState, settleBest } from './redress.ts'

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
  if (view.phase === 'redress') return evaluatePenalties(view, legal)
  const asked = decisionFrom(view, legal)
  if (asked === null) throw new Error('nothing to evaluate outside a deal')
  const { seat, hand } = asked.table
  const exact = effort.usesInference && hand.length <= NEAR ? EXACT + 1 : EXACT
  const task = { scoreDeal: scorerFor(view, seat), effort, exact }
  return legal.some((action) => action.do === 'mend')
    ? withMending(view, asked, task, random)
    : evaluateTrickActions(asked, task, random)
}

/** Values the penalties for a revoke: nothing is hidden any more (W-20). */
function evaluatePenalties(
  view: WhistSeatView,
  legal: readonly WhistAction[],
): readonly ActionValue[] {
  const { eye } = view
  if (typeof eye !== 'number') throw new Error('no penalty to choose')
  const values = penaltyValues(redressState(view), sideAt(eye))
  return legal.flatMap((action) =>
    values
      .filter((one) => one.action.do === action.do)
      .map((one) => ({ ...one, action, error: 0, point: null, vole: null })),
  )
}

/**
 * Values the mending of a revoke as the best card that follows, and everything else as if the
 * revoke is claimed (W-20).
 */
function withMending(
  view: WhistSeatView,
  asked: TrickDecision<WhistAction>,
  task: TrickEvaluation,
  random: Random,
): readonly ActionValue[] {
  const others = evaluateTrickActions(asked, task, random, -1)
  const mended = mendedDecision(view)
  const best = findBest(evaluateTrickActions(mended, task, random))
  return others.map((one) =>
    one.action.do === 'mend' && best !== null ? { ...best, action: one.action } : one,
  )
}

/** Heights of the five honours of the table and of the four of the clubs (W-8, W-15), as bits. */
const HONOURS = { table: 0b11111 << (HAND + 1 - 5), clubs: 0b1111 << (HAND + 1 - 4) } as const

/** Creates the scorer of a seat: the result of a deal depends on tricks and honours alone. */
function scorerFor(view: WhistSeatView, seat: Seat): DealScorer {
  const side = sideAt(seat)
  const honours = clubCount(view.options) === null ? HONOURS.table : HONOURS.clubs
  const key = (gained: number, start: TrickPosition): number =>
    (countHonours(start, 0, honours) * 6 + countHonours(start, 1, honours)) * (HAND + 1) + gained
  return createScorer(key, (gained, start, redress) => {
    const end = endDeal(view, seat, start, gained, redress)
    return markedValue(end, side, estimateEquity(end, nextDealer(end) ?? 0, side))
  })
}

function countHonours(start: TrickPosition, side: Side, honours: number): number {
  const { trump } = start.form
  return countBits((cardsHeld(start, side, trump) | cardsHeld(start, side + 2, trump)) & honours)
}

/** Marks the deal by the rules, with `gained` tricks for the first side. */
function endDeal(
  view: WhistSeatView,
  eye: Seat,
  start: TrickPosition,
  gained: number,
  redress: RevokeOutcome,
): SettledState | OverState {
  const { options, score, deals, rubber, dealer, turnUp, claims, marks } = view
  if (dealer === null || turnUp === null) throw new Error('no deal to end')
  const hands = SEATS.map((seat) => cardsIn(start, seat).map(NUMBERING.toCard))
  const otherSeat = (seat: Seat): Seat => leftOf(seat, SEAT_COUNT)
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
    slips: NO_SLIPS,
  }
  return settleBest(state)
}
