// What the AIs of all games share: sets of bits, statistics of sampled values, and resampling.
import { describe, expect, test } from 'vitest'
import {
  bitsAbove,
  bitsBetween,
  countBits,
  highestBit,
  listBits,
  lowestBit,
  toBitSet,
} from '../../../src/main/engine/ai/cards.ts'
import { resample, takeByWeight } from '../../../src/main/engine/ai/resample.ts'
import { RunningStats, withDoubt } from '../../../src/main/engine/ai/statistics.ts'
import { chance } from '../chance.ts'

const dealOf = (equity: number, tricks?: number) => ({
  points: 2 * equity,
  against: 1,
  chance: equity / 10,
  equity,
  ...(tricks === undefined ? {} : { tricks }),
})

const statsOf = (...equities: readonly number[]): RunningStats => {
  const stats = new RunningStats()
  for (const one of equities) stats.add(dealOf(one))
  return stats
}

describe('sets of bits', () => {
  test.each([0, 1, 0b1011, 0x80000001, 0xffffffff, 0x7fffffff, 0x0f0f0f0f])(
    '%i is counted and listed as its digits say',
    (number) => {
      const set = number | 0
      const digits = (set >>> 0).toString(2).split('').toReversed()
      const places = digits.flatMap((digit, place) => (digit === '1' ? [place] : []))
      expect(countBits(set)).toBe(places.length)
      expect(listBits(set)).toEqual(places)
      expect([lowestBit(set), highestBit(set)]).toEqual([places[0] ?? -1, places.at(-1) ?? -1])
      expect(toBitSet(places)).toBe(set)
    },
  )

  test('bits above one, and between two, exclude these', () => {
    expect(listBits(bitsAbove(29))).toEqual([30, 31])
    expect(listBits(bitsBetween(2, 6))).toEqual([3, 4, 5])
    expect(bitsBetween(4, 5)).toBe(0)
  })
})

describe('running statistics', () => {
  test('are the means, and the standard error of the equity', () => {
    const stats = statsOf(1, 2, 6)
    expect(stats.toValue()).toEqual({
      points: 6,
      against: 1,
      chance: expect.closeTo(0.3, 12),
      equity: 3,
      error: expect.closeTo(Math.sqrt((4 + 1 + 9) / 2 / 3), 12),
    })
    expect(stats.count).toBe(3)
  })

  test('count tricks where a game does', () => {
    const stats = new RunningStats()
    stats.add(dealOf(1, 4))
    stats.add(dealOf(1, 7))
    expect(stats.toValue().tricks).toBe(5.5)
    expect(statsOf(1).toValue()).not.toHaveProperty('tricks')
  })

  test('equal values have no spread at all, and a single one has no error', () => {
    expect(statsOf(0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1).error).toBe(0)
    expect(statsOf(5).error).toBe(0)
  })

  test('the doubt of a difference is that of the pairs, not of the single values', () => {
    const [worse, best] = withDoubt([statsOf(0, 10, 20), statsOf(1, 11, 21)])
    expect([worse?.doubt, best?.doubt]).toEqual([0, 0])
    expect(worse?.error).toBeGreaterThan(5)
    expect(withDoubt([statsOf(1, 2)])[0]).not.toHaveProperty('doubt')
  })

  test('an alternative that is not tried further is limited', () => {
    const stats = statsOf(3, 5)
    stats.limitTo(2)
    expect(stats.toValue().equity).toBe(2)
    stats.limitTo(9)
    expect(stats.equity).toBe(2)
  })
})

describe('resampling', () => {
  test('takes each item in proportion to its weight, in order', () => {
    expect(takeByWeight(['a', 'b', 'c'], [1, 0, 3], 4, 0.5)).toEqual(['a', 'c', 'c', 'c'])
    expect(takeByWeight(['a', 'b'], [1, 1], 3, 0.99)).toHaveLength(3)
  })

  test('takes likely worlds more often, but not only them', () => {
    const random = chance(7)
    const taken = resample(
      () => random.nextInt(2),
      (world) => (world === 0 ? 0 : 1),
      2000,
      random,
    )
    expect(taken).toHaveLength(2000)
    const likely = taken.filter((world) => world === 0).length / taken.length
    expect(likely).toBeCloseTo(1 / (1 + Math.exp(-1)), 1)
  })

  test('weakens evidence that would leave too few worlds', () => {
    let next = 0
    const doubts = (world: number): number => (world === 1 ? 0 : 1000)
    const taken = resample(() => (next += 1), doubts, 100, chance(7))
    expect(new Set(taken).size).toBeGreaterThan(30)
  })
})
