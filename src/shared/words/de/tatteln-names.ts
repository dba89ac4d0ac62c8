// What is announced at Tatteln, in German.
import { type Card, type Rank, cardIn, requireValue, rankOf, suitOf } from '../../card.ts'
import type { TattelnHolding } from '../../games/tatteln.ts'
import { capital, counted } from '../counting.ts'
import { ranksFrom } from '../tatteln-words.ts'
import { cards, number } from './cards.ts'

/** T-6, as an object and bare; longer ones have no name of their own. */
const SEQUENCES: Readonly<Record<number, readonly [object: string, bare: string]>> = {
  3: ['einen Tattel', 'Tattel'],
  4: ['eine Quart', 'Quart'],
  5: ['einen Fuß', 'Fuß'],
}
const inSequence = (count: number): string => `${number(count)} in Folge`
const nameOf = (count: number): string => SEQUENCES[count]?.[1] ?? capital(inSequence(count))
/** T-7 */
const SETS: Readonly<Record<string, string>> = {
  A: 'Asse',
  K: 'Könige',
  Q: 'Damen',
  J: 'Buben',
  '10': 'Zehnen',
}

/** The top card after „von“: „vom Herzbuben“, „von der Herzdame“. */
function topOf(card: Card): string {
  const rank: Rank = rankOf(card)
  const suit = cards.suitName(suitOf(card))
  if (rank === 'J') return `vom ${suit}buben`
  return `${rank === 'K' || rank === 'A' ? 'vom' : 'von der'} ${cards.cardName(card)}`
}

function named(holding: TattelnHolding, place: 0 | 1): string {
  if (holding.sort === 'set') return `${number(holding.count)} ${requireValue(SETS[holding.rank])}`
  const name = SEQUENCES[holding.count]?.[place] ?? inSequence(holding.count)
  return `${name} ${topOf(cardIn(holding.rank, holding.suit))}`
}

/** As the object of a sentence: „einen Tattel vom Herzbuben“, „drei Könige“. */
export const holdingOf = (holding: TattelnHolding): string => named(holding, 0)
/** As a label, and as it is called: „Tattel vom Herzbuben“. */
export const holdingName = (holding: TattelnHolding): string => named(holding, 1)

export const stakeCount = counted('de-DE', number, {
  none: 'keinen Einsatz',
  one: 'einen Einsatz',
  other: (count) => `${count} Einsätze`,
})

/** T-2 */
export const counterCount = counted('de-DE', number, {
  none: 'keinen Jeton',
  one: 'einen Jeton',
  other: (count) => `${count} Jetons`,
})

/** A sequence for a newcomer, card by card, as a button says it: „Tattel ansagen: Karo A K D“. */
export const spelt = ({ suit, rank, count }: Sequence): string =>
  `${nameOf(count)} ansagen: ${cards.suitName(suit)} ${indexes(rank, count)}`

const indexes = (top: Rank, count: number): string =>
  ranksFrom(top, count)
    .map((rank) => cards.indexes[rank])
    .join(' ')

type Sequence = Omit<Extract<TattelnHolding, { sort: 'sequence' }>, 'sort'>
