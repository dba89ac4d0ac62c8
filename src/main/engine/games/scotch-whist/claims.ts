// Revokes under `irregularities` (W-12): claiming one, and declaring no claim.
import type { Card } from '../../../../shared/card.ts'
import type { ScotchWhistWhy } from '../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import { completeTricks, leftOf, findRevokers } from '../trick.ts'
import { scoreDeal, scoreRevoke } from './score.ts'
import {
  type DealSoFar,
  type DealtState,
  type InDealState,
  type ReckoningState,
  type ScotchWhistEvent,
  elderOf,
  handSize,
  sideAt,
} from './state.ts'

/** Returns why a seat may not claim a revoke now. The claim itself may be wrong. */
export function claimFault(state: InDealState, seat: Seat): ScotchWhistWhy | null {
  if (!state.options.irregularities || completeTricks(state.tricks) === 0) return 'notNow'
  return state.wrongClaims.some((claim) => claim.seat === seat) ? 'claimedBefore' : null
}

/** Returns the first seat of the other side that revoked in this deal; null if none did. */
function offenderAgainst(state: DealSoFar, seat: Seat): Seat | null {
  const size = handSize(state.options)
  // in 3x6 only the hand then played from could have followed
  const current = Math.floor(completeTricks(state.tricks) / size)
  const none: readonly (readonly Card[])[] = state.hands.map(() => [])
  const offenders = Array.from({ length: current + 1 }, (_, round) =>
    findRevokers(
      state.tricks.slice(round * size, (round + 1) * size),
      round === current ? state.hands : none,
    ),
  ).flat()
  return offenders.find((one) => sideAt(one) !== sideAt(seat)) ?? null
}

/** Claims a revoke: if right it ends the deal; if wrong it is that seat's last (W-12). */
export function claimRevoke(
  state: InDealState,
  seat: Seat,
): StepResult<DealtState, ScotchWhistEvent> {
  const offender = offenderAgainst(state, seat)
  const claimed: ScotchWhistEvent = { did: 'claimedRevoke', seat, offender }
  if (offender === null) {
    const wrongClaims = [...state.wrongClaims, { seat, after: completeTricks(state.tricks) }]
    return { state: { ...state, wrongClaims }, events: [claimed] }
  }
  const settled = scoreRevoke(state, offender)
  return { state: settled.state, events: [claimed, ...settled.events] }
}

/** Returns the seat whose turn it is to declare no claim, elder first. */
export const countTurn = (state: ReckoningState): Seat =>
  leftOf(elderOf(state), state.options.players, state.counted)

/** Records that a seat has nothing to claim; after the last the deal is scored (W-12). */
export function declareNoClaim(
  state: ReckoningState,
  seat: Seat,
): StepResult<DealtState, ScotchWhistEvent> {
  const counted: ScotchWhistEvent = { did: 'counted', seat }
  const next = { ...state, counted: state.counted + 1 }
  if (next.counted < state.options.players) return { state: next, events: [counted] }
  const settled = scoreDeal(state)
  return { state: settled.state, events: [counted, ...settled.events] }
}
