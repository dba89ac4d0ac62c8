// Whose turn it is, and what every seat may do: the exchange and the play put together (E-7 … E-21).
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { EcarteAction, EcarteBreach } from '../../../../shared/games/ecarte.ts'
import type { Step } from '../game.ts'
import { afterExchangeBreach, exchangeBreach, exchangeLegal, exchangeStep, exchangeTurn } from './exchange.ts'
import { announceKing, kingBreach, mayAnnounce, playBreach, playCard, playLegal, playTurn } from './play.ts'
import type { DealtState, EcarteEvent, EcarteState } from './state.ts'

const KING: EcarteAction = { do: 'announceKing' }

/** Whose turn it is, as everybody sees it; null between deals and after the partie. */
export function turn(state: EcarteState): Side | null {
  switch (state.phase) {
    case 'exchange':
      return exchangeTurn(state)
    case 'play':
      return playTurn(state)
    case 'open':
    case 'settled':
    case 'over':
      return null
  }
}

/** Seats that may do something now: whose turn it is, and who may announce the king out of turn (E-17, E-18). */
export function toAct(state: EcarteState): readonly Side[] {
  if (state.phase !== 'exchange' && state.phase !== 'play') return []
  const now = turn(state)
  if (now === null) return []
  const other = otherSide(now)
  return mayAnnounce(state, other) ? [now, other] : [now]
}

/** Everything a seat may do now. */
export function legal(state: EcarteState, seat: Side): readonly EcarteAction[] {
  if (state.phase !== 'exchange' && state.phase !== 'play') return []
  const actions = state.phase === 'exchange' ? exchangeLegal(state, seat) : playLegal(state, seat)
  return mayAnnounce(state, seat) ? [KING, ...actions] : actions
}

/** Why `seat` may not do this now; null exactly when it is among the legal actions. */
export function breach(state: EcarteState, seat: Side, action: EcarteAction): EcarteBreach | null {
  switch (state.phase) {
    case 'open':
      return { rule: 'E-4', why: 'notDealt' }
    case 'settled':
      return { rule: 'E-28', why: 'dealOver' }
    case 'over':
      return { rule: 'E-19', why: 'partieOver' }
    case 'exchange':
      if (action.do === 'announceKing') return kingBreach(state, seat)
      return action.do === 'play' ? { rule: 'E-7', why: 'notPlaying' } : exchangeBreach(state, seat, action)
    case 'play':
      if (action.do === 'announceKing') return kingBreach(state, seat)
      return action.do === 'play' ? playBreach(state, seat, action.card) : afterExchangeBreach(state, action)
  }
}

/** Does what was found without a breach. */
export function step(state: EcarteState, seat: Side, action: EcarteAction): Step<DealtState, EcarteEvent> {
  if (state.phase === 'exchange' || state.phase === 'play') {
    if (action.do === 'announceKing') return announceKing(state, seat)
    if (state.phase === 'play' && action.do === 'play') return playCard(state, seat, action.card)
    if (state.phase === 'exchange' && action.do !== 'play') return exchangeStep(state, seat, action)
  }
  throw new Error(`a step that has a breach: ${action.do} in phase ${state.phase}`)
}
