// Spreading unseen cards over covered hands: every way that fits is equally likely, whatever is
// known of the hands.
import { describe, expect, test } from 'vitest'
import {
  type CoveredHand,
  findSpreader,
  createSpreader,
} from '../../src/main/engine/games/spread.ts'
import { type Card, readCards, suitOf } from '../../src/shared/card.ts'
import { chance } from './chance.ts'

const cardsOf = (text: string): readonly Card[] => {
  const read = readCards(text)
  return 'wrong' in read ? [] : read.cards
}
const hand = (count: number, voids = '', needs = ''): CoveredHand => ({
  count,
  voids: new Set(voids),
  needs: new Set(needs),
})

const written = (hands: readonly (readonly Card[])[]): string =>
  hands.map((cards) => cards.toSorted().join(' ')).join(' | ')

/** Every way to give the cards that fits. */
function ways(cards: readonly Card[], hands: readonly CoveredHand[]): ReadonlySet<string> {
  const found = new Set<string>()
  const place = (next: number, held: readonly (readonly Card[])[]): void => {
    const card = cards[next]
    if (card === undefined) {
      if (
        hands.every(({ needs }, one) =>
          [...(needs ?? [])].every((suit) => held[one]?.some((own) => suitOf(own) === suit)),
        )
      )
        found.add(written(held))
      return
    }
    hands.forEach(({ count, voids }, one) => {
      const own = held[one] ?? []
      if (own.length < count && !voids.has(suitOf(card)))
        place(next + 1, held.with(one, [...own, card]))
    })
  }
  place(
    0,
    hands.map(() => []),
  )
  return found
}

const CASES: Readonly<Record<string, readonly [string, readonly CoveredHand[]]>> = {
  'nothing is known': ['AS KS AH KH AD KD', [hand(2), hand(2), hand(2)]],
  'one hand lacks a suit': ['AS KS QS AH KH AD', [hand(2, 'S'), hand(2), hand(2)]],
  'two hands lack different suits': ['AS KS AH KH AD KD', [hand(2, 'S'), hand(2, 'H'), hand(2)]],
  'two hands lack the same suit': ['AS KS AH KH AD KD', [hand(2, 'S'), hand(2, 'S'), hand(2)]],
  'a hand lacks two suits': ['AS KS AH KH AD KD QD', [hand(2, 'SH'), hand(3), hand(2, 'D')]],
  'hands of different size': ['AS KS QS AH KH AD KD', [hand(1, 'S'), hand(4), hand(2, 'H')]],
  'a hand must hold a suit': ['AS KS AH KH AD KD', [hand(2, '', 'S'), hand(2), hand(2)]],
  'hands that must, and that cannot': [
    'AS KS AH KH AD KD',
    [hand(2, '', 'S'), hand(2, 'S'), hand(2, '', 'D')],
  ],
}

describe.each(Object.entries(CASES))('%s', (_, [text, hands]) => {
  const cards = cardsOf(text)
  test('every way that fits comes, none other, and all equally often', () => {
    const all = ways(cards, hands)
    const spreader = createSpreader(cards, hands)
    expect(spreader.ways).toBeCloseTo(all.size, 6)
    const random = chance(81)
    const times = all.size * 60
    const counts = new Map<string, number>()
    for (let n = 0; n < times; n += 1) {
      const way = written(spreader.dealUnseen(random))
      counts.set(way, (counts.get(way) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual([...all].toSorted())
    const square = [...counts.values()].reduce((sum, count) => sum + (count - 60) ** 2 / 60, 0)
    const degrees = all.size - 1
    expect(square).toBeLessThan(degrees + 6 * Math.sqrt(2 * degrees))
  })
})

test('where no way fits there is none, and asking for one says that the view contradicts itself', () => {
  const cards = cardsOf('AS KS AH')
  for (const hands of [
    [hand(2, 'S'), hand(1)],
    [hand(1), hand(1)],
    [hand(3, '', 'D')],
    [hand(2), hand(2)],
  ]) {
    expect(findSpreader(cards, hands)).toBeNull()
    expect(() => createSpreader(cards, hands)).toThrow(/no deal could give/)
  }
})

test('the same chance gives the same hands', () => {
  const [text, hands] = CASES['two hands lack different suits'] ?? ['', []]
  const spread = (seed: number) => createSpreader(cardsOf(text), hands).dealUnseen(chance(seed))
  expect(spread(5)).toEqual(spread(5))
})
