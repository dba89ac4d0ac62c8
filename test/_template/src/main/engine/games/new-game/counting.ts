// Statistics of a partie of New Game, by side.
import { tricksMadeBy } from '../../../../shared/view.ts'
import type { Counting } from '../game.ts'
import { HAND, type NewGameEvent, type NewGameState } from './state.ts'

export const counting: Counting<NewGameState, NewGameEvent> = {
  /** Deals in which the side took every trick. */
  names: ['sweeps'],
  countPartie: (transitions) =>
    [0, 1].map((side) => [
      transitions.filter(
        ({ before, state }) =>
          before.phase === 'play' &&
          (state.phase === 'settled' || state.phase === 'over') &&
          tricksMadeBy(state, side) === HAND,
      ).length,
    ]),
}
