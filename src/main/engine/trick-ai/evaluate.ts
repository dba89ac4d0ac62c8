// Evaluation and book advice for games of tricks: playing a card, and with irregularities claiming
// a revoke or counting (W-12).
import { type Card, suitOf } from '../../../shared/card.ts'
import type { ActionValue } from '../../../shared/coach.ts'
import type { Effort } from '../games/ai.ts'
import { cardLed } from '../games/trick.ts'
import type { Random } from '../random.ts'
import { bookCard, isSafe } from './book.ts'
import type { Code } from './position.ts'
import { isFoe } from './unseen.ts'
import { type DealInPlay, knowledgeFrom } from './knowledge.ts'
import type { ExpectedValue } from './statistics.ts'
import { type DealScorer, type RevokeOutcome, evaluateCards } from './monte-carlo.ts'

export type TrickAction =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'claimRevoke' }
  | { readonly do: 'count' }

/** A deal in play, as the deciding seat knows it. */
export interface TrickDecision<Action extends TrickAction> {
  readonly table: DealInPlay
  readonly legal: readonly Action[]
  readonly onTurn: boolean
  /** True if the seen cards prove an unclaimed revoke of the opponents. */
  readonly isProven: boolean
}

/** Returns true if a card follows suit as far as the hand can. */
function followsSuit({ hand, tricks }: DealInPlay, card: Card): boolean {
  const lead = cardLed(tricks)
  return (
    lead === null ||
    suitOf(card) === suitOf(lead) ||
    hand.every((one) => suitOf(one) !== suitOf(lead))
  )
}

/**
 * Returns the action of the book: it claims what is proven and never revokes; null to stay silent
 * out of turn.
 */
export function bookAction<Action extends TrickAction>({
  table,
  legal,
  onTurn,
  isProven,
}: TrickDecision<Action>): Action | null {
  const claim = legal.find((action) => action.do === 'claimRevoke')
  if (claim !== undefined && isProven) return claim
  if (!onTurn) return null
  const count = legal.find((action) => action.do === 'count')
  if (count !== undefined) return count
  const plays = legal.filter((action) => action.do === 'play' && followsSuit(table, action.card))
  const [only] = plays
  if (only === undefined) throw new Error('nothing to advise where nothing may be done')
  if (plays.length === 1) return only
  const card = table.numbering.toCard(bookCard(knowledgeFrom(table).position))
  return plays.find((action) => action.do === 'play' && action.card === card) ?? only
}

/**
 * Returns the discard of the book if the partner has the trick and is not likely to be beaten by a
 * later seat (W-13); null if not, or if there is no choice.
 */
export function discardOnPartner<Action extends TrickAction>(
  asked: TrickDecision<Action>,
): Action | null {
  const { table, legal, onTurn } = asked
  if (!onTurn || table.form.seats < 4 || legal.length < 2) return null
  const { position, seat } = knowledgeFrom(table)
  const isPartners = position.count > 0 && !isFoe(seat, position.bestSeat) && isSafe(position, seat)
  const action = isPartners ? bookAction(asked) : null
  return action?.do === 'play' ? action : null
}

/** The values of a game's deals. */
export interface TrickEvaluation {
  readonly scoreDeal: DealScorer
  readonly effort: Effort
  /** Number of tricks before the end from which the rest is solved exactly. */
  readonly exact: number
}

/**
 * Equity cost of an unfounded claim, so that no player claims idly: by the rules such a claim only
 * loses the right to another in that deal (W-12).
 */
const IDLE_CLAIM = 0.001

/** Evaluates every legal action, in order. */
export function evaluateTrickActions<Action extends TrickAction>(
  { table, legal, onTurn, isProven }: TrickDecision<Action>,
  { scoreDeal, effort, exact }: TrickEvaluation,
  random: Random,
): readonly ActionValue[] {
  const knowledge = knowledgeFrom(table)
  const evaluateCodes = (
    codes: readonly (Code | null)[],
    redress: RevokeOutcome,
  ): readonly ExpectedValue[] =>
    evaluateCards({ knowledge, codes, scoreDeal, redress, effort, exact }, random)
  const cards = legal.flatMap((action) =>
    action.do === 'play' && followsSuit(table, action.card) ? [action.card] : [],
  )
  const codes = onTurn && cards.length > 0 ? cards.map(table.numbering.toCode) : [null]
  const played = evaluateCodes(codes, 0)
  const best = bestPlace(played)
  const usual = played[best] ?? throwUnvalued()
  const best1 = codes[best] ?? null
  const needsRedress = (action: Action): RevokeOutcome =>
    action.do === 'claimRevoke' && isProven
      ? 1
      : action.do === 'play' && !followsSuit(table, action.card)
        ? -1
        : 0
  const redressed = new Map<RevokeOutcome, ExpectedValue>()
  for (const redress of new Set(legal.map(needsRedress)))
    if (redress !== 0) redressed.set(redress, evaluateCodes([best1], redress)[0] ?? throwUnvalued())
  return legal.map((action) => {
    const changed = redressed.get(needsRedress(action))
    if (changed !== undefined) return toActionValue(action, changed)
    if (action.do === 'play')
      return toActionValue(action, played[cards.indexOf(action.card)] ?? throwUnvalued())
    return toActionValue(
      action,
      action.do === 'count' ? usual : { ...usual, equity: usual.equity - IDLE_CLAIM },
    )
  })
}

const bestPlace = (values: readonly ExpectedValue[]): number =>
  values.reduce(
    (best, one, place) => (one.equity > (values[best]?.equity ?? -Infinity) ? place : best),
    0,
  )

function throwUnvalued(): never {
  throw new Error('an action without a value')
}

const toActionValue = (action: TrickAction, value: ExpectedValue): ActionValue => ({
  action,
  ...value,
  point: null,
  vole: null,
})
