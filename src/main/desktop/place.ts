// Where the window stands on the desktop, and where it is put when its place is no longer to be seen.
import { z } from 'zod/mini'
import { whole } from '../engine/schemas.ts'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Place extends Area {
  readonly isMaximised: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

const spot = whole(-100_000, 100_000)
export const placeSchema: z.ZodMiniType<Place> = z.strictObject({
  ...{ x: spot, y: spot },
  ...{ width: whole(1, 100_000), height: whole(1, 100_000) },
  isMaximised: z.boolean(),
})

/** The window of a first start. */
const USUAL: Size = { width: 1280, height: 820 }

/** So much of its upper edge must be seen for a window to be taken hold of, in pixels. */
const HOLD = { width: 120, height: 40 }

const shared = (from: number, length: number, otherFrom: number, otherLength: number): number =>
  Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

const isHeld = (place: Area, area: Area): boolean =>
  shared(place.x, place.width, area.x, area.width) >= HOLD.width &&
  place.y >= area.y &&
  area.y + area.height - place.y >= HOLD.height

/** The least size of a window on this area: no display is so small that the window would not fit on it. */
export const leastOn = (area: Size, least: Size): Size => ({
  width: Math.min(least.width, area.width),
  height: Math.min(least.height, area.height),
})

/** A size that fits on the area, and is not less than the least there. */
function fitted(area: Size, wish: Size, least: Size): Size {
  return {
    width: Math.min(Math.max(least.width, wish.width), area.width),
    height: Math.min(Math.max(least.height, wish.height), area.height),
  }
}

/** In the middle of an area, no larger than it. */
function amid(area: Area, wish: Size, least: Size): Area {
  const { width, height } = fitted(area, wish, least)
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2]
  return { x: Math.max(area.x, Math.round(x)), y: Math.max(area.y, Math.round(y)), width, height }
}

/** A place on the area, whole within it where its size had to be changed: its buttons would be beyond the edge. */
function placeOn(area: Area, place: Area, least: Size): Area {
  const { width, height } = fitted(area, place, least)
  if (width === place.width && height === place.height) return { x: place.x, y: place.y, width, height }
  const within = (at: number, length: number, from: number, full: number): number =>
    Math.max(from, Math.min(at, from + full - length))
  return {
    x: within(place.x, width, area.x, area.width),
    y: within(place.y, height, area.y, area.height),
    ...{ width, height },
  }
}

/**
 * Where a window goes when displays have changed under it: null where it may stay, as it can be taken hold of and is no
 * larger than its display. `areas` are as for `placeAgain`.
 */
export function placeAfterChange(now: Area, areas: readonly Area[], least: Size): Area | null {
  const area = areas.find((one) => isHeld(now, one))
  if (area !== undefined && now.width <= area.width && now.height <= area.height) return null
  const { isMaximised: _, ...place } = placeAgain({ ...now, isMaximised: false }, areas, least)
  return place
}

/**
 * Where to open the window: where it was, if it can be taken hold of there; else in the middle of the first display.
 * `areas` are what the displays leave for windows, the chief one first.
 */
export function placeAgain(kept: Place | null, areas: readonly Area[], least: Size): Place {
  const isMaximised = kept?.isMaximised ?? false
  const [chief = { x: 0, y: 0, ...USUAL }] = areas
  const area = kept === null ? undefined : areas.find((one) => isHeld(kept, one))
  if (kept === null || area === undefined) return { ...amid(chief, kept ?? USUAL, least), isMaximised }
  // a display may have become smaller, or its scale another
  return { ...placeOn(area, kept, least), isMaximised }
}
