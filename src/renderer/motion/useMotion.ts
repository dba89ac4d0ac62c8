import { onBeforeUnmount, onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { Speed } from '../../shared/settings.ts'
import type { TableView } from '../../shared/view.ts'
import { useViewer } from '../stores/viewer.ts'
import { Flights } from './flights.ts'
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts'
import { type DealMotion, planMoves } from './plan.ts'
import './motion.css'

/** The state that motion depends on. */
export interface MotionState {
  readonly view: TableView
  /** A complete trick is still visible. */
  readonly held: boolean
  /** Relative to the default; 0 is without motion. */
  readonly speed: Speed
  /** Cards of a packet of the last deal, round by round. */
  readonly packets: readonly number[]
}

/** The interface of motion on a cloth. */
export interface Motion {
  /** Returns true if cards travel. */
  readonly isAnimated: () => boolean
  /** Returns the milliseconds until everything lies in its place. */
  readonly remainingTime: () => number
  /** Resolves when a new deal has landed or was skipped; at once without a deal. */
  readonly waitForDeal: () => Promise<void>
}

/** Milliseconds between the last card dealt and the first one played. */
const BREATH = 150

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const WRITES = 'input, textarea, select, [contenteditable]'
/** Elements with a click of their own, in motion or not. */
const ANSWERS = 'button, a, input, select, label, summary, [role=button], .over, .advice'
/** A card that cannot be clicked at the moment: while it moves, a click on it ends the motion. */
const IDLE_CARD = '[data-move]:not(.playable, :has([aria-pressed]))'

const isOnItsWay = (card: Element | null): boolean =>
  card !== null && card.getAnimations().length > 0

/** Returns the new deal, if `after` shows one. */
const findNewDeal = (before: TableView, { view, packets }: MotionState): DealMotion | null =>
  view.deals > before.deals && view.dealer !== null ? { dealer: view.dealer, packets } : null

/**
 * Returns true if both views are of one deal. New moves then wait for the running ones, since cards
 * leave a hand only after they have been dealt.
 */
const isSameDeal = (before: TableView, after: TableView): boolean => before.deals === after.deals

/** The motion of a cloth: what flies, and what is due in the next frame. */
class ClothMotion {
  readonly flights = new Flights()
  /** The snapshot from before a change of the scene. */
  before: Snapshot = EMPTY_SNAPSHOT
  /** Starts the motion that is not drawn yet, in the frame that draws it. */
  #due: (() => void) | null = null
  #frame = 0
  #isDealing = false
  /** Ends the wait for a deal. */
  #resolveDeal = (): void => {}

  finish(): void {
    this.flights.finishAll()
    this.#resolveDeal()
  }

  /** Ends everything, also what is not drawn yet. */
  stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#due = null
    this.finish()
  }

  waitForDeal(): Promise<void> {
    const wait = this.#isDealing ? this.flights.remainingTime() : 0
    if (wait === 0) return Promise.resolve()
    return new Promise((resolve) => {
      this.#resolveDeal = resolve
      // by the clock: in a hidden window an animation may never land
      window.setTimeout(resolve, wait + BREATH)
    })
  }

  /** Starts a motion in the next frame: scene and motion in one would drop a frame. */
  schedule(launch: () => void): void {
    this.#due = launch
    this.#frame = requestAnimationFrame(() => this.setOut())
  }

  /** Starts the motion that is due. */
  setOut(): void {
    cancelAnimationFrame(this.#frame)
    const going = this.#due
    this.#due = null
    going?.()
  }

  launch(root: HTMLElement | null, seen: MotionState, now: MotionState): void {
    const { flights, before } = this
    // the start positions are known: from here on only final positions are needed
    flights.holdAll()
    const deal = findNewDeal(seen.view, now)
    this.#isDealing = deal !== null
    // another viewer sees another table, so nothing of the former snapshot remains
    if (!root || now.speed === 0 || seen.view.eye !== now.view.eye) {
      this.before = EMPTY_SNAPSHOT
      return this.finish()
    }
    const after = takeSnapshot(root)
    const flown = flights.resumeAll(before.things, after.things)
    const moves = planMoves(before, after, deal).filter(
      ({ how, thing }) => how === 'gather' || !flown.has(thing.element),
    )
    const wait = isSameDeal(seen.view, now.view) ? flights.remainingTime() : 0
    flights.launchMoves(root, moves, { speed: now.speed, still: isStill() }, wait)
  }
}

/** Ends a motion by a click on the cloth, by Space, and when the cloth is resized. */
function useSkip(root: Ref<HTMLElement | null>, motion: ClothMotion): void {
  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    motion.setOut()
    if (!motion.flights.isFlying()) return
    if (target?.closest(ANSWERS) && !isOnItsWay(target.closest(IDLE_CARD))) return
    event.stopPropagation()
    motion.finish()
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (event.key !== ' ') return
    motion.setOut()
    if (!motion.flights.isFlying()) return
    if (target?.closest(WRITES) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    motion.finish()
  }

  const findCloth = (): HTMLElement | null => root.value?.closest<HTMLElement>('.felt') ?? null
  let size = ''
  // when the cloth is resized, no target is valid any more
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    if (size !== '') {
      motion.setOut()
      motion.finish()
    }
    size = `${width} ${height}`
  })
  onMounted(() => {
    const felt = findCloth()
    if (felt) observer.observe(felt)
    felt?.addEventListener('click', onClick, { capture: true })
    window.addEventListener('keydown', onKey, { capture: true })
  })
  onBeforeUnmount(() => {
    findCloth()?.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('keydown', onKey, { capture: true })
    observer.disconnect()
  })
}

/**
 * Animates the cloth of `root` by comparing snapshots from before and after a change of the scene.
 * Motion never makes a player wait: a click on the cloth, or Space, ends it, and a click on a card
 * reaches the card wherever it is.
 */
export function useMotion(root: Ref<HTMLElement | null>, moving: () => MotionState): Motion {
  const motion = new ClothMotion()
  let last = moving()
  useSkip(root, motion)
  // cards in flight belong to the previous viewer
  useViewer().onHandOver(() => motion.stop())

  const watchedState = (): readonly unknown[] => [moving().view, moving().held]
  watch(
    watchedState,
    () => {
      motion.setOut()
      const cloth = moving().speed === 0 ? null : root.value
      motion.before = cloth === null ? EMPTY_SNAPSHOT : takeSnapshot(cloth)
    },
    { flush: 'pre' },
  )
  watch(
    watchedState,
    () => {
      const [seen, now] = [last, moving()]
      last = now
      motion.schedule(() => motion.launch(root.value, seen, now))
    },
    { flush: 'post' },
  )
  onBeforeUnmount(() => motion.stop())
  return {
    isAnimated: () => moving().speed !== 0 && !isStill(),
    remainingTime: () => motion.flights.remainingTime(),
    waitForDeal: () => motion.waitForDeal(),
  }
}
