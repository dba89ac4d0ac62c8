// Turn and legal actions: exchange, play and claims put together (E-7 … E-21, E-31 … E-40).
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { EcarteAction, EcarteBreach } from '../../../../shared/games/ecarte.ts'
import type { StepResult } from '../game.ts'
import {
  afterExchangeBreach,
  exchangeBreach,
  exchangeLegal,
  exchangeStep,
  exchangeTurn,
} from './exchange.ts'
import { markBreach, mayMark } from './markers.ts'
import {
  announceKing,
  kingBreach,
  mayAnnounce,
  playBreach,
  playCard,
  playLegal,
  playTurn,
} from './play.ts'
import { moveMarkers } from './score.ts'
import {
  seatToChoose,
  claimBreach,
  claimStep,
  claimsLegal,
  isClaim,
  reckoningTurn,
} from './slips/claims.ts'
import {
  type DealtState,
  type EcarteEvent,
  type EcarteState,
  type InDealState,
  isInDeal,
} from './state.ts'

const KING: EcarteAction = { do: 'announceKing' }
const MARK: EcarteAction = { do: 'mark' }

/** Returns the seat on turn, as all see it, or null. A seat that has to choose comes first. */
export function seatToPlay(state: EcarteState): Side | null {
  switch (state.phase) {
    case 'exchange':
      return seatToChoose(state) ?? exchangeTurn(state)
    case 'play':
      return seatToChoose(state) ?? playTurn(state)
    case 'reckoning':
      return reckoningTurn(state)
    case 'open':
    case 'settled':
    case 'over':
      return null
  }
}

/** Returns the seats that may act, in turn or out of it. */
export function seatsToAct(state: EcarteState): readonly Side[] {
  if (!isInDeal(state)) return SIDES.filter((side) => mayMark(state, side))
  const now = seatToPlay(state)
  if (now === null) return []
  const other = otherSide(now)
  const maySpeak =
    mayAnnounce(state, other) || mayMark(state, other) || claimsLegal(state, other).length > 0
  return maySpeak ? [now, other] : [now]
}

const SIDES = [0, 1] as const

/** Returns all legal actions of a seat. */
export function legalActions(state: EcarteState, seat: Side): readonly EcarteAction[] {
  const actions = isInDeal(state) ? legalInDeal(state, seat) : []
  return mayMark(state, seat) ? [...actions, MARK] : actions
}

function legalInDeal(state: InDealState, seat: Side): readonly EcarteAction[] {
  const claims = claimsLegal(state, seat)
  if (seatToChoose(state) !== null) return claims
  const actions = usualActions(state, seat)
  const spoken = mayAnnounce(state, seat) ? [KING, ...actions] : actions
  return claims.length === 0 ? spoken : [...spoken, ...claims]
}

function usualActions(state: InDealState, seat: Side): readonly EcarteAction[] {
  switch (state.phase) {
    case 'exchange':
      return exchangeLegal(state, seat)
    case 'play':
      return playLegal(state, seat)
    case 'reckoning':
      return []
  }
}

/** Returns why `seat` may not do this now; null exactly if it is among the legal actions. */
export function findBreach(
  state: EcarteState,
  seat: Side,
  action: EcarteAction,
): EcarteBreach | null {
  if (action.do === 'mark') return markBreach(state, seat)
  switch (state.phase) {
    case 'open':
      return { rule: 'E-4', why: 'notDealt' }
    case 'settled':
      return { rule: 'E-28', why: 'dealOver' }
    case 'over':
      return { rule: 'E-19', why: 'partieOver' }
    case 'exchange':
    case 'play':
    case 'reckoning':
      return breachInDeal(state, seat, action)
  }
}

function breachInDeal(
  state: InDealState,
  seat: Side,
  action: Exclude<EcarteAction, { do: 'mark' }>,
): EcarteBreach | null {
  if (isClaim(action)) return claimBreach(state, seat, action.do)
  const choice = state.slips?.choice ?? null
  if (choice !== null) return { rule: choice.rule, why: 'choiceFirst' }
  if (action.do === 'announceKing') return kingBreach(state, seat)
  if (state.phase === 'exchange')
    return action.do === 'play'
      ? { rule: 'E-7', why: 'notPlaying' }
      : exchangeBreach(state, seat, action)
  if (action.do !== 'play') return afterExchangeBreach(state, action)
  return state.phase === 'play'
    ? playBreach(state, seat, action.card)
    : { rule: 'E-20', why: 'cardNotHeld' }
}

/** Applies an action without a breach. */
export function applyAction(
  state: EcarteState,
  seat: Side,
  action: EcarteAction,
): StepResult<DealtState, EcarteEvent> {
  if (action.do === 'mark' && mayMark(state, seat)) return moveMarkers(state, seat)
  if (isInDeal(state) && action.do !== 'mark') {
    if (isClaim(action)) return claimStep(state, seat, action.do)
    if (action.do === 'announceKing') return announceKing(state, seat)
    if (state.phase === 'play' && action.do === 'play') return playCard(state, seat, action.card)
    if (state.phase === 'exchange' && action.do !== 'play') return exchangeStep(state, seat, action)
  }
  throw new Error(`a step that has a breach: ${action.do} in phase ${state.phase}`)
}
