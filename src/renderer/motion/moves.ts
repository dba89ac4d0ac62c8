// Turns a move into animations of the window: only transforms and opacity, so that the compositor
// can run them.
import type { DrawnItem, Rect } from './snapshot.ts'
import type { Move } from './plan.ts'
import { TRAVEL } from './timing.ts'
import { AT_REST, type Transform, entryKeyframes, keyframesBetween } from './keyframes.ts'

const EASING = 'cubic-bezier(0.22, 0.7, 0.25, 1)'
/** Duration of a fade if motion is reduced. */
const FADE = 160
/** Above what does not move. */
const ABOVE = '20'

/** A running animation, and the cleanup after it. */
export interface Flight {
  readonly element: HTMLElement
  /** Its final place; null if it disappears there, or only turns over. */
  to: Rect | null
  readonly animations: readonly Animation[]
  readonly cleanUp: () => void
  /** The start; undefined if it does not travel. */
  readonly from?: Rect
}

/** The properties that all moves of one change share. */
export interface FlightContext {
  readonly cloth: HTMLElement
  /** Position of the cloth. */
  readonly left: number
  readonly top: number
  readonly back: HTMLElement | null
  readonly speed: number
}

/** Creates a copy of a card that lies over another card or over the cloth. */
function cloneCard(card: HTMLElement): HTMLElement {
  const copy = document.createElement('div')
  copy.className = 'flying'
  copy.setAttribute('aria-hidden', 'true')
  const picture = card.cloneNode(true)
  if (picture instanceof HTMLElement) picture.style.cssText = 'display:block;width:100%'
  copy.append(picture)
  return copy
}

const NOTHING = (): void => {}

/** Fades in what has moved, as a replacement for motion. */
export function animateFade(move: Move<DrawnItem>, { speed }: FlightContext): readonly Flight[] {
  if (move.how === 'gather' || (move.how === 'slide' && !move.far)) return []
  const { element, spot } = move.thing
  const shown = element.animate([{ opacity: 0.15 }, { opacity: 1 }], { duration: FADE / speed })
  return [{ element, to: spot, animations: [shown], cleanUp: NOTHING }]
}

/** Animates a move that starts after `at` milliseconds. */
export function animateMove(
  move: Move<DrawnItem>,
  air: FlightContext,
  at: number,
  stance: Transform,
): readonly Flight[] {
  const { element, spot } = move.thing
  const timing: KeyframeAnimationOptions = {
    duration: TRAVEL / air.speed,
    delay: at,
    easing: EASING,
    fill: 'backwards',
  }
  switch (move.how) {
    case 'slide':
      // A place may have a shift of its own, which continues meanwhile.
      return [
        createRaisedFlight(
          move.thing,
          move.from,
          element.animate([...keyframesBetween(move.from, spot, stance)], timing),
        ),
      ]
    case 'come': {
      const coming = element.animate([...entryKeyframes(move.from, spot, stance)], timing)
      const was = move.was === 'back' ? air.back : (move.was?.card ?? null)
      return [
        createRaisedFlight(move.thing, move.from, coming),
        ...createTurnFlights(move.thing, was, air, at),
      ]
    }
    case 'gather':
      return createGatherFlights(move.thing, move.to, air, timing)
    case 'appear': {
      const duration = (TRAVEL * 0.3) / air.speed
      const shown = element.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration })
      return [{ element, to: spot, animations: [shown], cleanUp: NOTHING }]
    }
  }
}

function createRaisedFlight(
  { element, spot }: DrawnItem,
  from: Rect,
  animation: Animation,
): Flight {
  element.style.zIndex = ABOVE
  const lower = promoteLayer(element)
  const cleanUp = (): void => {
    element.style.zIndex = ''
    lower()
  }
  return { element, from, to: spot, animations: [animation], cleanUp }
}

/** Promotes an element to a layer of its own; returns a function that ends this. */
function promoteLayer(element: HTMLElement): () => void {
  element.style.willChange = 'translate, scale, opacity'
  return () => (element.style.willChange = '')
}

/** Turns a card over on its way: the old side narrows, then the new one widens. */
function createTurnFlights(
  { card, element }: DrawnItem,
  was: HTMLElement | null,
  { speed }: FlightContext,
  at: number,
): readonly Flight[] {
  if (was === null || card === null) return []
  const half = TRAVEL / 2 / speed
  const over = cloneCard(was)
  const held = card.parentElement
  const face = held === null || held === element ? card : held
  element.append(over)
  const narrow = over.animate([{ scale: '1 1' }, { scale: '0 1' }], {
    duration: half,
    delay: at + half * 0.5,
    easing: 'ease-in',
    fill: 'both',
  })
  const broad = face.animate([{ scale: '0 1' }, { scale: '1 1' }], {
    duration: half,
    delay: at + half * 1.5,
    easing: 'ease-out',
    fill: 'backwards',
  })
  promoteLayer(over)
  const lower = promoteLayer(face)
  const cleanUp = (): void => {
    over.remove()
    lower()
  }
  return [{ element, to: null, animations: [narrow, broad], cleanUp }]
}

/** Moves a copy of a removed card to the pile. */
function createGatherFlights(
  thing: DrawnItem,
  to: Rect,
  air: FlightContext,
  timing: KeyframeAnimationOptions,
): readonly Flight[] {
  const { card, spot } = thing
  if (card === null) return []
  const copy = cloneCard(card)
  copy.classList.add('loose')
  copy.style.width = `${spot.width}px`
  copy.style.left = `${spot.x - air.left - spot.width / 2}px`
  copy.style.top = `${spot.y - air.top}px`
  air.cloth.append(copy)
  const there: Keyframe = {
    translate: `${to.x - spot.x}px ${to.y - spot.y}px`,
    scale: String(to.width / (spot.width || 1)),
  }
  const going = copy.animate(
    [
      { ...AT_REST, opacity: 1 },
      { opacity: 1, offset: 0.7 },
      { ...there, opacity: 0 },
    ],
    { ...timing, fill: 'both', easing: 'ease-in-out' },
  )
  return [{ element: copy, to: null, animations: [going], cleanUp: () => copy.remove() }]
}
