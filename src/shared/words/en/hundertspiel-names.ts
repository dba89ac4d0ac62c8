// What the things of Hundertspiel are called in English, alone and several of them.
import { suitBySuit } from '../card-words.ts'
import type { TrappolaSuit } from '../../card.ts'
import type { AnnouncedRank } from '../../games/hundertspiel.ts'
import { counted } from '../counting.ts'
import type { Cards } from '../../view.ts'
import { cardCount, cards, number } from './cards.ts'
import { lists } from '../formats.ts'

const list = lists('en-GB')

/** One of a rank, and several. */
const RANKS: Readonly<Record<AnnouncedRank, readonly [one: string, several: string]>> = {
  A: ['ace', 'aces'],
  K: ['king', 'kings'],
  C: ['Cavall', 'Cavalls'],
  B: ['Bube', 'Buben'],
  '6': ['Do', 'Dos'],
}

export const oneOf = (rank: AnnouncedRank): string => RANKS[rank][0]
export const someOf = (rank: AnnouncedRank): string => RANKS[rank][1]
export const suitList = (suits: readonly TrappolaSuit[]): string => list(suits.map(cards.suitName))

/** "the kings of Coppe and Denari", "no king". */
export const heldOf = (rank: AnnouncedRank, suits: readonly TrappolaSuit[]): string =>
  suits.length === 0
    ? `no ${oneOf(rank)}`
    : `the ${RANKS[rank][suits.length > 1 ? 1 : 0]} of ${suitList(suits)}`

/** What is undertaken with one Do, or with two (H-16). */
export const gameOf = (suits: readonly TrappolaSuit[]): string =>
  suits.length > 1 ? `the Fifty-two in ${suitList(suits)}` : `the Twenty-six in ${suitList(suits)}`

export const markerCount = counted('en-GB', number, {
  none: 'no marker',
  one: 'one marker',
  other: (count) => `${count} markers`,
})
export const dealCount = counted('en-GB', number, {
  none: 'no deal',
  one: 'one deal',
  other: (count) => `${count} deals`,
})

/** "the Dos of Coppe and Denari". */
export const dosOf = (suits: readonly TrappolaSuit[]): string => heldOf('6', suits)

/** Cards by name where they are known, else how many. */
export const shown = (held: Cards): string =>
  typeof held === 'number' ? cardCount(held) : `the ${cards.cardList(suitBySuit(held))}`
