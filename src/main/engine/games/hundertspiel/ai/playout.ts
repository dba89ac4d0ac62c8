// Rollout of a deal by the card policy, with the aces announced while it is time (H-10).
import { requireValue } from '../../../../../shared/card.ts'
import { POINTS, announceableRanks, countHeld } from '../announce.ts'
import { GOAL, type InDealState, seatsIn } from '../state.ts'
import { chooseCode } from './card-policy.ts'
import { HIGHEST } from './encoding.ts'
import { creditPoints, playCode } from './moves.ts'
import { type Position, beatsCard, isOver, sideIn, tricksLeft, turnIn } from './position.ts'
import { type Code, codeHeight, readAt } from '../../../ai/cards.ts'

/** Tricks before the end from which no announcement is held back. */
const LATE = 3

/** Notes what each seat has still to announce of its aces; false announcements are not modelled. */
export function noteAces(position: Position, state: InDealState): void {
  for (const seat of seatsIn(state.options)) {
    const held = countHeld(state, seat, requireValue(state.hands[seat]), 'A')
    const right = announceableRanks(state, seat).find(
      ({ rank, count }) => rank === 'A' && count === held,
    )
    position.aces[seat] = right === undefined ? 0 : POINTS.A[right.count]
  }
}

/** Returns true if a card is an ace after which aces may not be announced any more (H-10). */
const spoilsAces = (position: Position, code: Code): boolean =>
  codeHeight(code) === HIGHEST &&
  (position.losesThrown ||
    position.count === 0 ||
    beatsCard(position, code, readAt(position.table, position.best)))

/** Returns true at the last moment for announcing aces, or if they decide the partie. */
export const isTimeForAces = (position: Position, code: Code, score: number): boolean =>
  spoilsAces(position, code) || tricksLeft(position) <= LATE || score >= GOAL

/** Plays a position to its end. */
export function playOut(position: Position): void {
  while (!isOver(position)) {
    const code = chooseCode(position)
    announceAces(position, code)
    if (!isOver(position)) playCode(position, code)
  }
}

function announceAces(position: Position, code: Code): void {
  const seat = turnIn(position)
  const points = readAt(position.aces, seat)
  if (points === 0) return
  const side = sideIn(position, seat)
  if (
    !isTimeForAces(
      position,
      code,
      readAt(position.base, side) + readAt(position.gained, side) + points,
    )
  )
    return
  position.aces[seat] = 0
  creditPoints(position, side, points)
}
