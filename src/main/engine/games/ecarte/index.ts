// Écarté as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide } from '../../../../shared/duel.ts'
import { type EcarteAction, type EcarteHeard, PACKETS } from '../../../../shared/games/ecarte.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardSchema, cardsSchema } from '../../schemas.ts'
import type { Game, Tally } from '../game.ts'
import { advise } from './advice.ts'
import { counting } from './counting.ts'
import { appraise } from './odds/appraise.ts'
import { books, evident, handOdds, odds, worth } from './odds/books.ts'
import { deal, dealBreach, distribute } from './exchange.ts'
import { imagine } from './imagine.ts'
import { jeuDeRegle } from './jeux.ts'
import { type EcarteOptions, ECARTE_OPTIONS, ECARTE_PRESETS } from './options.ts'
import { giveUpDeal } from './score.ts'
import { type EcarteEvent, type EcarteState, ECARTE_PACK, elderOf, height } from './state.ts'
import { breach, legal, step, toAct, turn } from './turn.ts'
import { type EcarteSight, hear, view } from './view.ts'

const action: z.ZodType<EcarteAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('propose') }),
  z.strictObject({ do: z.literal('stand') }),
  z.strictObject({ do: z.literal('accept') }),
  z.strictObject({ do: z.literal('refuse') }),
  z.strictObject({ do: z.literal('discard'), cards: cardsSchema }),
  z.strictObject({ do: z.literal('announceKing') }),
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
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

export const ecarte: Game<EcarteOptions, EcarteState, EcarteAction, EcarteEvent, EcarteHeard, EcarteSight> = {
  id: 'ecarte',
  options: ECARTE_OPTIONS,
  presets: ECARTE_PRESETS,
  preset: 'club',
  packets: PACKETS,
  tables: [2],
  hasTable: true,
  seats: () => 2,
  sides: () => 2,
  pack: () => ECARTE_PACK,
  action,
  cut,
  open: (options, score) => ({ phase: 'open', options, score: pair(score), deals: 0 }),
  // E-6: the deal passes to the other player after every deal
  nextDealer: (state) => (state.phase === 'open' ? null : elderOf(state)),
  distribute: (_, order, dealer, packets) => distribute(order, side(dealer), packets),
  dealBreach,
  deal(state, given) {
    if (state.phase !== 'open' && state.phase !== 'settled') throw new Error('a deal in the middle of another')
    return deal(state, given)
  },
  turn,
  toAct,
  legal: (state, seat) => legal(state, side(seat)),
  breach: (state, seat, wish) => breach(state, side(seat), wish),
  step: (state, seat, wish) => step(state, side(seat), wish),
  giveUp(state, seat, what) {
    if (state.phase !== 'exchange' && state.phase !== 'play') throw new Error('no deal to give up')
    return giveUpDeal(state, side(seat), what)
  },
  view,
  hear,
  imagine,
  tally,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: state.value } : null),
  counting,
  advise,
  appraise,
  books,
  evident,
  odds,
  worth,
  handOdds,
  standingRule: jeuDeRegle,
}
