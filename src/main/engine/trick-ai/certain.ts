// When the rest of a deal is certain: the seat that is to lead holds only cards that no card still out can beat. Then every
// trick left is its own, in whatever order it plays them and whatever the others play, bound to follow or not.
import { type Card, type Suit, suitOf } from '../../../shared/card.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import type { Ranking } from '../games/trick.ts'

/** What a game says of the cards of a deal. */
export interface Certainty {
  readonly pack: readonly Card[]
  readonly height: Ranking
  /** Cards this seat knows to be out of play, beside those in tricks. */
  readonly dead?: readonly Card[]
  /** A card that takes every trick it is played to, whatever is led. */
  readonly highest?: Card | null
}

/** Whether a card that is led could be taken by one of these. */
function canBeBeaten(led: Card, others: readonly Card[], trump: Suit | null, { height, highest }: Certainty): boolean {
  const suit = suitOf(led)
  if (led === highest) return false
  return others.some(
    (card) => card === highest || (suitOf(card) === suit ? height(card) > height(led) : suitOf(card) === trump),
  )
}

/**
 * How many tricks are left when all of them are certainly the seat's of this view, which is to lead and can do nothing but
 * play; 0 when they are not. A card not seen is taken for one that somebody may still play.
 */
export function certainTricks(view: TableView, legal: readonly AnyAction[], certainty: Certainty): number {
  const { pack, dead = [] } = certainty
  const { eye, turn, hands, tricks, trump, options } = view
  const hand = typeof eye === 'number' && eye === turn ? hands[eye] : undefined
  if (typeof hand !== 'object' || tricks.at(-1)?.winner === null) return 0
  // where irregularities are played, a trick can be lost by more than cards
  if (options['irregularities'] === true) return 0
  if (legal.length === 0 || legal.some((action) => action.do !== 'play')) return 0
  const gone = new Set([...hand, ...dead, ...tricks.flatMap(({ cards }) => cards)])
  const others = pack.filter((card) => !gone.has(card))
  return hand.some((card) => canBeBeaten(card, others, trump, certainty)) ? 0 : hand.length
}
