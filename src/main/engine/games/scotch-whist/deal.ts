// Drawing for the deal, and dealing, for two and for four (SW-1, SW-6, SW-7).
import type { Card } from '../../../../shared/card.ts'
import { type Breach, SEATS, type Seat } from '../../../../shared/view.ts'
import type { TurnedDeal as Deal, StepResult } from '../game.ts'
import { findStrayCard } from '../pack.ts'
import { leftOf } from '../trick.ts'
import { dealSingly } from '../trick-game.ts'
import type { ScotchWhistOptions } from './options.ts'
import {
  type DealtState,
  type OpenState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  type SettledState,
  SCOTCH_WHIST_PACK,
  dealtTo,
  handSize,
  plainHeight,
} from './state.ts'

/** Returns the lowest card's player, who deals (W-2); null after equal ranks: all draw again. */
export function dealerByCut(drawn: readonly Card[]): Seat | null {
  const heights = drawn.map(plainHeight)
  if (new Set(heights).size < heights.length) return null
  return SEATS[heights.indexOf(Math.min(...heights))] ?? null
}

/** Deals singly, from the dealer's left; the dealer's last card is turned (SW-1, SW-7). */
export const distributeCards = (
  { players }: ScotchWhistOptions,
  order: readonly Card[],
  dealer: Seat,
): Deal => dealSingly(order, dealer, players)

/** Returns the next dealer: the deal passes to the left after every deal (SW-6). */
export const nextDealer = (state: ScotchWhistState): Seat | null =>
  state.phase === 'open' ? null : leftOf(state.dealer, state.options.players)

/** Returns why a deal cannot be the next one (SW-1, SW-6, SW-7). */
export function findDealBreach(state: ScotchWhistState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'SW-5', why: 'partieOver' }
  if (state.phase !== 'open' && state.phase !== 'settled')
    return { rule: 'SW-6', why: 'dealUnfinished' }
  const { players } = state.options
  if (given.dealer !== (nextDealer(state) ?? given.dealer) || given.dealer >= players)
    return { rule: 'SW-6', why: 'wrongDealer' }
  if (given.packets !== '1') return { rule: 'SW-1', why: 'wrongPackets' }
  if (given.talon.length > 0) return { rule: 'SW-1', why: 'wrongTalon' }
  const size = dealtTo(state.options)
  if (given.hands.length !== players || given.hands.some((hand) => hand.length !== size))
    return { rule: players === 2 ? 'SW-1' : 'SW-7', why: 'wrongHands' }
  if (findStrayCard(given.hands.flat(), SCOTCH_WHIST_PACK) !== null)
    return { rule: 'SW-1', why: 'wrongCards' }
  // the order of a hand on paper is free, but of three small hands the turn-up belongs to the last
  const last = given.hands[given.dealer]?.slice(-handSize(state.options))
  return last?.includes(given.turnUp) ? null : { rule: 'SW-1', why: 'wrongTurnUp' }
}

/** Starts a deal of one hand each, or three of six; the turn-up is in the last (SW-1). */
export function startDeal(
  before: OpenState | SettledState,
  given: Deal,
): StepResult<DealtState, ScotchWhistEvent> {
  const { options, score, deals } = before
  const { dealer, turnUp } = given
  const size = handSize(options)
  const rounds = given.hands.map((cards) =>
    Array.from({ length: cards.length / size }, (_, round) =>
      cards.slice(round * size, (round + 1) * size),
    ),
  )
  const hands = rounds.map(([first = []]) => first)
  const waiting = rounds.map(([, ...others]) => others)
  return {
    state: {
      phase: 'play',
      options,
      score,
      deals: deals + 1,
      dealer,
      turnUp,
      hands,
      waiting,
      tricks: [],
      tricksWon: hands.map(() => 0),
      wrongClaims: [],
      marks: [],
    },
    events: [{ did: 'dealt', dealer, hands, turnUp }],
  }
}
