// The levels of computer players, and those that a game supports.
import type { Game } from '../games/game.ts'

export const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master'] as const
export type Level = (typeof LEVELS)[number]

const BY_THE_BOOK: readonly Level[] = ['novice', 'rulebook']

/** Returns the levels that can play a game, weakest first. */
export const levelsFor = ({ hasBook }: Pick<Game, 'hasBook'>): readonly Level[] =>
  LEVELS.filter((level) => hasBook || !BY_THE_BOOK.includes(level))
