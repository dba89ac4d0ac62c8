import type { StandingsWords } from '../standings-words.ts'

export const standings: StandingsWords = {
  title: 'Bilan',
}
