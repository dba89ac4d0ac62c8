// Scotch Whist as a game, assembled from its files.
import { toPair } from '../../../../shared/duel.ts'
import type {
  ScotchWhistAction,
  ScotchWhistSeenEvent,
} from '../../../../shared/games/scotch-whist.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import { requireBetweenDeals, tallyDeal } from '../dealing.ts'
import type { Game, TurnedDeal } from '../game.ts'
import { trickActionSchema } from '../trick-game.ts'
import { counting } from './counting.ts'
import { dealerByCut, startDeal, findDealBreach, distributeCards, nextDealer } from './deal.ts'
import { type ScotchWhistOptions, SCOTCH_WHIST_OPTIONS, SCOTCH_WHIST_PRESETS } from './options.ts'
import { findBreach, legalActions, applyAction, seatsToAct, seatToPlay } from './play.ts'
import { giveUpDeal } from './score.ts'
import {
  type ScotchWhistEvent,
  type ScotchWhistState,
  SCOTCH_WHIST_PACK,
  heightUnder,
  isInDeal,
  trumpOf,
} from './state.ts'
import { type ScotchWhistSeatView, eventFor, viewFor } from './view.ts'

export const cardFacts = ({ trump }: ScotchWhistSeatView): CardFacts => ({
  pack: SCOTCH_WHIST_PACK,
  height: trump === null ? () => 0 : heightUnder(trump),
})

/** Returns the tricks that are certain; hands not taken up yet are unknown. */
function countCertainTricks(seen: ScotchWhistSeatView, may: readonly ScotchWhistAction[]): number {
  if (seen.trump === null || seen.waiting.some((hands) => hands.length > 0)) return 0
  return certainTricks(seen, may, cardFacts(seen))
}

export const scotchWhist: Game<
  ScotchWhistOptions,
  ScotchWhistState,
  ScotchWhistAction,
  ScotchWhistEvent,
  ScotchWhistSeenEvent,
  ScotchWhistSeatView
> = {
  id: 'scotch-whist',
  options: SCOTCH_WHIST_OPTIONS,
  presets: SCOTCH_WHIST_PRESETS,
  preset: 'standard',
  packets: ['1'],
  tables: SCOTCH_WHIST_OPTIONS.players.values,
  evenings: {},
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: ({ players }) => players,
  countSides: () => 2,
  createPack: () => SCOTCH_WHIST_PACK,
  turnsUp: () => true,
  action: trickActionSchema,
  dealerByCut,
  startPartie: (options, score) => ({ phase: 'open', options, score: toPair(score), deals: 0 }),
  nextDealer,
  distributeCards,
  findDealBreach,
  startDeal: (state, given: TurnedDeal) => startDeal(requireBetweenDeals(state), given),
  seatToPlay,
  seatsToAct,
  legalActions,
  findBreach,
  applyAction,
  giveUp(state, seat, what) {
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks: (state) => (state.phase === 'open' ? null : tallyDeal(state, trumpOf(state))),
  counting,
  findOutcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  countCertainTricks,
  coachVersion: 4,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
