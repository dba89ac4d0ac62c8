// The beginning of a deal: the cards are dealt, the trump is turned (E-4, E-5).
import { rankOf } from '../../../../shared/card.ts'
import type { StepResult } from '../game.ts'
import { dueBefore } from './markers.ts'
import { markPoints, partieOver } from './score.ts'
import type { EcarteEvent, ExchangeState, OpenState, OverState, SettledState } from './state.ts'

/** Builds a deal as it begins, before any announcement. */
export const buildStart = (
  state: OpenState | SettledState,
  cards: Pick<ExchangeState, 'dealer' | 'packets' | 'turnUp' | 'hands' | 'talon'>,
): ExchangeState => ({
  phase: 'exchange',
  asks: 'decide',
  options: state.options,
  score: state.score,
  deals: state.deals + 1,
  dealer: cards.dealer,
  packets: cards.packets,
  turnUp: cards.turnUp,
  hands: cards.hands,
  talon: cards.talon,
  discards: [[], []],
  exchanges: [],
  vulnerable: null,
  king: null,
  tricks: [],
  tricksWon: [0, 0],
  marks: [],
  ...(state.lost === undefined ? {} : { lost: state.lost }),
  ...dueBefore(state),
})

/** Turns the trump: a king is marked at once (E-5), and may end the partie. */
export function turnTrump(
  start: ExchangeState,
): StepResult<ExchangeState | OverState, EcarteEvent> {
  if (rankOf(start.turnUp) !== 'K') return { state: start, events: [] }
  const { dealer } = start
  const marked = markPoints(start, dealer, 1, 'E-5')
  const turned: ExchangeState = { ...marked.state, king: { seat: dealer, how: 'turned' } }
  const over = partieOver(turned)
  return { state: over?.state ?? turned, events: [...marked.events, ...(over?.events ?? [])] }
}
