// Drawing for the deal, and dealing (T-3).
import type { Card } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { Breach, Seat } from '../../../../shared/view.ts'
import type { Deal, StepResult } from '../game.ts'
import { findStrayCard } from '../pack.ts'
import type { TattelnOptions } from './options.ts'
import { givenAgain, slipsAtStart, slipsFit, wrongHand } from './slips.ts'
import {
  type OpenState,
  type PlayState,
  type SettledState,
  type TattelnEvent,
  type TattelnState,
  TATTELN_PACK,
  height,
} from './state.ts'

export const PACKETS = '2'

/** Returns the player with the lower card, who deals first; null: both draw again (T-3). */
export function dealerByCut(drawn: readonly Card[]): Side | null {
  const [a, b] = drawn.map(height)
  return a === undefined || b === undefined || a === b ? null : a < b ? 0 : 1
}

/** Returns the next dealer: the deal alternates, and a void one is repeated (T-3). */
export const nextDealer = (state: TattelnState): Side | null =>
  state.phase === 'open'
    ? null
    : state.slips?.isVoid === true
      ? state.dealer
      : otherSide(state.dealer)

/** Deals two cards at a time, elder first, and a ninth singly; with trumps one is turned (T-3). */
export function distributeCards(
  { handSize, trump }: TattelnOptions,
  order: readonly Card[],
  dealer: Seat,
): Deal {
  const dealt = order.slice(0, handSize * 2)
  const isElders = (place: number): boolean => (place < 16 ? place % 4 < 2 : place === 16)
  const elder = dealt.filter((_, place) => isElders(place))
  const own = dealt.filter((_, place) => !isElders(place))
  const [turned, ...rest] = order.slice(dealt.length)
  return {
    dealer,
    packets: PACKETS,
    hands: dealer === 0 ? [own, elder] : [elder, own],
    turnUp: trump && turned !== undefined ? turned : null,
    talon: trump ? rest : order.slice(dealt.length),
  }
}

/** Returns why a deal cannot be the next one, or null. */
export function findDealBreach(state: TattelnState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'T-13', why: 'partieOver' }
  if (state.phase !== 'open' && state.phase !== 'settled')
    return { rule: 'T-3', why: 'dealUnfinished' }
  const { handSize, trump } = state.options
  if (!isSide(given.dealer) || given.dealer !== (nextDealer(state) ?? given.dealer))
    return { rule: 'T-3', why: 'wrongDealer' }
  if (given.packets !== PACKETS) return { rule: 'T-3', why: 'wrongPackets' }
  const isRight = given.hands.every((hand) => hand.length === handSize)
  const isMisdeal = state.options.irregularities && wrongHand(state.options, given.hands) !== null
  if (given.hands.length !== 2 || !(isRight || isMisdeal)) return { rule: 'T-3', why: 'wrongHands' }
  if ((given.turnUp !== null) !== trump) return { rule: 'T-3', why: 'wrongTurnUp' }
  if (given.talon.length !== TATTELN_PACK.length - given.hands.flat().length - (trump ? 1 : 0))
    return { rule: 'T-3', why: 'wrongTalon' }
  if (findStrayCard(cardsKnown(given), TATTELN_PACK) !== null)
    return { rule: 'T-1', why: 'wrongCards' }
  return slipsFit(state.options, given) ? null : { rule: 'T-3', why: 'wrongSlips' }
}

const cardsKnown = ({ hands, turnUp, talon }: Deal): readonly Card[] =>
  [...hands.flat(), turnUp, ...talon].filter((card) => card !== null)

/** Starts a deal, in which elder leads; or the cards are dealt again (T-3). */
export function startDeal(
  before: OpenState | SettledState,
  given: Deal,
): StepResult<PlayState | SettledState, TattelnEvent> {
  const { options, score, deals, stakes, jacks } = before
  const { dealer, turnUp, talon } = given
  const [first, second] = given.hands
  if (!isSide(dealer) || first === undefined || second === undefined)
    throw new Error('a deal that was not checked')
  const hands: Pair<readonly Card[]> = [first, second]
  const state: PlayState = {
    phase: 'play',
    options,
    score,
    deals: deals + 1,
    stakes,
    jacks,
    dealer,
    turnUp,
    lies: turnUp,
    hands,
    talon,
    tricks: [],
    tricksWon: [0, 0],
    announcements: [],
    robbed: null,
    marks: [],
    ...slipsAtStart(before, given.slips),
  }
  const dealt: TattelnEvent = { did: 'dealt', dealer, hands, turnUp }
  const again = givenAgain(state, given)
  return again === null
    ? { state, events: [dealt] }
    : { state: again.state, events: [dealt, ...again.events] }
}
