// The hint of the coach: the action it advises, how that compares with the others, and why.
import {
  type ActionValue,
  type BookAdvice,
  type CardReason,
  type Hint,
  type HintVerdict,
  type Reason,
  NEGLIGIBLE,
  computeCost,
  doubtBetween,
} from '../../../shared/coach.ts'
import { type AnyAction, type TableView, isSameAction } from '../../../shared/view.ts'
import type { Effort, GameAi } from '../games/ai.ts'
import type { Random } from '../random.ts'
import { findCardReason } from '../trick-ai/card-reason.ts'
import { evaluateOptions } from './player.ts'

/** The coach uses more samples than any player. */
export const COACH_EFFORT: Effort = { samples: 800, usesInference: true }

/** Returns the action to advise a seat, and why. Throws if there is no action. */
export function buildHint(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  random: Random,
  effort: Effort = COACH_EFFORT,
): Hint {
  const sorted = evaluateOptions(ai, view, legal, effort, random).toSorted(
    (a, b) => b.equity - a.equity,
  )
  const books = ai.bookAdvice(view, legal)
  const advised = chooseAdvised(ai, view, legal, { sorted, books })
  const others = listOthers(advised, sorted)
  const verdict = findVerdict(advised, others, legal.length)
  const comment = ai.commentOn?.(view, advised.action)
  const [next] = others
  const isBest = verdict.is === 'best' && next !== undefined
  return {
    evaluations: [advised, ...others],
    verdict,
    reason:
      others.length === 0
        ? null
        : (comment?.reason ?? explainCard(ai, view, legal, advised.action)),
    gain: isBest ? findGain(advised, next) : null,
    books: quoteBooks(books, advised, others),
    odds: comment?.odds ?? null,
  }
}

const explainCard = (
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  { do: what, card }: AnyAction,
): CardReason | null =>
  what === 'play' && card !== undefined
    ? findCardReason(view, legal, card, ai.cardFacts(view))
    : null

interface Advice {
  readonly sorted: readonly ActionValue[]
  readonly books: readonly BookAdvice[]
}

/** Returns the best action; of those that cannot be told apart from it, what the books do. */
function chooseAdvised(
  ai: GameAi,
  view: TableView,
  legal: readonly AnyAction[],
  { sorted, books }: Advice,
): ActionValue {
  const [best] = sorted
  if (best === undefined) throw new Error('no action to advise')
  const alike = sorted.filter((one) => computeCost(one, best) === 0)
  if (alike.length === 1) return best
  const safe = [...books.map(({ action }) => action), ai.chooseByBook(view, legal)]
  for (const action of safe) {
    const found =
      action === null ? undefined : alike.find((one) => isSameAction(one.action, action))
    if (found !== undefined) return found
  }
  return best
}

/**
 * Returns the other actions. A doubt is that of the difference to the best action; if another one
 * is advised, the best one gets the doubt of the difference to that.
 */
function listOthers(advised: ActionValue, sorted: readonly ActionValue[]): readonly ActionValue[] {
  const [best] = sorted
  return sorted
    .filter((one) => one !== advised)
    .map((one) => (one === best ? { ...one, doubt: doubtBetween(advised, one) } : one))
}

function findVerdict(
  advised: ActionValue,
  others: readonly ActionValue[],
  legal: number,
): HintVerdict {
  const [next] = others
  if (next === undefined) return { is: legal > 1 ? 'lawful' : 'only' }
  if (next.equity > advised.equity + NEGLIGIBLE) return { is: 'safe' }
  const alike = others.filter((one) => computeCost(one, advised) < NEGLIGIBLE)
  const equal = others.filter((one) => isEqual(one, advised))
  if (alike.length === 0) return { is: 'best', by: advised.equity - next.equity }
  return equal.length === alike.length
    ? { is: 'equal', count: equal.length + 1 }
    : { is: next.equity > advised.equity ? 'safe' : 'close' }
}

/** Returns true if the difference of two values is certain to be negligible, or solved as a tie. */
const isEqual = (one: ActionValue, advised: ActionValue): boolean =>
  Math.abs(one.equity - advised.equity) + 2 * doubtBetween(one, advised) < NEGLIGIBLE ||
  (one.isSolved === true && computeCost(one, advised) === 0 && computeCost(advised, one) === 0)

/**
 * Returns what is quoted, one action for each rule. A rule may name several actions: it agrees if
 * one of them is advised. It is contradicted only if all of them lose beyond two standard errors,
 * and in the same decision: a card is only chosen when a card is played.
 */
export function quoteBooks(
  books: readonly BookAdvice[],
  advised: ActionValue,
  others: readonly ActionValue[],
): readonly BookAdvice[] {
  const rules = [...new Set(books.map(({ rule }) => rule))]
  return rules.flatMap((rule) => {
    const named = books.filter((book) => book.rule === rule)
    const agreed = named.find(({ action }) => isSameAction(action, advised.action))
    if (agreed !== undefined) return [agreed]
    return isContradicted(named, advised, others) ? named.slice(0, 1) : []
  })
}

function isContradicted(
  named: readonly BookAdvice[],
  advised: ActionValue,
  others: readonly ActionValue[],
): boolean {
  if (
    named.some(
      ({ action, isOnlyNamed }) => isOnlyNamed === true || isOtherDecision(action, advised),
    )
  )
    return false
  return named.every(({ action }) => {
    const done = others.find((one) => isSameAction(one.action, action))
    return done !== undefined && computeCost(done, advised) >= NEGLIGIBLE
  })
}

const isOtherDecision = (action: AnyAction, advised: ActionValue): boolean =>
  action.do === 'play' && advised.action.do !== 'play'

/** Smallest difference of chances that is given as a reason. */
const TELLING = 0.005

function findGain(best: ActionValue, next: ActionValue): Reason {
  const point = compareShares(best.point, next.point)
  const vole = compareShares(best.vole, next.vole)
  if (point !== null && point.gained > TELLING && point.gained >= (vole?.gained ?? 0) / 2)
    return { why: 'point', share: point.share, other: point.other }
  if (vole !== null && vole.gained > TELLING)
    return { why: 'vole', share: vole.share, other: vole.other }
  if (best.points > next.points + TELLING)
    return { why: 'points', points: best.points, other: next.points }
  if (best.chance === null || next.chance === null)
    return { why: 'points', points: best.points, other: next.points }
  return best.chance > next.chance
    ? { why: 'score', chance: best.chance, other: next.chance }
    : { why: 'worth' }
}

const compareShares = (share: number | null, other: number | null) =>
  share === null || other === null ? null : { share, other, gained: share - other }
