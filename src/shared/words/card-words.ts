// How a language names the cards: the shape, and what can be made of the bare words.
import {
  type Card,
  type Rank,
  type Suit,
  CARDS,
  TRAPPOLA_CARDS,
  isTrappola,
  rankOf,
  suitOf,
} from '../card.ts'
import { lists } from './formats.ts'

export interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  /** What stands in the corners of a rank: a letter or a number. */
  readonly indexes: Readonly<Record<Rank, string>>
  /** What stands in the corners of a card. */
  index(card: Card): string
  suitName(suit: Suit): string
  cardName(card: Card): string
  /** "king of hearts, 9 of spades and 7 of clubs". */
  cardList(cards: readonly Card[]): string
}

type Names = Pick<CardWords, 'suits' | 'ranks' | 'indexes'>

/** The lowest card of the Trappola pack has a name of its own in every language (H-1). */
export const isDo = (card: Card): boolean => isTrappola(card) && rankOf(card) === '6'

const DO = 'Do'

const ORDER: ReadonlyMap<Card, number> = new Map(
  [...CARDS, ...TRAPPOLA_CARDS].map((card, place) => [card, place]),
)

/** Cards laid down together, as one would read them out: suit by suit, high cards first. */
export const suitBySuit = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0))

export const rankName = (ranks: Names['ranks'], card: Card): string =>
  isDo(card) ? DO : ranks[rankOf(card)]

/** The card words of a language out of its suits and ranks and the way it joins the two. */
export function cardWords(
  tag: string,
  names: Names,
  join: (rank: string, suit: string, card: Card) => string,
): CardWords {
  const list = lists(tag)
  const cardName = (card: Card): string =>
    join(rankName(names.ranks, card), names.suits[suitOf(card)], card)
  return {
    ...names,
    index: (card) => (isDo(card) ? DO : names.indexes[rankOf(card)]),
    cardName,
    suitName: (suit) => names.suits[suit],
    cardList: (cards) => list(cards.map(cardName)),
  }
}
