// Places the cards a seat has not seen where they may lie: the core of every game's `sampleState`.
import type { Card } from '../../../shared/card.ts'
import { type Random, shuffle } from '../random.ts'
import { removeCards } from './pack.ts'

/** A covered place: its number of cards, and the cards that may lie there. */
export interface CoveredSlot {
  readonly count: number
  readonly admits: (card: Card) => boolean
}

/**
 * Deals the unseen cards into one place that admits only some of them, and leaves the rest in
 * random order; every placement the rules allow is equally likely. Throws if the place cannot be
 * filled: then the view contradicts itself.
 */
export function placeUnseen(
  unseen: readonly Card[],
  place: CoveredSlot,
  random: Random,
): { readonly held: readonly Card[]; readonly rest: readonly Card[] } {
  const order = shuffle(unseen, random)
  const held = order.filter(place.admits).slice(0, place.count)
  if (held.length < place.count) throw new Error('a view that no deal could give')
  // shuffled again: in the first order, the cards not admitted would lie too near the front
  return { held, rest: shuffle(removeCards(order, held), random) }
}
