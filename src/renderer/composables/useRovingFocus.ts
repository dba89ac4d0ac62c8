import { nextTick, ref, watch } from 'vue'
import type { Ref } from 'vue'
import { figureOn } from './keys.ts'

interface RovingFocus {
  /** The index in the row that Tab reaches. */
  readonly at: Ref<number>
  readonly onKey: (event: KeyboardEvent) => void
  /** Focuses an index of the row, or the last one if null; returns false if there is none. */
  readonly focusAt: (place: number | null) => boolean
}

/**
 * Makes a row of buttons a single Tab stop; arrows, which go round, Home, End and
 * digits move within it.
 */
export function useRovingFocus(root: Ref<HTMLElement | null>, count: () => number): RovingFocus {
  const at = ref(0)

  const listButtons = (): HTMLElement[] => [
    ...(root.value?.querySelectorAll<HTMLElement>('button') ?? []),
  ]

  function focusCurrent(): void {
    listButtons()[at.value]?.focus()
  }

  function moveTo(place: number): void {
    at.value = Math.min(Math.max(place, 0), count() - 1)
    void nextTick(focusCurrent)
  }

  function focusAt(place: number | null): boolean {
    const isThere = (place ?? 0) < count()
    if (isThere) moveTo(place ?? at.value)
    return isThere
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const figure = figureOn(event)
    const place = figure === null ? null : Number(figure) - 1
    const all = count()
    if (event.key === 'ArrowLeft') moveTo((at.value + all - 1) % all)
    else if (event.key === 'ArrowRight') moveTo((at.value + 1) % all)
    else if (event.key === 'Home') moveTo(0)
    else if (event.key === 'End') moveTo(all - 1)
    else if (place !== null && place < all) moveTo(place)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  // A played card loses the focus when it leaves: its neighbour takes it.
  watch(
    count,
    () => {
      const inside = root.value?.contains(document.activeElement) ?? false
      at.value = Math.max(Math.min(at.value, count() - 1), 0)
      if (inside) void nextTick(focusCurrent)
    },
    { flush: 'pre' },
  )

  return { at, onKey, focusAt }
}
