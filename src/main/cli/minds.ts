// The minds of all games, for the commands that play and reckon: a file may hold records of any.
import { GAMES } from '../engine/games/games.ts'
import type { Mind } from '../engine/games/mind.ts'

export const MINDS: readonly Mind[] = await Promise.all(GAMES.map((game) => game.mind()))

/** The mind of the game of this id, or null. */
export const mindOf = (id: string): Mind | null => MINDS.find(({ game }) => game.id === id) ?? null
