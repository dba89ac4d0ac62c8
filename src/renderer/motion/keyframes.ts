// Builds the keyframes of movements over the cloth.
import type { Rect } from './snapshot.ts'

/** The transform of an element at rest. */
export interface Transform {
  /** A shift of its own (computed `translate`). */
  readonly translate: string
  /** Its centre, relative to its transform origin. */
  readonly offset: Pick<Rect, 'x' | 'y'>
}

export const AT_REST: Keyframe = { translate: '0 0', scale: '1' }

/**
 * Reads the transform of an element. Called before any write, or the window has to do a new layout.
 */
export function readTransform(element: HTMLElement): Transform {
  const { translate, transform, transformOrigin } = getComputedStyle(element)
  const [x = 0, y = 0] = transformOrigin.split(' ').map(Number.parseFloat)
  const { a, b, c, d, e, f } = new DOMMatrixReadOnly(transform === 'none' ? '' : transform)
  const [right, down] = [element.offsetWidth / 2 - x, element.offsetHeight / 2 - y]
  return { translate, offset: { x: a * right + c * down + e, y: b * right + d * down + f } }
}

/** Returns the keyframes between two places, for an element that lies at the second one. */
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

/** Returns the same for an element that is invisible until it starts. */
export function entryKeyframes(from: Rect, to: Rect, stance: Transform): readonly Keyframe[] {
  const [start, end] = keyframesBetween(from, to, stance)
  return [
    { ...start, opacity: 0 },
    { ...start, opacity: 1, offset: 0.01 },
    { ...end, opacity: 1 },
  ]
}

/** Adds the element's own shift (computed `translate`) to a keyframe. */
function addShift(frame: Keyframe, own: string): Keyframe {
  return own === 'none'
    ? frame
    : { ...frame, translate: addTranslations(String(frame['translate']), own) }
}

function addTranslations(one: string, other: string): string {
  const [a = 0, b = 0] = one.split(' ').map(Number.parseFloat)
  const [c = 0, d = 0] = other.split(' ').map(Number.parseFloat)
  return `${a + c}px ${b + d}px`
}
