// Views of a table of Scotch Whist, and the events each viewer gets.
import { suitOf } from '../../../../shared/card.ts'
import type {
  ScotchWhistSeenEvent,
  ScotchWhistView,
} from '../../../../shared/games/scotch-whist.ts'
import type { Viewer } from '../../../../shared/view.ts'
import { shownAmong } from '../covered.ts'
import type { ScotchWhistOptions } from './options.ts'
import { seatToPlay } from './play.ts'
import { type ScotchWhistEvent, type ScotchWhistState, GOAL } from './state.ts'

/** The common view, with typed rule options. */
export type ScotchWhistSeatView = ScotchWhistView & { readonly options: ScotchWhistOptions }

/** Returns what a viewer may know; hands not taken up are hidden from their owner too (SW-1). */
export function viewFor(state: ScotchWhistState, eye: Viewer): ScotchWhistSeatView {
  const common = {
    game: 'scotch-whist',
    eye,
    options: state.options,
    phase: state.phase,
    deals: state.deals,
    score: state.score,
    goal: GOAL,
    turn: seatToPlay(state),
    talon: 0,
    outcome: state.phase === 'over' ? { winner: state.winner, value: 1 } : null,
  } as const
  if (state.phase === 'open') {
    const nothing = Array.from({ length: state.options.players }, () => 0)
    return {
      ...common,
      dealer: null,
      trump: null,
      turnUp: null,
      turnUpLies: false,
      hands: nothing,
      waiting: nothing.map(() => []),
      tricks: [],
      tricksWon: nothing,
      wrongClaims: [],
      marks: [],
    }
  }
  const { dealer, turnUp, tricks, tricksWon, wrongClaims, marks } = state
  return {
    ...common,
    dealer,
    turnUp,
    tricks,
    tricksWon,
    wrongClaims,
    marks,
    trump: suitOf(turnUp),
    turnUpLies: state.phase === 'play' && tricks.length === 0,
    hands: shownAmong(state.hands, eye),
    waiting: state.waiting.map((rounds) => rounds.map((hand) => hand.length)),
  }
}

/** Returns the event for a viewer. */
export const eventFor = (event: ScotchWhistEvent, viewer: Viewer): ScotchWhistSeenEvent =>
  event.did === 'dealt' || event.did === 'tookUpHand'
    ? { ...event, hands: shownAmong(event.hands, viewer) }
    : event
