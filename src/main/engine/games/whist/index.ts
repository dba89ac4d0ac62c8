// Whist as a game, assembled from its files.
import type { WhistAction, WhistSeenEvent } from '../../../../shared/games/whist.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import { requireBetweenDeals, tallyDeal } from '../dealing.ts'
import type { Game, TurnedDeal } from '../game.ts'
import { whistActionSchema } from './action.ts'
import { counting } from './counting.ts'
import { dealerByCut, seatingByDraw } from './draw.ts'
import { type WhistOptions, WHIST_OPTIONS, WHIST_PRESETS } from './options.ts'
import {
  findBreach,
  startDeal,
  findDealBreach,
  distributeCards,
  legalActions,
  applyAction,
  seatsToAct,
  seatToPlay,
} from './play.ts'
import { mayStillMend } from './revoke.ts'
import { nextDealer, startPartie, series } from './rubber.ts'
import { giveUp } from './score.ts'
import {
  type WhistEvent,
  type WhistState,
  SEAT_COUNT,
  SIDES,
  WHIST_PACK,
  height,
  trumpOf,
} from './state.ts'
import { type WhistSeatView, eventFor, outcomeOf, viewFor } from './view.ts'

export const CARD_FACTS: CardFacts = { pack: WHIST_PACK, height }

export const whist: Game<
  WhistOptions,
  WhistState,
  WhistAction,
  WhistEvent,
  WhistSeenEvent,
  WhistSeatView
> = {
  id: 'whist',
  options: WHIST_OPTIONS,
  presets: WHIST_PRESETS,
  preset: 'standard',
  packets: ['1'],
  tables: [SEAT_COUNT],
  evenings: {},
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: () => SEAT_COUNT,
  countSides: () => SIDES.length,
  createPack: () => WHIST_PACK,
  turnsUp: () => true,
  action: whistActionSchema,
  seatingByDraw,
  dealerByCut,
  startPartie,
  series,
  nextDealer,
  distributeCards: (_, order, dealer) => distributeCards(order, dealer),
  findDealBreach,
  startDeal: (state, given: TurnedDeal) => startDeal(requireBetweenDeals(state), given),
  seatToPlay,
  seatsToAct,
  legalActions,
  findBreach,
  mayStillMend,
  applyAction,
  giveUp(state, seat, what) {
    if (state.phase === 'open' || state.phase === 'settled' || state.phase === 'over')
      throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks: (state) => (state.phase === 'open' ? null : tallyDeal(state, trumpOf(state))),
  counting,
  findOutcome: outcomeOf,
  countCertainTricks: (seen, may) => certainTricks(seen, may, CARD_FACTS),
  coachVersion: 3,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
