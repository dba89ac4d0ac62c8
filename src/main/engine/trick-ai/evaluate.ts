// Evaluation and book advice for games of tricks: playing a card, and with irregularities claiming
// a revoke or counting (W-12).
import { type Card, requireValue, suitOf } from '../../../shared/card.ts'
import type { ActionValue } from '../../../shared/coach.ts'
import { type Side, otherSide } from '../../../shared/duel.ts'
import type { Mark } from '../../../shared/view.ts'
import type { Code } from '../ai/cards.ts'
import type { DealValue, ExpectedValue, Prospects } from '../ai/statistics.ts'
import { type ActionClasses, type Effort, classifyBy } from '../games/ai.ts'
import { cardLed } from '../games/trick.ts'
import type { Random } from '../random.ts'
import { noviceCard } from './novice.ts'
import { bookCard, isSafe } from './book.ts'
import { type DealInPlay, knowledgeFrom } from './knowledge.ts'
import { type DealScorer, type RevokeOutcome, evaluateCards } from './monte-carlo.ts'
import { type TrickPosition, beatsCode } from './position.ts'
import { isFoe } from './unseen.ts'

export type TrickAction =
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'claimRevoke' }
  | { readonly do: 'count' }
  /** W-20: the game itself says what this is worth, and when its choice is best. */
  | { readonly do: 'mend' | 'penaltyTricks' | 'penaltyOff' | 'penaltyOnto' }

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

/** Classifies the actions: all are sound, claims of a revoke too (W-12). */
export const classifyTrickActions = <Action extends TrickAction>(
  legal: readonly Action[],
): ActionClasses<Action> => classifyBy(legal, () => 'sound')

/** Returns the action of the book: it claims what is proven, never revokes; null out of turn. */
export const bookAction = <Action extends TrickAction>(
  asked: TrickDecision<Action> | null,
): Action | null => actionWith(asked, (table) => bookCard(knowledgeFrom(table).position))

/** Returns the action of a novice, who claims what is proven and never revokes. */
export const noviceAction = <Action extends TrickAction>(
  asked: TrickDecision<Action> | null,
): Action | null => actionWith(asked, noviceCard)

function actionWith<Action extends TrickAction>(
  asked: TrickDecision<Action> | null,
  chooseCard: (table: DealInPlay) => Code,
): Action | null {
  if (asked === null) return null
  const { table, legal, onTurn, isProven } = asked
  const claim = legal.find((action) => action.do === 'claimRevoke')
  if (claim !== undefined && isProven) return claim
  if (!onTurn) return null
  const count = legal.find((action) => action.do === 'count')
  if (count !== undefined) return count
  const plays = legal.filter((action) => action.do === 'play' && followsSuit(table, action.card))
  const [only] = plays
  if (only === undefined) throw new Error('nothing to advise where nothing may be done')
  if (plays.length === 1) return only
  const card = table.numbering.toCard(chooseCard(table))
  return plays.find((action) => action.do === 'play' && action.card === card) ?? only
}

/**
 * Returns the discards on a partner's lead that no unseen card is expected to beat (W-13), that of
 * the book first; none if there is no choice.
 */
export function discardsOnPartner<Action extends TrickAction>(
  asked: TrickDecision<Action> | null,
): readonly Extract<Action, { do: 'play' }>[] {
  if (asked === null) return []
  const { table, legal, onTurn } = asked
  if (!onTurn || table.form.seats < 4 || legal.length < 2) return []
  const { position, seat } = knowledgeFrom(table)
  const { best, bestSeat, leader, count, form } = position
  if (count === 0 || bestSeat !== leader || isFoe(seat, leader) || !isSafe(position, seat))
    return []
  const action = bookAction(asked)
  if (action === null || !isPlay(action)) return []
  const leaves = ({ card }: { readonly card: Card }): boolean =>
    followsSuit(table, card) && !beatsCode(table.numbering.toCode(card), best, form.trump)
  return [action, ...legal.filter(isPlay).filter((one) => one !== action && leaves(one))]
}

const isPlay = <Action extends TrickAction>(
  action: Action,
): action is Extract<Action, { do: 'play' }> => action.do === 'play'

/** The values of a game's deals. */
export interface TrickEvaluation {
  readonly scoreDeal: DealScorer
  readonly effort: Effort
  /** Number of tricks before the end from which the rest is solved exactly. */
  readonly exact: number
}

/** Creates a scorer that marks each end of a deal once, by the rules, and caches it by its key. */
export function createScorer(
  key: (gained: number, start: TrickPosition) => number,
  scoreEnd: DealScorer,
): DealScorer {
  const known = new Map<number, DealValue>()
  return (gained, start, redress) => {
    const place = key(gained, start) * 3 + redress
    const before = known.get(place)
    if (before !== undefined) return before
    const value = scoreEnd(gained, start, redress)
    known.set(place, value)
    return value
  }
}

/** A deal that the rules have marked. */
interface MarkedDeal {
  readonly marks: readonly Mark[]
  readonly tricksWon: readonly number[]
}

/** Returns the value of a marked deal for a side with these prospects. */
export function markedValue(
  { marks, tricksWon }: MarkedDeal,
  side: Side,
  prospects: Prospects,
): DealValue {
  const pointsOf = (seat: Side): number =>
    marks.reduce((sum, mark) => (mark.seat === seat ? sum + mark.points : sum), 0)
  const against = pointsOf(otherSide(side))
  return { points: pointsOf(side) - against, against, tricks: tricksWon[side] ?? 0, ...prospects }
}

/** Equity cost of an unfounded claim, which only loses the right to another (W-12). */
const IDLE_CLAIM = 0.001

/** Evaluates every legal action, in order; `otherwise` is the revoke that stands in any case. */
export function evaluateTrickActions<Action extends TrickAction>(
  { table, legal, onTurn, isProven }: TrickDecision<Action>,
  { scoreDeal, effort, exact }: TrickEvaluation,
  random: Random,
  otherwise: RevokeOutcome = 0,
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
  const played = evaluateCodes(codes, otherwise)
  const best = bestPlace(played)
  const usual = requireValue(played[best])
  const bestCode = codes[best] ?? null
  const needsRedress = (action: Action): RevokeOutcome =>
    action.do === 'claimRevoke' && isProven
      ? 1
      : action.do === 'play' && !followsSuit(table, action.card)
        ? -1
        : otherwise
  const redressed = new Map<RevokeOutcome, ExpectedValue>()
  for (const redress of new Set(legal.map(needsRedress)))
    if (redress !== otherwise)
      redressed.set(redress, requireValue(evaluateCodes([bestCode], redress)[0]))
  const valueFor = (action: Action): ExpectedValue => {
    const changed = redressed.get(needsRedress(action))
    if (changed !== undefined) return changed
    if (action.do === 'play') return requireValue(played[cards.indexOf(action.card)])
    return action.do === 'count' ? usual : { ...usual, equity: usual.equity - IDLE_CLAIM }
  }
  return legal.map((action) => ({ action, ...valueFor(action), point: null, vole: null }))
}

const bestPlace = (values: readonly ExpectedValue[]): number =>
  values.reduce(
    (best, one, place) => (one.equity > (values[best]?.equity ?? -Infinity) ? place : best),
    0,
  )
