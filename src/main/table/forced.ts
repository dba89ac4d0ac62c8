// What leaves a person no decision: a card that has to be played, a question with one answer.
import type { ForcedCards } from '../../shared/settings.ts'
import type { AnyAction, Seat } from '../../shared/view.ts'
import type { Game, GameState } from '../engine/games/game.ts'
import type { TableSetup } from './scene.ts'
import type { Viewers } from './viewers.ts'

/** What is done for a person; null for nothing at all, as in a lesson. */
export type ForcedPlay = ForcedCards | null

export interface ForcedAction {
  readonly seat: Seat
  readonly action: AnyAction
}

interface ForcedTable {
  readonly setup: Pick<TableSetup, 'game' | 'people' | 'options'>
  readonly viewers: Viewers
  readonly state: GameState
}

/** Returns the only legal action of a seat; null if it has a choice, or nothing to do. */
export function findOnlyAction(
  game: Pick<Game, 'legalActions'>,
  state: GameState,
  seat: Seat,
): AnyAction | null {
  const [action, another] = game.legalActions(state, seat)
  return action === undefined || another !== undefined ? null : action
}

/** True if the seat holds one card: as many as every other, so all of them know. */
function isLastCard(game: Game, state: GameState, seat: Seat): boolean {
  const hand = game.viewFor(state, seat).hands[seat] ?? 0
  return typeof hand !== 'number' && hand.length === 1
}

/**
 * Returns what is done for the person on turn; null if that is left to them. With irregularities
 * every card may be a breach, and the questions after the last trick are about rights: nothing is
 * forced. If several people share the screen, the time of an answer gives the others a hint about
 * the hand: then only the last card is played, since all know that it is the last.
 */
export function findForcedAction(
  { setup, viewers, state }: ForcedTable,
  forced: ForcedPlay,
): ForcedAction | null {
  const { game, people, options } = setup
  const seat = game.seatToPlay(state)
  if (forced === null || seat === null || options['irregularities'] === true) return null
  if (people[seat]?.kind !== 'person' && viewers.advised !== seat) return null
  const action = findOnlyAction(game, state, seat)
  if (action === null) return null
  const isAlways = !viewers.isShared && (action.do !== 'play' || forced === 'always')
  const isLast = action.do === 'play' && forced !== 'off' && isLastCard(game, state, seat)
  return isAlways || isLast ? { seat, action } : null
}
