// New Game as a game, assembled from its files.
import { z } from 'zod/mini'
import type { NewGameAction, NewGameSeenEvent } from '../../../../shared/games/new-game.ts'
import { cardSchema } from '../../schemas.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
import { counting } from './counting.ts'
import { dealerByCut, distributeCards, findDealBreach, nextDealer, startDeal } from './deal.ts'
import { NEW_GAME_OPTIONS, NEW_GAME_PRESETS, type NewGameOptions } from './options.ts'
import { applyAction, findBreach, legalActions, seatToPlay, seatsToAct } from './play.ts'
import { giveUp } from './score.ts'
import {
  NEW_GAME_PACK,
  type NewGameEvent,
  type NewGameState,
  SEAT_COUNT,
  height,
  trumpIn,
} from './state.ts'
import { type NewGameSeatView, eventFor, viewFor } from './view.ts'

function tallyTricks(state: NewGameState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const dealt = { dealer, turnUp, trump: trumpIn(state), finished: state.phase !== 'play' }
  return { ...dealt, tricks, tricksWon, marks }
}

export const CARD_FACTS: CardFacts = { pack: NEW_GAME_PACK, height }

export const newGame: Game<
  NewGameOptions,
  NewGameState,
  NewGameAction,
  NewGameEvent,
  NewGameSeenEvent,
  NewGameSeatView
> = {
  id: 'new-game',
  options: NEW_GAME_OPTIONS,
  presets: NEW_GAME_PRESETS,
  preset: 'standard',
  packets: ['1'],
  tables: [SEAT_COUNT],
  evenings: {},
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: () => SEAT_COUNT,
  countSides: () => 2,
  createPack: () => NEW_GAME_PACK,
  turnsUp: () => true,
  action: z.strictObject({ do: z.literal('play'), card: cardSchema }),
  dealerByCut,
  startPartie: (options, [first = 0, second = 0]) => ({
    phase: 'open',
    options,
    score: [first, second],
    deals: 0,
  }),
  nextDealer,
  distributeCards,
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
    if (state.phase !== 'play') throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks,
  counting,
  findOutcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  countCertainTricks: (view, legal) => certainTricks(view, legal, CARD_FACTS),
  coachVersion: 1,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
