// The values of both answers of a first decision with a hand, as the coach counts them.
import { type Card, suitOf } from '../../../../../../shared/card.ts'
import type { Side } from '../../../../../../shared/duel.ts'
import type { HandValues, SolvedQuery } from '../../../../../../shared/exchange.ts'
import { openCards } from '../../../covered.ts'
import { startDeal } from '../../exchange.ts'
import type { EcarteOptions } from '../../options.ts'
import { ECARTE_PACK, type EcarteState } from '../../state.ts'
import { applyAction } from '../../turn.ts'
import { viewFor } from '../../view.ts'
import { KING, numberingFor } from '../bits.ts'
import { DealEndValues } from '../deal-value.ts'
import { pointStake } from '../estimates.ts'
import { type Knowledge, knowledgeFrom } from '../knowledge.ts'
import { countAsPlayed, exactCounter, rateCards } from '../rate-cards.ts'
import { SOLVED_ERROR, findSolvedDeal, solveFirstDecision } from './solved-values.ts'

const ELDER: Side = 0
const DEALER: Side = 1
const HAND = 5

/** Returns the state in which the seat decides; the other cards lie anyhow. */
function buildState(
  options: EcarteOptions,
  { role, points, turnUp }: SolvedQuery,
  hand: readonly Card[],
): EcarteState {
  const rest = ECARTE_PACK.filter((card) => card !== turnUp && !hand.includes(card))
  const other = rest.slice(0, HAND)
  const { state } = startDeal(
    { phase: 'open', options, score: points, deals: 0 },
    {
      dealer: DEALER,
      packets: '5',
      hands: role === 'elder' ? [hand, other] : [other, hand],
      turnUp,
      talon: rest.slice(HAND),
    },
  )
  return role === 'elder' || state.phase !== 'exchange'
    ? state
    : applyAction(state, ELDER, { do: 'propose' }).state
}

/**
 * Values both answers with a hand of five; null if the deal is over, not solved, or one to which
 * the solution never comes. A king that ends the partie is the caller's affair.
 */
export function valueHand(
  options: EcarteOptions,
  query: SolvedQuery,
  hand: readonly Card[],
): HandValues | null {
  const state = buildState(options, query, hand)
  const me = query.role === 'elder' ? ELDER : DEALER
  if (state.phase !== 'exchange') return null
  const knowledge = knowledgeFrom(viewFor(state, me))
  const solved = knowledge === null ? null : findSolvedDeal(knowledge)
  if (knowledge === null || solved === null) return null
  const ends = new DealEndValues(knowledge.deal, me)
  const values = solveFirstDecision(knowledge, ends, solved)
  if (values === null) return null
  const { exchange } = values
  const { play, lead } =
    values.play === null ? countStanding(knowledge, ends) : { play: values.play, lead: null }
  // as the coach tells two standard errors
  const isTie = Math.abs(play - exchange) <= 2 * SOLVED_ERROR * pointStake(ends)
  return { play, exchange, isTie, lead }
}

/** Counts what standing is worth over every hand of the dealer, after the best lead. */
function countStanding(
  knowledge: Knowledge,
  ends: DealEndValues,
): Pick<HandValues, 'play' | 'lead'> {
  const { view, own, me, deal } = knowledge
  const tally = countAsPlayed(
    knowledge,
    exactCounter(() => 1),
  )
  const { byCard, best } = rateCards(knowledge, ends, tally, true, {
    vulnerable: me,
    ownKing: view.king === null && (own & KING) !== 0,
  })
  const number = numberingFor(suitOf(deal.turnUp))
  const lead = openCards(view.hands[me]).find(
    (card) => byCard.get(number.toBit(card))?.equity === best.equity,
  )
  return { play: best.equity, lead: lead ?? null }
}
