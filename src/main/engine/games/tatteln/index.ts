// Tatteln as a game: nothing but the assembly of its files.
import { z } from 'zod/mini'
import { type FrenchRank, type FrenchSuit, SUITS } from '../../../../shared/card.ts'
import { type Pair, type Side, isSide } from '../../../../shared/duel.ts'
import type { TattelnAction, TattelnHeard } from '../../../../shared/games/tatteln.ts'
import type { Seat } from '../../../../shared/view.ts'
import { cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../tricks/certain.ts'
import type { Game, Tally } from '../game.ts'
import { NATURAL } from './bits.ts'
import { counting } from './counting.ts'
import { PACKETS, cut, deal, dealBreach, distribute, nextDealer } from './deal.ts'
import { type TattelnOptions, TATTELN_OPTIONS, TATTELN_PRESETS } from './options.ts'
import { breach, legal, step, toAct, turn } from './play.ts'
import { giveUpDeal } from './score.ts'
import { misdeal } from './slips.ts'
import { type TattelnEvent, type TattelnState, DIAMOND_JACK, TATTELN_PACK, height, isInDeal, trumpOf } from './state.ts'
import { type TattelnSight, hear, view } from './view.ts'

const suit: z.ZodMiniType<FrenchSuit> = z.enum(SUITS)
const rank: z.ZodMiniType<FrenchRank> = z.enum(NATURAL)

const action: z.ZodMiniType<TattelnAction> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('announceSequence'), suit, rank, count: z.int().check(z.gte(3), z.lte(8)) }),
  z.strictObject({ do: z.literal('announceSet'), rank, count: z.int().check(z.gte(3), z.lte(4)) }),
  z.strictObject({ do: z.literal('rob') }),
  z.strictObject({ do: z.literal('drawTurnUp') }),
  z.strictObject({ do: z.literal('drawCovered') }),
  z.strictObject({ do: z.literal('claimPenalty') }),
])

const side = (seat: Seat): Side => {
  if (!isSide(seat)) throw new Error(`seat ${seat} at a table for two`)
  return seat
}

function tally(state: TattelnState): (Tally & { readonly stakes?: Pair<number> }) | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks, stakes } = state
  const finished = !isInDeal(state)
  return {
    ...{ dealer, trump: trumpOf(state), turnUp, finished, vulnerable: null, king: null, tricks, tricksWon, marks },
    // T-12: of the partie so far, where there are any
    ...(stakes[0] === 0 ? {} : { stakes }),
  }
}

/** While cards are still drawn nothing is certain; T-5: the jack of diamonds may take every trick. */
function certain(seen: TattelnSight, may: readonly TattelnAction[]): number {
  if (seen.talon > 0 || seen.lies !== null) return 0
  const highest = seen.options.diamondJack ? DIAMOND_JACK : null
  return certainTricks(seen, may, { pack: TATTELN_PACK, height, highest })
}

export const tatteln: Game<TattelnOptions, TattelnState, TattelnAction, TattelnEvent, TattelnHeard, TattelnSight> = {
  id: 'tatteln',
  options: TATTELN_OPTIONS,
  presets: TATTELN_PRESETS,
  preset: 'classic',
  packets: [PACKETS],
  tables: [2],
  evenings: {},
  hasTable: true,
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  seats: () => 2,
  sides: () => 2,
  pack: () => TATTELN_PACK,
  turnsUp: ({ trump }) => trump,
  action,
  cut,
  open: (options, score) => ({
    ...{ phase: 'open', options, score: [score[0] ?? 0, score[1] ?? 0], deals: 0 },
    ...{ stakes: [0, 0], jacks: [false, false] },
  }),
  nextDealer,
  distribute,
  misdeal,
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
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, side(seat), what)
  },
  view,
  hear,
  tally,
  counting,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: state.value } : null),
  certain,
  hasBook: true,
  mind: () => import('./mind.ts').then(({ mind }) => mind),
}
