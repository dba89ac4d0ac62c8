// Dealing and the tricks of Scotch Whist (SW-1 … SW-3, SW-6).
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { ScotchWhistAction, ScotchWhistBreach, ScotchWhistWhy } from '../../../../shared/games/scotch-whist.ts'
import type { Breach, Trick } from '../../../../shared/view.ts'
import type { Deal, Step } from '../game.ts'
import { strayCard, without } from '../pack.ts'
import { cardLed, turnOfTwo, winningPlace } from '../trick.ts'
import { settleDeal } from './score.ts'
import {
  type DealtState,
  type OpenState,
  type PlayState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  type SettledState,
  DEALT,
  SCOTCH_WHIST_PACK,
  handSize,
  heightUnder,
  trumpOf,
} from './state.ts'

const no = (rule: ScotchWhistBreach['rule'], why: ScotchWhistWhy): ScotchWhistBreach => ({ rule, why })

/** SW-1: all cards singly, elder first; the dealer's last card is turned. */
export function distribute(order: readonly Card[], dealer: Side): Deal {
  const toElder = order.filter((_, place) => place % 2 === 0)
  const toDealer = order.filter((_, place) => place % 2 === 1)
  const turnUp = toDealer.at(-1)
  if (turnUp === undefined) throw new Error('a pack too small to deal from')
  return { dealer, packets: '1', hands: dealer === 1 ? [toElder, toDealer] : [toDealer, toElder], turnUp, talon: [] }
}

/** Why a deal cannot be the next one (SW-1, SW-6). */
export function dealBreach(state: ScotchWhistState, given: Deal): Breach | null {
  if (state.phase === 'over') return { rule: 'SW-5', why: 'partieOver' }
  if (state.phase === 'play') return { rule: 'SW-6', why: 'dealUnfinished' }
  if (!isSide(given.dealer) || (state.phase === 'settled' && given.dealer === state.dealer))
    return { rule: 'SW-6', why: 'wrongDealer' }
  if (given.packets !== '1') return { rule: 'SW-1', why: 'wrongPackets' }
  if (given.talon.length > 0) return { rule: 'SW-1', why: 'wrongTalon' }
  if (given.hands.length !== 2 || given.hands.some((hand) => hand.length !== DEALT))
    return { rule: 'SW-1', why: 'wrongHands' }
  if (strayCard(given.hands.flat(), SCOTCH_WHIST_PACK) !== null) return { rule: 'SW-1', why: 'wrongCards' }
  return given.hands[given.dealer]?.at(-1) === given.turnUp ? null : { rule: 'SW-1', why: 'wrongTurnUp' }
}

/** SW-1: a hand of 18, or three of six that are taken up in turn; the turn-up belongs to the last. */
export function deal(state: OpenState | SettledState, given: Deal): Step<DealtState, ScotchWhistEvent> {
  const [first, second] = given.hands
  if (!isSide(given.dealer) || first === undefined || second === undefined)
    throw new Error('a deal that was not checked')
  const { dealer, turnUp } = given
  const size = handSize(state.options)
  const packets = [first, second].map((cards) =>
    Array.from({ length: DEALT / size }, (_, n) => cards.slice(n * size, (n + 1) * size)),
  )
  const [a = [], b = []] = packets
  const hands: Pair<readonly Card[]> = [a[0] ?? [], b[0] ?? []]
  return {
    state: {
      phase: 'play',
      options: state.options,
      score: state.score,
      deals: state.deals + 1,
      ...{ dealer, turnUp, hands },
      waiting: [a.slice(1), b.slice(1)],
      tricks: [],
      tricksWon: [0, 0],
      marks: [],
    },
    events: [{ did: 'dealt', dealer, hands, turnUp }],
  }
}

/** Whose turn it is; elder leads first, then the winner of each trick (SW-1, SW-3). */
export const turn = (state: ScotchWhistState): Side | null =>
  state.phase === 'play' ? turnOfTwo(state.tricks, otherSide(state.dealer)) : null

/** The suit a hand must follow, as far as it can (SW-3). */
function boundTo(state: PlayState, hand: readonly Card[]): (card: Card) => boolean {
  const lead = cardLed(state.tricks)
  const follows = (card: Card): boolean => lead !== null && suitOf(card) === suitOf(lead)
  return hand.some(follows) ? follows : () => true
}

/** The cards a seat may play (SW-3). */
export function legal(state: ScotchWhistState, seat: Side): readonly ScotchWhistAction[] {
  if (state.phase !== 'play' || seat !== turn(state)) return []
  const hand = state.hands[seat]
  return hand.filter(boundTo(state, hand)).map((card) => ({ do: 'play', card }))
}

/** Why a card may not be played. */
export function breach(state: ScotchWhistState, seat: Side, action: ScotchWhistAction): ScotchWhistBreach | null {
  if (state.phase === 'open') return no('SW-1', 'notDealt')
  if (state.phase === 'settled') return no('SW-6', 'dealOver')
  if (state.phase === 'over') return no('SW-5', 'partieOver')
  if (seat !== turn(state)) return no('SW-3', 'notYourTurn')
  const hand = state.hands[seat]
  if (!hand.includes(action.card)) return no('SW-3', 'cardNotHeld')
  return boundTo(state, hand)(action.card) ? null : no('SW-3', 'mustFollow')
}

/** SW-2, SW-3: leads or follows; the last card of a hand takes up the next, the last of all settles the deal. */
export function step(
  before: ScotchWhistState,
  seat: Side,
  { card }: ScotchWhistAction,
): Step<DealtState, ScotchWhistEvent> {
  if (before.phase !== 'play') throw new Error(`a card played in phase ${before.phase}`)
  const left = without(before.hands[seat], [card])
  const hands: Pair<readonly Card[]> = seat === 0 ? [left, before.hands[1]] : [before.hands[0], left]
  const lead = cardLed(before.tricks)
  if (lead === null) {
    const trick: Trick = { leader: seat, cards: [card], winner: null }
    return { state: { ...before, hands, tricks: [...before.tricks, trick] }, events: [{ did: 'led', seat, card }] }
  }
  const leader = otherSide(seat)
  const trump = trumpOf(before)
  const winner = winningPlace([lead, card], trump, heightUnder(trump)) === 0 ? leader : seat
  const tricksWon: [number, number] = [before.tricksWon[0], before.tricksWon[1]]
  tricksWon[winner] += 1
  const tricks = before.tricks.with(before.tricks.length - 1, { leader, cards: [lead, card], winner })
  const next = afterTrick({ ...before, hands, tricks, tricksWon })
  const won: ScotchWhistEvent = { did: 'tookTrick', seat: winner, won: tricksWon[winner] }
  return { state: next.state, events: [{ did: 'followed', seat, card }, won, ...next.events] }
}

function afterTrick(state: PlayState): Step<DealtState, ScotchWhistEvent> {
  if (state.hands[0].length > 0) return { state, events: [] }
  const [first, second] = [state.waiting[0][0], state.waiting[1][0]]
  if (first === undefined || second === undefined) return settleDeal(state)
  const hands: Pair<readonly Card[]> = [first, second]
  const waiting: PlayState['waiting'] = [state.waiting[0].slice(1), state.waiting[1].slice(1)]
  const number = DEALT / handSize(state.options) - waiting[0].length
  return { state: { ...state, hands, waiting }, events: [{ did: 'tookUpHand', number, hands }] }
}
