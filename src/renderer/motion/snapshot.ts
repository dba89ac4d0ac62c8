// Reads the position of everything on the cloth in one pass, without writes in between.

export interface Rect {
  /** Of its centre. */
  readonly x: number
  readonly y: number
  /** Of the card, if there is one. */
  readonly width: number
}

/** An element that can move. */
export interface SnapshotItem {
  /** Its identity (`data-move`). */
  readonly key: string
  /** The place it lies in (`data-place`), if any. */
  readonly place: string | null
  /** The place it comes from if it was not visible before (`data-from`). */
  readonly from: string | null
  /** It is the back of a card. */
  readonly covered: boolean
  readonly spot: Rect
}

/** An item with its elements. */
export interface DrawnItem extends SnapshotItem {
  readonly element: HTMLElement
  /** The card itself, if it is one. */
  readonly card: HTMLElement | null
}

export interface Snapshot<T extends SnapshotItem = DrawnItem> {
  readonly things: ReadonlyMap<string, T>
  readonly places: ReadonlyMap<string, Rect>
}

export const EMPTY_SNAPSHOT: Snapshot = { things: new Map(), places: new Map() }

/** Returns the seat whose hand a place is, or null for any other place. */
export function handSeat(place: string | null): number | null {
  const seat = /^hand-(\d)$/.exec(place ?? '')?.[1]
  return seat === undefined ? null : Number(seat)
}

function measureRect(element: HTMLElement, card: HTMLElement | null): Rect {
  const { left, top, width, height } = element.getBoundingClientRect()
  // An element in motion is larger or smaller than at rest.
  const scale = Number.parseFloat(getComputedStyle(element).scale) || 1
  // A place is as wide as its cards, however much room it reserves for them.
  return { x: left + width / 2, y: top + height / 2, width: (card ?? element).offsetWidth * scale }
}

/** Reads the position of everything. */
export function takeSnapshot(root: HTMLElement): Snapshot {
  const things = new Map<string, DrawnItem>()
  const places = new Map<string, Rect>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-move], [data-place]')) {
    const { move, place, from } = element.dataset
    const card = element.querySelector<HTMLElement>('.card')
    const spot = measureRect(element, card)
    if (place) places.set(place, spot)
    if (!move) continue
    const lies =
      element.parentElement?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null
    const covered = card?.dataset['back'] !== undefined
    things.set(move, { key: move, place: lies, from: from ?? null, covered, spot, element, card })
  }
  return { things, places }
}
