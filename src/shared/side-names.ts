// The names of the sides of a table.
import { type Seat, SEATS, seatsOfSide, sideOf } from './view.ts'

/** Returns the names of the sides: partners together, the viewer first on the own side. */
export function nameSides(
  names: readonly string[],
  sides: number,
  near: Seat,
  tag: string,
): readonly string[] {
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  return SEATS.slice(0, sides).map((side) => {
    const partners = seatsOfSide(side, sides, names.length)
    const sorted =
      sideOf(near, sides) === side ? [near, ...partners.filter((seat) => seat !== near)] : partners
    return list.format(sorted.map((seat) => names[seat] ?? ''))
  })
}
