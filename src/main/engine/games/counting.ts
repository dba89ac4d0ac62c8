// Statistics of a partie, by side and by name.
import { requireValue } from '../../../shared/card.ts'
import type { Counting, GameState, Transition } from './game.ts'

/** Adds to what a side has counted under a name; one unless `by` says otherwise. */
export type AddCount<Name extends string> = (side: number, name: Name, by?: number) => void

/** Creates the statistics of these names; `countStep` is called for every deal and action. */
export const createCounting = <State extends GameState, Event, Name extends string>(
  names: readonly Name[],
  countStep: (step: Transition<State, Event>, add: AddCount<Name>) => void,
): Counting<State, Event> => ({
  names,
  countPartie(steps) {
    const counts = (steps[0]?.state.score ?? []).map(() => names.map(() => 0))
    for (const step of steps)
      countStep(step, (side, name, by = 1) => {
        const own = requireValue(counts[side])
        const index = names.indexOf(name)
        own[index] = requireValue(own[index]) + by
      })
    return counts
  },
})
