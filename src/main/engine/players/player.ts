// A computer player: it may look at its own view and at what it may do, and answers with one of those actions.
import type { AnyAction, TableView } from '../../../shared/view.ts'
import type { Game } from '../games/game.ts'
import type { Random } from '../random.ts'

/** What a player is shown. The view is made only when somebody looks. */
export interface Look {
  view(): TableView
  readonly legal: readonly AnyAction[]
  /** False when it is another's turn and this seat merely may speak (E-17, E-18). */
  readonly onTurn: boolean
}

/** One of the legal actions; null, only out of turn, to let the moment pass. */
export type Player = (game: Game, look: Look, random: Random) => AnyAction | null

/** Any legal action, each equally likely; out of turn silence is one of them. */
const randomPlayer: Player = (_, { legal, onTurn }, random) =>
  legal[random.below(legal.length + (onTurn ? 0 : 1))] ?? null

/** Plays by the book of the game. */
const rulebookPlayer: Player = (game, look) => {
  if (game.advise === undefined) throw new Error(`${game.id} has no rule book to play by`)
  return game.advise(look.view(), look.legal)
}

export const LEVELS = ['random', 'rulebook'] as const
export type Level = (typeof LEVELS)[number]

const PLAYERS: Readonly<Record<Level, Player>> = { random: randomPlayer, rulebook: rulebookPlayer }

/** Levels that can play a game, weakest first. */
export const levelsOf = (game: Game): readonly Level[] =>
  LEVELS.filter((level) => level !== 'rulebook' || game.advise !== undefined)

/** The player of a level, or null when the game has none of that name. */
export function playerOf(game: Game, level: string): Player | null {
  const known = levelsOf(game).find((one) => one === level)
  return known === undefined ? null : PLAYERS[known]
}
