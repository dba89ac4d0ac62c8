// Views of a table of Tatteln, and the events each viewer gets.
import type { Viewer } from '../../../../shared/view.ts'
import type { TattelnSeenEvent, TattelnView } from '../../../../shared/games/tatteln.ts'
import { shownTo } from '../covered.ts'
import type { TattelnOptions } from './options.ts'
import { seatToPlay } from './play.ts'
import { cardPoints, lateTricks } from './score.ts'
import { type TattelnEvent, type TattelnState, partieGoal, trumpOf } from './state.ts'

/** The common view, with typed rule options. */
export type TattelnSeatView = TattelnView & { readonly options: TattelnOptions }

const NO_DEAL = {
  dealer: null,
  trump: null,
  turnUp: null,
  lies: null,
  talon: 0,
  hands: [0, 0],
  tricks: [],
  tricksWon: [0, 0],
  lateTricks: [0, 0],
  cardPoints: [0, 0],
  announcements: [],
  robbed: null,
  marks: [],
} as const

/** Returns what a viewer may know: their own hand, the open cards, and the announcements (T-8). */
export function viewFor(state: TattelnState, eye: Viewer): TattelnSeatView {
  const { options, phase, deals, score, stakes, jacks } = state
  const common = {
    ...({ game: 'tatteln', eye, options, phase, deals, score, stakes, jacks } as const),
    goal: partieGoal(options),
    turn: seatToPlay(state),
    outcome: state.phase === 'over' ? { winner: state.winner, value: state.value } : null,
  }
  if (state.phase === 'open') return { ...common, ...NO_DEAL }
  const { dealer, turnUp, lies, tricks, tricksWon, announcements, robbed, marks } = state
  return {
    ...common,
    dealer,
    turnUp,
    lies,
    tricks,
    tricksWon,
    announcements,
    robbed,
    marks,
    trump: trumpOf(state),
    talon: state.talon.length,
    hands: shownTo(state.hands, eye),
    lateTricks: lateTricks(state),
    cardPoints: cardPoints(state),
    ...(state.slips === undefined
      ? {}
      : {
          slips: { isVoid: state.slips.isVoid, again: state.slips.again, draw: state.slips.draw },
        }),
  }
}

/** Returns the event for a viewer: only the player who draws a card sees it. */
export function eventFor(event: TattelnEvent, viewer: Viewer): TattelnSeenEvent {
  switch (event.did) {
    case 'dealt':
      return { ...event, hands: shownTo(event.hands, viewer) }
    case 'drew':
      return viewer === event.seat || viewer === 'open'
        ? event
        : { ...event, cards: event.cards.length }
    default:
      return event
  }
}
