// The place the window opens at.
import { describe, expect, test } from 'vitest'
import {
  type WindowBounds,
  minSizeOn,
  boundsAfterChange,
  restoreBounds,
  windowBoundsSchema,
} from '../../src/main/desktop/window-bounds.ts'

const LEAST = { width: 960, height: 640 }
const CHIEF = { x: 0, y: 30, width: 1920, height: 1050 }
const RIGHT = { x: 1920, y: 0, width: 1280, height: 1024 }
const KEPT: WindowBounds = { x: 2000, y: 80, width: 1100, height: 700, isMaximised: false }

describe('the place of the window', () => {
  test('at first it is in the middle of the chief display', () => {
    expect(restoreBounds(null, [CHIEF], LEAST)).toEqual({
      x: 320,
      y: 145,
      width: 1280,
      height: 820,
      isMaximised: false,
    })
  })

  test('it opens where it was, on whatever display', () => {
    expect(restoreBounds(KEPT, [CHIEF, RIGHT], LEAST)).toEqual(KEPT)
  })

  test('a display that is gone leaves it to the chief one, in its size', () => {
    expect(restoreBounds(KEPT, [CHIEF], LEAST)).toEqual({
      x: 410,
      y: 205,
      width: 1100,
      height: 700,
      isMaximised: false,
    })
  })

  test.each([
    ['left of everything', { ...KEPT, x: -1050, y: 100 }],
    ['below', { ...KEPT, x: 100, y: 1060 }],
    ['above, where its title cannot be reached', { ...KEPT, x: 100, y: -300 }],
  ])('one that cannot be taken hold of is put back: %s', (_, kept) => {
    const { x, y } = restoreBounds(kept, [CHIEF], LEAST)
    expect([x, y]).toEqual([410, 205])
  })

  test('one that hangs over an edge stays where the player put it', () => {
    expect(restoreBounds({ ...KEPT, x: -500, y: 40 }, [CHIEF], LEAST)).toMatchObject({
      x: -500,
      y: 40,
    })
  })

  test('it is no larger than the display, and no smaller than the least', () => {
    const wide = restoreBounds({ ...KEPT, x: 10, y: 30, width: 4000, height: 3000 }, [CHIEF], LEAST)
    expect(wide).toMatchObject({ width: 1920, height: 1050 })
    expect(
      restoreBounds({ ...KEPT, x: 10, y: 30, width: 100, height: 100 }, [CHIEF], LEAST),
    ).toMatchObject(LEAST)
  })

  test.each([
    ['1366 × 768 at 125 %', { width: 1093, height: 574 }, { width: 960, height: 574 }],
    ['a small one', { width: 800, height: 600 }, { width: 800, height: 600 }],
    ['a large one', CHIEF, LEAST],
  ])('on %s the window fits, and its least size too', (_, display, least) => {
    const area = { x: 5, y: 7, width: display.width, height: display.height }
    const at = restoreBounds(null, [area], LEAST)
    expect(at.x >= area.x && at.x + at.width <= area.x + area.width).toBe(true)
    expect(at.y >= area.y && at.y + at.height <= area.y + area.height).toBe(true)
    expect(minSizeOn(area, LEAST)).toEqual(least)
    expect(restoreBounds({ ...KEPT, x: 10, y: 10 }, [area], LEAST).height).toBeLessThanOrEqual(
      area.height,
    )
  })

  test('where its size has to change it lies whole on its display, with the buttons of its frame', () => {
    const overTwo = { ...KEPT, x: -1900, y: 60, width: 3800, height: 900 }
    expect(restoreBounds(overTwo, [CHIEF], LEAST)).toMatchObject({
      x: 0,
      y: 60,
      width: 1920,
      height: 900,
    })
    const scaled = { x: 0, y: 24, width: 1280, height: 696 }
    const large = { ...KEPT, x: 300, y: 200, width: 1920, height: 1050 }
    expect(restoreBounds(large, [scaled], LEAST)).toMatchObject(scaled)
    // only so low
    const low = { ...KEPT, x: 200, y: 500, width: 1000, height: 900 }
    expect(restoreBounds(low, [scaled], LEAST)).toMatchObject({
      x: 200,
      y: 24,
      width: 1000,
      height: 696,
    })
  })

  test('a window that was maximised is so again, and knows its other size', () => {
    expect(restoreBounds({ ...KEPT, isMaximised: true }, [CHIEF, RIGHT], LEAST)).toEqual({
      ...KEPT,
      isMaximised: true,
    })
  })

  test('a display that goes while the program runs hands the window to the chief one; any other change lets it stay', () => {
    const { isMaximised: _, ...at } = KEPT
    expect(boundsAfterChange(at, [CHIEF, RIGHT], LEAST)).toBeNull()
    expect(boundsAfterChange({ ...at, x: -500 }, [CHIEF, RIGHT], LEAST)).toBeNull()
    expect(boundsAfterChange(at, [CHIEF], LEAST)).toEqual({
      x: 410,
      y: 205,
      width: 1100,
      height: 700,
    })
    // its display was the upper one, and the lower is the smaller
    expect(boundsAfterChange({ ...at, x: 100, y: -1050, width: 1800 }, [RIGHT], LEAST)).toEqual({
      x: 1920,
      y: 162,
      width: 1280,
      height: 700,
    })
    const smaller = { ...RIGHT, width: 1000, height: 600 }
    expect(boundsAfterChange(at, [CHIEF, smaller], LEAST)).toEqual({
      x: 1920,
      y: 0,
      width: 1000,
      height: 600,
    })
  })

  test('a stored value that is no place is not read', () => {
    expect(windowBoundsSchema.safeParse({ x: 'left' }).success).toBe(false)
    expect(windowBoundsSchema.safeParse({ ...KEPT, width: 0 }).success).toBe(false)
    expect(windowBoundsSchema.safeParse(KEPT).success).toBe(true)
  })
})
