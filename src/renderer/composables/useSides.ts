import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { SEATS, seatsOfSide, sideOf } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import { useWords } from './useWords.ts'

/** Returns the names of the sides: partners together, the viewer first on the own side. */
export function sideNames(
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

export function useSides(
  names: () => readonly string[],
  sides: () => number,
  near: () => Seat,
): ComputedRef<readonly string[]> {
  const { tag } = useWords()
  return computed(() => sideNames(names(), sides(), near(), tag.value))
}
