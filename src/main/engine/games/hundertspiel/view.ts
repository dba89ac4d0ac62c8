// Views of a table of Hundertspiel, and the events each viewer gets.
import type { Card } from '../../../../shared/card.ts'
import type {
  HundertspielSeenEvent,
  HundertspielView,
} from '../../../../shared/games/hundertspiel.ts'
import type { Cards, Viewer } from '../../../../shared/view.ts'
import { shownAmong } from '../covered.ts'
import { partieValue } from './end.ts'
import type { HundertspielOptions } from './options.ts'
import {
  type DealtState,
  type HundertspielEvent,
  type HundertspielState,
  GOAL,
  isInDeal,
  seatsIn,
} from './state.ts'

/** The common view, with typed rule options. */
export type HundertspielSeatView = HundertspielView & { readonly options: HundertspielOptions }

/** Returns what a viewer may know. */
export function viewFor(state: HundertspielState, eye: Viewer): HundertspielSeatView {
  const { options, deals, score, suits, markers, markersBefore, sitting } = state
  const common = {
    game: 'hundertspiel',
    eye,
    options,
    phase: state.phase,
    deals,
    score,
    goal: GOAL,
    suits,
    markers,
    markersBefore,
    sitting,
    turn: isInDeal(state) ? state.asks : null,
    dealtLast: state.phase === 'open' ? state.dealtLast : null,
    isVoid: state.phase === 'settled' && state.isVoid,
    outcome:
      state.phase === 'over' ? { winner: state.decision.winner, value: partieValue(state) } : null,
  } as const
  if (state.phase === 'open') return { ...common, ...nothingDealt(state.score, seatsIn(options)) }
  const { dealer, trump, turnUp, tricks, tricksWon, bids, passed, buyer, hasAsked, undertaking } =
    state
  const { announcements, exposed, taken, marks, isOldAndNew, decision, next } = state
  return {
    ...common,
    dealer,
    trump,
    turnUp,
    tricks,
    tricksWon,
    bids,
    passed,
    buyer,
    hasAsked,
    undertaking,
    announcements,
    exposed,
    taken,
    marks,
    isOldAndNew,
    decision,
    next,
    talon: state.scat.length,
    hands: shownAmong(state.hands, eye),
    scat: options.scat ? scatSeenBy(state, eye) : null,
  }
}

function nothingDealt(score: readonly number[], seats: readonly unknown[]) {
  const [none, side] = [seats.map(() => 0), score.map(() => 0)]
  return {
    dealer: null,
    trump: null,
    turnUp: null,
    tricks: [],
    tricksWon: none,
    bids: [],
    passed: [],
    buyer: null,
    hasAsked: null,
    undertaking: null,
    announcements: [],
    exposed: null,
    taken: side,
    marks: [],
    isOldAndNew: false,
    decision: null,
    next: side,
    talon: 0,
    hands: none,
    scat: null,
  } as const
}

/** Returns the scat: discards are known to the buyer, an untouched scat to no player (H-25). */
function scatSeenBy({ scat, buyer }: DealtState, eye: Viewer): Cards {
  return eye === 'open' || (buyer !== null && eye === buyer) ? scat : scat.length
}

/** Returns the event for a viewer. */
export function eventFor(event: HundertspielEvent, viewer: Viewer): HundertspielSeenEvent {
  if (event.did === 'dealt')
    return {
      ...event,
      hands: shownAmong(event.hands, viewer),
      scat: event.scat === null ? null : coverCards(event.scat, viewer === 'open'),
    }
  if (event.did === 'bought' || event.did === 'laidAway')
    return { ...event, cards: coverCards(event.cards, viewer === event.seat || viewer === 'open') }
  return event
}

const coverCards = (cards: readonly Card[], isOpen: boolean): Cards =>
  isOpen ? cards : cards.length
