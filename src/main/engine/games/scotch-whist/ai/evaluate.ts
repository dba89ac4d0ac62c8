// Values of all legal actions of Scotch Whist for a seat, from what it knows. The rules themselves
// mark the deals, and count off the points if both sides arrive.
import { suitOf } from '../../../../../shared/card.ts'
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { ScotchWhistAction } from '../../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { createScorer, evaluateTrickActions, markedValue } from '../../../trick-ai/evaluate.ts'
import type { RevokeOutcome } from '../../../trick-ai/monte-carlo.ts'
import type { Effort } from '../../ai.ts'
import { removeCards } from '../../pack.ts'
import { decisionFrom, isCounting, takenBy } from './policy.ts'
import { nextDealer } from '../deal.ts'
import { scoreDeal, scoreRevoke } from '../score.ts'
import {
  type DealSoFar,
  type OverState,
  type SettledState,
  SCOTCH_WHIST_PACK,
  sideAt,
} from '../state.ts'
import type { ScotchWhistSeatView } from '../view.ts'
import { estimateEquity } from './equity.ts'

/** Tricks before the end from which play is solved: two hands of 18 are known to each other. */
const EXACT = {
  open: { plain: 5, inferred: 13 },
  covered: { plain: 4, inferred: 6 },
  four: { plain: 3, inferred: 3 },
} as const

/** Returns the value of every legal action. Throws if the view is not that of a seat in a deal. */
export function evaluateActions(
  view: ScotchWhistSeatView,
  legal: readonly ScotchWhistAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const asked = decisionFrom(view, legal)
  if (asked === null) throw new Error('nothing to evaluate outside a deal')
  const { seat } = asked.table
  const { players, hands } = view.options
  const form = players === 4 ? 'four' : hands === '18' ? 'open' : 'covered'
  const exact = EXACT[form][effort.usesInference ? 'inferred' : 'plain']
  // the result of a deal depends only on what a side has taken
  const scorer = createScorer(
    (gained) => gained,
    (gained, _, redress) => {
      const end = endDeal(view, gained, redress, seat)
      const side = sideAt(seat)
      return markedValue(end, side, estimateEquity(end, nextDealer(end) ?? 0, side))
    },
  )
  return evaluateTrickActions(asked, { scoreDeal: scorer, effort, exact }, random)
}

/** Marks the deal by the rules, with `gained` for the first side and the rest for the other. */
function endDeal(
  view: ScotchWhistSeatView,
  gained: number,
  redress: RevokeOutcome,
  seat: Seat,
): SettledState | OverState {
  const { options, score, deals, dealer, turnUp, wrongClaims, marks } = view
  if (dealer === null || turnUp === null) throw new Error('no deal to end')
  const { cards, trumps } = takenBy(gained, suitOf(turnUp))
  const others = SCOTCH_WHIST_PACK.filter((card) => !isCounting(card, suitOf(turnUp)))
  const first = [...trumps, ...others.slice(0, cards - trumps.length)]
  const state: DealSoFar = {
    options,
    score,
    deals,
    dealer,
    turnUp,
    wrongClaims,
    marks,
    hands: view.hands.map(() => []),
    waiting: view.hands.map(() => []),
    tricks: [
      { leader: 0, cards: first, winner: 0 },
      { leader: 1, cards: removeCards(SCOTCH_WHIST_PACK, first), winner: 1 },
    ],
    tricksWon: view.hands.map((_, one) =>
      one > 1 ? 0 : (one === 0 ? cards : SCOTCH_WHIST_PACK.length - cards) / options.players,
    ),
  }
  if (redress === 0) return scoreDeal(state).state
  return scoreRevoke(state, redress === -1 ? seat : sideAt(seat) === 0 ? 1 : 0).state
}
