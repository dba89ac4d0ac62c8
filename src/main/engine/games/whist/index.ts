// Whist as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { suitOf } from '../../../../shared/card.ts'
import type { WhistAction, WhistHeard } from '../../../../shared/games/whist.ts'
import { cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../tricks/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
import { counting } from './counting.ts'
import { cut, seating } from './draw.ts'
import { type WhistOptions, WHIST_OPTIONS, WHIST_PRESETS } from './options.ts'
import { breach, deal, dealBreach, distribute, legal, step, toAct, turn } from './play.ts'
import { nextDealer, open, series } from './rubber.ts'
import { giveUp } from './score.ts'
import { type WhistEvent, type WhistState, SEAT_COUNT, SIDES, WHIST_PACK, height } from './state.ts'
import { type WhistSight, hear, view } from './view.ts'

const action: z.ZodType<WhistAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('claimRevoke') }),
  z.strictObject({ do: z.literal('count') }),
])

function tally(state: WhistState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const finished = state.phase === 'settled' || state.phase === 'over'
  return { dealer, trump: suitOf(turnUp), turnUp, finished, vulnerable: null, king: null, tricks, tricksWon, marks }
}

export const whist: Game<WhistOptions, WhistState, WhistAction, WhistEvent, WhistHeard, WhistSight> = {
  id: 'whist',
  options: WHIST_OPTIONS,
  presets: WHIST_PRESETS,
  preset: 'standard',
  packets: ['1'],
  tables: [SEAT_COUNT],
  evenings: {},
  hasTable: true,
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  seats: () => SEAT_COUNT,
  sides: () => SIDES.length,
  pack: () => WHIST_PACK,
  turnsUp: () => true,
  action,
  seating,
  cut,
  open,
  series,
  nextDealer,
  distribute: (_, order, dealer) => distribute(order, dealer),
  dealBreach,
  deal(state, given: TurnedDeal) {
    if (state.phase !== 'open' && state.phase !== 'settled') throw new Error('a deal in the middle of another')
    return deal(state, given)
  },
  turn,
  toAct,
  legal,
  breach,
  step,
  giveUp(state, seat, what) {
    if (state.phase !== 'play' && state.phase !== 'reckoning') throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  view,
  hear,
  tally,
  counting,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  certain: (seen, may) => certainTricks(seen, may, { pack: WHIST_PACK, height }),
  hasBook: true,
  mind: () => import('./mind.ts').then(({ mind }) => mind),
}
