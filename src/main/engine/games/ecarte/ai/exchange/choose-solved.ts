// What a player does in the exchange where it is solved: the table is looked up, nothing is valued.
import { countBits } from '../../../../ai/cards.ts'
import { otherSide } from '../../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../../shared/games/ecarte.ts'
import { type Random, nextFraction } from '../../../../random.ts'
import type { EcarteSeatView } from '../../view.ts'
import { type Knowledge, knowledgeFrom } from '../knowledge.ts'
import { worstCards } from '../opponent-model.ts'
import { findSolvedDeal } from './solved-values.ts'
import type { SolvedScore } from './solved-score.ts'

/**
 * Returns the action of the solved exchange; null outside it, or where it is not solved. Where both
 * actions are as good, or each is good only if the other is possible, it mixes them.
 */
export function chooseSolved(
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
  random: Random,
): EcarteAction | null {
  // a king that may be announced at four points ends the partie (E-18)
  if (view.phase !== 'exchange' || legal.some((action) => action.do === 'announceKing')) return null
  const knowledge = knowledgeFrom(view)
  const solved = knowledge === null ? null : findSolvedDeal(knowledge)
  if (knowledge === null || solved === null) return null
  switch (view.asks) {
    case 'decide':
    case 'answer': {
      const exchanges = nextFraction(random) < exchangeShare(knowledge, solved)
      const wanted: readonly EcarteAction['do'][] = exchanges
        ? ['propose', 'accept']
        : ['stand', 'refuse']
      return legal.find((action) => wanted.includes(action.do)) ?? null
    }
    case 'elderDiscards':
    case 'dealerDiscards':
      return pickDiscards(knowledge, solved, legal)
    default:
      return null
  }
}

/** Returns the probability of a further exchange, for elder or for the dealer. */
function exchangeShare(
  { view, part, own, deal, me, number }: Knowledge,
  solved: SolvedScore,
): number {
  const turnUp = number.toBit(deal.turnUp)
  const last = view.exchanges.at(-1)
  if (last !== undefined) return solved.laterShare(part, own, turnUp, last[otherSide(me)] ?? 0)
  const choice = solved.choose(part, own, turnUp)
  return choice === 'either' ? 0.5 : choice === 'exchange' ? 1 : 0
}

/** Picks the worst cards, as many as the table says and the rules allow. */
function pickDiscards(
  { view, part, own, deal, me, number }: Knowledge,
  solved: SolvedScore,
  legal: readonly EcarteAction[],
): EcarteAction | null {
  const others = part === 'dealer' ? (view.exchanges.at(-1)?.[otherSide(me)] ?? 0) : null
  const wanted = solved.countDiscards(part, own, number.toBit(deal.turnUp), others)
  const sets = legal.flatMap((action) =>
    action.do === 'discard' ? [{ action, set: number.toSet(action.cards) }] : [],
  )
  const nearest = (set: number): number => Math.abs(countBits(set) - wanted)
  const count = sets.reduce(
    (best, { set }) => (nearest(set) < Math.abs(best - wanted) ? countBits(set) : best),
    Infinity,
  )
  const away = worstCards(own, count)
  return sets.find(({ set }) => set === away)?.action ?? null
}
