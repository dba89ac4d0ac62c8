// What the things of Hundertspiel are called in German, alone and several of them.
import { suitBySuit } from '../card-words.ts'
import type { TrappolaSuit } from '../../card.ts'
import type { AnnouncedRank } from '../../games/hundertspiel.ts'
import type { Cards } from '../../view.ts'
import { counted } from '../counting.ts'
import { cardCount, cards, number, theCards } from './cards.ts'
import { lists } from '../formats.ts'

const list = lists('de-DE')

interface RankNames {
  /** With „welcher“ as it asks for the one that is missing: „welcher König“. */
  readonly which: string
  readonly none: string
  /** As the object of a sentence: „den König“. */
  readonly one: string
  readonly several: string
}

const RANKS: Readonly<Record<AnnouncedRank, RankNames>> = {
  A: { which: 'welches Ass', none: 'kein Ass', one: 'das Ass', several: 'Asse' },
  K: { which: 'welcher König', none: 'keinen König', one: 'den König', several: 'Könige' },
  C: { which: 'welcher Cavall', none: 'keinen Cavall', one: 'den Cavall', several: 'Cavalls' },
  B: { which: 'welcher Bube', none: 'keinen Buben', one: 'den Buben', several: 'Buben' },
  '6': { which: 'welcher Do', none: 'keinen Do', one: 'den Do', several: 'Dos' },
}

export const whichOf = (rank: AnnouncedRank): string => RANKS[rank].which
export const someOf = (rank: AnnouncedRank): string => RANKS[rank].several
const suitList = (suits: readonly TrappolaSuit[]): string => list(suits.map(cards.suitName))

/** „die Könige in Coppe und Denari“, „keinen König“. */
export function heldOf(rank: AnnouncedRank, suits: readonly TrappolaSuit[]): string {
  const { none, one, several } = RANKS[rank]
  if (suits.length === 0) return none
  return `${suits.length > 1 ? `die ${several}` : one} in ${suitList(suits)}`
}

/** „den Coppe-Do und den Denari-Do“. */
export const dosOf = (suits: readonly TrappolaSuit[]): string =>
  theCards(suits.map((suit) => `6-${suit}` as const))

/** What is undertaken with one Do, or with two (H-16), after „der“ or as an object. */
export const gameOf = (suits: readonly TrappolaSuit[]): string =>
  `${suits.length > 1 ? 'Zweiundfünfziger' : 'Sechsundzwanziger'} in ${suitList(suits)}`

/** Cards by name where they are known, else how many. */
export const shown = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : theCards(suitBySuit(held))

export const markerCount = counted('de-DE', number, {
  none: 'keine Marke',
  one: 'eine Marke',
  other: (count) => `${count} Marken`,
})
/** After „folgen“ and alone. */
export const dealCount = counted('de-DE', number, {
  none: 'kein Spiel',
  one: 'ein Spiel',
  other: (count) => `${count} Spiele`,
})
