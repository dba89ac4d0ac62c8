// Hundertspiel as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { TRAPPOLA_SUITS } from '../../../../shared/card.ts'
import {
  type HundertspielAction,
  type HundertspielHeard,
  ANNOUNCED_RANKS,
} from '../../../../shared/games/hundertspiel.ts'
import { cardsSchema, cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../tricks/certain.ts'
import type { Game, Tally } from '../game.ts'
import { breach } from './breach.ts'
import { counting } from './counting.ts'
import { PACKETS, cut, deal, dealBreach, distribute, lots, misdeal, nextDealer, seating } from './deal.ts'
import { valueOf } from './end.ts'
import { giveUp } from './give-up.ts'
import { type HundertspielOptions, HUNDERTSPIEL_OPTIONS, HUNDERTSPIEL_PRESETS } from './options.ts'
import { legal, step, toAct, turn } from './play.ts'
import { open, series } from './sitting.ts'
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
import { type HundertspielSight, hear, view } from './view.ts'

const suit = z.enum(TRAPPOLA_SUITS)
const rank = z.enum(ANNOUNCED_RANKS)
const word = <W extends string>(does: W) => z.strictObject({ do: z.literal(does) })

const action: z.ZodType<HundertspielAction> = z.discriminatedUnion('do', [
  word('newDeal'),
  word('keep'),
  z.strictObject({ do: z.literal('bid'), suit }),
  word('pass'),
  word('buy'),
  z.strictObject({ do: z.literal('layAway'), cards: cardsSchema }),
  z.strictObject({ do: z.literal('name'), suit }),
  word('ask'),
  z.strictObject({ do: z.literal('lay'), suits: z.array(suit).min(1).max(2) }),
  word('contra'),
  z.strictObject({ do: z.literal('announce'), rank, count: z.union([z.literal(3), z.literal(4)]) }),
  z.strictObject({ do: z.literal('demand'), rank }),
  z.strictObject({ do: z.literal('challenge'), rank }),
  word('lastRounds'),
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  word('declareOut'),
  word('count'),
])

function tally(state: HundertspielState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, trump, turnUp, tricks, tricksWon, marks } = state
  const finished = !isInDeal(state)
  return { dealer, trump, turnUp, finished, vulnerable: null, king: null, tricks, tricksWon, marks }
}

/**
 * To ask which card was missing of what was announced changes nothing (H-11); with a Do in hand it matters when it is
 * played (H-14, H-15).
 */
function certain(seen: HundertspielSight, may: readonly HundertspielAction[]): number {
  if (may.some((one) => one.do === 'play' && isDo(one.card))) return 0
  const plays = may.filter((one) => one.do !== 'demand')
  return certainTricks(seen, plays, { pack: HUNDERTSPIEL_PACK, height })
}

export const hundertspiel: Game<
  HundertspielOptions,
  HundertspielState,
  HundertspielAction,
  HundertspielEvent,
  HundertspielHeard,
  HundertspielSight
> = {
  id: 'hundertspiel',
  options: HUNDERTSPIEL_OPTIONS,
  presets: HUNDERTSPIEL_PRESETS,
  preset: 'four',
  packets: [PACKETS],
  tables: HUNDERTSPIEL_OPTIONS.players.values,
  evenings: {},
  hasTable: true,
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  seats: ({ players }) => players,
  sides: sidesIn,
  pack: () => HUNDERTSPIEL_PACK,
  turnsUp,
  action,
  lots,
  seating,
  cut,
  open,
  series,
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
  legal,
  breach,
  step,
  giveUp(state, seat, what) {
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUp(state, seat, what)
  },
  view,
  hear,
  tally,
  counting,
  outcome: (state) => (state.phase === 'over' ? { winner: state.decision.winner, value: valueOf(state) } : null),
  certain,
  hasBook: true,
  mind: () => import('./mind.ts').then(({ mind }) => mind),
}
