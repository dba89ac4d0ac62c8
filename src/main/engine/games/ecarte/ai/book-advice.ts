// Information for the coach besides the values of actions: the advice of the books, the odds over
// every hand of the other player, and the equity of a score between two deals.
import { type Card, type Suit, suitOf } from '../../../../../shared/card.ts'
import type { BookAdvice, Odds, Reason } from '../../../../../shared/coach.ts'
import { isSide } from '../../../../../shared/duel.ts'
import type { EcarteAction } from '../../../../../shared/games/ecarte.ts'
import type { Seat } from '../../../../../shared/view.ts'
import { openCards } from '../../covered.ts'
import { jeuDeRegle } from '../jeux.ts'
import { adviseLead } from '../leads.ts'
import { optionsLeft } from '../score.ts'
import type { EcarteState } from '../state.ts'
import type { EcarteSeatView } from '../view.ts'
import { numberingFor } from './bits.ts'
import { atLeast, countTricks } from './count-tricks.ts'
import { estimateEquity } from './equity.ts'
import { usualDiscards } from './opponent-model.ts'
import { countingInput, knowledgeFrom } from './knowledge.ts'
import type { Part } from './strength.ts'
import { countBits } from '../../../ai/cards.ts'

/** Probability for "three tricks in sight" (L-0): against two hands out of three (*decision*). */
const IN_SIGHT = 2 / 3

/** E-24: tricks that mark. */
const MAJORITY = 3

/** Number of cards below which it seldom pays to buy (L-10). */
const FEW = 3

/** Returns the jeux de règle and the advice that fit here (J-a … J-d, L-0 … L-8, L-10, L-11). */
export function bookAdvice(
  view: EcarteSeatView,
  legal: readonly EcarteAction[],
): readonly BookAdvice[] {
  const { eye, trump } = view
  if (!isSide(eye) || trump === null || view.turn !== eye) return []
  const hand = openCards(view.hands[eye])
  const plays = legal.find((action) => action.do === 'stand' || action.do === 'refuse')
  if (plays !== undefined) return exchangeAdvice(view, hand, trump, plays)
  const leads = view.phase === 'play' && view.tricks.every((trick) => trick.winner !== null)
  if (!leads || hand.length < 2) return []
  const { card, rule } = adviseLead(hand, trump, view.tricksWon[eye])
  return rule === null ? [] : [{ rule, action: { do: 'play', card } }]
}

/** Returns the advice of the books before and after buying; `plays` is to stand, or to refuse. */
function exchangeAdvice(
  view: EcarteSeatView,
  hand: readonly Card[],
  trump: Suit,
  plays: EcarteAction,
): readonly BookAdvice[] {
  const rule = jeuDeRegle(hand, trump)
  const counted = handOdds(view, plays)
  const isInSight =
    counted !== null && atLeast(counted.tricks, MAJORITY) >= IN_SIGHT * counted.hands
  const isFew = countBits(usualDiscards(numberingFor(trump).toSet(hand), 0, hand.length)) < FEW
  // E-10: elder avoids vulnerability by proposing and taking none
  const mayTakeNone =
    view.options.elderMinimumDiscard === 0 && plays.do === 'stand' && view.exchanges.length === 0
  return [
    ...(rule === null ? [] : [{ rule, action: plays }]),
    ...(isInSight ? [{ rule: 'L-0', action: plays }] : []),
    ...(isFew && rule === null ? [{ rule: 'L-10', action: plays }] : []),
    ...(mayTakeNone && rule !== null
      ? ([{ rule: 'L-11', action: { do: 'propose' }, isOnlyNamed: true }] as const)
      : []),
  ]
}

/** Counts the other hands by this seat's tricks after `action`; null if nothing can be counted. */
export function handOdds(view: EcarteSeatView, action: EcarteAction): Odds | null {
  const knowledge = knowledgeFrom(view)
  if (
    knowledge === null ||
    action.do === 'propose' ||
    action.do === 'accept' ||
    action.do === 'discard'
  )
    return null
  const { known, moment } = countingInput(knowledge)
  const counted = countTricks(known, moment)
  const ways =
    action.do === 'play' ? counted.byCard.get(knowledge.number.toBit(action.card)) : undefined
  const made = view.tricksWon[knowledge.me]
  const best = [...counted.byCard.values()].toSorted(
    (a, b) => atLeast(b, MAJORITY - made) - atLeast(a, MAJORITY - made),
  )[0]
  const more = ways ?? best ?? counted.tricks
  return {
    hands: counted.hands,
    majority: MAJORITY,
    tricks: [0, 1, 2, 3, 4, 5].map((tricks) => more[tricks - made] ?? 0),
  }
}

/** Returns a reason that always holds: the king marks at once (E-16), a right costs nothing. */
export function obviousReason(action: EcarteAction): Reason | null {
  switch (action.do) {
    case 'announceKing':
      return { why: 'king' }
    case 'mark':
      return { why: 'due' }
    case 'claimRenonce':
    case 'claimNumber':
    case 'claimDealer':
    case 'claimSurplus':
      return { why: 'right' }
    default:
      return null
  }
}

/** Returns the expected value of the partie (E-29) before a deal of `dealer`, or at its end. */
export function equity(state: EcarteState, dealer: Seat, seat: Seat): number {
  if (!isSide(seat) || !isSide(dealer)) throw new Error('a seat at a table for two')
  if (state.phase === 'over') return state.winner === seat ? state.value : -state.value
  return estimateEquity(optionsLeft(state), state.score, dealer, seat).equity
}

/** Distribution of the tricks of a hand, over the hands that the other player may hold. */
export interface DealtHandOdds extends Omit<Odds, 'majority'> {
  /** The same for each first lead, if it is played whatever the other player holds. */
  readonly leads: Readonly<Partial<Record<Card, readonly number[]>>>
}

/** Counts the tricks of a hand as dealt over all C(26,5) hands of the other player. */
export function dealtHandOdds(hand: readonly Card[], turnUp: Card, part: Part): DealtHandOdds {
  const number = numberingFor(suitOf(turnUp))
  const own = number.toSet(hand)
  const known = { own, may: ~(own | (1 << number.toBit(turnUp))), sure: 0, others: 5 }
  const { hands, tricks, byCard } = countTricks(known, { at: part === 'elder' ? 'lead' : 'wait' })
  const leads = hand.flatMap((card) => {
    const counted = byCard.get(number.toBit(card))
    return counted === undefined ? [] : [[card, counted] as const]
  })
  return { hands, tricks, leads: Object.fromEntries(leads) }
}
