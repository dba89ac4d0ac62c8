// The rules quoted beside a hint, each only for the decision of which it speaks (HA-1, HA-2, HA-3,
// HA-6, HA-7). HA-4, HA-5 and HA-8 say what to bear in mind, of no action more than of another.
import { TRAPPOLA_SUITS } from '../../../../../shared/card.ts'
import type { BookAdvice } from '../../../../../shared/coach.ts'
import type { HundertspielAction } from '../../../../../shared/games/hundertspiel.ts'
import { isSameAction } from '../../../../../shared/view.ts'
import { type Code, codeHeight, codeSuit, readAt } from '../../../ai/cards.ts'
import { openCards } from '../../covered.ts'
import { trappolaSuit } from '../state.ts'
import type { HundertspielSeatView } from '../view.ts'
import { LOWEST, codeFor, countOfCode } from './encoding.ts'
import { positionFromView } from './from-view.ts'
import { THRESHOLDS, chooseByBook } from './policy.ts'
import { type Position, beatsCard, isFoe, turnIn } from './position.ts'
import { bestStrength } from './strength.ts'

type Legal = readonly HundertspielAction[]
type Play = Extract<HundertspielAction, { do: 'play' }>

/** A rule that fits, and the actions it names. */
interface FittingRule {
  readonly rule: string
  readonly named: Legal
}

/** Returns the rule that the book player follows here, with all actions it names, theirs first. */
export function bookAdvice(view: HundertspielSeatView, legal: Legal): readonly BookAdvice[] {
  if (typeof view.eye !== 'number' || view.turn !== view.eye) return []
  const action = chooseByBook(view, legal)
  if (action === null) return []
  const found =
    action.do === 'layAway'
      ? findVoids(view, legal)
      : action.do === 'play'
        ? findCards(view, legal, action)
        : null
  if (found === null || !found.named.some((one) => isSameAction(one, action))) return []
  return [action, ...found.named.filter((one) => !isSameAction(one, action))].map((one) => ({
    rule: found.rule,
    action: one,
  }))
}

/** HA-7: returns the discards that make the buyer void in a suit. */
function findVoids(view: HundertspielSeatView, legal: Legal): FittingRule {
  const hand = openCards(view.hands[view.turn ?? 0] ?? 0)
  const suits = TRAPPOLA_SUITS.map((suit) => hand.filter((card) => trappolaSuit(card) === suit))
  const named = legal.filter(
    (one) =>
      one.do === 'layAway' &&
      suits.some((held) => held.length > 0 && held.every((card) => one.cards.includes(card))),
  )
  return { rule: 'HA-7', named }
}

/** Returns the rule for a card that follows to a trick. */
function findCards(view: HundertspielSeatView, legal: Legal, action: Play): FittingRule | null {
  const position = positionFromView(view)
  if (position.count === 0) return null
  const plays = legal.filter((one) => one.do === 'play')
  const name = (rule: string, fits: (code: Code) => boolean): FittingRule => ({
    rule,
    named: plays.filter(({ card }) => fits(codeFor(card))),
  })
  const trick = readTrick(position)
  const isTrump = (code: Code): boolean => codeSuit(code) === position.trump
  const takes = (code: Code): boolean => beatsCard(position, code, trick.best)
  const has = (fits: (code: Code) => boolean): boolean =>
    plays.some(({ card }) => fits(codeFor(card)))
  const code = codeFor(action.card)
  if (!trick.isFoes) {
    const isBad = bestStrength(openCards(view.hands[turnIn(position)] ?? 0)) < THRESHOLDS[4].buy
    return isBad && has(takes) ? name('HA-6', (one) => !takes(one)) : null
  }
  if (takes(code) && isTrump(code) && !trick.isTrumpLed) {
    if (trick.isLastButOne && !isTrump(trick.best)) return name('HA-3', isTrump)
    const isDue = isTrump(trick.best) || !trick.isEmpty
    return isDue ? name('HA-2', (one) => isTrump(one) && takes(one)) : null
  }
  if (takes(code)) return null
  if (
    trick.isEmpty &&
    !isTrump(code) &&
    !trick.isTrumpLed &&
    has((one) => isTrump(one) && !isDo(one))
  )
    return name('HA-2', (one) => !isTrump(one))
  // a Do of the suit led may be thrown here, or kept
  const isDoOfLed = (one: Code): boolean => isDo(one) && codeSuit(one) === trick.led
  return has(isDoOfLed) ? name('HA-1', (one) => !isDo(one)) : null
}

const isDo = (code: Code): boolean => codeHeight(code) === LOWEST

/** Returns what lies on the table, for the seat whose turn it is. */
function readTrick(position: Position) {
  const { table, count, best, leader, seats, tricks, trump } = position
  const led = codeSuit(readAt(table, 0))
  return {
    led,
    best: readAt(table, best),
    isTrumpLed: led === trump,
    isFoes: isFoe(position, turnIn(position), (leader + best) % seats),
    isEmpty: table.slice(0, count).every((one) => countOfCode(one) === 0),
    /** HA-3: the player at the right of the dealer, who plays last to the first trick. */
    isLastButOne: tricks === 0 && count === seats - 2,
  }
}
