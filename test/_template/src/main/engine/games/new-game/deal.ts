// Drawing for the deal, and dealing (NG-1, NG-6).
import type { Card } from '../../../../shared/card.ts'
import { type Breach, SEATS, type Seat } from '../../../../shared/view.ts'
import type { StepResult, TurnedDeal } from '../game.ts'
import { findStrayCard } from '../pack.ts'
import { leftOf } from '../trick.ts'
import type { NewGameOptions } from './options.ts'
import {
  HAND,
  NEW_GAME_PACK,
  type NewGameEvent,
  type NewGameState,
  type OpenState,
  type PlayState,
  SEAT_COUNT,
  type SettledState,
  height,
} from './state.ts'

/** Returns the player with the lowest card; null after equal ranks: all draw again (NG-6). */
export function dealerByCut(drawn: readonly Card[]): Seat | null {
  const heights = drawn.map(height)
  if (new Set(heights).size < heights.length) return null
  return SEATS[heights.indexOf(Math.min(...heights))] ?? null
}

/** Returns the next dealer: the deal passes to the left (NG-6). */
export const nextDealer = (state: NewGameState): Seat | null =>
  state.phase === 'open' ? null : leftOf(state.dealer, SEAT_COUNT)

/** Deals all cards singly, from the dealer's left; the dealer's last is turned (NG-1). */
export function distributeCards(
  _: NewGameOptions,
  order: readonly Card[],
  dealer: Seat,
): TurnedDeal {
  const turnUp = order.at(-1)
  if (turnUp === undefined) throw new Error('a pack too small to deal from')
  const hands = SEATS.map((seat) =>
    order.filter((__, place) => leftOf(dealer, SEAT_COUNT, place + 1) === seat),
  )
  return { dealer, packets: '1', hands, turnUp, talon: [] }
}

/** Returns why a deal cannot be the next one (NG-1, NG-5, NG-6). */
export function findDealBreach(state: NewGameState, given: TurnedDeal): Breach | null {
  if (state.phase === 'over') return { rule: 'NG-5', why: 'partieOver' }
  if (state.phase === 'play') return { rule: 'NG-6', why: 'dealUnfinished' }
  if (given.dealer !== (nextDealer(state) ?? given.dealer))
    return { rule: 'NG-6', why: 'wrongDealer' }
  if (given.packets !== '1') return { rule: 'NG-1', why: 'wrongPackets' }
  if (given.talon.length > 0) return { rule: 'NG-1', why: 'wrongTalon' }
  if (given.hands.length !== SEAT_COUNT || given.hands.some((hand) => hand.length !== HAND))
    return { rule: 'NG-1', why: 'wrongHands' }
  if (findStrayCard(given.hands.flat(), NEW_GAME_PACK) !== null)
    return { rule: 'NG-1', why: 'wrongCards' }
  return given.hands[given.dealer]?.includes(given.turnUp)
    ? null
    : { rule: 'NG-1', why: 'wrongTurnUp' }
}

export function startDeal(
  { options, score, deals }: OpenState | SettledState,
  { dealer, hands, turnUp }: TurnedDeal,
): StepResult<PlayState, NewGameEvent> {
  const state: PlayState = {
    phase: 'play',
    options,
    score,
    deals: deals + 1,
    dealer,
    turnUp,
    hands,
    tricks: [],
    tricksWon: hands.map(() => 0),
    marks: [],
  }
  return { state, events: [{ did: 'dealt', dealer, hands, turnUp }] }
}
