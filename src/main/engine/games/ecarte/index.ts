// The rules of Écarté, put together from their files.
import { z } from 'zod/mini'
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Side, toSide, toPair } from '../../../../shared/duel.ts'
import {
  type EcarteAction,
  type EcarteSeenEvent,
  CLAIMS,
  PACKETS,
} from '../../../../shared/games/ecarte.ts'
import { cardSchema, cardsSchema } from '../../schemas.ts'
import { openCards } from '../covered.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import { requireBetweenDeals, tallyDeal } from '../dealing.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
import { counting } from './counting.ts'
import { startDeal, findDealBreach, distributeCards } from './exchange.ts'
import { type EcarteOptions, ECARTE_OPTIONS, ECARTE_PRESETS } from './options.ts'
import { giveUpDeal } from './score.ts'
import { sampleMisdeal } from './slips/chance.ts'
import { isDealDeferred, deferredDeal } from './slips/deferred.ts'
import {
  type DealSoFar,
  type EcarteEvent,
  type EcarteState,
  ECARTE_PACK,
  height,
  isInDeal,
  nextDealer,
} from './state.ts'
import { findBreach, legalActions, applyAction, seatsToAct, seatToPlay } from './turn.ts'
import { type EcarteSeatView, eventFor, viewFor } from './view.ts'

const action: z.ZodMiniType<EcarteAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('propose') }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('refuse') }),
  z.strictObject({
    do: z.literal('discard'),
    cards: cardsSchema,
    takes: z.optional(z.int().check(z.gte(0), z.lte(32))),
  }),
  z.strictObject({ do: z.literal('announceKing') }),
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('mark') }),
  ...CLAIMS.map((word) => z.strictObject({ do: z.literal(word) })),
])

/** Returns the side with the higher card, which deals first (E-3); null if they draw again. */
function dealerByCut(drawn: readonly Card[]): Side | null {
  const [a, b] = drawn.map(height)
  return a === undefined || b === undefined || a === b ? null : a > b ? 0 : 1
}

/** The state of a deal, with the vulnerable side and the king. */
type EcarteTally = Tally & Pick<DealSoFar, 'vulnerable' | 'king'>

function tallyTricks(state: EcarteState): EcarteTally | null {
  if (state.phase === 'open') return null
  const { vulnerable, king } = state
  return { ...tallyDeal(state, suitOf(state.turnUp)), vulnerable, king }
}

/** Returns the facts about the cards; the own discards and the turn-up are never played. */
export function cardFacts(seen: EcarteSeatView): CardFacts {
  const laid = seen.eye === 0 || seen.eye === 1 ? seen.discards[seen.eye] : 0
  const turned = seen.turnUp === null ? [] : [seen.turnUp]
  return { pack: ECARTE_PACK, height, dead: [...openCards(laid), ...turned] }
}

/** What is played for in a chouette or pool does not depend on the score (S-3, S-4, S-5). */
const COUNTED_ONCE = { partieValue: 'single' } as const

export const ecarte: Game<
  EcarteOptions,
  EcarteState,
  EcarteAction,
  EcarteEvent,
  EcarteSeenEvent,
  EcarteSeatView
> = {
  id: 'ecarte',
  options: ECARTE_OPTIONS,
  presets: ECARTE_PRESETS,
  preset: 'club',
  packets: PACKETS,
  tables: [2],
  evenings: {
    duel: {},
    rotation: {},
    banker: { ...COUNTED_ONCE, deals: 'banker' },
    chouette: COUNTED_ONCE,
    pool: COUNTED_ONCE,
  },
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: () => 2,
  countSides: () => 2,
  createPack: () => ECARTE_PACK,
  turnsUp: () => true,
  action,
  dealerByCut,
  startPartie: (options, score) => ({ phase: 'open', options, score: toPair(score), deals: 0 }),
  nextDealer,
  distributeCards: (_, order, dealer, packets) => distributeCards(order, toSide(dealer), packets),
  deferredDeal,
  isDealDeferred,
  sampleMisdeal,
  findDealBreach,
  startDeal: (state, given: TurnedDeal) => startDeal(requireBetweenDeals(state), given),
  seatToPlay,
  seatsToAct,
  legalActions: (state, seat) => legalActions(state, toSide(seat)),
  findBreach: (state, seat, wish) => findBreach(state, toSide(seat), wish),
  applyAction: (state, seat, wish) => applyAction(state, toSide(seat), wish),
  giveUp(state, seat, what) {
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, toSide(seat), what)
  },
  viewFor,
  eventFor,
  tallyTricks,
  findOutcome: (state) =>
    state.phase === 'over' ? { winner: state.winner, value: state.value } : null,
  counting,
  countCertainTricks: (view, legal) => certainTricks(view, legal, cardFacts(view)),
  coachVersion: 3,
  grades: [0.002, 0.008, 0.02, 0.04, 0.08],
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
