import { nextTick, onBeforeUnmount, ref, watch } from 'vue'
import type { Ref } from 'vue'

/** What is used or looked at: a box in front of it would be in the way. */
const IN_USE =
  'button, a[href], input, select, textarea, label, dialog, svg, .plate, .sign, [role=row][aria-selected], [role=slider]'

/** Distance of the places tried, in pixels. */
const STEP = 8
/** Distance from the edges of the window. */
const EDGE = 6
/** The widths tried, in rem: a narrow box finds room where a wide one does not. */
const WIDTHS = [46, 30, 20, 14] as const
/** Time after which it is looked again whether the place is still free, in milliseconds. */
const LOOK_MS = 200

/** Where a box lies: its upper left corner in pixels, and its greatest width in rem. */
export interface FreePlace {
  readonly left: number
  readonly top: number
  readonly width: number
}

/** Returns true if an element can be seen at its middle, apart from the box. */
function isInSight(element: Element, rect: DOMRect, box: Element): boolean {
  const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
  const [first] = document.elementsFromPoint(x, y).filter((one) => !box.contains(one))
  return first !== undefined && (first.contains(element) || element.contains(first))
}

/** Lists where something is in use now. */
const listUsed = (box: Element): readonly DOMRect[] =>
  [...document.querySelectorAll(IN_USE)].flatMap((element) => {
    if (box.contains(element)) return []
    const rect = element.getBoundingClientRect()
    return rect.width > 0 && isInSight(element, rect, box) ? rect : []
  })

/** Returns true if a box of this size would be in the window, with nothing in use behind it. */
function isFree(used: readonly DOMRect[], size: DOMRect, left: number, top: number): boolean {
  const [right, bottom] = [left + size.width, top + size.height]
  if (right > window.innerWidth || bottom > window.innerHeight) return false
  return used.every(
    (one) => one.right <= left || one.left >= right || one.bottom <= top || one.top >= bottom,
  )
}

/** Lists places from the foot of the window upwards, then from its head downwards. */
function listTops(height: number): readonly number[] {
  const lowest = window.innerHeight - EDGE - height
  const middle = window.innerHeight / 2
  const places: number[] = []
  for (let top = lowest; top > middle; top -= STEP) places.push(top)
  for (let top = EDGE; top <= middle; top += STEP) places.push(top)
  return places
}

/** Finds a place for a box of this size: in the middle of the window, or at one of its edges. */
function findFor(used: readonly DOMRect[], size: DOMRect): { left: number; top: number } | null {
  const furthest = window.innerWidth - EDGE - size.width
  for (const left of [(window.innerWidth - size.width) / 2, furthest, EDGE]) {
    const top = listTops(size.height).find((one) => isFree(used, size, left, one))
    if (top !== undefined) return { left, top }
  }
  return null
}

/** Returns the size that a box has with this greatest width; leaves it as it was. */
function measureBox(box: HTMLElement, width: number): DOMRect {
  const { maxWidth, left } = box.style
  Object.assign(box.style, { maxWidth: `min(${width}rem, 92vw)`, left: '0' })
  const size = box.getBoundingClientRect()
  Object.assign(box.style, { maxWidth, left })
  return size
}

/**
 * Returns a place for a box where it covers nothing in use, as wide as there is room; null if there
 * is none. It is looked for for each number that is shown, 0 being none, and left only if something
 * comes to lie behind the box, or the window becomes too small.
 */
export function useFreePlace(
  box: Ref<HTMLElement | null>,
  shown: () => number,
): Ref<FreePlace | null> {
  const place = ref<FreePlace | null>(null)
  let timer = 0

  function findPlace(): void {
    const { value } = box
    if (!value) return
    const used = listUsed(value)
    const { value: old } = place
    if (old && isFree(used, measureBox(value, old.width), old.left, old.top)) return
    place.value = null
    for (const width of WIDTHS) {
      const found = findFor(used, measureBox(value, width))
      if (!found) continue
      place.value = { ...found, width }
      return
    }
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
  const findAgain = (): void => void (shown() > 0 && findPlace())
  window.addEventListener('resize', findAgain)
  onBeforeUnmount(() => {
    window.clearInterval(timer)
    window.removeEventListener('resize', findAgain)
  })
  return place
}
