// Hundertspiel as a game, assembled from its files.
import { z } from 'zod/mini'
import { TRAPPOLA_SUITS } from '../../../../shared/card.ts'
import {
  type HundertspielAction,
  type HundertspielSeenEvent,
  ANNOUNCED_RANKS,
} from '../../../../shared/games/hundertspiel.ts'
import { cardsSchema, cardSchema } from '../../schemas.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import { requireBetweenDeals, tallyDeal } from '../dealing.ts'
import type { Game } from '../game.ts'
import { findBreach } from './breach.ts'
import { counting } from './counting.ts'
import {
  PACKETS,
  dealerByCut,
  startDeal,
  findDealBreach,
  distributeCards,
  drawOrder,
  sampleMisdeal,
  nextDealer,
  seatingByDraw,
} from './deal.ts'
import { partieValue } from './end.ts'
import { giveUp } from './give-up.ts'
import { type HundertspielOptions, HUNDERTSPIEL_OPTIONS, HUNDERTSPIEL_PRESETS } from './options.ts'
import { legalActions, applyAction, seatsToAct, seatToPlay } from './play.ts'
import { startPartie, series } from './series.ts'
import {
  type HundertspielEvent,
  type HundertspielState,
  HUNDERTSPIEL_PACK,
  height,
  isDo,
  isInDeal,
  sidesIn,
  turnsUp,
} from './state.ts'
import { type HundertspielSeatView, eventFor, viewFor } from './view.ts'

const suit = z.enum(TRAPPOLA_SUITS)
const rank = z.enum(ANNOUNCED_RANKS)
const plainAction = <W extends string>(does: W) => z.strictObject({ do: z.literal(does) })

const action: z.ZodMiniType<HundertspielAction> = z.discriminatedUnion('do', [
  plainAction('newDeal'),
  plainAction('keep'),
  z.strictObject({ do: z.literal('bid'), suit }),
  plainAction('pass'),
  plainAction('buy'),
  z.strictObject({ do: z.literal('layAway'), cards: cardsSchema }),
  z.strictObject({ do: z.literal('name'), suit }),
  plainAction('ask'),
  z.strictObject({
    do: z.literal('lay'),
    suits: z.array(suit).check(z.minLength(1), z.maxLength(2)),
  }),
  plainAction('contra'),
  z.strictObject({ do: z.literal('announce'), rank, count: z.union([z.literal(3), z.literal(4)]) }),
  z.strictObject({ do: z.literal('demand'), rank }),
  z.strictObject({ do: z.literal('challenge'), rank }),
  plainAction('lastRounds'),
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  plainAction('declareOut'),
  plainAction('count'),
])

export const CARD_FACTS: CardFacts = { pack: HUNDERTSPIEL_PACK, height }

/** Returns the certain tricks. A demand changes none (H-11); a Do's time matters (H-14, H-15). */
function countCertainTricks(
  seen: HundertspielSeatView,
  may: readonly HundertspielAction[],
): number {
  if (may.some((one) => one.do === 'play' && isDo(one.card))) return 0
  const plays = may.filter((one) => one.do !== 'demand')
  return certainTricks(seen, plays, CARD_FACTS)
}

export const hundertspiel: Game<
  HundertspielOptions,
  HundertspielState,
  HundertspielAction,
  HundertspielEvent,
  HundertspielSeenEvent,
  HundertspielSeatView
> = {
  id: 'hundertspiel',
  options: HUNDERTSPIEL_OPTIONS,
  presets: HUNDERTSPIEL_PRESETS,
  preset: 'four',
  packets: [PACKETS],
  tables: HUNDERTSPIEL_OPTIONS.players.values,
  evenings: {},
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: ({ players }) => players,
  countSides: sidesIn,
  createPack: () => HUNDERTSPIEL_PACK,
  turnsUp,
  action,
  drawOrder,
  seatingByDraw,
  dealerByCut,
  startPartie,
  series,
  nextDealer,
  distributeCards,
  sampleMisdeal,
  findDealBreach,
  startDeal: (state, given) => startDeal(requireBetweenDeals(state), given),
  seatToPlay,
  seatsToAct,
  legalActions,
  findBreach,
  applyAction,
  giveUp(state, seat, what) {
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  viewFor,
  eventFor,
  tallyTricks: (state) => (state.phase === 'open' ? null : tallyDeal(state, state.trump)),
  counting,
  findOutcome: (state) =>
    state.phase === 'over' ? { winner: state.decision.winner, value: partieValue(state) } : null,
  countCertainTricks,
  coachVersion: 2,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
