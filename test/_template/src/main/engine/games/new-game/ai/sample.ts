// Sampling of full states for a view of New Game: every distribution of the unseen cards that fits
// what was seen is equally likely (NG-3 read backwards).
import type { Card } from '../../../../../shared/card.ts'
import { SEATS, type Seat, type Trick } from '../../../../../shared/view.ts'
import type { Random } from '../../../random.ts'
import { countCards, openCards } from '../../covered.ts'
import { removeCards } from '../../pack.ts'
import { type CoveredHand, createSpreader } from '../../spread.ts'
import { voidsShown } from '../../trick.ts'
import { type DealSoFar, NEW_GAME_PACK, type NewGameState, SEAT_COUNT } from '../state.ts'
import type { NewGameSeatView } from '../view.ts'

/** Returns what a covered hand of `count` cards can hold after these tricks. */
export const coveredHand = (tricks: readonly Trick[], seat: Seat, count: number): CoveredHand => ({
  count,
  voids: new Set(voidsShown(tricks, seat, SEAT_COUNT)),
})

/** Returns a state that the seat of this view cannot tell from the real one. */
export function sampleState(view: NewGameSeatView, random: Random): NewGameState {
  const { phase, options, score, deals, outcome } = view
  if (phase === 'open') return { phase, options, score, deals }
  const deal = sampleDeal(view, random)
  return phase === 'over'
    ? { ...deal, phase, winner: outcome?.winner === 1 ? 1 : 0 }
    : { ...deal, phase }
}

function sampleDeal(view: NewGameSeatView, random: Random): DealSoFar {
  const { eye, turnUp, dealer, options, score, deals, tricks, tricksWon, marks } = view
  if (eye === 'onlooker' || eye === 'open' || turnUp === null || dealer === null)
    throw new Error('not the view of a seat in a deal')
  const own = openCards(view.hands[eye] ?? 0)
  const seen = [...own, ...tricks.flatMap(({ cards }) => cards)]
  // all know where the turn-up is until it is played
  const known = (seat: Seat): readonly Card[] =>
    seat === eye ? own : seat === dealer && !seen.includes(turnUp) ? [turnUp] : []
  const covered = SEATS.map((seat) =>
    coveredHand(tricks, seat, countCards(view.hands[seat] ?? 0) - known(seat).length),
  )
  const unseen = removeCards(NEW_GAME_PACK, [...seen, ...SEATS.flatMap(known)])
  const spread = createSpreader(unseen, covered).dealUnseen(random)
  const hands = SEATS.map((seat) => [...known(seat), ...(spread[seat] ?? [])])
  return { options, score, deals, dealer, turnUp, hands, tricks, tricksWon, marks }
}
