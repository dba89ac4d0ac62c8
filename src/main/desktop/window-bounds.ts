// The bounds of the window, and its new bounds if the old ones are no longer visible.
import { z } from 'zod/mini'
import { intBetween } from '../engine/schemas.ts'

export interface Bounds {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WindowBounds extends Bounds {
  readonly isMaximised: boolean
}

export interface Size {
  readonly width: number
  readonly height: number
}

const coordinate = intBetween(-100_000, 100_000)
export const windowBoundsSchema: z.ZodMiniType<WindowBounds> = z.strictObject({
  x: coordinate,
  y: coordinate,
  width: intBetween(1, 100_000),
  height: intBetween(1, 100_000),
  isMaximised: z.boolean(),
})

/** Size of the window at the first start. */
const DEFAULT_SIZE: Size = { width: 1280, height: 820 }

/** Minimum visible part of the title bar (px). */
const MIN_VISIBLE = { width: 120, height: 40 }

const overlapLength = (
  from: number,
  length: number,
  otherFrom: number,
  otherLength: number,
): number => Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom)

const isReachable = (bounds: Bounds, area: Bounds): boolean =>
  overlapLength(bounds.x, bounds.width, area.x, area.width) >= MIN_VISIBLE.width &&
  bounds.y >= area.y &&
  area.y + area.height - bounds.y >= MIN_VISIBLE.height

/** Returns the minimum size of the window in this area: it fits on every display, however small. */
export const minSizeOn = (area: Size, least: Size): Size => ({
  width: Math.min(least.width, area.width),
  height: Math.min(least.height, area.height),
})

/** Returns a size that fits into the area and respects the minimum there. */
function fitSize(area: Size, wish: Size, least: Size): Size {
  return {
    width: Math.min(Math.max(least.width, wish.width), area.width),
    height: Math.min(Math.max(least.height, wish.height), area.height),
  }
}

/** Returns bounds in the middle of an area, no larger than it. */
function centreIn(area: Bounds, wish: Size, least: Size): Bounds {
  const { width, height } = fitSize(area, wish, least)
  const [x, y] = [area.x + (area.width - width) / 2, area.y + (area.height - height) / 2]
  return { x: Math.max(area.x, Math.round(x)), y: Math.max(area.y, Math.round(y)), width, height }
}

/** Returns bounds in the area; if the size changes, wholly inside it. */
function fitInto(area: Bounds, bounds: Bounds, least: Size): Bounds {
  const { width, height } = fitSize(area, bounds, least)
  if (width === bounds.width && height === bounds.height)
    return { x: bounds.x, y: bounds.y, width, height }
  const clampStart = (at: number, length: number, from: number, full: number): number =>
    Math.max(from, Math.min(at, from + full - length))
  return {
    x: clampStart(bounds.x, width, area.x, area.width),
    y: clampStart(bounds.y, height, area.y, area.height),
    width,
    height,
  }
}

/**
 * Returns new bounds after the displays have changed; null if the window may stay, since it is
 * reachable and no larger than its display. `areas` are as for `restoreBounds`.
 */
export function boundsAfterChange(
  now: Bounds,
  areas: readonly Bounds[],
  least: Size,
): Bounds | null {
  const area = areas.find((one) => isReachable(now, one))
  if (area !== undefined && now.width <= area.width && now.height <= area.height) return null
  const { isMaximised: _, ...bounds } = restoreBounds({ ...now, isMaximised: false }, areas, least)
  return bounds
}

/**
 * Returns the bounds to open the window with: the saved ones, if they are reachable; else centred
 * on the first display. `areas` are the work areas of the displays, the primary one first.
 */
export function restoreBounds(
  saved: WindowBounds | null,
  areas: readonly Bounds[],
  least: Size,
): WindowBounds {
  const isMaximised = saved?.isMaximised ?? false
  const [chief = { x: 0, y: 0, ...DEFAULT_SIZE }] = areas
  const area = saved === null ? undefined : areas.find((one) => isReachable(saved, one))
  if (saved === null || area === undefined)
    return { ...centreIn(chief, saved ?? DEFAULT_SIZE, least), isMaximised }
  // a display may have become smaller, or its scale may have changed
  return { ...fitInto(area, saved, least), isMaximised }
}
