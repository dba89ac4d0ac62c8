// Elder's lead to the first trick, as the players imagine it: the best card for a hand that knows
// nothing of the other one. The table is compared with the count over every hand.
import { expect, test } from 'vitest'
import { countBits, listBits, toBitSet } from '../../../src/main/engine/ai/cards.ts'
import type { Cards32 } from '../../../src/main/engine/games/ecarte/ai/bits.ts'
import { countTricks } from '../../../src/main/engine/games/ecarte/ai/count-tricks.ts'
import { FIRST_LEADS } from '../../../src/main/engine/games/ecarte/ai/first-lead-figures.ts'
import {
  findFirstLead,
  listOrderedHands,
  tricksOfElder,
} from '../../../src/main/engine/games/ecarte/ai/first-lead.ts'
import { tricksOfLeader } from '../../../src/main/engine/games/ecarte/ai/solve.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { chance } from '../chance.ts'

const LONG = process.env['CERCLE_LONG'] === 'yes'
const PACK = Array.from({ length: 32 }, (_, bit) => bit)

/** E-24, E-26: points by tricks, nobody vulnerable. */
const POINTS = [-2, -1, -1, 1, 1, 2]

function dealHands(random: Random): readonly [elder: Cards32, dealer: Cards32] {
  const order = shuffle(PACK, random)
  return [toBitSet(order.slice(0, 5)), toBitSet(order.slice(5, 10))]
}

test('is no worse than any other card of the hand, counted over every hand of the dealer', () => {
  const random = chance(61)
  for (let n = 0; n < (LONG ? 3000 : 60); n += 1) {
    const [own] = dealHands(random)
    const { byCard } = countTricks({ own, may: ~own, sure: 0, others: 5 }, { at: 'lead' })
    const points = (tricks: readonly number[]): number =>
      tricks.reduce((sum, hands, made) => sum + hands * requireValue(POINTS[made]), 0)
    const best = Math.max(...[...byCard.values()].map(points))
    expect(points(requireValue(byCard.get(findFirstLead(own))))).toBe(best)
  }
})

test('is a card of the hand, the same one if the plain suits change places', () => {
  const random = chance(62)
  const turned = (bit: number): number => (bit < 8 ? bit : bit < 24 ? bit + 8 : bit - 16)
  for (let n = 0; n < 2000; n += 1) {
    const [own] = dealHands(random)
    const lead = findFirstLead(own)
    expect(listBits(own)).toContain(lead)
    const other = findFirstLead(toBitSet(listBits(own).map(turned)))
    const suit = (bit: number, hand: Cards32): number =>
      bit < 8 ? bit : ((hand >>> (bit & 24)) & 0xff) | ((bit & 7) << 8)
    expect(suit(other, toBitSet(listBits(own).map(turned)))).toBe(suit(lead, own))
  }
})

test('the table has every hand once, up to an exchange of plain suits', () => {
  const hands = listOrderedHands()
  expect(new Set(hands).size).toBe(38_304)
  expect([...hands].every((hand) => countBits(hand) === 5)).toBe(true)
  expect(FIRST_LEADS).toHaveLength(38_304 / 2)
})

test('makes at most what best play makes that sees both hands, and often less', () => {
  const random = chance(63)
  let less = 0
  for (let n = 0; n < 2000; n += 1) {
    const [elder, dealer] = dealHands(random)
    const seen = tricksOfLeader(elder, dealer, 5)
    const led = tricksOfElder(elder, dealer)
    expect(led).toBeLessThanOrEqual(seen)
    if (led < seen) less += 1
  }
  expect(less).toBeGreaterThan(50)
})
