// Écarté as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide } from '../../../../shared/duel.ts'
import { type EcarteAction, type EcarteHeard, CLAIMS, PACKETS } from '../../../../shared/games/ecarte.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardSchema, cardsSchema } from '../../schemas.ts'
import { certainTricks } from '../../tricks/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
import { counting } from './counting.ts'
import { deal, dealBreach, distribute } from './exchange.ts'
import { jeuDeRegle } from './jeux.ts'
import { type EcarteOptions, ECARTE_OPTIONS, ECARTE_PRESETS } from './options.ts'
import { giveUpDeal } from './score.ts'
import { misdeal } from './slips/chance.ts'
import { isPutBy, putByDeal } from './slips/put-by.ts'
import { type EcarteEvent, type EcarteState, ECARTE_PACK, height, isInDeal, nextDealerOf } from './state.ts'
import { breach, legal, step, toAct, turn } from './turn.ts'
import { type EcarteSight, hear, view } from './view.ts'

const action: z.ZodType<EcarteAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('propose') }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('refuse') }),
  z.strictObject({ do: z.literal('discard'), cards: cardsSchema, takes: z.int().min(0).max(32).optional() }),
  z.strictObject({ do: z.literal('announceKing') }),
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('mark') }),
  ...CLAIMS.map((word) => z.strictObject({ do: z.literal(word) })),
])

/** E-3: the higher card deals first; equal ranks draw again. */
function cut(drawn: readonly Card[]): Side | null {
  const [a, b] = drawn.map(height)
  return a === undefined || b === undefined || a === b ? null : a > b ? 0 : 1
}

const side = (seat: Seat): Side => {
  if (!isSide(seat)) throw new Error(`seat ${seat} at a table for two`)
  return seat
}

function tally(state: EcarteState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, vulnerable, king, tricks, tricksWon, marks } = state
  const finished = state.phase === 'settled' || state.phase === 'over'
  return { dealer, trump: suitOf(turnUp), turnUp, finished, vulnerable, king, tricks, tricksWon, marks }
}

/** Two points of a score, or zero to zero. */
const pair = (score: readonly number[]): Pair<number> => [score[0] ?? 0, score[1] ?? 0]

/** What one has laid away oneself, and the turn-up, nobody plays. */
function certain(seen: EcarteSight, may: readonly EcarteAction[]): number {
  const laid = seen.eye === 0 || seen.eye === 1 ? seen.discards[seen.eye] : 0
  const dead = [...(typeof laid === 'number' ? [] : laid), ...(seen.turnUp === null ? [] : [seen.turnUp])]
  return certainTricks(seen, may, { pack: ECARTE_PACK, height, dead })
}

export const ecarte: Game<EcarteOptions, EcarteState, EcarteAction, EcarteEvent, EcarteHeard, EcarteSight> = {
  id: 'ecarte',
  options: ECARTE_OPTIONS,
  presets: ECARTE_PRESETS,
  preset: 'club',
  packets: PACKETS,
  tables: [2],
  evenings: {
    duel: {},
    rotation: {},
    banker: { partieValue: 'single', deals: 'banker' },
    chouette: { partieValue: 'single' },
    pool: {},
  },
  hasTable: true,
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  seats: () => 2,
  sides: () => 2,
  pack: () => ECARTE_PACK,
  turnsUp: () => true,
  action,
  cut,
  open: (options, score) => ({ phase: 'open', options, score: pair(score), deals: 0 }),
  nextDealer: nextDealerOf,
  distribute: (_, order, dealer, packets) => distribute(order, side(dealer), packets),
  putBy: putByDeal,
  isPutBy,
  misdeal,
  dealBreach,
  deal(state, given: TurnedDeal) {
    if (state.phase !== 'open' && state.phase !== 'settled') throw new Error('a deal in the middle of another')
    return deal(state, given)
  },
  turn,
  toAct,
  legal: (state, seat) => legal(state, side(seat)),
  breach: (state, seat, wish) => breach(state, side(seat), wish),
  step: (state, seat, wish) => step(state, side(seat), wish),
  giveUp(state, seat, what) {
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, side(seat), what)
  },
  view,
  hear,
  tally,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: state.value } : null),
  counting,
  certain,
  grades: [0.002, 0.008, 0.02, 0.04, 0.08],
  standingRule: jeuDeRegle,
  hasBook: true,
  mind: () => import('./mind.ts').then(({ mind }) => mind),
}
