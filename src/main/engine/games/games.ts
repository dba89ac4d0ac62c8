// The list of games; a new game adds a line.
import { ecarte } from './ecarte/index.ts'
import type { Game } from './game.ts'
import { hundertspiel } from './hundertspiel/index.ts'
import { scotchWhist } from './scotch-whist/index.ts'
import { tatteln } from './tatteln/index.ts'
import { whist } from './whist/index.ts'

export const GAMES: readonly Game[] = [ecarte, whist, scotchWhist, hundertspiel, tatteln]

export const findGame = (id: string): Game | null => GAMES.find((game) => game.id === id) ?? null
