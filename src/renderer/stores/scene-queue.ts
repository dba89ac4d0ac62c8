// The scenes that main sends, drawn one after the other.
import type { Scene } from '../../shared/bridge.ts'

/** Most scenes the window may be behind main; older ones are skipped. */
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

/** The screen that a queue draws on. */
interface SceneScreen {
  /** Shows a scene that differs from the one before. */
  readonly show: (scene: Scene) => void
  /** Resolves once the shown scene is painted, and the cards of a new deal have been dealt. */
  readonly waitUntilDrawn: () => Promise<void>
}

/** Shows a table's scenes in order, each once the one before it has been drawn. */
export class SceneQueue {
  readonly #screen: SceneScreen
  #shown: Scene | null = null
  #waiting: readonly Scene[] = []
  #isDrawing = false

  constructor(screen: SceneScreen) {
    this.#screen = screen
  }

  /** Adds a scene that main pushed. Before a table is shown it waits for the answer of main. */
  push(scene: Scene): void {
    this.#waiting = enqueueScene(this.#waiting, scene)
    if (this.#shown !== null && !this.#isDrawing) this.#showNext()
  }

  /** Shows an answer at once: scenes pushed before it would draw the curtain again. */
  showAnswer(scene: Scene): void {
    this.#waiting = laterThan(scene, this.#waiting)
    this.#show(scene)
  }

  /** Shows all waiting scenes without a pause. */
  catchUp(): void {
    while (this.#waiting.length > 0) this.#showNext()
  }

  /** Forgets the scenes of a table that was left. */
  clear(): void {
    this.#shown = null
    this.#waiting = []
  }

  /** An answer and a push can overtake each other: an earlier scene is outdated. */
  #show(next: Scene): void {
    if (this.#shown !== null && isEarlier(next, this.#shown)) return
    if (!isSame(this.#shown, next)) {
      this.#shown = next
      this.#waiting = pendingAfter(next, this.#waiting)
      this.#screen.show(next)
    }
    if (!this.#isDrawing) void this.#draw()
  }

  async #draw(): Promise<void> {
    this.#isDrawing = true
    await this.#screen.waitUntilDrawn()
    this.#isDrawing = false
    this.#showNext()
  }

  #showNext(): void {
    const [next, ...rest] = pendingAfter(this.#shown, this.#waiting)
    this.#waiting = rest
    if (next !== undefined) this.#show(next)
  }
}
