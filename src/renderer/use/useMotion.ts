import { watch } from 'vue'
import type { Ref } from 'vue'

interface Spot {
  readonly x: number
  readonly y: number
  readonly width: number
}

const DURATION = 260
const STAGGER = 70
const EASING = 'cubic-bezier(0.22, 0.7, 0.25, 1)'

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches

function spotOf(element: HTMLElement): Spot {
  const { left, top, width, height } = element.getBoundingClientRect()
  // A place is as wide as its cards are, whatever room it keeps for them.
  const card = element.querySelector<HTMLElement>('.card')
  return { x: left + width / 2, y: top + height / 2, width: (card ?? element).offsetWidth }
}

/** Where everything lies: by what it is (`data-move`) and by the place itself (`data-place`). */
function spots(root: HTMLElement): ReadonlyMap<string, Spot> {
  const found = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-move], [data-place]')) {
    const { move, place } = element.dataset
    if (place) found.set(`place ${place}`, spotOf(element))
    if (move) found.set(`move ${move}`, spotOf(element))
  }
  return found
}

function slide(element: HTMLElement, from: Spot, delay: number): void {
  const to = spotOf(element)
  const [dx, dy] = [from.x - to.x, from.y - to.y]
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2) return
  const start = { translate: `${dx}px ${dy}px`, scale: String(from.width / (to.width || 1)), zIndex: 20 }
  element.animate([start, { translate: '0 0', scale: '1', zIndex: 20 }], {
    duration: DURATION,
    delay,
    easing: EASING,
    fill: 'backwards',
  })
}

/** Moves what lies elsewhere now: from where it lay, or, when it was not in sight, from the place it comes from. */
function travel(root: HTMLElement, before: ReadonlyMap<string, Spot>): void {
  let fresh = 0
  for (const element of root.querySelectorAll<HTMLElement>('[data-move]')) {
    const { move, from } = element.dataset
    const known = before.get(`move ${move}`)
    const origin = known ?? before.get(`place ${from}`)
    if (!origin) continue
    if (isStill()) {
      if (!known) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: DURATION })
    } else slide(element, origin, known ? 0 : STAGGER * fresh++)
  }
}

/** Motion as the difference of two pictures of `root`: taken before and after `picture` changes. Never in the way. */
export function useMotion(root: Ref<HTMLElement | null>, picture: () => unknown, isOn: () => boolean): void {
  let before: ReadonlyMap<string, Spot> = new Map()
  watch(picture, () => (before = root.value ? spots(root.value) : new Map()), { flush: 'pre' })
  watch(picture, () => root.value && isOn() && travel(root.value, before), { flush: 'post' })
}
