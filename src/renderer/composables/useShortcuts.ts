import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'

interface Shortcuts {
  /** True if single letters are keys (WCAG 2.1.4 requires a way to switch them off). */
  readonly areKeys: ComputedRef<boolean>
  /** Returns the value of `aria-keyshortcuts`, which is left out if letters are not keys. */
  readonly shortcut: (letter: string | null) => string | undefined
}

export function useShortcuts(): Shortcuts {
  const hall = useHall()
  const areKeys = computed(() => hall.hall?.settings.letterKeys ?? DEFAULT_SETTINGS.letterKeys)
  return { areKeys, shortcut: (letter) => (areKeys.value ? letter?.toUpperCase() : undefined) }
}
