// What an eye sees of a table of Tatteln, and what an ear hears.
import type { Eye } from '../../../../shared/view.ts'
import type { TattelnHeard, TattelnView } from '../../../../shared/games/tatteln.ts'
import { shownTo } from '../covered.ts'
import type { TattelnOptions } from './options.ts'
import { turn } from './play.ts'
import { cardPoints, lateTricks } from './score.ts'
import { type TattelnEvent, type TattelnState, goalOf, trumpOf } from './state.ts'

/** The common view, and the rule options typed. */
export type TattelnSight = TattelnView & { readonly options: TattelnOptions }

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

/** What an eye may know: its own hand, and what lies open or was said (T-8). */
export function view(state: TattelnState, eye: Eye): TattelnSight {
  const { options, phase, deals, score, stakes, jacks } = state
  const common = {
    ...({ game: 'tatteln', eye, options, phase, deals, score, stakes, jacks } as const),
    goal: goalOf(options),
    turn: turn(state),
    outcome: state.phase === 'over' ? { winner: state.winner, value: state.value } : null,
  }
  if (state.phase === 'open') return { ...common, ...NO_DEAL }
  const { dealer, turnUp, lies, tricks, tricksWon, announcements, robbed, marks } = state
  return {
    ...common,
    ...{ dealer, turnUp, lies, tricks, tricksWon, announcements, robbed, marks },
    trump: trumpOf(state),
    talon: state.talon.length,
    hands: shownTo(state.hands, eye),
    lateTricks: lateTricks(state),
    cardPoints: cardPoints(state),
    ...(state.slips === undefined
      ? {}
      : { slips: { isVoid: state.slips.isVoid, again: state.slips.again, draw: state.slips.draw } }),
  }
}

/** The event as an ear heard it: a card drawn is seen by who drew it. */
export function hear(event: TattelnEvent, ear: Eye): TattelnHeard {
  switch (event.did) {
    case 'dealt':
      return { ...event, hands: shownTo(event.hands, ear) }
    case 'drew':
      return ear === event.seat || ear === 'open' ? event : { ...event, cards: event.cards.length }
    default:
      return event
  }
}
