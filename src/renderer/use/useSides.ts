import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { SEATS, seatsOfSide } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import { useWords } from './useWords.ts'

/** What the sides of a table are called, by side: partners together, the one who looks first. */
export function useSides(
  names: () => readonly string[],
  sides: () => number,
  near: () => Seat,
): ComputedRef<readonly string[]> {
  const { tag } = useWords()
  return computed(() => {
    const list = new Intl.ListFormat(tag.value, { type: 'conjunction' })
    const seats = names().length
    return Array.from({ length: sides() }, (_, side) => {
      const own = side === near() % sides()
      const partners = SEATS.slice(side, side + 1).flatMap((one) => seatsOfSide(one, sides(), seats))
      const sorted = own ? partners.toSorted((a, b) => Number(b === near()) - Number(a === near())) : partners
      return list.format(sorted.map((seat) => names()[seat] ?? ''))
    })
  })
}
