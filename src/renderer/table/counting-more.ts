// Where a partie may count more than once: by game, the options on which that depends.
import type { ChosenOptions } from '../../shared/bridge.ts'

type Counting = Readonly<Record<string, readonly (string | number | boolean)[]>>

const COUNTING_MORE: Readonly<Record<string, Counting>> = {
  ecarte: { partieValue: ['matsch', 'graded'] },
  tatteln: { fourJacksDouble: [true] },
  hundertspiel: { players: [4] },
}

/**
 * Returns true if a partie may count more than once, so that it is told how often it does. For
 * three players of Hundertspiel the account tells it loser by loser.
 */
export function mayCountMore(game: string, options: ChosenOptions): boolean {
  const counting = COUNTING_MORE[game]
  return (
    counting !== undefined &&
    Object.entries(counting).every(([name, values]) =>
      values.some((value) => value === options[name]),
    )
  )
}

/** Returns true if a game can be agreed so that a partie may count more than once. */
export const canCountMore = (game: string): boolean => COUNTING_MORE[game] !== undefined
