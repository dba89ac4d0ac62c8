// The limit of calls of the window: a player never meets it, and a runaway page does at once.
import { expect, test } from 'vitest'
import { BURST, CALLS_PER_SECOND, createRateLimiter } from '../../src/main/rate-limit.ts'

/** A pace by a clock in the test's hand. */
function paced() {
  let at = 5_000
  const mayPass = createRateLimiter(() => at)
  const many = (count: number, characters = 40): number =>
    Array.from({ length: count }, () => mayPass(characters)).filter(Boolean).length
  return {
    many,
    later: (milliseconds: number) => {
      at += milliseconds
    },
  }
}

test('as many calls as may come at once pass, and not one more', () => {
  const { many } = paced()
  expect(many(10 * BURST)).toBe(BURST)
})

test('with the time that passes calls may pass again, never more at once than at first', () => {
  const { many, later } = paced()
  many(BURST)
  later(9)
  expect(many(5)).toBe(0)
  later(1)
  expect(many(5)).toBe(1)
  later(1_000)
  expect(many(1_000)).toBe(CALLS_PER_SECOND)
  later(3_600_000)
  expect(many(1_000)).toBe(BURST)
})

test('who asks fifty times a second for an hour, and plays besides, is never refused', () => {
  const { many, later } = paced()
  let [asked, passed] = [0, 0]
  for (let second = 0; second < 3_600; second += 1) {
    for (let look = 0; look < 50; look += 1) {
      asked += 1
      passed += many(1)
      later(20)
    }
    asked += 5
    passed += many(5)
  }
  expect(passed).toBe(asked)
})

test('of a thousand calls a second a hundred are done', () => {
  const { many, later } = paced()
  many(BURST)
  let passed = 0
  for (let millisecond = 0; millisecond < 10_000; millisecond += 1) {
    later(1)
    passed += many(1)
  }
  expect(passed).toBeGreaterThan(10 * CALLS_PER_SECOND - 5)
  expect(passed).toBeLessThanOrEqual(10 * CALLS_PER_SECOND)
})

test('a clock that stops or goes back lets no call through for free', () => {
  const { many, later } = paced()
  expect(many(BURST + 1)).toBe(BURST)
  later(-60_000)
  expect(many(1)).toBe(0)
  later(20)
  expect(many(10)).toBeLessThanOrEqual(2)
})

test('a large call counts for as many as its reading takes the time of', () => {
  const { many, later } = paced()
  expect(many(BURST, 1023)).toBe(BURST)
  later(60_000)
  expect(many(BURST, 1024)).toBe(BURST / 2)
  later(60_000)
  expect(many(10, 64 * 1024)).toBe(1)
})
