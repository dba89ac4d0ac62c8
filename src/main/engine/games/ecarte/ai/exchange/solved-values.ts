// The equities of a first decision by the solved exchange, for the seat that has to decide.
import { type Side, otherSide } from '../../../../../../shared/duel.ts'
import { KING } from '../bits.ts'
import type { DealEndValues } from '../deal-value.ts'
import type { Knowledge } from '../knowledge.ts'
import { countAnswers, countProposals } from './first-decisions.ts'
import type { SolvedScore } from './solved-score.ts'
import { findSolvedScore } from './table.ts'

/** Tolerance of what is solved by classes of hands, in parts of a point won instead of lost. */
export const SOLVED_ERROR = 0.005

/** Equities of a first decision; `play` is null where it is counted without the table. */
export interface SolvedValues {
  readonly play: number | null
  readonly exchange: number
}

/** Returns the solved exchange before the deal of a view; null if it is not solved there. */
export function findSolvedDeal({ view }: Knowledge): SolvedScore | null {
  const { dealer, marks, options, score } = view
  if (dealer === null) return null
  const before = (side: Side): number =>
    marks.reduce((points, one) => (one.seat === side ? points - one.points : points), score[side])
  return findSolvedScore(options, [before(0), before(1)], dealer)
}

/**
 * Values standing and proposing, or refusing and accepting, before the first exchange; null if the
 * solution never comes here.
 */
export function solveFirstDecision(
  knowledge: Knowledge,
  ends: DealEndValues,
  solved: SolvedScore,
): SolvedValues | null {
  const { part, own, view, me, number } = knowledge
  const turnUp = number.toBit(knowledge.deal.turnUp)
  const known = { own, turnUp, may: knowledge.may }
  const other = otherSide(me)
  const dealer = part === 'dealer' ? me : other
  const played = (hands: Float64Array): number =>
    hands.reduce((sum, weight, outcome) => {
      const king = view.king !== null ? null : outcome >= 6 ? other : (own & KING) === 0 ? null : me
      const elders = outcome % 6
      const tricks = part === 'elder' ? elders : 5 - elders
      return weight === 0 ? sum : sum + weight * ends.valueAt(king, dealer, tricks).equity
    }, 0)
  if (part === 'elder') {
    const hands = countAnswers(solved, known)
    const agreed = hands.exchanged * solved.agreedValue('elder', own, turnUp)
    const all = hands.played.reduce((sum, one) => sum + one, hands.exchanged)
    return { play: null, exchange: (played(hands.played) + agreed) / all }
  }
  const hands = countProposals(solved, known)
  // the solution never proposes here, so it has no answer either
  if (hands.exchanged === 0) return null
  return {
    play: played(hands.played) / hands.exchanged,
    exchange: -solved.agreedValue('dealer', own, turnUp),
  }
}
