// The list of games: the one line a new game adds.
import { ecarte } from './ecarte/index.ts'
import type { Game } from './game.ts'
import { hundertspiel } from './hundertspiel/index.ts'
import { scotchWhist } from './scotch-whist/index.ts'
import { tatteln } from './tatteln/index.ts'
import { whist } from './whist/index.ts'

export const GAMES: readonly Game[] = [ecarte, whist, scotchWhist, hundertspiel, tatteln]

/** The game of this id, or null. */
export const findGame = (id: string): Game | null => GAMES.find((game) => game.id === id) ?? null
