// The order of a hand: by suit or by rank, and the place of trumps in it.
import { describe, expect, test } from 'vitest'
import type { Card, Suit } from '../../src/shared/card.ts'
import { CARDS, RANKS } from '../../src/shared/card.ts'
import { ORDERS, TRUMPS_AT } from '../../src/shared/settings.ts'
import type { Sorting } from '../../src/shared/settings.ts'
import {
  ACE_HIGH,
  AS_WRITTEN,
  JACK_OF_TRUMPS_HIGH,
  type RankOrder,
  sortHand,
} from '../../src/shared/sort-hand.ts'

/** Of Scotch Whist: the knave is the best trump. */
const SCOTCH = { trumps: ['J', 'A', 'K', 'Q', '10'], plain: ['A', 'K', 'Q', 'J', '10'] } as const
const HAND: readonly Card[] = ['QS', 'AD', 'JH', 'KC', 'AH', 'QD', 'AS', 'KH']

const put = (
  order: Sorting['order'],
  trumps: Sorting['trumps'],
  trump: Suit | null = 'H',
): string => sortHand(HAND, trump, SCOTCH, { order, trumps }).join(' ')

describe('suit by suit', () => {
  test('trumps lie left, right, or where their suit always lies', () => {
    expect(put('suit', 'left')).toBe('JH AH KH AS QS AD QD KC')
    expect(put('suit', 'right')).toBe('AS QS AD QD KC JH AH KH')
    expect(put('suit', 'any')).toBe('AS QS JH AH KH KC AD QD')
  })

  test('the suits stay where they are whatever is trumps, when these have no place of their own', () => {
    const suits = (trump: Suit): string =>
      sortHand(HAND, trump, AS_WRITTEN, { order: 'suit', trumps: 'any' })
        .map((card) => card.slice(-1))
        .join('')
    expect(new Set((['S', 'H', 'D', 'C'] as const).map(suits)).size).toBe(1)
  })

  test('black and red alternate next to the trumps', () => {
    const red = (suit: string): boolean => suit === 'H' || suit === 'D'
    for (const trump of ['S', 'H', 'D', 'C'] as const)
      for (const at of TRUMPS_AT) {
        const cards = sortHand(CARDS, trump, AS_WRITTEN, { order: 'suit', trumps: at })
        const suits = [...new Set(cards.map((card) => card.slice(-1)))]
        const plain = at === 'any' ? suits : suits.filter((suit) => suit !== trump)
        const same = plain.filter(
          (suit, index) => index > 0 && red(suit) === red(plain[index - 1] ?? ''),
        )
        expect(same.length, `${trump} ${at}: ${suits.join('')}`).toBeLessThanOrEqual(
          at === 'any' ? 0 : 1,
        )
      }
  })
})

describe('by rank', () => {
  test('all of a rank lie together, trumps apart where they have a place', () => {
    expect(put('rank', 'left')).toBe('JH AH KH AS AD KC QS QD')
    expect(put('rank', 'right')).toBe('AS AD KC QS QD JH AH KH')
    expect(put('rank', 'any')).toBe('AS AH AD KH KC QS QD JH')
  })

  test('without trumps nothing lies apart', () => {
    expect(put('rank', 'left', null)).toBe(put('rank', 'any', null))
  })
})

test('Trappola cards keep their old order of suits', () => {
  const cards: readonly Card[] = ['6-SP', 'A-BA', 'K-CO', 'A-SP', '6-BA']
  const ranks = { trumps: ['A', 'K', '6'], plain: ['A', 'K', '6'] } as const
  expect(sortHand(cards, 'CO', ranks, { order: 'suit', trumps: 'right' })).toEqual([
    ...['A-SP', '6-SP'],
    ...['A-BA', '6-BA'],
    'K-CO',
  ])
  expect(sortHand(cards, 'CO', ranks, { order: 'rank', trumps: 'any' })).toEqual([
    ...['A-SP', 'A-BA'],
    'K-CO',
    ...['6-SP', '6-BA'],
  ])
})

test('no card is lost or gained, and none is moved twice', () => {
  for (const order of ORDERS)
    for (const trumps of TRUMPS_AT) {
      const once = sortHand(CARDS, 'D', AS_WRITTEN, { order, trumps })
      expect(new Set(once).size).toBe(CARDS.length)
      expect(sortHand(once, 'D', AS_WRITTEN, { order, trumps })).toEqual(once)
    }
})

test('the ace is below the jack as cards are written, and else the highest but for a jack of trumps', () => {
  const lie = (order: RankOrder): string =>
    sortHand(['JS', 'AS', 'KS', 'AH', 'JH'], 'H', order, { order: 'suit', trumps: 'left' }).join(
      ' ',
    )
  expect(lie(AS_WRITTEN)).toBe('JH AH KS JS AS')
  expect(lie(ACE_HIGH)).toBe('AH JH AS KS JS')
  expect(lie(JACK_OF_TRUMPS_HIGH)).toBe('JH AH AS KS JS')
  for (const order of [ACE_HIGH, JACK_OF_TRUMPS_HIGH])
    for (const ranks of Object.values(order)) expect(ranks.toSorted()).toEqual(RANKS.toSorted())
})
