// The ways of things over the cloth, as keyframes of their places.
import type { Rect } from './snapshot.ts'

/** How a thing lies where it lies. */
export interface Transform {
  /** A shift of its own (`translate` as it is computed). */
  readonly translate: string
  /** Its middle, seen from the point about which it is scaled. */
  readonly offset: Pick<Rect, 'x' | 'y'>
}

export const AT_REST: Keyframe = { translate: '0 0', scale: '1' }

/** Read where nothing has been written since: else the window has to lay everything out anew. */
export function readTransform(element: HTMLElement): Transform {
  const { translate, transform, transformOrigin } = getComputedStyle(element)
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
  const { a, b, c, d, e, f } = new DOMMatrixReadOnly(transform === 'none' ? '' : transform)
  const [right, down] = [element.offsetWidth / 2 - x, element.offsetHeight / 2 - y]
  return { translate, offset: { x: a * right + c * down + e, y: b * right + d * down + f } }
}

/** From one place to another, for what lies at the other one. */
export function keyframesBetween(
  from: Rect,
  to: Rect,
  { translate, offset }: Transform,
): readonly [start: Keyframe, end: Keyframe] {
  const scale = from.width / (to.width || 1)
  const [x, y] = [from.x - to.x + (1 - scale) * offset.x, from.y - to.y + (1 - scale) * offset.y]
  const start = { translate: `${x}px ${y}px`, scale: String(scale) }
  return [addShift(start, translate), addShift(AT_REST, translate)]
}

/** Unseen until it sets out. */
export function entryKeyframes(from: Rect, to: Rect, stance: Transform): readonly Keyframe[] {
  const [start, end] = keyframesBetween(from, to, stance)
  return [
    { ...start, opacity: 0 },
    { ...start, opacity: 1, offset: 0.01 },
    { ...end, opacity: 1 },
  ]
}

/** A shift of a place that has one of its own (`translate` as it is computed). */
function addShift(frame: Keyframe, own: string): Keyframe {
  return own === 'none' ? frame : { ...frame, translate: addTranslations(String(frame['translate']), own) }
}

function addTranslations(one: string, other: string): string {
  const [a = 0, b = 0] = one.split(' ').map(Number.parseFloat)
  const [c = 0, d = 0] = other.split(' ').map(Number.parseFloat)
  return `${a + c}px ${b + d}px`
}
