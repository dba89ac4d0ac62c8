// Hands of a wrong number: put right from the talon, or by drawing unseen (E-34 … E-37).
import type { Card } from '../../../../../shared/card.ts'
import { type Side, otherSide, withSide } from '../../../../../shared/duel.ts'
import type { NumberRule } from '../../../../../shared/games/ecarte.ts'
import { type StepResult, UnknownCard } from '../../game.ts'
import { removeCards } from '../../pack.ts'
import { losePoint } from '../score.ts'
import {
  type DealSoFar,
  type EcarteEvent,
  type InDealState,
  type PlayState,
  elderOf,
  inPhase,
} from '../state.ts'
import { HAND, getSlips, withShown, withSlips } from './slips.ts'

type NumberResult<State> = StepResult<State, EcarteEvent>

/** Returns how many cards a hand has above five; negative if some are missing. */
export const countSurplus = (state: Pick<DealSoFar, 'hands'>, side: Side): number =>
  state.hands[side].length - HAND

/** Returns true if the number of some hand can be put right: missing cards come from the talon. */
export const canPutRight = (state: DealSoFar): boolean =>
  [0, 1].some((side) => (state.hands[side]?.length ?? HAND) > HAND) ||
  (state.talon.length > 0 && state.hands.some((hand) => hand.length < HAND))

/** Brings the hand of `side` to five, as far as the talon allows. Throws UnknownCard. */
export function putRight<State extends DealSoFar>(
  before: State,
  side: Side,
  rule: NumberRule,
): NumberResult<State> {
  const surplus = countSurplus(before, side)
  if (surplus === 0) return { state: before, events: [] }
  if (surplus > 0) return drawAway(before, side, rule)
  let state = before
  const cards: Card[] = []
  while (countSurplus(state, side) < 0 && state.talon.length > 0) {
    const one = takeTop(state, side)
    state = one.state
    cards.push(one.card)
  }
  if (cards.length === 0) return { state: before, events: [] }
  const said: EcarteEvent = { did: 'putRight', seat: side, by: cards.length, rule }
  return {
    state,
    events: [said, { did: 'drew', seat: side, cards }, ...exposureEvents(before, side, cards)],
  }
}

/** Returns true if both players see a drawn card: exposed (E-33), or face up (E-32). */
const isSeen = (state: DealSoFar, card: Card): boolean =>
  getSlips(state).exposed.includes(card) || getSlips(state).faceUp.includes(card)

/** Returns the events of these cards that were seen as they came to the hand (E-32, E-33). */
export const exposureEvents = (
  before: DealSoFar,
  side: Side,
  cards: readonly Card[],
): readonly EcarteEvent[] =>
  cards.filter((card) => isSeen(before, card)).map((card) => ({ did: 'exposed', seat: side, card }))

/** Moves the top of the talon to a hand, in sight of both if exposed. Throws UnknownCard. */
export function takeTop<State extends DealSoFar>(
  before: State,
  side: Side,
): { readonly state: State; readonly card: Card } {
  const card = before.talon[0]
  if (card === null || card === undefined)
    throw new UnknownCard('a card of the talon that is not known')
  const { drawn, exposed, faceUp } = getSlips(before)
  const hands = withSide(before.hands, side, [...before.hands[side], card])
  const taken = withSlips(
    { ...before, hands, talon: before.talon.slice(1) },
    {
      drawn: withSide(drawn, side, drawn[side] + 1),
      exposed: removeCards(exposed, [card]),
      faceUp: removeCards(faceUp, [card]),
    },
  )
  return { state: isSeen(before, card) ? withShown(taken, side, [card]) : taken, card }
}

/** Returns the surplus of a hand, drawn unseen. */
function surplusCards(hand: readonly Card[], unseen: number): readonly Card[] {
  const left = [...hand]
  const drawn: Card[] = []
  while (left.length > HAND) drawn.push(...left.splice(unseen % left.length, 1))
  return drawn
}

function drawAway<State extends DealSoFar>(
  state: State,
  side: Side,
  rule: NumberRule,
): NumberResult<State> {
  const hand = state.hands[side]
  const cards = surplusCards(hand, getSlips(state).unseen)
  return {
    state: {
      ...state,
      hands: withSide(state.hands, side, removeCards(hand, cards)),
      discards: withSide(state.discards, side, [...state.discards[side], ...cards]),
    },
    events: [
      { did: 'putRight', seat: side, by: -cards.length, rule },
      { did: 'lostCards', seat: side, cards },
    ],
  }
}

/** Puts every wrong number right, elder's first, after a claim (E-34). Throws UnknownCard. */
export function claimNumber(before: InDealState, seat: Side): NumberResult<InDealState> {
  const said: EcarteEvent = { did: 'claimedNumber', seat }
  const elders = putRight(before, elderOf(before), 'E-34')
  const both = putRight(elders.state, before.dealer, 'E-34')
  const events = [said, ...elders.events, ...both.events]
  if (both.state.talon.length > 0) return { state: both.state, events }
  const played = intoPlay(inPhase(both.state, 'play'))
  return { state: played.state, events: [...events, ...played.events] }
}

/** Goes into play; a too large hand may be penalized first, elder's before the dealer's (E-37). */
export function intoPlay(state: PlayState, asked: Side | null = null): NumberResult<PlayState> {
  const { slips } = state
  if (slips === undefined) return { state, events: [] }
  const order =
    asked === null ? [elderOf(state), state.dealer] : asked === state.dealer ? [state.dealer] : []
  const offender = order.find((side) => countSurplus(state, side) > 0)
  if (offender === undefined) return { state: withSlips(state, { choice: null }), events: [] }
  const { length } = state.hands[offender]
  return {
    state: withSlips(state, { choice: { rule: 'E-37', seat: otherSide(offender) } }),
    events: [{ did: 'wrongNumber', seat: offender, held: length, rule: 'E-37' }],
  }
}

/** Claims the surplus (E-37): the offender loses a point, the right to the king, and the cards. */
export function claimSurplus(before: PlayState, claimant: Side): NumberResult<PlayState> {
  const offender = otherSide(claimant)
  const said: EcarteEvent = { did: 'claimedSurplus', seat: claimant }
  const lost = losePoint(before, offender)
  const { noKing } = getSlips(before)
  const fined = withSlips(lost.state, { noKing: withSide(noKing, offender, true) })
  const right = putRight(fined, offender, 'E-37')
  const next = intoPlay(right.state, claimant)
  return { state: next.state, events: [said, ...lost.events, ...right.events, ...next.events] }
}

/** Draws from a hand no player has looked at: these cards stay unknown to all. */
export function drawCovered(hand: readonly Card[], unseen: number) {
  const cards = surplusCards(hand, unseen)
  return { hand: removeCards(hand, cards), cards }
}
