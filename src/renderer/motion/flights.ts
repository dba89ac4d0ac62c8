// Runs the animations on a cloth: starts them, pauses them while final positions are measured,
// resumes and ends them.
import type { DrawnItem, Rect } from './snapshot.ts'
import { type FlightContext, type Flight, animateFade, animateMove } from './moves.ts'
import type { Move } from './plan.ts'
import { TRAVEL } from './timing.ts'
import { entryKeyframes, readTransform, keyframesBetween } from './keyframes.ts'

/** The playback: `speed` relative to the default; `still` fades instead of moving. */
export interface FlightStyle {
  readonly speed: number
  readonly still: boolean
}

type SnapshotItems = ReadonlyMap<string, DrawnItem>

/** Animations prepared in one frame: a whole pack at once would drop frames. */
const AT_ONCE = 6

/** The flights of one cloth. */
export class Flights {
  #flights: readonly Flight[] = []
  /** The time that each flight has played, while they are held. */
  #held: readonly number[] = []
  #landsAt = 0
  /** The flights that start later and are not prepared yet, in order. */
  #waiting: readonly (() => void)[] = []
  #frame = 0

  isFlying(): boolean {
    return this.#flights.length + this.#waiting.length > 0
  }

  /** Returns the milliseconds until the last one lands. */
  remainingTime(): number {
    return Math.max(0, this.#landsAt - performance.now())
  }

  /** Moves everything to its final position at once. */
  finishAll(): void {
    this.#prepare(this.#waiting.length)
    this.#landsAt = 0
    for (const animation of this.#listAnimations()) animation.finish()
    this.#landAll()
  }

  /** Cancels all animations to measure final positions; `resumeAll` continues them. */
  holdAll(): void {
    this.#prepare(this.#waiting.length)
    this.#held = this.#flights.map(({ animations }) =>
      Math.max(...animations.map(({ currentTime }) => Number(currentTime))),
    )
    for (const animation of this.#listAnimations()) animation.cancel()
  }

  /** Continues the held animations, to new targets if these have moved; returns their elements. */
  resumeAll(before: SnapshotItems, after: SnapshotItems): ReadonlySet<HTMLElement> {
    const [left, come] = [before, after].map(rectsByElement)
    const held = this.#held
    const ways = this.#flights.map((flight, order) => {
      const { element } = flight
      return redirectFlight(flight, held[order] ?? 0, left?.get(element), come?.get(element))
    })
    this.#flights = this.#flights.filter((flight, order) => {
      const way = ways[order]
      if (way) continueFlight(flight, held[order] ?? 0, way)
      else flight.cleanUp()
      return way !== null
    })
    return new Set(this.#flights.flatMap(({ element, to }) => (to === null ? [] : element)))
  }

  launchMoves(
    root: HTMLElement,
    moves: readonly Move<DrawnItem>[],
    { speed, still }: FlightStyle,
    wait: number,
  ): void {
    const cloth = root.closest<HTMLElement>('.felt') ?? root
    const { left, top } = cloth.getBoundingClientRect()
    const back = root.querySelector<HTMLElement>('[data-back]')
    const stances = new Map(moves.map(({ thing }) => [thing, readTransform(thing.element)]))
    const air: FlightContext = { cloth, left, top, back, speed }
    const begun = performance.now()
    const startMove = (move: Move<DrawnItem>): void => {
      const at =
        move.how === 'slide' ? 0 : Math.max(0, begun + wait + move.at / speed - performance.now())
      const stance = stances.get(move.thing) ?? readTransform(move.thing.element)
      for (const flight of still ? animateFade(move, air) : animateMove(move, air, at, stance))
        this.#addFlight(flight)
    }
    const ordered = moves.toSorted((one, other) => one.at - other.at)
    if (!still) {
      const duration = wait + ((ordered.at(-1)?.at ?? 0) + TRAVEL) / speed
      this.#landsAt = Math.max(this.#landsAt, begun + duration)
    }
    const later = still ? [] : ordered.slice(AT_ONCE).filter(({ how }) => how === 'come')
    const isLater = new Set(later)
    for (const move of ordered) if (!isLater.has(move)) startMove(move)
    this.#waiting = later.map((move) => hideUntilReady(move.thing.element, () => startMove(move)))
    this.#prepare(0)
  }

  /** Prepares the next flights, and all others a few in each frame. */
  #prepare(count: number): void {
    cancelAnimationFrame(this.#frame)
    const next = this.#waiting.slice(0, count)
    this.#waiting = this.#waiting.slice(count)
    for (const ready of next) ready()
    if (this.#waiting.length > 0) this.#frame = requestAnimationFrame(() => this.#prepare(AT_ONCE))
  }

  /** Cleans up after all flights have landed, so that no work falls between two frames. */
  #landAll(): void {
    const landing = this.#flights
    this.#flights = []
    for (const flight of landing) flight.cleanUp()
  }

  #addFlight(flight: Flight): void {
    this.#flights = [...this.#flights, flight]
    for (const animation of flight.animations)
      animation.onfinish = () => {
        if (this.#flights.every(hasLanded)) this.#landAll()
      }
  }

  #listAnimations(): readonly Animation[] {
    return this.#flights.flatMap(({ animations }) => animations)
  }
}

const hasLanded = ({ animations }: Flight): boolean =>
  animations.every(({ playState }) => playState === 'finished')

/** Hides an element that comes later, until its flight is ready. */
function hideUntilReady(element: HTMLElement, start: () => void): () => void {
  element.style.opacity = '0'
  return () => {
    element.style.opacity = ''
    start()
  }
}

const rectsByElement = (things: SnapshotItems): ReadonlyMap<HTMLElement, Rect> =>
  new Map([...things.values()].map(({ element, spot }) => [element, spot]))

/** A flight's new target and the milliseconds left; null if it has not started. */
interface Redirection {
  readonly to: Rect
  readonly frames: readonly Keyframe[]
  readonly left: number | null
}

/** Returns a flight's course after a layout change: unchanged, redirected, or null: ended. */
function redirectFlight(
  flight: Flight,
  time: number,
  was: Rect | undefined,
  spot: Rect | undefined,
): 'on' | Redirection | null {
  const { element, to, from } = flight
  if (!element.isConnected) return null
  if (to === null) return 'on'
  if (spot === undefined) return null
  if (from === undefined || (Math.abs(spot.x - to.x) < 2 && Math.abs(spot.y - to.y) < 2))
    return 'on'
  const { delay = 0, endTime = 0 } = flight.animations[0]?.effect?.getComputedTiming() ?? {}
  if (time < delay)
    return { to: spot, frames: entryKeyframes(from, spot, readTransform(element)), left: null }
  const left = Number(endTime) - time
  return was === undefined || left <= 0
    ? null
    : { to: spot, frames: keyframesBetween(was, spot, readTransform(element)), left }
}

function continueFlight(flight: Flight, time: number, way: 'on' | Redirection): void {
  const { animations } = flight
  for (const animation of animations) {
    animation.play()
    animation.currentTime = time
  }
  const [first] = animations
  if (way === 'on' || !first || !(first.effect instanceof KeyframeEffect)) return
  flight.to = way.to
  first.effect.setKeyframes([...way.frames])
  if (way.left === null) return
  first.effect.updateTiming({ delay: 0, duration: way.left, easing: 'ease-out' })
  first.currentTime = 0
}
