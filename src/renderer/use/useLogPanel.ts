import { nextTick, onBeforeUnmount, onMounted, ref, useTemplateRef } from 'vue'
import type { Ref } from 'vue'

const WIDE = '(min-width: 1100px)'

interface LogPanelState {
  readonly isOpen: Ref<boolean>
  readonly show: () => void
  /** Puts away a log that lies over the table; false when none does. */
  readonly putAway: () => boolean
}

/** The log at the side (`ref="logPanel"`): open where there is room for it, shown on demand elsewhere. */
export function useLogPanel(): LogPanelState {
  const wide = window.matchMedia(WIDE)
  const isOpen = ref(wide.matches)
  const panel = useTemplateRef<{ focus: () => void }>('logPanel')

  const fit = (): void => {
    isOpen.value = wide.matches
  }

  function show(): void {
    isOpen.value = true
    void nextTick(() => panel.value?.focus())
  }

  function putAway(): boolean {
    const lies = isOpen.value && !wide.matches
    if (lies) isOpen.value = false
    return lies
  }

  onMounted(() => wide.addEventListener('change', fit))
  onBeforeUnmount(() => wide.removeEventListener('change', fit))
  return { isOpen, show, putAway }
}
