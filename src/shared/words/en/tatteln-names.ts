// What is announced at Tatteln, in English.
import { type Rank, cardIn, requireValue } from '../../card.ts'
import type { TattelnHolding } from '../../games/tatteln.ts'
import { counted } from '../counting.ts'
import { ranksFrom } from '../tatteln-words.ts'
import { cards, number } from './cards.ts'

/** T-6; longer ones have no name of their own. */
const SEQUENCES: Readonly<Record<number, string>> = { 3: 'a Tattel', 4: 'a Quart', 5: 'a Fuss' }
const nameOf = (count: number): string => SEQUENCES[count] ?? `${number(count)} in sequence`
/** T-7 */
const SETS: Readonly<Record<string, string>> = {
  A: 'aces',
  K: 'kings',
  Q: 'queens',
  J: 'jacks',
  '10': 'tens',
}

/** "a Quart to the queen of hearts", "three kings". */
export function holdingOf(holding: TattelnHolding): string {
  if (holding.sort === 'set') return `${number(holding.count)} ${requireValue(SETS[holding.rank])}`
  return `${nameOf(holding.count)} to the ${cards.cardName(cardIn(holding.rank, holding.suit))}`
}

export const stakeCount = counted('en-GB', number, {
  none: 'no stake',
  one: 'one stake',
  other: (count) => `${count} stakes`,
})

/** T-2 */
export const counterCount = counted('en-GB', number, {
  none: 'no counter',
  one: 'one counter',
  other: (count) => `${count} counters`,
})

/** A sequence for a newcomer, card by card: "a Tattel: A K Q of diamonds". */
export const spelt = ({ suit, rank, count }: Sequence): string =>
  `${nameOf(count)}: ${indexes(rank, count)} of ${cards.suitName(suit)}`

const indexes = (top: Rank, count: number): string =>
  ranksFrom(top, count)
    .map((rank) => cards.indexes[rank])
    .join(' ')

type Sequence = Omit<Extract<TattelnHolding, { sort: 'sequence' }>, 'sort'>
