// Play against E-21 with a hand that could obey, and cards that go back to the hands (E-39, E-40).
import type { Card } from '../../../../../shared/card.ts'
import { type Side, otherSide, withSide, bySide } from '../../../../../shared/duel.ts'
import type { EcarteBreach } from '../../../../../shared/games/ecarte.ts'
import type { Trick } from '../../../../../shared/view.ts'
import type { StepResult } from '../../game.ts'
import { cardPlayedBy } from '../../trick.ts'
import { followDuty } from '../play.ts'
import {
  type DealSoFar,
  type EcarteEvent,
  type InDealState,
  type PlayState,
  hasPlayed,
  inPhase,
  trumpOf,
} from '../state.ts'
import { createBreach, getSlips, withShown, withSlips } from './slips.ts'

/** Returns the cards a side has played of these tricks, in order. */
export const playedCards = (tricks: readonly Trick[], side: Side): readonly Card[] =>
  tricks.flatMap((trick) => cardPlayedBy(trick, side, 2) ?? [])

/** Returns true if a side that holds `held` has broken E-21 in one of these tricks. */
export function hasRenounced(
  {
    tricks,
    trump,
  }: { readonly tricks: readonly Trick[]; readonly trump: ReturnType<typeof trumpOf> },
  side: Side,
  held: readonly Card[],
): boolean {
  return tricks.some(({ leader, cards: [lead, reply] }, place) => {
    if (leader === side || lead === undefined || reply === undefined) return false
    const must = followDuty(trump, [...held, ...playedCards(tricks.slice(place), side)], lead)
    return must !== null && !must.admits(reply)
  })
}

/** Returns why a seat may not claim a renonce now, without checking that there was one. */
export function renonceBreach(state: InDealState, seat: Side): EcarteBreach | null {
  const followed = state.tricks.some(({ leader, cards }) => leader === seat && cards.length === 2)
  if (state.phase === 'exchange' || !followed || getSlips(state).open[otherSide(seat)])
    return createBreach('E-40', 'nothingToClaim')
  return getSlips(state).wrongClaim[seat] ? createBreach('E-40', 'claimedBefore') : null
}

/** Applies a right claim (E-40): cards go back, the hand is laid open and elder leads again. */
export function claimRenonce(
  before: InDealState,
  seat: Side,
): StepResult<InDealState, EcarteEvent> {
  const offender = otherSide(seat)
  const { wrongClaim, open } = getSlips(before)
  if (
    !hasRenounced(
      { tricks: before.tricks, trump: trumpOf(before) },
      offender,
      before.hands[offender],
    )
  )
    return {
      state: withSlips(before, { wrongClaim: withSide(wrongClaim, seat, true) }),
      events: [{ did: 'claimedRenonce', seat, right: false }],
    }
  const back = bySide((side) => [...before.hands[side], ...playedCards(before.tricks, side)])
  const seen = withShown(
    withShown(before, 0, playedCards(before.tricks, 0)),
    1,
    playedCards(before.tricks, 1),
  )
  const restarted: PlayState = inPhase(seen, 'play', { hands: back, tricks: [], tricksWon: [0, 0] })
  return {
    state: withSlips(restarted, { open: withSide(open, offender, true), late: lateNow(before) }),
    events: [
      { did: 'claimedRenonce', seat, right: true },
      { did: 'laidOpen', seat: offender, cards: back[offender] },
    ],
  }
}

/** Returns, by side, if it is too late for the king, even when cards go back. */
const lateNow = (state: DealSoFar) => bySide((side) => hasPlayed(state, side))

/** Moves the card led to the current trick back to the hand; another is led (E-39). */
export function takeBack(before: PlayState, seat: Side): StepResult<PlayState, EcarteEvent> {
  const trick = before.tricks.at(-1)
  const card = trick?.cards[0]
  if (card === undefined || trick?.leader !== seat) throw new Error('no card to take back')
  const back: PlayState = {
    ...before,
    hands: withSide(before.hands, seat, [...before.hands[seat], card]),
    tricks: before.tricks.slice(0, -1),
  }
  const state = withSlips(withShown(back, seat, [card]), { choice: null, late: lateNow(before) })
  return { state, events: [{ did: 'tookBack', seat, card }] }
}
