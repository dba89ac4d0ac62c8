// The minds of all games, for the commands that play and reckon: a file may hold records of any.
import { GAMES } from '../engine/games/games.ts'
import type { GameAi } from '../engine/games/ai.ts'

export const GAME_AIS: readonly GameAi[] = await Promise.all(GAMES.map((game) => game.loadAi()))

/** The mind of the game of this id, or null. */
export const findAi = (id: string): GameAi | null => GAME_AIS.find(({ game }) => game.id === id) ?? null
