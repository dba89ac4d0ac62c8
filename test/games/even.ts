// A test that equally likely outcomes came equally often.
import { expect } from 'vitest'

/**
 * Chi-square of counts against equal chances, and a bound that a fair generator stays under but for
 * one seed in millions.
 */
function chiSquare(counts: readonly number[]): { readonly value: number; readonly bound: number } {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  const value = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  const degrees = counts.length - 1
  return { value, bound: degrees + 6 * Math.sqrt(2 * degrees) }
}

/** Fails where some of the counts are more uneven than chance makes them, or none at all. */
export function expectEven(counts: readonly number[]): void {
  const { value, bound } = chiSquare(counts)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(value).toBeLessThan(bound)
}

/** The number of times each text came. */
export function tallied(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}
