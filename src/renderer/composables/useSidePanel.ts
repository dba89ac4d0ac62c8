import { nextTick, onBeforeUnmount, onMounted, shallowRef, useTemplateRef } from 'vue'
import type { ComponentPublicInstance, ShallowRef } from 'vue'

/** Minimum window width in rem for a panel next to the table; the same as in `room.css`. */
const WIDE = 68.75

const hasRoom = (): boolean =>
  window.innerWidth >= WIDE * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

interface SidePanel<Side> {
  /** The panel that is open; null if none is. */
  readonly side: ShallowRef<Side | null>
  readonly toggle: (wanted: Side) => void
  /** Opens a panel and moves the focus into it. */
  readonly showPanel: (wanted: Side) => void
  /** Closes a panel that covers the table; returns false if there is none. */
  readonly closePanel: () => boolean
}

/**
 * Manages a side panel (`ref="sidePanel"`): open if there is room or if it `isWanted`. Without a
 * `first` one its place is taken, and a panel always covers something. The first one comes and goes
 * with the room until the person opens or closes a panel: theirs stays, as does one that has the
 * focus, even if it then covers the table.
 */
export function useSidePanel<Side extends string>(
  first: Side | null,
  isWanted = false,
): SidePanel<Side> {
  let isWide = hasRoom()
  let followsRoom = !isWanted
  const side: ShallowRef<Side | null> = shallowRef(isWide || isWanted ? first : null)
  const panel = useTemplateRef<ComponentPublicInstance & { focus: () => void }>('sidePanel')

  function hasFocus(): boolean {
    const element: unknown = panel.value?.$el
    return element instanceof Element && element.contains(document.activeElement)
  }

  function updateWidth(): void {
    if (hasRoom() === isWide) return
    isWide = !isWide
    if (followsRoom && !hasFocus()) side.value = isWide ? first : null
  }

  function choose(wanted: Side | null): void {
    if (side.value !== wanted) followsRoom = false
    side.value = wanted
  }

  function showPanel(wanted: Side): void {
    choose(wanted)
    void nextTick(() => panel.value?.focus())
  }

  function closePanel(): boolean {
    const lies = side.value !== null && (!isWide || first === null)
    if (lies) choose(null)
    return lies
  }

  // the letters may become larger before or after the window: by the zoom, or the cards
  const letters = new MutationObserver(updateWidth)
  onMounted(() => {
    window.addEventListener('resize', updateWidth)
    letters.observe(document.documentElement, { attributes: true })
  })
  onBeforeUnmount(() => {
    window.removeEventListener('resize', updateWidth)
    letters.disconnect()
  })
  const toggle = (wanted: Side): void => choose(side.value === wanted ? null : wanted)
  return { side, toggle, showPanel, closePanel }
}
