// How long a complete trick stays in the middle of the table.
import { effectScope, shallowRef } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Trick } from '../../src/shared/view.ts'
import { type ShownTrick, type TrickHold, useTrick } from '../../src/renderer/use/useTrick.ts'

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

const led: Trick = { leader: 1, cards: ['KH'], winner: null }
const complete: Trick = { leader: 1, cards: ['KH', 'QH'], winner: 1 }

/** A table of two at which a trick becomes complete, while things still move for so many milliseconds. */
function completed(hold: TrickHold, rest: number): ShownTrick {
  const tricks = shallowRef<readonly Trick[]>([led])
  const shown = effectScope(true).run(() =>
    useTrick(
      () => ({ tricks: tricks.value, hold, near: 0, seats: 2 }),
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

test('until a key it stays for ever, and a key takes it away', async () => {
  const { held, waits, turn } = completed('key', 500)
  await vi.advanceTimersByTimeAsync(DRAWN)
  vi.advanceTimersByTime(100_000)
  expect([held.value, waits.value]).toEqual([true, true])
  expect(turn()).toBe(true)
  expect(held.value).toBe(false)
})
