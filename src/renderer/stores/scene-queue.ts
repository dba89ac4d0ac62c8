// What main tells of a table, one scene after the other, and what of it is still to be drawn. Pure.
import type { Scene } from '../../shared/bridge.ts'

/** So many scenes the window is behind main at most: what is told faster than it can be drawn is passed over. */
const BEHIND = 4

/** The same moment can be told more than once. */
export const momentKey = (scene: Scene | null): string =>
  scene === null ? '' : [scene.sitting, scene.partie, scene.moment].join(' ')

/** Of the same sitting, and earlier. */
export const isEarlier = (scene: Scene, other: Scene): boolean =>
  scene.sitting === other.sitting &&
  (scene.partie < other.partie || (scene.partie === other.partie && scene.moment < other.moment))

/** What main answers it has mostly told before: the same once more is no reason to draw anything. */
export const isSame = (scene: Scene | null, next: Scene): boolean =>
  momentKey(scene) === momentKey(next) && JSON.stringify(scene) === JSON.stringify(next)

/** What of `queue` still waits when another scene comes: nothing of other sittings. */
export const enqueueScene = (queue: readonly Scene[], sent: Scene): readonly Scene[] => [
  ...queue.filter(({ sitting }) => sitting === sent.sitting),
  sent,
]

/** The scenes not earlier than the one that is shown, in their order; all others are out of date. */
export const pendingAfter = (now: Scene | null, queue: readonly Scene[]): readonly Scene[] =>
  queue.filter((one) => one.sitting === now?.sitting && !isEarlier(one, now)).slice(-BEHIND)

/** The scenes of a later moment than this one, or of another sitting. */
export const laterThan = (scene: Scene, queue: readonly Scene[]): readonly Scene[] =>
  queue.filter((one) => one.sitting !== scene.sitting || isEarlier(scene, one))
