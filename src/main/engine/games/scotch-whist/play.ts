// The tricks of Scotch Whist (SW-1 … SW-3, SW-7), and the claims with `irregularities` (W-12).
import { type Card, requireValue } from '../../../../shared/card.ts'
import type {
  ScotchWhistAction,
  ScotchWhistBreach,
  ScotchWhistWhy,
} from '../../../../shared/games/scotch-whist.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { removeCards } from '../pack.ts'
import { turnAmong, withCard } from '../trick.ts'
import { listTrickActions, playableCards } from '../trick-game.ts'
import { claimFault, claimRevoke, declareNoClaim, countTurn } from './claims.ts'
import { scoreDeal } from './score.ts'
import {
  type DealSoFar,
  type DealtState,
  type InDealState,
  type PlayState,
  type ScotchWhistEvent,
  type ScotchWhistState,
  dealSoFar,
  dealtTo,
  elderOf,
  handSize,
  heightUnder,
  isInDeal,
  trumpOf,
} from './state.ts'

const createBreach = (rule: ScotchWhistBreach['rule'], why: ScotchWhistWhy): ScotchWhistBreach => ({
  rule,
  why,
})

/** Returns the seat on turn; elder first, then the winner of each trick (SW-1, SW-3, SW-7). */
export function seatToPlay(state: ScotchWhistState): Seat | null {
  if (state.phase === 'play') return turnAmong(state.tricks, elderOf(state), state.options.players)
  return state.phase === 'reckoning' ? countTurn(state) : null
}

/** Returns the seats that may act: the one on turn, and those that may claim (W-12). */
export function seatsToAct(state: ScotchWhistState): readonly Seat[] {
  const now = seatToPlay(state)
  if (!isInDeal(state) || now === null) return []
  if (!state.options.irregularities) return [now]
  return SEATS.slice(0, state.options.players).filter(
    (seat) => seat === now || claimFault(state, seat) === null,
  )
}

/** Returns the legal actions of a seat (SW-3, W-12). */
export function legalActions(state: ScotchWhistState, seat: Seat): readonly ScotchWhistAction[] {
  if (!isInDeal(state)) return []
  return listTrickActions(state, seat, {
    onTurn: seat === seatToPlay(state),
    mayClaim: claimFault(state, seat) === null,
  })
}

/** Returns why an action is not allowed, or null. */
export function findBreach(
  state: ScotchWhistState,
  seat: Seat,
  action: ScotchWhistAction,
): ScotchWhistBreach | null {
  if (state.phase === 'open') return createBreach('SW-1', 'notDealt')
  if (state.phase === 'settled') return createBreach('SW-6', 'dealOver')
  if (state.phase === 'over') return createBreach('SW-5', 'partieOver')
  switch (action.do) {
    case 'play':
      return cardBreach(state, seat, action.card)
    case 'claimRevoke': {
      const fault = claimFault(state, seat)
      return fault === null ? null : createBreach('W-12', fault)
    }
    case 'count':
      if (state.phase !== 'reckoning') return createBreach('W-12', 'notNow')
      return seat === countTurn(state) ? null : createBreach('W-12', 'notYourTurn')
  }
}

function cardBreach(state: InDealState, seat: Seat, card: Card): ScotchWhistBreach | null {
  if (seat !== seatToPlay(state)) return createBreach('SW-3', 'notYourTurn')
  if (state.phase === 'reckoning' || !(state.hands[seat] ?? []).includes(card))
    return createBreach('SW-3', 'cardNotHeld')
  return playableCards(state, seat).includes(card) ? null : createBreach('SW-3', 'mustFollow')
}

/** Applies an action that `findBreach` allows. */
export function applyAction(
  before: ScotchWhistState,
  seat: Seat,
  action: ScotchWhistAction,
): StepResult<DealtState, ScotchWhistEvent> {
  if (isInDeal(before) && action.do === 'claimRevoke') return claimRevoke(before, seat)
  if (before.phase === 'reckoning' && action.do === 'count') return declareNoClaim(before, seat)
  if (before.phase === 'play' && action.do === 'play') return playCard(before, seat, action.card)
  throw new Error(`${action.do} in phase ${before.phase}`)
}

/** Fields that a played card changes. */
type CardsInPlay = Pick<PlayState, 'hands' | 'waiting' | 'tricks' | 'tricksWon'>

/** Returns the deal in play with these fields; they are listed because a spread costs more. */
const inPlay = (
  before: DealSoFar,
  { hands, waiting, tricks, tricksWon }: CardsInPlay,
): PlayState => ({
  phase: 'play',
  options: before.options,
  score: before.score,
  deals: before.deals,
  dealer: before.dealer,
  turnUp: before.turnUp,
  hands,
  waiting,
  tricks,
  tricksWon,
  wrongClaims: before.wrongClaims,
  marks: before.marks,
})

/** Plays a card; a played hand takes up the next, the last of all ends the deal (SW-2, SW-3). */
function playCard(
  before: PlayState,
  seat: Seat,
  card: Card,
): StepResult<DealtState, ScotchWhistEvent> {
  const { options, waiting } = before
  const trump = trumpOf(before)
  const tricks = withCard(before.tricks, seat, card, {
    seats: options.players,
    trump,
    height: heightUnder(trump),
  })
  const hands = before.hands.with(seat, removeCards(before.hands[seat] ?? [], [card]))
  const trick = requireValue(tricks.at(-1))
  const played: ScotchWhistEvent = {
    did: trick.cards.length === 1 ? 'led' : 'followed',
    seat,
    card,
  }
  const { winner } = trick
  if (winner === null)
    return {
      state: inPlay(before, { hands, waiting, tricks, tricksWon: before.tricksWon }),
      events: [played],
    }
  const tricksWon = before.tricksWon.map((won, of) => (of === winner ? won + 1 : won))
  const won = tricksWon.reduce((sum, one, of) => (of % 2 === winner % 2 ? sum + one : sum), 0)
  const next = afterTrick(before, { hands, waiting, tricks, tricksWon })
  return {
    state: next.state,
    events: [played, { did: 'tookTrick', seat: winner, won }, ...next.events],
  }
}

function afterTrick(
  before: PlayState,
  table: CardsInPlay,
): StepResult<DealtState, ScotchWhistEvent> {
  if (table.hands.some((hand) => hand.length > 0))
    return { state: inPlay(before, table), events: [] }
  if (table.waiting.every((rounds) => rounds.length === 0)) return afterLast(inPlay(before, table))
  const hands = table.waiting.map((rounds) => rounds[0] ?? [])
  const waiting = table.waiting.map((rounds) => rounds.slice(1))
  const number = dealtTo(before.options) / handSize(before.options) - (waiting[0]?.length ?? 0)
  return {
    state: inPlay(before, { ...table, hands, waiting }),
    events: [{ did: 'tookUpHand', number, hands }],
  }
}

/** Scores the deal (SW-4), or with `irregularities` first lets the seats claim (W-12). */
function afterLast(state: PlayState): StepResult<DealtState, ScotchWhistEvent> {
  if (!state.options.irregularities) return scoreDeal(state)
  return { state: { ...dealSoFar(state), phase: 'reckoning', counted: 0 }, events: [] }
}
