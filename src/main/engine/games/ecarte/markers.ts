// Markers that the players move themselves (E-28, E-30): points due, and how they are lost.
import type { EcarteBreach } from '../../../../shared/games/ecarte.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { StepResult } from '../game.ts'
import type { EcarteOptions } from './options.ts'
import { dueTo } from './score.ts'
import type {
  DealSoFar,
  DealtState,
  EcarteEvent,
  EcarteState,
  OpenState,
  SettledState,
} from './state.ts'

/** Returns the points due to both sides; none if the house marks. */
export const pointsDue = (state: EcarteState): Pair<number> =>
  state.phase === 'open' || state.due === undefined ? [0, 0] : [dueTo(state, 0), dueTo(state, 1)]

/** Returns true if a side has points to mark: in and out of turn, and between two deals. */
export const mayMark = (
  state: EcarteState,
  seat: Side,
): state is Exclude<DealtState, { phase: 'over' }> =>
  state.phase !== 'open' &&
  state.phase !== 'over' &&
  state.due !== undefined &&
  dueTo(state, seat) > 0

/** Returns why a side may not move its markers. */
export function markBreach(state: EcarteState, seat: Side): EcarteBreach | null {
  if (state.phase === 'over') return { rule: 'E-19', why: 'partieOver' }
  if (mayMark(state, seat)) return null
  return { rule: 'E-28', why: state.options.marks === 'own' ? 'nothingDue' : 'houseMarks' }
}

/** Returns what is still due while cards are dealt; it is lost only when a trump is turned. */
export const dueBefore = (state: OpenState | SettledState): Pick<DealSoFar, 'due'> =>
  state.options.marks === 'own' ? { due: state.phase === 'open' ? [] : (state.due ?? []) } : {}

/** Drops the points that were not marked before a trump is turned (E-28). */
export function forgetDue<State extends DealSoFar>(state: State): StepResult<State, EcarteEvent> {
  if (state.due === undefined || state.due.length === 0) return { state, events: [] }
  const events = ([0, 1] as const).flatMap((seat): EcarteEvent[] => {
    const points = dueTo(state, seat)
    return points === 0 ? [] : [{ did: 'forgotten', seat, points }]
  })
  return { state: { ...state, due: [] }, events }
}

/** Returns the points due as a view shows them, by whatever rule they were gained. */
export const dueAsSeen = (
  options: EcarteOptions,
  [first, second]: Pair<number>,
): Pick<DealSoFar, 'due'> => {
  if (options.marks !== 'own') return {}
  const dueEntries = (seat: Side, points: number) =>
    points === 0 ? [] : [{ seat, points, rule: 'E-24' } as const]
  return { due: [...dueEntries(0, first), ...dueEntries(1, second)] }
}

/** Returns a deal as if all points due were marked, for evaluation. */
export function asMarked(deal: DealSoFar): DealSoFar {
  if (deal.due === undefined) return deal
  const { due, ...rest } = deal
  const score: Pair<number> = [deal.score[0] + dueTo(deal, 0), deal.score[1] + dueTo(deal, 1)]
  return { ...rest, score, marks: [...deal.marks, ...due] }
}
