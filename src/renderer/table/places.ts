// The places of the seats on the screen. Turns go clockwise: the next player is on the left.
import type { Seat } from '../../shared/view.ts'

export type TablePlace = 'near' | 'left' | 'far' | 'right'

const PLACES: Readonly<Record<number, readonly TablePlace[]>> = {
  2: ['near', 'far'],
  3: ['near', 'left', 'right'],
  4: ['near', 'left', 'far', 'right'],
}

/** Returns the place of a seat at a table of `seats` seats, seen from `near`. */
export function placeFor(seat: Seat, near: Seat, seats: number): TablePlace {
  const away = (seat - near + seats) % seats
  return PLACES[seats]?.[away] ?? 'far'
}
