// Tricks of any game: who beats whom under a ranking and a trump.
import { type Card, type Rank, type Suit, byRank, found, suitOf } from '../../../shared/card.ts'

/** How high a card stands within its suit; higher beats lower. */
export type Ranking = (card: Card) => number

/** The ranking that puts `ranks` from high to low in every suit. */
export const ranking = (ranks: readonly Rank[]): Ranking => byRank((rank) => ranks.length - ranks.indexOf(rank))

/** Whether `card`, played later, takes the trick from `best`. */
function beats(card: Card, best: Card, trump: Suit, height: Ranking): boolean {
  const suit = suitOf(card)
  return suit === suitOf(best) ? height(card) > height(best) : suit === trump
}

/** Which card of a trick wins, counted from the leader's. */
export function winningPlace(cards: readonly Card[], trump: Suit, height: Ranking): number {
  let best = 0
  for (let place = 1; place < cards.length; place += 1)
    if (beats(found(cards[place]), found(cards[best]), trump, height)) best = place
  return best
}
