// The lot, and dealing (T-3).
import type { Card } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { Breach, Seat } from '../../../../shared/view.ts'
import type { Deal, Step } from '../game.ts'
import { strayCard } from '../pack.ts'
import type { TattelnOptions } from './options.ts'
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

/** T-3: the lower card deals first; equal ranks draw again. */
export function cut(drawn: readonly Card[]): Side | null {
  const [a, b] = drawn.map(height)
  return a === undefined || b === undefined || a === b ? null : a < b ? 0 : 1
}

/** T-3: the deal alternates. */
export const nextDealer = (state: TattelnState): Side | null =>
  state.phase === 'open' ? null : otherSide(state.dealer)

/** T-3: two at a time, elder first, a ninth card singly; with trumps the next is turned. */
export function distribute({ handSize, trump }: TattelnOptions, order: readonly Card[], dealer: Seat): Deal {
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

/** Why a deal cannot be the next one. */
export function dealBreach(state: TattelnState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'T-13', why: 'partieOver' }
  if (state.phase !== 'open' && state.phase !== 'settled') return { rule: 'T-3', why: 'dealUnfinished' }
  const { handSize, trump } = state.options
  if (!isSide(given.dealer) || given.dealer !== (nextDealer(state) ?? given.dealer))
    return { rule: 'T-3', why: 'wrongDealer' }
  if (given.packets !== PACKETS) return { rule: 'T-3', why: 'wrongPackets' }
  if (given.slips !== undefined) return { rule: 'T-3', why: 'wrongSlips' }
  if (given.hands.length !== 2 || given.hands.some((hand) => hand.length !== handSize))
    return { rule: 'T-3', why: 'wrongHands' }
  if ((given.turnUp !== null) !== trump) return { rule: 'T-3', why: 'wrongTurnUp' }
  if (given.talon.length !== TATTELN_PACK.length - handSize * 2 - (trump ? 1 : 0))
    return { rule: 'T-3', why: 'wrongTalon' }
  return strayCard(cardsKnown(given), TATTELN_PACK) === null ? null : { rule: 'T-1', why: 'wrongCards' }
}

const cardsKnown = ({ hands, turnUp, talon }: Deal): readonly Card[] =>
  [...hands.flat(), turnUp, ...talon].filter((card) => card !== null)

/** T-3: the cards lie; elder is to lead. */
export function deal(before: OpenState | SettledState, given: Deal): Step<PlayState, TattelnEvent> {
  const { options, score, deals, stakes, jacks } = before
  const { dealer, turnUp, talon } = given
  const [first, second] = given.hands
  if (!isSide(dealer) || first === undefined || second === undefined) throw new Error('a deal that was not checked')
  const hands: Pair<readonly Card[]> = [first, second]
  return {
    state: {
      ...{ phase: 'play', options, score, deals: deals + 1, stakes, jacks, dealer, turnUp, lies: turnUp, hands, talon },
      ...{ tricks: [], tricksWon: [0, 0], announcements: [], robbed: null, marks: [] },
    },
    events: [{ did: 'dealt', dealer, hands, turnUp }],
  }
}
