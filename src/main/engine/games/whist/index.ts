// Whist as a game, assembled from its files.
import { z } from 'zod/mini'
import { suitOf } from '../../../../shared/card.ts'
import type { WhistAction, WhistSeenEvent } from '../../../../shared/games/whist.ts'
import { cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../trick-ai/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
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
import { nextDealer, startPartie, series } from './rubber.ts'
import { giveUp } from './score.ts'
import { type WhistEvent, type WhistState, SEAT_COUNT, SIDES, WHIST_PACK, height } from './state.ts'
import { type WhistSeatView, eventFor, viewFor } from './view.ts'

const action: z.ZodMiniType<WhistAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('claimRevoke') }),
  z.strictObject({ do: z.literal('count') }),
])

function tallyTricks(state: WhistState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const finished = state.phase === 'settled' || state.phase === 'over'
  return { dealer, trump: suitOf(turnUp), turnUp, finished, tricks, tricksWon, marks }
}

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
  action,
  seatingByDraw,
  dealerByCut,
  startPartie,
  series,
  nextDealer,
  distributeCards: (_, order, dealer) => distributeCards(order, dealer),
  findDealBreach,
  startDeal(state, given: TurnedDeal) {
    if (state.phase !== 'open' && state.phase !== 'settled')
      throw new Error('a deal in the middle of another')
    return startDeal(state, given)
  },
  seatToPlay,
  seatsToAct,
  legalActions,
  findBreach,
  applyAction,
  giveUp(state, seat, what) {
    if (state.phase !== 'play' && state.phase !== 'reckoning') throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks,
  counting,
  findOutcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  countCertainTricks: (seen, may) => certainTricks(seen, may, { pack: WHIST_PACK, height }),
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
