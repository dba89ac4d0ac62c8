// The settlement at the end of an evening (S-7): the fewest payments that settle it.
import { describe, expect, test } from 'vitest'
import { fewestPayments, computeSettlement } from '../../src/main/engine/evenings/settlement.ts'
import { randomOf } from '../store/played.ts'
import { STRUCK, after, bank, entriesOf, sat, stakes, won } from './telling.ts'

const settled = (balances: readonly number[]): readonly number[] =>
  fewestPayments(balances).reduce(
    (now, { from, to, counters }) =>
      now
        .with(Number(from), (now[Number(from)] ?? 0) + counters)
        .with(Number(to), (now[Number(to)] ?? 0) - counters),
    balances,
  )

/** The most groups whose sums are nothing, by trying every one: each group saves a payment. */
function mostGroups(open: readonly number[]): number {
  const [first, ...rest] = open
  if (first === undefined) return 0
  let most = -Infinity
  for (let set = 0; set < 1 << rest.length; set += 1) {
    const own = rest.filter((_, place) => (set & (1 << place)) !== 0)
    if (own.reduce((sum, one) => sum + one, first) !== 0) continue
    most = Math.max(most, 1 + mostGroups(rest.filter((_, place) => (set & (1 << place)) === 0)))
  }
  return most
}

describe('S-7 the fewest payments', () => {
  test('S-7 nothing is paid if no guest owes', () => {
    expect(fewestPayments([])).toEqual([])
    expect(fewestPayments([0, 0, 0])).toEqual([])
  })

  test('S-7 each pays once where one has won from all', () => {
    expect(entriesOf(fewestPayments([-2, 5, -3]))).toEqual(['0→1 2', '2→1 3'])
  })

  test('S-7 who owe each other as much settle between themselves', () => {
    // going through them in order would take three payments
    expect(entriesOf(fewestPayments([-5, 3, -3, 5])).toSorted()).toEqual(['0→3 5', '2→1 3'])
    expect(fewestPayments([4, 3, -7, 5, -3, -2])).toHaveLength(4)
  })

  test('S-7 never more than any other way takes, and everything is settled', () => {
    for (let number = 0; number < 400; number += 1) {
      const random = randomOf(number)
      const some = Array.from({ length: 1 + random.nextInt(7) }, () => random.nextInt(13) - 6)
      const balances = [...some, -some.reduce((sum, one) => sum + one, 0)]
      const open = balances.filter((one) => one !== 0)
      expect(settled(balances).every((one) => one === 0)).toBe(true)
      expect(fewestPayments(balances)).toHaveLength(open.length - mostGroups(open))
    }
  })

  test('S-7 a great many guests are settled too', () => {
    const balances = Array.from({ length: 40 }, (_, guest) =>
      guest < 20 ? guest + 1 : -(guest - 19),
    )
    expect(settled(balances).every((one) => one === 0)).toBe(true)
  })

  test('S-7 what lies in the bank is the banker’s, before and after the evening is struck', () => {
    const story = [sat(0, 1, 2), bank(0, 6), stakes(1, 4), stakes(2, 2), won(0)]
    const terms = { stake: 2, purse: 'none' } as const
    expect(entriesOf(computeSettlement(after('banker', terms, ...story)))).toEqual([
      '1→0 4',
      '2→0 2',
    ])
    expect(computeSettlement(after('banker', terms, ...story, STRUCK))).toEqual(
      computeSettlement(after('banker', terms, ...story)),
    )
  })
})
