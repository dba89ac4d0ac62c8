import { onBeforeUnmount, onMounted, watch } from 'vue'
import type { Ref } from 'vue'
import type { Speed } from '../../shared/settings.ts'
import type { TableView } from '../../shared/view.ts'
import { useViewer } from '../stores/viewer.ts'
import { createFlights } from './flights.ts'
import { EMPTY_SNAPSHOT, type Snapshot, takeSnapshot } from './snapshot.ts'
import { type DealMotion, planMoves } from './plan.ts'
import './motion.css'

/** What the motion on a cloth depends on. */
export interface MotionState {
  readonly view: TableView
  /** A complete trick lies there to be looked at. */
  readonly held: boolean
  /** Against the usual; 0 is at once. */
  readonly speed: Speed
  /** Cards of a packet of the last deal, round by round. */
  readonly packets: readonly number[]
}

/** What others may ask of the motion on a cloth. */
export interface Motion {
  /** Whether cards travel at all. */
  readonly isAnimated: () => boolean
  /** Milliseconds until everything that is drawn lies where it belongs. */
  readonly remainingTime: () => number
  /** Resolves when the cards of a new deal have been given, or nobody wishes to see how; at once where none are. */
  readonly waitForDeal: () => Promise<void>
}

/** Milliseconds between the last card that is given and the first that is played. */
const BREATH = 150

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
const WRITES = 'input, textarea, select, [contenteditable]'
/** What has a click of its own, in motion or not. */
const ANSWERS = 'button, a, input, select, label, summary, [role=button], .over, .advice'
/** A card of which nothing is wanted just now: while it is on its way, it is but a part of what moves. */
const IDLE_CARD = '[data-move]:not(.playable, :has([aria-pressed]))'

const isOnItsWay = (card: Element | null): boolean => card !== null && card.getAnimations().length > 0

/** A new deal, where `after` shows one. */
const findNewDeal = (before: TableView, { view, packets }: MotionState): DealMotion | null =>
  view.deals > before.deals && view.dealer !== null ? { dealer: view.dealer, packets } : null

/** Cards come from the hands of others only when they have been dealt. */
const isSameDeal = (before: TableView, after: TableView): boolean => before.deals === after.deals

/**
 * Motion on the cloth of `root` as the difference of two pictures, taken before and after the scene changes. It never
 * keeps anybody waiting: a click on the cloth, or Space, finishes it, and a click on a card finds the card wherever it is.
 */
export function useMotion(root: Ref<HTMLElement | null>, moving: () => MotionState): Motion {
  const flights = createFlights()
  let before: Snapshot = EMPTY_SNAPSHOT
  let last = moving()
  /** Sends on its way what is not drawn yet, in the frame that draws it. */
  let due: (() => void) | null = null
  let frame = 0
  let isDealing = false
  /** Ends the wait for a deal. */
  let resolveDeal = (): void => {}

  function finishMotion(): void {
    flights.finishAll()
    resolveDeal()
  }

  const waitForDeal = (): Promise<void> => {
    const wait = isDealing ? flights.remainingTime() : 0
    if (wait === 0) return Promise.resolve()
    return new Promise((resolve) => {
      resolveDeal = resolve
      // by the clock: what flies in a window that nobody sees may never land
      window.setTimeout(resolve, wait + BREATH)
    })
  }

  function setOut(): void {
    cancelAnimationFrame(frame)
    const going = due
    due = null
    going?.()
  }

  function launchMotion(seen: MotionState, now: MotionState): void {
    // what lay there before is known: from here on only where everything belongs
    flights.holdAll()
    const deal = findNewDeal(seen.view, now)
    isDealing = deal !== null
    // another person sees another picture, and nothing is kept of the one before
    if (!root.value || now.speed === 0 || seen.view.eye !== now.view.eye) {
      before = EMPTY_SNAPSHOT
      return finishMotion()
    }
    const after = takeSnapshot(root.value)
    const flown = flights.resumeAll(before.things, after.things)
    const moves = planMoves(before, after, deal).filter(
      ({ how, thing }) => how === 'gather' || !flown.has(thing.element),
    )
    const wait = isSameDeal(seen.view, now.view) ? flights.remainingTime() : 0
    flights.launchMoves(root.value, moves, { speed: now.speed, still: isStill() }, wait)
  }

  // cards in flight belong to the person who looked before
  useViewer().onHandOver(() => {
    due = null
    finishMotion()
  })

  const watchedState = (): readonly unknown[] => [moving().view, moving().held]
  watch(
    watchedState,
    () => {
      setOut()
      before = root.value && moving().speed !== 0 ? takeSnapshot(root.value) : EMPTY_SNAPSHOT
    },
    { flush: 'pre' },
  )
  watch(
    watchedState,
    () => {
      const [seen, now] = [last, moving()]
      last = now
      due = () => launchMotion(seen, now)
      // a task of its own for what is laid out: the scene and its motion in one would cost a frame
      frame = requestAnimationFrame(setOut)
    },
    { flush: 'post' },
  )

  function onClick(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null
    setOut()
    if (!flights.isFlying()) return
    if (target?.closest(ANSWERS) && !isOnItsWay(target.closest(IDLE_CARD))) return
    event.stopPropagation()
    finishMotion()
  }

  function onKey(event: KeyboardEvent): void {
    const target = event.target instanceof Element ? event.target : null
    if (event.key !== ' ') return
    setOut()
    if (!flights.isFlying()) return
    if (target?.closest(WRITES) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    finishMotion()
  }

  const findCloth = (): HTMLElement | null => root.value?.closest<HTMLElement>('.felt') ?? null
  let size = ''
  // Where the cloth itself changes, nothing leads anywhere any more.
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    if (size !== '') {
      setOut()
      finishMotion()
    }
    size = `${width} ${height}`
  })
  onMounted(() => {
    const felt = findCloth()
    if (felt) observer.observe(felt)
    findCloth()?.addEventListener('click', onClick, { capture: true })
    window.addEventListener('keydown', onKey, { capture: true })
  })
  onBeforeUnmount(() => {
    findCloth()?.removeEventListener('click', onClick, { capture: true })
    window.removeEventListener('keydown', onKey, { capture: true })
    observer.disconnect()
    cancelAnimationFrame(frame)
    due = null
    finishMotion()
  })
  return { isAnimated: () => moving().speed !== 0 && !isStill(), remainingTime: flights.remainingTime, waitForDeal }
}
