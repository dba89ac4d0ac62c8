// The AIs of all games with their data, for the commands that play and evaluate: a file may hold
// records of any game.
import { type GameAi, loadAllData } from '../engine/games/ai.ts'
import { GAMES } from '../engine/games/games.ts'

export const GAME_AIS: readonly GameAi[] = await Promise.all(
  GAMES.map(async (game) => {
    const ai = await game.loadAi()
    await loadAllData(ai)
    return ai
  }),
)

/** Returns the AI of the game with this id, or null. */
export const findAi = (id: string): GameAi | null =>
  GAME_AIS.find(({ game }) => game.id === id) ?? null
