// What the things of Hundertspiel are called in French, alone and several of them.
import { suitBySuit } from '../card-words.ts'
import type { TrappolaSuit } from '../../card.ts'
import type { AnnouncedRank } from '../../games/hundertspiel.ts'
import type { Cards } from '../../view.ts'
import { counted } from '../counting.ts'
import { cardCount, cards, number, theCards } from './cards.ts'
import { lists } from '../formats.ts'

const list = lists('fr-FR')

interface RankNames {
  /** Alone, after « quel » and « aucun ». */
  readonly bare: string
  readonly one: string
  readonly several: string
}

const RANKS: Readonly<Record<AnnouncedRank, RankNames>> = {
  A: { bare: 'as', one: 'l’as', several: 'as' },
  K: { bare: 'roi', one: 'le roi', several: 'rois' },
  C: { bare: 'cavalier', one: 'le cavalier', several: 'cavaliers' },
  B: { bare: 'valet', one: 'le valet', several: 'valets' },
  '6': { bare: 'Do', one: 'le Do', several: 'Do' },
}

export const oneOf = (rank: AnnouncedRank): string => RANKS[rank].bare
export const someOf = (rank: AnnouncedRank): string => RANKS[rank].several
const suitList = (suits: readonly TrappolaSuit[]): string => list(suits.map(cards.suitName))

/** « les rois de Coppe et Denari »; nothing where none is held. */
export function heldOf(rank: AnnouncedRank, suits: readonly TrappolaSuit[]): string {
  const { one, several } = RANKS[rank]
  return `${suits.length > 1 ? `les ${several}` : one} de ${suitList(suits)}`
}

/** « le Do de Coppe et le Do de Denari ». */
export const dosOf = (suits: readonly TrappolaSuit[]): string =>
  theCards(suits.map((suit) => `6-${suit}` as const))

/** What is undertaken with one Do, or with two (H-16), without its article. */
export const gameOf = (suits: readonly TrappolaSuit[]): string =>
  `${suits.length > 1 ? 'Cinquante-deux' : 'Vingt-six'} en ${suitList(suits)}`

/** Cards by name where they are known, else how many. */
export const shown = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : theCards(suitBySuit(held))

export const markerCount = counted('fr-FR', number, {
  none: 'aucun jeton',
  one: 'un jeton',
  other: (count) => `${count} jetons`,
})
export const dealCount = counted('fr-FR', number, {
  none: 'aucune donne',
  one: 'une donne',
  other: (count) => `${count} donnes`,
})
