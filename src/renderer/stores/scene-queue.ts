// Orders the scenes that main sends, and selects those still to be drawn. Pure.
import type { Scene } from '../../shared/bridge.ts'

/**
 * Maximum number of scenes the window may be behind main; older ones are skipped if it cannot draw
 * fast enough.
 */
const BEHIND = 4

/** Returns the key of a scene's moment, which main can send more than once. */
export const momentKey = (scene: Scene | null): string =>
  scene === null ? '' : [scene.sitting, scene.partie, scene.moment].join(' ')

/** Returns true for an earlier scene of the same sitting. */
export const isEarlier = (scene: Scene, other: Scene): boolean =>
  scene.sitting === other.sitting &&
  (scene.partie < other.partie || (scene.partie === other.partie && scene.moment < other.moment))

/** Returns true if nothing has changed: main has usually pushed the scene of its answer before. */
export const isSame = (scene: Scene | null, next: Scene): boolean =>
  momentKey(scene) === momentKey(next) && JSON.stringify(scene) === JSON.stringify(next)

/** Returns the queue with another scene; scenes of other sittings are dropped. */
export const enqueueScene = (queue: readonly Scene[], sent: Scene): readonly Scene[] => [
  ...queue.filter(({ sitting }) => sitting === sent.sitting),
  sent,
]

/**
 * Returns the scenes that are not earlier than the current one, in order; all others are outdated.
 */
export const pendingAfter = (now: Scene | null, queue: readonly Scene[]): readonly Scene[] =>
  queue.filter((one) => one.sitting === now?.sitting && !isEarlier(one, now)).slice(-BEHIND)

/** Returns the scenes of a later moment than this one, or of another sitting. */
export const laterThan = (scene: Scene, queue: readonly Scene[]): readonly Scene[] =>
  queue.filter((one) => one.sitting !== scene.sitting || isEarlier(scene, one))
