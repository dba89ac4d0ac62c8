// The AIs of all games, for the commands that play and evaluate: a file may hold records of any
// game.
import { GAMES } from '../engine/games/games.ts'
import type { GameAi } from '../engine/games/ai.ts'

export const GAME_AIS: readonly GameAi[] = await Promise.all(GAMES.map((game) => game.loadAi()))

/** Returns the AI of the game with this id, or null. */
export const findAi = (id: string): GameAi | null =>
  GAME_AIS.find(({ game }) => game.id === id) ?? null
