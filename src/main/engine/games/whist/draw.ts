// Drawing for partners and for the deal (W-2).
import { type Card, requireValue } from '../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import type { WhistOptions } from './options.ts'
import { SEAT_COUNT, height, sideAt } from './state.ts'

/** Returns the places from the highest card to the lowest; null if two are equal or one missing. */
function fromHighest(drawn: readonly Card[]): readonly Seat[] | null {
  const heights = drawn.map(height)
  if (drawn.length !== SEAT_COUNT || new Set(heights).size < SEAT_COUNT) return null
  return SEATS.toSorted((a, b) => requireValue(heights[b]) - requireValue(heights[a]))
}

/** Returns each seat's place in the draw: the two highest sit opposite, and the two lowest. */
export function seatingByDraw(
  drawn: readonly Card[],
  { partners }: WhistOptions,
): readonly number[] | null {
  const order = fromHighest(drawn)
  if (order === null || partners === 'fixed') return order === null ? null : SEATS
  const [highest, second, third, lowest] = order
  return [requireValue(highest), requireValue(third), requireValue(second), requireValue(lowest)]
}

/** Returns the lowest, who deals; null if two are equal, or partners are not as drawn. */
export function dealerByCut(drawn: readonly Card[], { partners }: WhistOptions): Seat | null {
  const [highest, second, , lowest] = fromHighest(drawn) ?? []
  if (highest === undefined || second === undefined || lowest === undefined) return null
  return partners === 'fixed' || sideAt(highest) === sideAt(second) ? lowest : null
}
