// Scotch Whist as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { type Card, suitOf } from '../../../../shared/card.ts'
import { type Side, isSide, otherSide } from '../../../../shared/duel.ts'
import type { ScotchWhistAction, ScotchWhistHeard } from '../../../../shared/games/scotch-whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardSchema } from '../../schemas.ts'
import type { Game, Tally } from '../game.ts'
import { type ScotchWhistOptions, SCOTCH_WHIST_OPTIONS, SCOTCH_WHIST_PRESETS } from './options.ts'
import { breach, deal, dealBreach, distribute, legal, step, turn } from './play.ts'
import { giveUpDeal } from './score.ts'
import { type ScotchWhistEvent, type ScotchWhistState, SCOTCH_WHIST_PACK, plainHeight } from './state.ts'
import { type ScotchWhistSight, hear, imagine, view } from './view.ts'

/** The lower card deals first, as in Whist (W-2); equal ranks draw again. */
function cut(drawn: readonly Card[]): Side | null {
  const [a, b] = drawn.map(plainHeight)
  return a === undefined || b === undefined || a === b ? null : a < b ? 0 : 1
}

const side = (seat: Seat): Side => {
  if (!isSide(seat)) throw new Error(`seat ${seat} at a table for two`)
  return seat
}

function tally(state: ScotchWhistState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const finished = state.phase !== 'play'
  return { dealer, trump: suitOf(turnUp), turnUp, finished, vulnerable: null, king: null, tricks, tricksWon, marks }
}

export const scotchWhist: Game<
  ScotchWhistOptions,
  ScotchWhistState,
  ScotchWhistAction,
  ScotchWhistEvent,
  ScotchWhistHeard,
  ScotchWhistSight
> = {
  id: 'scotch-whist',
  options: SCOTCH_WHIST_OPTIONS,
  presets: SCOTCH_WHIST_PRESETS,
  preset: 'standard',
  packets: ['1'],
  tables: [2],
  hasTable: false,
  seats: () => 2,
  sides: () => 2,
  pack: () => SCOTCH_WHIST_PACK,
  action: z.strictObject({ do: z.literal('play'), card: cardSchema }),
  cut,
  open: (options, score) => ({ phase: 'open', options, score: [score[0] ?? 0, score[1] ?? 0], deals: 0 }),
  // SW-6: the deal passes after every deal
  nextDealer: (state) => (state.phase === 'open' ? null : otherSide(state.dealer)),
  distribute: (_, order, dealer) => distribute(order, side(dealer)),
  dealBreach,
  deal(state, given) {
    if (state.phase !== 'open' && state.phase !== 'settled') throw new Error('a deal in the middle of another')
    return deal(state, given)
  },
  turn,
  toAct(state) {
    const now = turn(state)
    return now === null ? [] : [now]
  },
  legal: (state, seat) => legal(state, side(seat)),
  breach: (state, seat, action) => breach(state, side(seat), action),
  step: (state, seat, action) => step(state, side(seat), action),
  giveUp(state, seat, what) {
    if (state.phase !== 'play') throw new Error('no deal to give up')
    return giveUpDeal(state, side(seat), what)
  },
  view,
  hear,
  imagine,
  tally,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
}
