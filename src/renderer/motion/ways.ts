// The ways of things over the cloth, as keyframes of their places.
import type { Spot } from './picture.ts'

/** How a thing lies where it lies. */
export interface Stance {
  /** A shift of its own (`translate` as it is computed). */
  readonly shifted: string
  /** Its middle, seen from the point about which it is scaled. */
  readonly lever: Pick<Spot, 'x' | 'y'>
}

export const HERE: Keyframe = { translate: '0 0', scale: '1' }

/** Read where nothing has been written since: else the window has to lay everything out anew. */
export function stanceOf(element: HTMLElement): Stance {
  const { translate, transform, transformOrigin } = getComputedStyle(element)
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
  const { a, b, c, d, e, f } = new DOMMatrixReadOnly(transform === 'none' ? '' : transform)
  const [right, down] = [element.offsetWidth / 2 - x, element.offsetHeight / 2 - y]
  return { shifted: translate, lever: { x: a * right + c * down + e, y: b * right + d * down + f } }
}

/** From one place to another, for what lies at the other one. */
export function wayFrom(from: Spot, to: Spot, { shifted, lever }: Stance): readonly [start: Keyframe, end: Keyframe] {
  const scale = from.width / (to.width || 1)
  const [x, y] = [from.x - to.x + (1 - scale) * lever.x, from.y - to.y + (1 - scale) * lever.y]
  const start = { translate: `${x}px ${y}px`, scale: String(scale) }
  return [added(start, shifted), added(HERE, shifted)]
}

/** Unseen until it sets out. */
export function comingFrom(from: Spot, to: Spot, stance: Stance): readonly Keyframe[] {
  const [start, end] = wayFrom(from, to, stance)
  return [
    { ...start, opacity: 0 },
    { ...start, opacity: 1, offset: 0.01 },
    { ...end, opacity: 1 },
  ]
}

/** A shift of a place that has one of its own (`translate` as it is computed). */
function added(frame: Keyframe, own: string): Keyframe {
  return own === 'none' ? frame : { ...frame, translate: sum(String(frame['translate']), own) }
}

function sum(one: string, other: string): string {
  const [a = 0, b = 0] = one.split(' ').map(Number.parseFloat)
  const [c = 0, d = 0] = other.split(' ').map(Number.parseFloat)
  return `${a + c}px ${b + d}px`
}
