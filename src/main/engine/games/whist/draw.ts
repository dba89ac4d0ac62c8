// Drawing for partners and for the deal (W-2).
import { type Card, requireValue } from '../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { WhistOptions } from './options.ts'
import { SEAT_COUNT, height, sideAt } from './state.ts'

/**
 * Returns the places of a row from the highest card to the lowest; null if two are equal or a card
 * is missing.
 */
function fromHighest(drawn: readonly Card[]): readonly Seat[] | null {
  const heights = drawn.map(height)
  if (drawn.length !== SEAT_COUNT || new Set(heights).size < SEAT_COUNT) return null
  return SEATS.toSorted((a, b) => requireValue(heights[b]) - requireValue(heights[a]))
}

/**
 * Returns the place in the draw of each seat: the two highest sit opposite each other, and so do
 * the two lowest.
 */
export function seatingByDraw(
  drawn: readonly Card[],
  { partners }: WhistOptions,
): readonly number[] | null {
  const order = fromHighest(drawn)
  if (order === null || partners === 'fixed') return order === null ? null : SEATS
  const [highest, second, third, lowest] = order
  return [requireValue(highest), requireValue(third), requireValue(second), requireValue(lowest)]
}

/**
 * Returns the player with the lowest card, who deals; null if two are equal, or the partners are
 * not those that were drawn.
 */
export function dealerByCut(drawn: readonly Card[], { partners }: WhistOptions): Seat | null {
  const [highest, second, , lowest] = fromHighest(drawn) ?? []
  if (highest === undefined || second === undefined || lowest === undefined) return null
  return partners === 'fixed' || sideAt(highest) === sideAt(second) ? lowest : null
}
