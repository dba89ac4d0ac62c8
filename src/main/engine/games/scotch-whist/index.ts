// Scotch Whist as a game: nothing but the assembly of its files.
import { z } from 'zod'
import { suitOf } from '../../../../shared/card.ts'
import type { ScotchWhistAction, ScotchWhistHeard } from '../../../../shared/games/scotch-whist.ts'
import { cardSchema } from '../../schemas.ts'
import { certainTricks } from '../../tricks/certain.ts'
import type { Game, Tally, TurnedDeal } from '../game.ts'
import { counting } from './counting.ts'
import { cut, deal, dealBreach, distribute, nextDealer } from './deal.ts'
import { type ScotchWhistOptions, SCOTCH_WHIST_OPTIONS, SCOTCH_WHIST_PRESETS } from './options.ts'
import { breach, legal, step, toAct, turn } from './play.ts'
import { giveUpDeal } from './score.ts'
import { type ScotchWhistEvent, type ScotchWhistState, SCOTCH_WHIST_PACK, heightUnder, isInDeal } from './state.ts'
import { type ScotchWhistSight, hear, view } from './view.ts'

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('play'), card: cardSchema }),
  z.strictObject({ do: z.literal('claimRevoke') }),
  z.strictObject({ do: z.literal('count') }),
])

function tally(state: ScotchWhistState): Tally | null {
  if (state.phase === 'open') return null
  const { dealer, turnUp, tricks, tricksWon, marks } = state
  const finished = !isInDeal(state)
  return { dealer, trump: suitOf(turnUp), turnUp, finished, vulnerable: null, king: null, tricks, tricksWon, marks }
}

/** What lies in hands not taken up yet, nobody knows. */
function certain(seen: ScotchWhistSight, may: readonly ScotchWhistAction[]): number {
  if (seen.trump === null || seen.waiting.some((hands) => hands.length > 0)) return 0
  return certainTricks(seen, may, { pack: SCOTCH_WHIST_PACK, height: heightUnder(seen.trump) })
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
  tables: SCOTCH_WHIST_OPTIONS.players.values,
  evenings: {},
  hasTable: true,
  lesson: () => import('./lesson.ts').then(({ lesson }) => lesson),
  seats: ({ players }) => players,
  sides: () => 2,
  pack: () => SCOTCH_WHIST_PACK,
  turnsUp: () => true,
  action,
  cut,
  open: (options, score) => ({ phase: 'open', options, score: [score[0] ?? 0, score[1] ?? 0], deals: 0 }),
  nextDealer,
  distribute,
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
    if (!isInDeal(state)) throw new Error('no deal to give up')
    return giveUpDeal(state, seat, what)
  },
  view,
  hear,
  tally,
  counting,
  outcome: (state) => (state.phase === 'over' ? { winner: state.winner, value: 1 } : null),
  certain,
  hasBook: true,
  mind: () => import('./mind.ts').then(({ mind }) => mind),
}
