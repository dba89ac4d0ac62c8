// The command `games`: what can be played, with options and presets.
import { GAMES } from '../engine/games/games.ts'

/** Returns the output of `games`. */
export const listGames = (): object => ({
  games: GAMES.map(({ id, tables, options, presets }) => ({ id, seats: tables, options, presets })),
})
