// Drawing for partners and for the deal (W-2, W-21).
import { type Card, rankOf, requireValue } from '../../../../shared/card.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import { clubCount } from './clubs.ts'
import type { WhistOptions } from './options.ts'
import { SEAT_COUNT, height, sideAt } from './state.ts'

/** Returns the height of a card in drawing: in short and long the ace is the lowest (W-21). */
const drawnHeight = (card: Card, options: WhistOptions): number =>
  clubCount(options) !== null && rankOf(card) === 'A' ? 0 : height(card)

/** Returns the places from the highest card to the lowest; null if two are equal or one missing. */
function fromHighest(drawn: readonly Card[], options: WhistOptions): readonly Seat[] | null {
  const heights = drawn.map((card) => drawnHeight(card, options))
  if (drawn.length !== SEAT_COUNT || new Set(heights).size < SEAT_COUNT) return null
  return SEATS.toSorted((a, b) => requireValue(heights[b]) - requireValue(heights[a]))
}

/**
 * Returns each seat's place in the draw: the two highest sit opposite, and the two lowest. The
 * lowest of short and long, who has the choice of seats, sits to the right of the highest (W-21).
 */
export function seatingByDraw(
  drawn: readonly Card[],
  options: WhistOptions,
): readonly number[] | null {
  const { partners } = options
  const order = fromHighest(drawn, options)
  if (order === null || partners === 'fixed') return order === null ? null : SEATS
  const [highest, second, third, lowest] = order
  return [requireValue(highest), requireValue(third), requireValue(second), requireValue(lowest)]
}

/** Returns the lowest, who deals; null if two are equal, or partners are not as drawn. */
export function dealerByCut(drawn: readonly Card[], options: WhistOptions): Seat | null {
  const [highest, second, , lowest] = fromHighest(drawn, options) ?? []
  if (highest === undefined || second === undefined || lowest === undefined) return null
  return options.partners === 'fixed' || sideAt(highest) === sideAt(second) ? lowest : null
}
