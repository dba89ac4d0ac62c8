// Views of a table of New Game, and the events each viewer gets.
import type { NewGameSeenEvent, NewGameView } from '../../../../shared/games/new-game.ts'
import { SEATS, type Viewer } from '../../../../shared/view.ts'
import { shownAmong } from '../covered.ts'
import type { NewGameOptions } from './options.ts'
import { seatToPlay } from './play.ts'
import { GOAL, type NewGameEvent, type NewGameState, trumpIn } from './state.ts'

/** The common view, with typed rule options. */
export type NewGameSeatView = NewGameView & { readonly options: NewGameOptions }

/** Returns what a viewer may know: the turn-up is open to all, wherever it is (NG-1). */
export function viewFor(state: NewGameState, eye: Viewer): NewGameSeatView {
  const common = {
    game: 'new-game',
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
    const nothing = SEATS.map(() => 0)
    const noDeal = { dealer: null, trump: null, turnUp: null, turnUpLies: false } as const
    return { ...common, ...noDeal, hands: nothing, tricks: [], tricksWon: nothing, marks: [] }
  }
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  return {
    ...common,
    dealer,
    turnUp,
    tricks,
    tricksWon,
    marks,
    trump: trumpIn(state),
    turnUpLies: state.phase === 'play' && tricks.length === 0,
    hands: shownAmong(state.hands, eye),
  }
}

/** Returns the event for a viewer. */
export const eventFor = (event: NewGameEvent, viewer: Viewer): NewGameSeenEvent =>
  event.did === 'dealt' ? { ...event, hands: shownAmong(event.hands, viewer) } : event
