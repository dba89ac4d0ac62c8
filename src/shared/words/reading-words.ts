// What is read out at the table when a key asks for it: the shape, and how a hand is put in order for the ear.
import { type Card, type Suit, suitOf } from '../card.ts'
import { type CardWords, rankName } from './card-words.ts'
import type { KeyHelp } from './interface.ts'

/** A card in a trick and who played it; null is the one addressed. */
export interface PlayedBy {
  readonly name: string | null
  readonly card: Card
}

/** A call that may be made, as its button names it, and the key it has. */
export interface Offered {
  readonly title: string
  readonly key: string | null
}

export interface ReadingWords {
  /** The keys that only read, at the table and in the review. */
  readonly keyHelp: readonly KeyHelp[]
  /** A hand suit by suit; `title` says whose it is. */
  hand(title: string, cards: readonly Card[], trump: Suit | null): string
  /** Of a card, after its name. */
  readonly mayNot: string
  mayBePlayed(cards: readonly Card[]): string
  chosen(cards: readonly Card[]): string
  /** The cards on the table, in the order played. */
  trick(cards: readonly PlayedBy[]): string
  readonly noTrick: string
  /** `taker` is null where it is the one addressed; so is the dealer. */
  lastTrick(cards: readonly PlayedBy[], taker: string | null): string
  readonly noLastTrick: string
  /** The score of a side; `goal` is 0 where no number of points ends the partie. */
  score(name: string, points: number, goal: number): string
  trumps(suit: Suit): string
  /** Of the card turned up when the deal began; it may be gone since. */
  turnUp(card: Card): string
  dealer(name: string | null): string
  /** What may be said or done beside playing a card. */
  mayDo(calls: readonly Offered[]): string
  readonly nothingHappened: string
  readonly nothingSaid: string
}

/** The cards of one suit, for the ear. */
export interface HeldSuit {
  readonly suit: Suit
  readonly isTrump: boolean
  readonly ranks: readonly string[]
}

/** A hand suit by suit, in the order in which it is held. */
export function bySuit({ ranks }: CardWords, cards: readonly Card[], trump: Suit | null): readonly HeldSuit[] {
  const suits = [...new Set(cards.map(suitOf))]
  return suits.map((suit) => ({
    suit,
    isTrump: suit === trump,
    ranks: cards.filter((card) => suitOf(card) === suit).map((card) => rankName(ranks, card)),
  }))
}
