import { nextTick, onBeforeUnmount, ref, watch } from 'vue'
import type { Ref } from 'vue'

/** What is used or looked at: a box in front of it would be in the way. */
const IN_USE =
  'button, a[href], input, select, textarea, label, dialog, svg, .plate, .sign, [role=row][aria-selected], [role=slider]'

/** Distances of the places tried and of the points looked at, in pixels. */
const STEP = 8
const GRID = 12
/** Distance from the edges of the window. */
const EDGE = 6
/** Time after which it is looked again whether the place is still free, in milliseconds. */
const LOOK_MS = 200

/** Returns true if nothing in use lies behind a box of this size at this place. */
function isFree(box: HTMLElement, left: number, top: number): boolean {
  const { offsetWidth: width, offsetHeight: height } = box
  for (let y = top; ; y = Math.min(y + GRID, top + height)) {
    for (let x = left; ; x = Math.min(x + GRID, left + width)) {
      const behind = document.elementsFromPoint(x, y).find((one) => !box.contains(one))
      if (behind?.closest(IN_USE)) return false
      if (x >= left + width) break
    }
    if (y >= top + height) return true
  }
}

/** Lists places from the foot of the window upwards, then from its head downwards. */
function listPlaces(height: number): readonly number[] {
  const lowest = window.innerHeight - EDGE - height
  const middle = window.innerHeight / 2
  const places: number[] = []
  for (let top = lowest; top > middle; top -= STEP) places.push(top)
  for (let top = EDGE; top <= middle; top += STEP) places.push(top)
  return places
}

/**
 * Returns a place for a box in the middle of the window where it covers nothing in use, as the
 * distance from the upper edge; null if there is none. It is looked for for each number that is
 * shown, 0 being none, and left only if something comes to lie behind the box.
 */
export function useFreePlace(
  box: Ref<HTMLElement | null>,
  shown: () => number,
): Ref<number | null> {
  const place = ref<number | null>(null)
  let timer = 0

  function findPlace(): void {
    const { value } = box
    if (!value) return
    const left = (window.innerWidth - value.offsetWidth) / 2
    if (place.value !== null && isFree(value, left, place.value)) return
    place.value = listPlaces(value.offsetHeight).find((top) => isFree(value, left, top)) ?? null
  }

  watch(
    shown,
    async (number) => {
      window.clearInterval(timer)
      if (number === 0) return
      await nextTick()
      place.value = null
      findPlace()
      timer = window.setInterval(findPlace, LOOK_MS)
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => window.clearInterval(timer))
  return place
}
