// Scotch Whist as a game, assembled from its files.
import { z } from 'zod/mini'
import { suitOf } from '../../../../shared/card.ts'
import type {
  ScotchWhistAction,
  ScotchWhistSeenEvent,
} from '../../../../shared/games/scotch-whist.ts'
import { cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../trick-ai/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
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
} from './state.ts'
import { type ScotchWhistSeatView, eventFor, viewFor } from './view.ts'

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('claimRevoke') }),
  z.strictObject({ do: z.literal('count') }),
])

function tallyTricks(state: ScotchWhistState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const finished = !isInDeal(state)
  return { dealer, trump: suitOf(turnUp), turnUp, finished, tricks, tricksWon, marks }
}

/** Returns the tricks that are certain; hands not taken up yet are unknown. */
function countCertainTricks(seen: ScotchWhistSeatView, may: readonly ScotchWhistAction[]): number {
  if (seen.trump === null || seen.waiting.some((hands) => hands.length > 0)) return 0
  return certainTricks(seen, may, { pack: SCOTCH_WHIST_PACK, height: heightUnder(seen.trump) })
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
  action,
  dealerByCut,
  startPartie: (options, score) => ({
    phase: 'open',
    options,
    score: [score[0] ?? 0, score[1] ?? 0],
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
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks,
  counting,
  findOutcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  countCertainTricks,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
