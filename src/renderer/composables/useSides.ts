import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { nameSides } from '../../shared/side-names.ts'
import type { Seat } from '../../shared/view.ts'
import { useWords } from './useWords.ts'

export function useSides(
  names: () => readonly string[],
  sides: () => number,
  near: () => Seat,
): ComputedRef<readonly string[]> {
  const { tag } = useWords()
  return computed(() => nameSides(names(), sides(), near(), tag.value))
}
