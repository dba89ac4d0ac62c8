// What flies over a cloth: set out, held while it is read where everything belongs, sent on, finished.
import type { Drawn, Spot } from './picture.ts'
import { type Air, type Flight, fade, fly } from './moves.ts'
import type { Move } from './plan.ts'
import { TRAVEL } from './timing.ts'
import { comingFrom, stanceOf, wayFrom } from './ways.ts'

/** How it is played: `speed` against the usual, `still` without travelling. */
export interface Manner {
  readonly speed: number
  readonly still: boolean
}

type Things = ReadonlyMap<string, Drawn>

/** Things that are made ready to fly in one frame: a whole pack at once would cost some. */
const AT_ONCE = 6

export interface Flights {
  readonly isFlying: () => boolean
  /** Milliseconds until the last one has come. */
  readonly rest: () => number
  /** Everything is where it belongs, at once. */
  readonly finish: () => void
  /** Takes all out of the air, so that it can be seen where everything belongs; `resume` goes on with them from where they were. */
  readonly hold: () => void
  readonly resume: (before: Things, after: Things) => ReadonlySet<HTMLElement>
  readonly launch: (root: HTMLElement, moves: readonly Move<Drawn>[], manner: Manner, wait: number) => void
}

/** What flies over one cloth. */
export function createFlights(): Flights {
  let flights: readonly Flight[] = []
  /** How far each has come, while they are held. */
  let held: readonly number[] = []
  let landsAt = 0
  /** Those that set out later and are not ready yet, in their order. */
  let waiting: readonly (() => void)[] = []
  let frame = 0

  function makeReady(count: number): void {
    cancelAnimationFrame(frame)
    const next = waiting.slice(0, count)
    waiting = waiting.slice(count)
    for (const ready of next) ready()
    if (waiting.length > 0) frame = requestAnimationFrame(() => makeReady(AT_ONCE))
  }

  /** All of them lie where they belong: only now is anything drawn anew, so that nothing is done between two frames. */
  function land(): void {
    const landing = flights
    flights = []
    for (const flight of landing) flight.land()
  }

  const hasLanded = ({ animations }: Flight): boolean => animations.every(({ playState }) => playState === 'finished')

  function take(flight: Flight): void {
    flights = [...flights, flight]
    for (const animation of flight.animations) animation.onfinish = () => flights.every(hasLanded) && land()
  }

  function finish(): void {
    makeReady(waiting.length)
    landsAt = 0
    for (const { animations } of flights) for (const animation of animations) animation.finish()
    land()
  }

  function hold(): void {
    makeReady(waiting.length)
    held = flights.map(({ animations }) => Math.max(...animations.map(({ currentTime }) => Number(currentTime))))
    for (const { animations } of flights) for (const animation of animations) animation.cancel()
  }

  function resume(before: Things, after: Things): ReadonlySet<HTMLElement> {
    const [left, come] = [before, after].map(spotsOf)
    const ways = flights.map((flight, order) =>
      onwards(flight, held[order] ?? 0, left?.get(flight.element), come?.get(flight.element)),
    )
    flights = flights.filter((flight, order) => {
      const way = ways[order]
      if (way) goOn(flight, held[order] ?? 0, way)
      else flight.land()
      return way !== null
    })
    return new Set(flights.flatMap(({ element, to }) => (to === null ? [] : element)))
  }

  function launch(root: HTMLElement, moves: readonly Move<Drawn>[], manner: Manner, wait: number): void {
    const cloth = root.closest<HTMLElement>('.felt') ?? root
    const { left, top } = cloth.getBoundingClientRect()
    const back = root.querySelector<HTMLElement>('[data-back]')
    const stances = new Map(moves.map(({ thing }) => [thing, stanceOf(thing.element)]))
    const { speed, still } = manner
    const air: Air = { cloth, left, top, back, speed }
    const begun = performance.now()
    const set = (move: Move<Drawn>): void => {
      const at = move.how === 'slide' ? 0 : Math.max(0, begun + wait + move.at / speed - performance.now())
      const stance = stances.get(move.thing) ?? stanceOf(move.thing.element)
      for (const flight of still ? fade(move, air) : fly(move, air, at, stance)) take(flight)
    }
    const ordered = moves.toSorted((one, other) => one.at - other.at)
    if (!still) landsAt = Math.max(landsAt, begun + wait + ((ordered.at(-1)?.at ?? 0) + TRAVEL) / speed)
    const later = still ? [] : ordered.slice(AT_ONCE).filter(({ how }) => how === 'come')
    const isLater = new Set(later)
    for (const move of ordered) if (!isLater.has(move)) set(move)
    waiting = later.map((move) => unseen(move.thing.element, () => set(move)))
    makeReady(0)
  }

  return {
    isFlying: () => flights.length + waiting.length > 0,
    rest: () => Math.max(0, landsAt - performance.now()),
    ...{ finish, hold, resume, launch },
  }
}

/** Keeps what comes later out of sight until it is ready to. */
function unseen(element: HTMLElement, set: () => void): () => void {
  element.style.opacity = '0'
  return () => {
    element.style.opacity = ''
    set()
  }
}

const spotsOf = (things: Things): ReadonlyMap<HTMLElement, Spot> =>
  new Map([...things.values()].map(({ element, spot }) => [element, spot]))

/** Another way: to where the thing belongs now, in as many milliseconds; null where it has not set out, and keeps its time. */
interface Turn {
  readonly to: Spot
  readonly frames: readonly Keyframe[]
  readonly left: number | null
}

/** What becomes of a flight when things lie elsewhere: it goes on, it turns, or, null, it ends. */
function onwards(flight: Flight, time: number, was: Spot | undefined, spot: Spot | undefined): 'on' | Turn | null {
  const { element, to, from } = flight
  if (!element.isConnected) return null
  if (to === null) return 'on'
  if (spot === undefined) return null
  if (from === undefined || (Math.abs(spot.x - to.x) < 2 && Math.abs(spot.y - to.y) < 2)) return 'on'
  const { delay = 0, endTime = 0 } = flight.animations[0]?.effect?.getComputedTiming() ?? {}
  if (time < delay) return { to: spot, frames: comingFrom(from, spot, stanceOf(element)), left: null }
  const left = Number(endTime) - time
  return was === undefined || left <= 0 ? null : { to: spot, frames: wayFrom(was, spot, stanceOf(element)), left }
}

function goOn(flight: Flight, time: number, way: 'on' | Turn): void {
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
