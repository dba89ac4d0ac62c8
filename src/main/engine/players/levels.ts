// The levels of computer players, weakest first.
export const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master'] as const
export type Level = (typeof LEVELS)[number]
