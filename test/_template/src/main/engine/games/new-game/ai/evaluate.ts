// Values of all legal actions of New Game for a seat, from what it knows.
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { NewGameAction } from '../../../../../shared/games/new-game.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { evaluateTrickActions } from '../../../trick-ai/evaluate.ts'
import type { DealScorer } from '../../../trick-ai/monte-carlo.ts'
import type { Effort } from '../../ai.ts'
import { BOOK, GOAL, HAND, type NewGameState, sideAt } from '../state.ts'
import type { NewGameSeatView } from '../view.ts'
import { decisionFrom } from './policy.ts'

/** Tricks before the end from which play is solved exactly. */
const EXACT = 3

/** Returns the chance of the partie at a score, as if every point were worth the same. */
const winChance = (own: number, other: number): number =>
  Math.min(1, Math.max(0, 0.5 + (own - other) / (2 * GOAL)))

/** Returns the expected value of the partie for a seat's side, between two deals or at its end. */
export function equity(state: NewGameState, _: Seat, seat: Seat): number {
  const side = sideAt(seat)
  if (state.phase === 'over') return state.winner === side ? 1 : -1
  return 2 * winChance(state.score[side], state.score[1 - side] ?? 0) - 1
}

/** Returns the value of every legal action. Throws if the view is not that of a seat in a deal. */
export function evaluateActions(
  view: NewGameSeatView,
  legal: readonly NewGameAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const decision = decisionFrom(view, legal)
  const { eye, score } = view
  if (decision === null || eye === 'onlooker' || eye === 'open')
    throw new Error('nothing to evaluate outside a deal')
  const side = sideAt(eye)
  const scoreDeal: DealScorer = (gained) => {
    const tricks = side === 0 ? gained : HAND - gained
    const own = Math.max(0, tricks - BOOK)
    const against = Math.max(0, HAND - tricks - BOOK)
    const chance = winChance(score[side] + own, (score[1 - side] ?? 0) + against)
    return { points: own - against, against, tricks, chance, equity: 2 * chance - 1 }
  }
  return evaluateTrickActions(decision, { scoreDeal, effort, exact: EXACT }, random)
}
