// Tatteln as a game, assembled from its files.
import { z } from 'zod/mini'
import { type FrenchRank, type FrenchSuit, SUITS } from '../../../../shared/card.ts'
import { type Pair, toSide, toPair } from '../../../../shared/duel.ts'
import type { TattelnAction, TattelnSeenEvent } from '../../../../shared/games/tatteln.ts'
import { cardSchema } from '../../schemas.ts'
import { type CardFacts, certainTricks } from '../../trick-ai/certain.ts'
import { requireBetweenDeals, tallyDeal } from '../dealing.ts'
import type { Game, Tally } from '../game.ts'
import { NATURAL } from './bits.ts'
import { counting } from './counting.ts'
import {
  PACKETS,
  dealerByCut,
  startDeal,
  findDealBreach,
  distributeCards,
  nextDealer,
} from './deal.ts'
import { type TattelnOptions, TATTELN_OPTIONS, TATTELN_PRESETS } from './options.ts'
import { findBreach, legalActions, applyAction, seatsToAct, seatToPlay } from './play.ts'
import { giveUpDeal } from './score.ts'
import { sampleMisdeal } from './slips.ts'
import {
  type TattelnEvent,
  type TattelnState,
  DIAMOND_JACK,
  TATTELN_PACK,
  height,
  isInDeal,
  trumpOf,
} from './state.ts'
import { type TattelnSeatView, eventFor, viewFor } from './view.ts'

const suit: z.ZodMiniType<FrenchSuit> = z.enum(SUITS)
const rank: z.ZodMiniType<FrenchRank> = z.enum(NATURAL)

const action: z.ZodMiniType<TattelnAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({
    do: z.literal('announceSequence'),
    suit,
    rank,
    count: z.int().check(z.gte(3), z.lte(8)),
  }),
  z.strictObject({ do: z.literal('announceSet'), rank, count: z.int().check(z.gte(3), z.lte(4)) }),
  z.strictObject({ do: z.literal('rob') }),
  z.strictObject({ do: z.literal('drawTurnUp') }),
  z.strictObject({ do: z.literal('drawCovered') }),
  z.strictObject({ do: z.literal('claimPenalty') }),
])

function tallyTricks(state: TattelnState): (Tally & { readonly stakes?: Pair<number> }) | null {
  if (state.phase === 'open') return null
  const { stakes } = state
  // T-12: the stakes of the partie so far, if there are any
  return { ...tallyDeal(state, trumpOf(state)), ...(stakes[0] === 0 ? {} : { stakes }) }
}

/** Returns the facts about the cards: J of diamonds wins everything if that is agreed (T-2). */
export const cardFacts = ({ options }: TattelnSeatView): CardFacts => ({
  pack: TATTELN_PACK,
  height,
  highest: options.diamondJack ? DIAMOND_JACK : null,
})

/** Returns the certain tricks: none before the talon is drawn, as J of diamonds may win (T-5). */
function countCertainTricks(seen: TattelnSeatView, may: readonly TattelnAction[]): number {
  if (seen.talon > 0 || seen.lies !== null) return 0
  return certainTricks(seen, may, cardFacts(seen))
}

export const tatteln: Game<
  TattelnOptions,
  TattelnState,
  TattelnAction,
  TattelnEvent,
  TattelnSeenEvent,
  TattelnSeatView
> = {
  id: 'tatteln',
  options: TATTELN_OPTIONS,
  presets: TATTELN_PRESETS,
  preset: 'classic',
  packets: [PACKETS],
  tables: [2],
  evenings: {},
  loadLesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  countSeats: () => 2,
  countSides: () => 2,
  createPack: () => TATTELN_PACK,
  turnsUp: ({ trump }) => trump,
  action,
  dealerByCut,
  startPartie: (options, score) => ({
    phase: 'open',
    options,
    score: toPair(score),
    deals: 0,
    stakes: [0, 0],
    jacks: [false, false],
  }),
  nextDealer,
  distributeCards,
  sampleMisdeal,
  findDealBreach,
  startDeal: (state, given) => startDeal(requireBetweenDeals(state), given),
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
  counting,
  findOutcome: (state) =>
    state.phase === 'over' ? { winner: state.winner, value: state.value } : null,
  countCertainTricks,
  coachVersion: 1,
  loadAi: () => import('./ai/index.ts').then(({ ai }) => ai),
}
