// The score of New Game, by side (NG-4, NG-5), and giving up (G-1, G-2).
import { type Side, otherSide } from '../../../../shared/duel.ts'
import type { NewGameMarkRule } from '../../../../shared/games/new-game.ts'
import { type Seat, tricksMadeBy } from '../../../../shared/view.ts'
import type { StepResult } from '../game.ts'
import {
  BOOK,
  type DealSoFar,
  GOAL,
  HAND,
  type NewGameEvent,
  type OverState,
  type PlayState,
  type SettledState,
  sideAt,
} from './state.ts'

type Settled = StepResult<SettledState | OverState, NewGameEvent>

/** Marks points for a side; whoever has seven wins the partie (NG-5). */
function markPoints(deal: DealSoFar, seat: Side, points: number, rule: NewGameMarkRule): Settled {
  const own = deal.score[seat] + points
  const other = deal.score[otherSide(seat)]
  const score = seat === 0 ? ([own, other] as const) : ([other, own] as const)
  const settled = { ...deal, score, marks: [...deal.marks, { seat, points, rule }] }
  const marked: NewGameEvent = { did: 'marked', seat, points, rule, score: own }
  if (own < GOAL) return { state: { ...settled, phase: 'settled' }, events: [marked] }
  return {
    state: { ...settled, phase: 'over', winner: seat },
    events: [marked, { did: 'wonPartie', seat, value: 1, score }],
  }
}

/** Marks a deal; tricks that were not played go to the side `heir` (NG-4, G-1). */
export function scoreDeal(deal: PlayState, heir: Side = 0): Settled {
  const made = [tricksMadeBy(deal, 0), tricksMadeBy(deal, 1)] as const
  const own = made[heir] + HAND - made[0] - made[1]
  return own > BOOK
    ? markPoints(deal, heir, own - BOOK, 'NG-4')
    : markPoints(deal, otherSide(heir), made[otherSide(heir)] - BOOK, 'NG-4')
}

/** Gives up a deal for a side, or the partie (G-1, G-2). */
export function giveUp(deal: PlayState, seat: Seat, what: 'deal' | 'partie'): Settled {
  const heir = otherSide(sideAt(seat))
  const gaveUp: NewGameEvent = { did: 'gaveUp', seat, what }
  const { state, events } = scoreDeal(deal, heir)
  if (what === 'deal' || state.phase === 'over') return { state, events: [gaveUp, ...events] }
  const over = markPoints(state, heir, GOAL - state.score[heir], 'G-2')
  return { state: over.state, events: [gaveUp, ...events, ...over.events] }
}
