// How a language names the cards: the shape, and what can be made of the bare words.
import { type Card, type Rank, type Suit, rankOf, suitOf } from '../card.ts'

export interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>
  readonly ranks: Readonly<Record<Rank, string>>
  /** What stands in the corner of a card: a letter or a number. */
  readonly indexes: Readonly<Record<Rank, string>>
  suitName(suit: Suit): string
  cardName(card: Card): string
  /** "king of hearts, 9 of spades and 7 of clubs". */
  cardList(cards: readonly Card[]): string
}

type Names = Pick<CardWords, 'suits' | 'ranks' | 'indexes'>

/** The card words of a language out of its suits and ranks and the way it joins the two. */
export function cardWords(tag: string, names: Names, join: (rank: string, suit: string) => string): CardWords {
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const cardName = (card: Card): string => join(names.ranks[rankOf(card)], names.suits[suitOf(card)])
  return {
    ...names,
    cardName,
    suitName: (suit) => names.suits[suit],
    cardList: (cards) => list.format(cards.map(cardName)),
  }
}
