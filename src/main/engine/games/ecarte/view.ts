// The view and the events of a viewer of Écarté, built field by field; nothing is stripped.
import { suitOf } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type {
  EcarteSeenEvent,
  EcarteSlipsSeen,
  EcarteView,
} from '../../../../shared/games/ecarte.ts'
import type { Card } from '../../../../shared/card.ts'
import type { Cards, Viewer } from '../../../../shared/view.ts'
import { shownTo } from '../covered.ts'
import { pointsDue } from './markers.ts'
import type { EcarteOptions } from './options.ts'
import {
  type DealSoFar,
  type DealtState,
  type EcarteEvent,
  type EcarteState,
  GOAL,
} from './state.ts'
import type { Slips } from './slips/slips.ts'
import { seatToPlay } from './turn.ts'
import { listUnscored } from './unscored.ts'

/** The view of the window, with typed rule options. */
export type EcarteSeatView = EcarteView & {
  readonly options: EcarteOptions
  readonly putBy?: EcarteSeatView
}

/** Returns what a viewer may know: the talon, the other hand and its discards are numbers (E-8). */
export function viewFor(state: EcarteState, eye: Viewer): EcarteSeatView {
  const common = {
    game: 'ecarte',
    eye,
    options: state.options,
    phase: state.phase,
    deals: state.deals,
    score: state.score,
    goal: GOAL,
    markers: state.options.markers,
    due: pointsDue(state),
    turn: seatToPlay(state),
    asks: state.phase === 'exchange' ? state.asks : null,
    outcome: state.phase === 'over' ? { winner: state.winner, value: state.value } : null,
    pack: packInPlay(state.deals),
    ...(state.lost === undefined ? {} : { lost: state.lost }),
  } as const
  if (state.phase === 'open') return { ...common, ...NO_DEAL }
  const seen = { ...common, ...dealSeen(state, eye) }
  if (state.slips === undefined) return seen
  const slips = slipsSeen(state.slips, state.talon[0])
  // thrown together before the turn-up, no card of a deal has been seen (E-38)
  const trump = slips.ended?.how === 'thrownTogether' ? { trump: null, turnUp: null } : {}
  const apart = state.putBy === undefined ? {} : { putBy: viewFor(state.putBy, eye) }
  return { ...seen, ...trump, hands: openedHands(state, eye), slips, ...apart }
}

/** Returns the hands with those laid open, which all see (E-40). */
function openedHands(state: DealSoFar, eye: Viewer): Pair<Cards> {
  const [first, second] = shownTo(state.hands, eye)
  return [
    state.slips?.open[0] === true ? state.hands[0] : first,
    state.slips?.open[1] === true ? state.hands[1] : second,
  ]
}

/** Returns the slips that a viewer sees: a card face up in the talon only on its top (E-32). */
function slipsSeen(slips: Slips, top: Card | null | undefined): EcarteSlipsSeen {
  const { choice, outOfTurn, mustBuy, turned, thrown, shown, shownAfter, drawn, open } = slips
  const { wrongClaim, falseKing, noKing, late, ended, faceUp, covered } = slips
  return {
    choice,
    outOfTurn,
    mustBuy,
    turned,
    thrown,
    shown,
    shownAfter,
    drawn,
    open,
    wrongClaim,
    falseKing,
    noKing,
    late,
    ended,
    faceUp: top !== null && top !== undefined && faceUp.includes(top) ? top : null,
    covered: covered.length,
  }
}

/** Returns the pack in play: two packs are used in turn (E-2). */
const packInPlay = (deals: number): 0 | 1 => (deals > 0 && deals % 2 === 0 ? 1 : 0)

const NO_DEAL = {
  dealer: null,
  trump: null,
  turnUp: null,
  talon: 0,
  hands: [0, 0],
  tricks: [],
  tricksWon: [0, 0],
  marks: [],
  discards: [0, 0],
  exchanges: [],
  vulnerable: null,
  king: null,
} as const

function dealSeen(state: DealtState, eye: Viewer) {
  return {
    dealer: state.dealer,
    trump: suitOf(state.turnUp),
    turnUp: state.turnUp,
    talon: state.talon.length,
    hands: shownTo(state.hands, eye),
    tricks: state.tricks,
    tricksWon: state.tricksWon,
    marks: state.marks,
    discards: shownTo(state.discards, eye),
    exchanges: state.exchanges,
    vulnerable: state.vulnerable,
    king: state.king,
    ...(state.phase === 'settled' ? { unscored: listUnscored(state) } : {}),
  }
}

/** Returns the event as a viewer sees it: bought cards and discards are numbers (E-8). */
export function eventFor(event: EcarteEvent, viewer: Viewer): EcarteSeenEvent {
  const visibleCards = (seat: Side, cards: readonly Card[]): Cards =>
    viewer === seat || viewer === 'open' ? cards : cards.length
  switch (event.did) {
    case 'dealt':
      return { ...event, hands: shownTo(event.hands, viewer) }
    case 'discarded':
    case 'drew':
    case 'lostCards':
      return { ...event, cards: visibleCards(event.seat, event.cards) }
    default:
      return event
  }
}
