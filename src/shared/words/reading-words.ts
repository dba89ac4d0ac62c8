// What the texts that are read aloud at the table are given, and a hand in the order in which it is read.
import { type Card, type Suit, suitOf } from '../card.ts'
import { type CardWords, rankName } from './card-words.ts'

/** A card in a trick and its player; `name` is null for the reader. */
export interface PlayedBy {
  readonly name: string | null
  readonly card: Card
}

/** An action that is offered, as its button names it, and its key. */
export interface Offered {
  readonly title: string
  readonly key: string | null
}

/** The cards of one suit in a hand. */
export interface HeldSuit {
  readonly suit: Suit
  readonly isTrump: boolean
  readonly ranks: readonly string[]
}

/** Returns a hand suit by suit, in the order in which it is held. */
export function bySuit(
  { ranks }: CardWords,
  cards: readonly Card[],
  trump: Suit | null,
): readonly HeldSuit[] {
  const suits = [...new Set(cards.map(suitOf))]
  return suits.map((suit) => ({
    suit,
    isTrump: suit === trump,
    ranks: cards.filter((card) => suitOf(card) === suit).map((card) => rankName(ranks, card)),
  }))
}
