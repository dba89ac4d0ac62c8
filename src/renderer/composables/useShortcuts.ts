import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { DEFAULT_SETTINGS } from '../../shared/settings.ts'
import { useHall } from '../stores/hall.ts'

interface Shortcuts {
  /** Whether single letters are keys (WCAG 2.1.4 wants a way to switch them off). */
  readonly areKeys: ComputedRef<boolean>
  /** For `aria-keyshortcuts`, which is left out where letters are no keys. */
  readonly shortcut: (letter: string | null) => string | undefined
}

export function useShortcuts(): Shortcuts {
  const hall = useHall()
  const areKeys = computed(() => hall.hall?.settings.letterKeys ?? DEFAULT_SETTINGS.letterKeys)
  return { areKeys, shortcut: (letter) => (areKeys.value ? letter?.toUpperCase() : undefined) }
}
