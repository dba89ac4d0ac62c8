// The tricks of New Game (NG-2, NG-3).
import { requireValue } from '../../../../shared/card.ts'
import type { NewGameAction } from '../../../../shared/games/new-game.ts'
import type { Breach, Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { removeCards } from '../pack.ts'
import { followingCards, turnAmong, withCard } from '../trick.ts'
import { scoreDeal } from './score.ts'
import {
  type NewGameEvent,
  type NewGameState,
  SEAT_COUNT,
  elderIn,
  height,
  sideAt,
  trumpIn,
} from './state.ts'

/** Returns the seat on turn: elder leads first, then the winner of each trick (NG-1, NG-3). */
export const seatToPlay = (state: NewGameState): Seat | null =>
  state.phase === 'play' ? turnAmong(state.tricks, elderIn(state), SEAT_COUNT) : null

export function seatsToAct(state: NewGameState): readonly Seat[] {
  const seat = seatToPlay(state)
  return seat === null ? [] : [seat]
}

/** Returns the cards that follow suit, or the whole hand (NG-3). */
export function legalActions(state: NewGameState, seat: Seat): readonly NewGameAction[] {
  if (state.phase !== 'play' || seat !== seatToPlay(state)) return []
  return followingCards(state.hands[seat] ?? [], state.tricks).map((card) => ({ do: 'play', card }))
}

/** Returns why an action is not allowed, or null. */
export function findBreach(
  state: NewGameState,
  seat: Seat,
  { card }: NewGameAction,
): Breach | null {
  if (state.phase === 'open') return { rule: 'NG-1', why: 'notDealt' }
  if (state.phase === 'settled') return { rule: 'NG-6', why: 'dealOver' }
  if (state.phase === 'over') return { rule: 'NG-5', why: 'partieOver' }
  if (seat !== seatToPlay(state)) return { rule: 'NG-3', why: 'notYourTurn' }
  const hand = state.hands[seat] ?? []
  if (!hand.includes(card)) return { rule: 'NG-3', why: 'cardNotHeld' }
  return followingCards(hand, state.tricks).includes(card)
    ? null
    : { rule: 'NG-3', why: 'mustFollow' }
}

/** Plays a card; the last card of the deal is followed by its score (NG-2, NG-3). */
export function applyAction(
  before: NewGameState,
  seat: Seat,
  { card }: NewGameAction,
): StepResult<NewGameState, NewGameEvent> {
  if (before.phase !== 'play') throw new Error(`a card in phase ${before.phase}`)
  const table = { seats: SEAT_COUNT, trump: trumpIn(before), height }
  const tricks = withCard(before.tricks, seat, card, table)
  const hands = before.hands.with(seat, removeCards(before.hands[seat] ?? [], [card]))
  const { cards, winner } = requireValue(tricks.at(-1))
  const played: NewGameEvent = { did: cards.length === 1 ? 'led' : 'followed', seat, card }
  if (winner === null) return { state: { ...before, hands, tricks }, events: [played] }
  const tricksWon = before.tricksWon.map((won, of) => (of === winner ? won + 1 : won))
  const won = tricks.filter((one) => one.winner !== null && sideAt(one.winner) === sideAt(winner))
  const state = { ...before, hands, tricks, tricksWon }
  const took: NewGameEvent = { did: 'tookTrick', seat: winner, won: won.length }
  if (hands.some((hand) => hand.length > 0)) return { state, events: [played, took] }
  const scored = scoreDeal(state)
  return { state: scored.state, events: [played, took, ...scored.events] }
}
