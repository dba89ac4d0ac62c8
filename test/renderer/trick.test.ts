// The time a complete trick stays in the middle of the table.
import { effectScope, shallowRef } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Viewer, Trick } from '../../src/shared/view.ts'
import {
  type ShownTrick,
  type TrickHold,
  useTrick,
} from '../../src/renderer/composables/useTrick.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, FRAME))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Milliseconds between two pictures. */
const FRAME = 16
/** It is drawn when the frame is over. */
const DRAWN = FRAME + 1

/** Two of whom nothing need be known. */
const PEOPLE = [null, null]

const led: Trick = { leader: 1, cards: ['KH'], winner: null }
const complete: Trick = { leader: 1, cards: ['KH', 'QH'], winner: 1 }

/**
 * A table of two at which a trick becomes complete, while animations last for this many
 * milliseconds.
 */
function completed(hold: TrickHold, rest: number): ShownTrick {
  const tricks = shallowRef<readonly Trick[]>([led])
  const shown = effectScope(true).run(() =>
    useTrick(
      () => ({ view: { tricks: tricks.value, eye: 0 }, hold, near: 0, people: PEOPLE }),
      () => rest,
    ),
  )
  if (!shown) throw new Error('no scope')
  tricks.value = [complete]
  return shown
}

test('it stays as long as is chosen', async () => {
  const { held } = completed(700, 0)
  await vi.advanceTimersByTimeAsync(DRAWN)
  vi.advanceTimersByTime(690)
  expect(held.value).toBe(true)
  vi.advanceTimersByTime(20)
  expect(held.value).toBe(false)
})

test('that time begins when its last card has come', async () => {
  const { held } = completed(700, 500)
  await vi.advanceTimersByTimeAsync(DRAWN)
  vi.advanceTimersByTime(1190)
  expect(held.value).toBe(true)
  vi.advanceTimersByTime(20)
  expect(held.value).toBe(false)
})

test.each<TrickHold>([700, 'key'])(
  'at a table that is sat down to between two tricks, none lies (%s)',
  (hold) => {
    const view = { tricks: [complete, complete], eye: 0 } as const
    const shown = effectScope(true).run(() =>
      useTrick(
        () => ({ view, hold, near: 0, people: PEOPLE }),
        () => 0,
      ),
    )
    expect([shown?.trick.value, shown?.held.value]).toEqual([null, false])
  },
)

test('until a key it stays for ever, and a key takes it away', async () => {
  const { held, waits, turnTrick: turn } = completed('key', 500)
  await vi.advanceTimersByTimeAsync(DRAWN)
  vi.advanceTimersByTime(100_000)
  expect([held.value, waits.value]).toEqual([true, true])
  expect(turn()).toBe(true)
  expect(held.value).toBe(false)
})

/** A screen that goes from hand to hand: a trick that seat 0 completed is taken by seat 1. */
function handedOver(hold: TrickHold) {
  const now = shallowRef<{ readonly tricks: readonly Trick[]; readonly eye: Viewer }>({
    tricks: [led],
    eye: 0,
  })
  const shown = effectScope(true).run(() =>
    useTrick(
      () => ({ view: now.value, hold, near: 0, people: PEOPLE }),
      () => 0,
    ),
  )
  if (!shown) throw new Error('no scope')
  const look = (eye: Viewer, tricks: readonly Trick[] = [complete]): void =>
    void (now.value = { tricks, eye })
  // the curtain falls with the card that completes it
  look('onlooker')
  return { shown, look }
}

test('S-8 who comes sees the trick that was completed behind the curtain, as long as a trick lies', async () => {
  const { shown, look } = handedOver(700)
  await vi.advanceTimersByTimeAsync(DRAWN + 10_000)
  expect(shown.held.value).toBe(false)
  look(1)
  expect(shown.trick.value).toEqual(complete)
  await vi.advanceTimersByTimeAsync(DRAWN)
  vi.advanceTimersByTime(690)
  expect(shown.held.value).toBe(true)
  vi.advanceTimersByTime(20)
  expect(shown.held.value).toBe(false)
})

test('S-8 each sees it once, also who comes when the next is led already', async () => {
  const { shown, look } = handedOver('key')
  look(1)
  expect(shown.turnTrick()).toBe(true)
  const next: Trick = { leader: 1, cards: ['AH'], winner: null }
  look('onlooker', [complete, next])
  look(0, [complete, next])
  expect([shown.trick.value, shown.held.value]).toEqual([complete, true])
  expect(shown.turnTrick()).toBe(true)
  expect(shown.trick.value).toEqual(next)
  look('onlooker', [complete, next])
  look(0, [complete, next])
  expect(shown.held.value).toBe(false)
})

test('S-8 no person is shown a trick of the deal before', () => {
  const { shown, look } = handedOver('key')
  shown.turnTrick()
  look('onlooker', [])
  look(1, [])
  expect([shown.trick.value, shown.held.value]).toEqual([null, false])
})
