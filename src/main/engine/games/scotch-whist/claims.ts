// Revokes under `irregularities` (W-12): not following although one could, claiming it, and saying there is nothing to claim.
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

/** Why a seat may not claim a revoke now; whether there was one it must know for itself. */
export function claimFault(state: InDealState, seat: Seat): ScotchWhistWhy | null {
  if (!state.options.irregularities || completeTricks(state.tricks) === 0) return 'notNow'
  return state.wrongClaims.some((claim) => claim.seat === seat) ? 'claimedBefore' : null
}

/** Who of the other side revoked in this deal, the first seat of them; null when nobody did. */
function offenderAgainst(state: DealSoFar, seat: Seat): Seat | null {
  const size = handSize(state.options)
  // in 3x6 only the hand then played from could have followed
  const current = Math.floor(completeTricks(state.tricks) / size)
  const none: readonly (readonly Card[])[] = state.hands.map(() => [])
  const offenders = Array.from({ length: current + 1 }, (_, round) =>
    findRevokers(state.tricks.slice(round * size, (round + 1) * size), round === current ? state.hands : none),
  ).flat()
  return offenders.find((one) => sideAt(one) !== sideAt(seat)) ?? null
}

/** W-12: a claim that is right ends the deal; one that is wrong changes nothing, and is that seat's last. */
export function claimRevoke(state: InDealState, seat: Seat): StepResult<DealtState, ScotchWhistEvent> {
  const offender = offenderAgainst(state, seat)
  const claimed: ScotchWhistEvent = { did: 'claimedRevoke', seat, offender }
  if (offender === null) {
    const wrongClaims = [...state.wrongClaims, { seat, after: completeTricks(state.tricks) }]
    return { state: { ...state, wrongClaims }, events: [claimed] }
  }
  const settled = scoreRevoke(state, offender)
  return { state: settled.state, events: [claimed, ...settled.events] }
}

/** Whose turn it is to say that there is nothing to claim, elder first. */
export const countTurn = (state: ReckoningState): Seat => leftOf(elderOf(state), state.options.players, state.counted)

/** W-12: when all have said so, the deal is scored. */
export function declareNoClaim(state: ReckoningState, seat: Seat): StepResult<DealtState, ScotchWhistEvent> {
  const counted: ScotchWhistEvent = { did: 'counted', seat }
  const next = { ...state, counted: state.counted + 1 }
  if (next.counted < state.options.players) return { state: next, events: [counted] }
  const settled = scoreDeal(state)
  return { state: settled.state, events: [counted, ...settled.events] }
}
