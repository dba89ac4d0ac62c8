// A deal as a chain of changes, each applied to the result of the one before.
import type { HundertspielPhase } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { leftOf } from '../trick.ts'
import {
  type DealSoFar,
  type DealtState,
  type HundertspielEvent,
  type InDealState,
  forehandOf,
} from './state.ts'

/** A changed deal, and its events. */
export type Change = StepResult<DealSoFar, HundertspielEvent>
/** A deal that waits for an action, or is over, and its events. */
export type Flow = StepResult<DealtState, HundertspielEvent>

export const noChange = (state: DealSoFar): Change => ({ state, events: [] })

/** Applies several changes, one after the other. */
export const applyInTurn = (
  deal: DealSoFar,
  ...changes: readonly ((deal: DealSoFar) => Change)[]
): Change =>
  changes.reduce<Change>((before, change) => {
    const { state, events } = change(before.state)
    return events.length === 0
      ? { state, events: before.events }
      : { state, events: [...before.events, ...events] }
  }, noChange(deal))

/** Returns the result with earlier events in front. */
export const prependEvents = <S>(
  events: readonly HundertspielEvent[],
  next: StepResult<S, HundertspielEvent>,
): StepResult<S, HundertspielEvent> => ({ state: next.state, events: [...events, ...next.events] })

/** Returns the deal with a seat to act. */
export const askSeat = (deal: DealSoFar, phase: InDealState['phase'], asks: Seat): InDealState => ({
  ...deal,
  phase,
  asks,
})

/** Starts a phase in which all act in order, from forehand on. */
export const askAll = (
  deal: DealSoFar,
  phase: Exclude<HundertspielPhase, 'open' | 'settled' | 'over'>,
): InDealState => askSeat({ ...deal, passed: [] }, phase, forehandOf(deal))

/** Returns the next admitted seat that has not passed; null if the round is over. */
export function nextAfter(
  deal: DealSoFar,
  seat: Seat,
  admits: (seat: Seat) => boolean,
): Seat | null {
  const { players } = deal.options
  for (let places = 1; places < players; places += 1) {
    const one = leftOf(seat, players, places)
    if (!deal.passed.includes(one) && admits(one)) return one
  }
  return null
}
