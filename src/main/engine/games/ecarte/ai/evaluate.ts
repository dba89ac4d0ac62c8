// Evaluates every legal action of a seat by what it can know: playing cards, standing and refusing
// are counted, proposing, accepting and discards are played out in sampled determinizations.
import { type Side, otherSide } from '../../../../../shared/duel.ts'
import type { ActionValue } from '../../../../../shared/coach.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Random } from '../../../random.ts'
import type { Effort } from '../../ai.ts'
import type { EcarteSeatView } from '../view.ts'
import { KING, type Bit, TRUMP_KING } from './bits.ts'
import { estimateBelief, sampleDeterminizations } from './likelihood.ts'
import { heuristicGain } from './opponent-model.ts'
import { evaluateSets, listSets } from './discards.ts'
import {
  type TrickCounter,
  exactCounter,
  rateCards,
  sampledCounter,
  countAsPlayed,
} from './rate-cards.ts'
import { type Knowledge, knowledgeFrom } from './knowledge.ts'
import { SOLVED_ERROR, findSolvedDeal, solveFirstDecision } from './exchange/solved-values.ts'
import { mayPay, withheldKingValues } from './withheld-king.ts'
import {
  type ActionEstimate,
  exactEstimate,
  pointStake,
  addValues,
  sampledEstimate,
  shrinkTowards,
  subtractValues,
} from './estimates.ts'
import { tricksOfElder } from './first-lead.ts'
import { tricksOfLeader } from './solve.ts'
import { DealEndValues, kingWinValue } from './deal-value.ts'
import { listBits } from '../../../ai/cards.ts'
import { RunningStats } from '../../../ai/statistics.ts'

/** A value, and for a proposal that of each set of discards after it. */
type PlannedEstimate = Omit<ActionValue, 'action'>

/** Everything needed to evaluate the actions of one moment. */
interface EvalContext {
  readonly knowledge: Knowledge
  readonly ends: DealEndValues
  readonly count: TrickCounter
  readonly effort: Effort
  readonly random: Random
}

/** Evaluates every legal action. Throws if the view is not that of a seat in a deal. */
export function evaluateActions(
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
  effort: Effort,
  random: Random,
): readonly ActionValue[] {
  const knowledge = knowledgeFrom(view)
  if (knowledge === null) throw new Error('nothing to evaluate outside a deal')
  const count = effort.usesInference
    ? exactCounter(estimateBelief(knowledge, effort.samples, random))
    : sampledCounter(effort.samples, random)
  const context = {
    knowledge,
    ends: new DealEndValues(knowledge.deal, knowledge.me),
    count,
    effort,
    random,
  }
  const valued =
    view.phase === 'play' ? evaluatePlays(context, legal) : evaluateExchange(context, legal)
  return legal.map((action, place) => ({ action, ...(valued[place] ?? failMissing()) }))
}

function failMissing(): never {
  throw new Error('an action without a value')
}

/** Returns true if this seat holds the king and may mark it (E-16). */
const holdsKing = ({ view, own }: Knowledge): boolean => view.king === null && (own & KING) !== 0

function evaluatePlays(
  context: EvalContext,
  legal: readonly EcarteAction[],
): readonly ActionEstimate[] {
  const { knowledge, ends, count } = context
  const { vulnerable } = knowledge.view
  const mayAnnounce = legal.some((action) => action.do === 'announceKing')
  const tally = countAsPlayed(knowledge, count)
  const silent = rateCards(knowledge, ends, tally, count.isExact, { vulnerable, ownKing: false })
  const announced = mayAnnounce
    ? rateCards(knowledge, ends, tally, count.isExact, { vulnerable, ownKing: true }).best
    : null
  const misled = mayAnnounce && mayPay(knowledge) ? evaluateWithheldKing(context) : null
  return legal.map((action) => {
    if (action.do === 'announceKing') return announced ?? failMissing()
    if (action.do !== 'play') return failMissing()
    const bit = knowledge.number.toBit(action.card)
    const known = silent.byCard.get(bit) ?? failMissing()
    const held = misled?.get(bit)
    // shrunk towards the value against an opponent who guesses the king
    return held === undefined
      ? known
      : shrinkTowards(held, known.equity, held.error, HEURISTIC_ERROR * pointStake(ends))
  })
}

/** Number of playouts for withholding the king: each costs more than others. */
const WITHHELD_SAMPLES = 120

/** Evaluates each card with the king withheld, as far as it was sampled (L-9). */
function evaluateWithheldKing({
  knowledge,
  ends,
  effort,
  random,
}: EvalContext): ReadonlyMap<Bit, ActionEstimate> {
  const samples = Math.min(effort.samples, WITHHELD_SAMPLES)
  return new Map(
    [...withheldKingValues(knowledge, ends, samples, effort.usesInference, random)].flatMap(
      ([bit, values]) => {
        const sum = new RunningStats()
        for (const value of values) sum.add(value)
        return values.length === 0 ? [] : [[bit, sampledEstimate(sum)] as const]
      },
    ),
  )
}

function evaluateExchange(
  context: EvalContext,
  legal: readonly EcarteAction[],
): readonly PlannedEstimate[] {
  const { knowledge } = context
  const { asks } = knowledge.view
  const king = legal.some((action) => action.do === 'announceKing')
  const discards = asks === 'elderDiscards' || asks === 'dealerDiscards'
  if (king) {
    // E-18: whenever it is announced it ends the partie, unless it is discarded first
    const won = exactEstimate(kingWinValue(knowledge.deal, knowledge.me, knowledge.me))
    const card = knowledge.number.toCard(TRUMP_KING)
    const without = discards ? evaluateDiscards(context, legal) : []
    return legal.map((action, place) =>
      action.do === 'discard' && action.cards.includes(card)
        ? (without[place] ?? failMissing())
        : won,
    )
  }
  if (discards) return evaluateDiscards(context, legal)
  const played = evaluateAsPlayed(context)
  const exchanged = evaluateProposal(context, played)
  const solved = solveDecision(context)
  return legal.map((action) =>
    action.do === 'stand' || action.do === 'refuse'
      ? { ...played, ...solved?.played }
      : { ...exchanged, ...solved?.exchanged },
  )
}

type SolvedEquity = Pick<ActionValue, 'equity' | 'error' | 'isSolved'>

/** Returns the equities of a first decision where the exchange is solved; null elsewhere. */
function solveDecision({
  knowledge,
  ends,
  effort,
}: EvalContext): { readonly played: SolvedEquity | null; readonly exchanged: SolvedEquity } | null {
  const isFirst = knowledge.view.exchanges.length === 0
  const score = effort.usesInference && isFirst ? findSolvedDeal(knowledge) : null
  const values = score === null ? null : solveFirstDecision(knowledge, ends, score)
  if (values === null) return null
  const { play, exchange } = values
  const error = SOLVED_ERROR * pointStake(ends)
  return {
    played: play === null ? null : { equity: play, error: 0, isSolved: true },
    exchanged: { equity: exchange, error, isSolved: true },
  }
}

/** Evaluates standing or refusing now: the cards are played as they are (E-15). */
function evaluateAsPlayed(context: EvalContext): ActionEstimate {
  const { knowledge, ends, count } = context
  const vulnerable = knowledge.view.exchanges.length === 0 ? knowledge.me : null
  const { best } = rateCards(knowledge, ends, countAsPlayed(knowledge, count), count.isExact, {
    vulnerable,
    ownKing: holdsKing(knowledge),
  })
  return knowledge.part === 'dealer' && count.isExact
    ? addLeadUnseen(context, best, vulnerable)
    : best
}

/**
 * Adds to the count of a dealer who refuses what elder loses because they lead without seeing the
 * dealer's hand. The count cannot tell: elder leads the same card whatever the dealer holds, but
 * not the same card with all hands of a case.
 */
function addLeadUnseen(
  { knowledge, ends, effort, random }: EvalContext,
  counted: ActionEstimate,
  vulnerable: Side | null,
): ActionEstimate {
  const { own, me, view } = knowledge
  const gains = new RunningStats()
  let [point, vole] = [0, 0]
  for (const { other } of sampleDeterminizations(knowledge, effort.samples, true, random)) {
    const king =
      view.king !== null
        ? null
        : (own & KING) !== 0
          ? me
          : (other & KING) !== 0
            ? otherSide(me)
            : null
    const led = HAND - tricksOfElder(other, own)
    const seen = HAND - tricksOfLeader(other, own, HAND)
    gains.add(
      subtractValues(ends.valueAt(king, vulnerable, led), ends.valueAt(king, vulnerable, seen)),
    )
    if (led > 2 && seen <= 2) point += 1
    if (led > 4 && seen <= 4) vole += 1
  }
  const gain = sampledEstimate(gains)
  return {
    ...addValues(counted, gains.toValue()),
    error: Math.hypot(counted.error, gain.error),
    point: counted.point === null ? null : Math.min(1, counted.point + point / gains.count),
    vole: counted.vole === null ? null : Math.min(1, counted.vole + vole / gains.count),
  }
}

/** Standard deviation of the heuristic gain, in points. */
const HEURISTIC_ERROR = 0.1

/**
 * Evaluates proposing or accepting, with the best discards, if it comes to that. The sample is
 * combined with the heuristic gain: the fewer samples, the more the heuristic counts.
 */
function evaluateProposal(context: EvalContext, played: ActionEstimate): PlannedEstimate {
  const { knowledge, ends } = context
  const { own, part, view, number } = knowledge
  const least = part === 'elder' ? view.options.elderMinimumDiscard : 0
  const sets = listSets(own, least, Math.min(HAND, view.talon))
  const from = part === 'elder' ? 'answer' : 'exchange'
  const values = evaluateSets(context, sets, (cards) => ({ from, cards }))
  const stake = pointStake(ends)
  const gain = heuristicGain(own, part, view.exchanges.length) * stake
  const shrinkEstimate = (value: ActionEstimate): ActionEstimate =>
    shrinkTowards(
      value,
      played.equity - gain,
      Math.hypot(value.error, played.error),
      HEURISTIC_ERROR * stake,
    )
  const plans = values
    .map((value, place) => ({
      action: { do: 'discard', cards: listBits(sets[place] ?? 0).map(number.toCard) },
      ...shrinkEstimate(value),
    }))
    .toSorted((a, b) => b.equity - a.equity)
  const { action: _, ...best } = plans[0] ?? failMissing()
  return { ...best, plans }
}

const HAND = 5

function evaluateDiscards(
  context: EvalContext,
  legal: readonly EcarteAction[],
): readonly ActionEstimate[] {
  const { knowledge, ends } = context
  const { view, me, part, number } = knowledge
  const due = view.exchanges.at(-1)?.[otherSide(me)] ?? 0
  const sets = legal.flatMap((action) =>
    action.do === 'discard' ? [number.toSet(action.cards)] : [],
  )
  const values = evaluateSets(context, sets, (cards) =>
    part === 'elder' ? { from: 'elderLays', cards } : { from: 'dealerLays', cards, due },
  )
  let place = 0
  return legal.map((action) => {
    if (action.do !== 'discard') return exactEstimate(ends.valueAt(null, null, 0))
    place += 1
    return values[place - 1] ?? failMissing()
  })
}
