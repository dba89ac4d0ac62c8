// The list of games; README lists what a new one touches. Écarté has commands of its own (`odds`,
// `jeu-de-regle`) and a chart of its exchange: what they need stands here, too, since a game is
// named in its own places only.
import { ecarte } from './ecarte/index.ts'
import type { Game } from './game.ts'
import { hundertspiel } from './hundertspiel/index.ts'
import { scotchWhist } from './scotch-whist/index.ts'
import { tatteln } from './tatteln/index.ts'
import { whist } from './whist/index.ts'

export const GAMES: readonly Game[] = [ecarte, whist, scotchWhist, hundertspiel, tatteln]

export const findGame = (id: string): Game | null => GAMES.find((game) => game.id === id) ?? null

export { jeuDeRegle } from './ecarte/jeux.ts'
export { ECARTE_PACK } from './ecarte/state.ts'
export const loadHandOdds = () =>
  import('./ecarte/ai/book-advice.ts').then(({ dealtHandOdds }) => dealtHandOdds)
export const loadSolvedExchange = () =>
  import('./ecarte/ai/index.ts').then(({ solvedExchange }) => solvedExchange)
