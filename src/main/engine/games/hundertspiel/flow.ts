// A deal as a row of changes: what one change makes, the next goes on from.
import type { HundertspielPhase } from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { leftOf } from '../trick.ts'
import { type DealSoFar, type DealtState, type HundertspielEvent, type InDealState, forehandOf } from './state.ts'

/** A deal that has changed, and what was heard of it. */
export type Change = StepResult<DealSoFar, HundertspielEvent>
/** A deal that stands again: somebody is asked, or it is over. */
export type Flow = StepResult<DealtState, HundertspielEvent>

export const noChange = (state: DealSoFar): Change => ({ state, events: [] })

/** What comes of several changes, one after the other. */
export const applyInTurn = (deal: DealSoFar, ...changes: readonly ((deal: DealSoFar) => Change)[]): Change =>
  changes.reduce<Change>((before, change) => {
    const { state, events } = change(before.state)
    return events.length === 0 ? { state, events: before.events } : { state, events: [...before.events, ...events] }
  }, noChange(deal))

/** The same events with some before them. */
export const prependEvents = <S>(
  events: readonly HundertspielEvent[],
  next: StepResult<S, HundertspielEvent>,
): StepResult<S, HundertspielEvent> => ({
  state: next.state,
  events: [...events, ...next.events],
})

/** Asks a seat for something. */
export const askSeat = (deal: DealSoFar, phase: InDealState['phase'], asks: Seat): InDealState => ({
  ...deal,
  phase,
  asks,
})

/** A phase in which all are asked in order, from forehand on. */
export const askAll = (deal: DealSoFar, phase: Exclude<HundertspielPhase, 'open' | 'settled' | 'over'>): InDealState =>
  askSeat({ ...deal, passed: [] }, phase, forehandOf(deal))

/** The next in order after a seat who has not passed and is admitted; null where there is none, or the round is over. */
export function nextAfter(deal: DealSoFar, seat: Seat, admits: (seat: Seat) => boolean): Seat | null {
  const { players } = deal.options
  for (let places = 1; places < players; places += 1) {
    const one = leftOf(seat, players, places)
    if (!deal.passed.includes(one) && admits(one)) return one
  }
  return null
}
