import { RANKS, rankOf, suitOf } from '../../shared/card.ts'
import type { Card, Rank, Suit } from '../../shared/card.ts'

const ORDERS: Readonly<Record<Suit | 'none', readonly Suit[]>> = {
  none: ['S', 'H', 'C', 'D'],
  S: ['S', 'H', 'C', 'D'],
  H: ['H', 'S', 'D', 'C'],
  C: ['C', 'H', 'S', 'D'],
  D: ['D', 'S', 'H', 'C'],
}

/** How high the ranks stand, the highest first: in trumps, and in the other suits. */
export interface RankOrder {
  readonly trumps: readonly Rank[]
  readonly plain: readonly Rank[]
}

const AS_WRITTEN: RankOrder = { trumps: RANKS, plain: RANKS }

/** A hand as its holder would put it up: trumps first, black and red by turns, high cards on the left. */
export function sorted(cards: readonly Card[], trump: Suit | null, order = AS_WRITTEN): readonly Card[] {
  const suits = ORDERS[trump ?? 'none']
  const place = (card: Card): number => {
    const ranks = suitOf(card) === trump ? order.trumps : order.plain
    return suits.indexOf(suitOf(card)) * RANKS.length + ranks.indexOf(rankOf(card))
  }
  return cards.toSorted((a, b) => place(a) - place(b))
}
