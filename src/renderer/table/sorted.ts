import { RANKS, rankOf, suitOf } from '../../shared/card.ts'
import type { Card, Suit } from '../../shared/card.ts'

// Black and red by turns, trumps first: as one sorts a hand.
const ORDER: readonly Suit[] = ['S', 'H', 'C', 'D']

/** A hand as its holder would put it up, high cards on the left. */
export function sorted(cards: readonly Card[], trump: Suit | null): readonly Card[] {
  const place = (card: Card): number =>
    (suitOf(card) === trump ? 0 : 1 + ORDER.indexOf(suitOf(card))) * RANKS.length + RANKS.indexOf(rankOf(card))
  return cards.toSorted((a, b) => place(a) - place(b))
}
