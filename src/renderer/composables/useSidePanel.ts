import { nextTick, onBeforeUnmount, onMounted, shallowRef, useTemplateRef } from 'vue'
import type { ShallowRef } from 'vue'

/** Where a panel has room beside the table, in rem; `room.css` says the same. */
const WIDE = 68.75

const hasRoom = (): boolean =>
  window.innerWidth >= WIDE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface SidePanel<Side> {
  /** What stands at the side of the table; null when nothing does. */
  readonly side: ShallowRef<Side | null>
  readonly toggle: (wanted: Side) => void
  /** Opens it and moves the focus into it. */
  readonly showPanel: (wanted: Side) => void
  /** Puts away what lies over the table; false when nothing does. */
  readonly closePanel: () => boolean
}

/**
 * A panel at the side (`ref="sidePanel"`): open where there is room for it, shown on demand elsewhere, or when it was
 * what one came for.
 */
export function useSidePanel<Side extends string>(first: Side | null, isWanted = false): SidePanel<Side> {
  let isWide = hasRoom()
  const side: ShallowRef<Side | null> = shallowRef(isWide || isWanted ? first : null)
  const panel = useTemplateRef<{ focus: () => void }>('sidePanel')

  function updateWidth(): void {
    if (hasRoom() === isWide) return
    isWide = !isWide
    side.value = isWide ? (side.value ?? first) : null
  }

  function toggle(wanted: Side): void {
    side.value = side.value === wanted ? null : wanted
  }

  function showPanel(wanted: Side): void {
    side.value = wanted
    void nextTick(() => panel.value?.focus())
  }

  function closePanel(): boolean {
    const lies = side.value !== null && !isWide
    if (lies) side.value = null
    return lies
  }

  onMounted(() => window.addEventListener('resize', updateWidth))
  onBeforeUnmount(() => window.removeEventListener('resize', updateWidth))
  return { side, toggle, showPanel, closePanel }
}
