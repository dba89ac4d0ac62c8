// Open and covered cards: a covered hand is a number.
import type { Card } from '../../../shared/card.ts'
import type { Pair } from '../../../shared/duel.ts'
import type { Cards, Viewer } from '../../../shared/view.ts'

/** Returns the cards of both players as a viewer sees them: their own open, the other's counted. */
export const shownTo = (cards: Pair<readonly Card[]>, viewer: Viewer): Pair<Cards> => [
  viewer === 0 || viewer === 'open' ? cards[0] : cards[0].length,
  viewer === 1 || viewer === 'open' ? cards[1] : cards[1].length,
]

/** Returns the same for a table of any size. */
export const shownAmong = (hands: readonly (readonly Card[])[], viewer: Viewer): readonly Cards[] =>
  hands.map((hand, seat) => (viewer === seat || viewer === 'open' ? hand : hand.length))

/** Returns the open cards; none of a covered hand. */
export const openCards = (cards: Cards): readonly Card[] => (typeof cards === 'number' ? [] : cards)

export const countCards = (cards: Cards): number =>
  typeof cards === 'number' ? cards : cards.length
