// Certain ends of deals: the seat to lead only holds cards that no unseen card can beat. Then it
// takes every trick left, in any order and whatever the others play, with or without the obligation
// to follow.
import { type Card, type Suit, suitOf } from '../../../shared/card.ts'
import type { AnyAction, TableView } from '../../../shared/view.ts'
import type { Ranking } from '../games/trick.ts'

/** What a game defines about the cards of a deal. */
export interface CardFacts {
  readonly pack: readonly Card[]
  readonly height: Ranking
  /** Cards this seat knows to be out of play, besides those in tricks. */
  readonly dead?: readonly Card[]
  /** A card that takes every trick it is played to, whatever is led. */
  readonly highest?: Card | null
}

/** Returns the cards that a seat has not seen and others may still play. */
export function unseenBy(view: TableView, { pack, dead = [] }: CardFacts): readonly Card[] {
  const hand = typeof view.eye === 'number' ? view.hands[view.eye] : undefined
  const own = typeof hand === 'object' ? hand : []
  const gone = new Set([...own, ...dead, ...view.tricks.flatMap(({ cards }) => cards)])
  return pack.filter((card) => !gone.has(card))
}

/** Returns true if a card that is led could be beaten by one of the others. */
export function canBeBeaten(
  led: Card,
  others: readonly Card[],
  trump: Suit | null,
  { height, highest }: CardFacts,
): boolean {
  const suit = suitOf(led)
  if (led === highest) return false
  return others.some(
    (card) =>
      card === highest ||
      (suitOf(card) === suit ? height(card) > height(led) : suitOf(card) === trump),
  )
}

/**
 * Returns the number of tricks left if the seat of this view is to lead, can do nothing but play
 * and is certain to take all of them; otherwise 0. A card not seen counts as one that another
 * player may still play.
 */
export function certainTricks(
  view: TableView,
  legal: readonly AnyAction[],
  facts: CardFacts,
): number {
  const { eye, turn, hands, tricks, trump, options } = view
  const hand = typeof eye === 'number' && eye === turn ? hands[eye] : undefined
  if (typeof hand !== 'object' || tricks.at(-1)?.winner === null) return 0
  // with irregularities, a trick can be lost by more than cards
  if (options['irregularities'] === true) return 0
  if (legal.length === 0 || legal.some((action) => action.do !== 'play')) return 0
  const others = unseenBy(view, facts)
  return hand.some((card) => canBeBeaten(card, others, trump, facts)) ? 0 : hand.length
}
