// What is announced at Tatteln, in French.
import { type Rank, requireValue } from '../../card.ts'
import type { TattelnHolding } from '../../games/tatteln.ts'
import { counted } from '../counting.ts'
import { ranksFrom } from '../tatteln-words.ts'
import { cards, number } from './cards.ts'

/** T-6, with the French name of the same thing; longer ones have no name of their own. */
const SEQUENCES: Readonly<Record<number, string>> = {
  3: 'un tattel',
  4: 'une quarte',
  5: 'une quinte',
}
const nameOf = (count: number): string => SEQUENCES[count] ?? `une suite de ${number(count)}`
/** T-7 */
const SETS: Readonly<Record<string, string>> = {
  A: 'as',
  K: 'rois',
  Q: 'dames',
  J: 'valets',
  '10': 'dix',
}

/** The top card of a sequence: « au valet de cœur », « à la dame de cœur ». */
function topOf(rank: Rank, suit: string): string {
  const article = rank === 'A' ? 'à l’' : rank === 'Q' ? 'à la ' : 'au '
  return `${article}${cards.ranks[rank]} de ${suit}`
}

/** « un tattel au valet de cœur », « trois rois ». */
export function holdingOf(holding: TattelnHolding): string {
  if (holding.sort === 'set') return `${number(holding.count)} ${requireValue(SETS[holding.rank])}`
  return `${nameOf(holding.count)} ${topOf(holding.rank, cards.suitName(holding.suit))}`
}

export const stakeCount = counted('fr-FR', number, {
  none: 'aucune mise',
  one: 'une mise',
  other: (count) => `${count} mises`,
})

/** T-2 */
export const counterCount = counted('fr-FR', number, {
  none: 'aucun jeton',
  one: 'un jeton',
  other: (count) => `${count} jetons`,
})

/** A sequence for a newcomer, card by card: « un tattel : A R D de carreau ». */
export const spelt = ({ suit, rank, count }: Sequence): string =>
  `${nameOf(count)} : ${indexes(rank, count)} de ${cards.suitName(suit)}`

const indexes = (top: Rank, count: number): string =>
  ranksFrom(top, count)
    .map((rank) => cards.indexes[rank])
    .join(' ')

type Sequence = Omit<Extract<TattelnHolding, { sort: 'sequence' }>, 'sort'>
