// Views of a table of Scotch Whist, and the events each viewer gets.
import type {
  ScotchWhistSeenEvent,
  ScotchWhistView,
} from '../../../../shared/games/scotch-whist.ts'
import type { Viewer } from '../../../../shared/view.ts'
import { shownAmong } from '../covered.ts'
import { dealView, partieView } from '../trick-game.ts'
import type { ScotchWhistOptions } from './options.ts'
import { seatToPlay } from './play.ts'
import { type ScotchWhistEvent, type ScotchWhistState, GOAL } from './state.ts'

/** The common view, with typed rule options. */
export type ScotchWhistSeatView = ScotchWhistView & { readonly options: ScotchWhistOptions }

/** Returns what a viewer may know; hands not taken up are hidden from their owner too (SW-1). */
export function viewFor(state: ScotchWhistState, eye: Viewer): ScotchWhistSeatView {
  const common = {
    game: 'scotch-whist',
    ...partieView(state, { eye, turn: seatToPlay(state), goal: GOAL }),
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
  return {
    ...common,
    ...dealView(state, eye),
    wrongClaims: state.wrongClaims,
    waiting: state.waiting.map((rounds) => rounds.map((hand) => hand.length)),
  }
}

/** Returns the event for a viewer. */
export const eventFor = (event: ScotchWhistEvent, viewer: Viewer): ScotchWhistSeenEvent =>
  event.did === 'dealt' || event.did === 'tookUpHand'
    ? { ...event, hands: shownAmong(event.hands, viewer) }
    : event
