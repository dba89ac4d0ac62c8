// Views of a table of Whist, and the events each viewer gets.
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { WhistSeenEvent, WhistView } from '../../../../shared/games/whist.ts'
import type { Outcome, Viewer } from '../../../../shared/view.ts'
import { shownAmong } from '../covered.ts'
import { dealView, partieView } from '../trick-game.ts'
import { gameValue, goalOf } from './clubs.ts'
import type { WhistOptions } from './options.ts'
import { seatToPlay } from './play.ts'
import { forfeitedTricks } from './revoke.ts'
import { carriedOn, buildRubber } from './rubber.ts'
import { type DealSoFar, type WhistEvent, type WhistState, NO_SLIPS, sideTricks } from './state.ts'

/** The common view, with typed rule options and score. */
export type WhistSeatView = WhistView & {
  readonly options: WhistOptions
  readonly score: Pair<number>
}

/** Returns what a viewer may know: the turn-up is open to all, wherever it is (W-3). */
export function viewFor(state: WhistState, eye: Viewer): WhistSeatView {
  const common = {
    game: 'whist',
    ...partieView(state, { eye, turn: seatToPlay(state), goal: goalOf(state.options) }),
    outcome: outcomeOf(state),
    rubber: buildRubber(state),
    carried: carriedOn(state),
  } as const
  if (state.phase === 'open') return { ...common, ...NO_DEAL, dealtLast: state.dealtLast }
  return {
    ...common,
    ...dealView(state, eye),
    claims: state.claims,
    seen: state.slips.seen,
    mending: state.slips.mending,
    dealtLast: null,
    forfeited: [tricksPassing(state, 0), tricksPassing(state, 1)],
  }
}

/** Returns who has won, and what the game counts (W-18). */
export const outcomeOf = (state: WhistState): Outcome | null =>
  state.phase === 'over'
    ? { winner: state.winner, value: gameValue(state.options, state.winner, state.score) }
    : null

/** Returns the tricks a side loses as things stand; it cannot lose more than it has (W-12). */
const tricksPassing = (deal: DealSoFar, side: Side): number =>
  Math.min(forfeitedTricks(deal, side), sideTricks(deal, side))

const NO_DEAL = {
  dealer: null,
  trump: null,
  turnUp: null,
  turnUpLies: false,
  hands: [0, 0, 0, 0],
  tricks: [],
  tricksWon: [0, 0, 0, 0],
  claims: [],
  ...NO_SLIPS,
  forfeited: [0, 0],
  marks: [],
} as const

/** Returns the event for a viewer: everything is public except the hands. */
export const eventFor = (event: WhistEvent, viewer: Viewer): WhistSeenEvent =>
  event.did === 'dealt' ? { ...event, hands: shownAmong(event.hands, viewer) } : event
