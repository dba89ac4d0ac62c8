// Which cards make a holding, and what is needed to hold something as strong (T-6 to T-8): every
// sequence and every set that there is, against every strength.
import { expect, test } from 'vitest'
import { cardMask } from '../../../src/main/engine/games/tatteln/bits.ts'
import {
  type HoldingSet,
  type Sequence,
  asStrong,
  bestStrength,
  sequenceMask,
  sequencesIn,
  setsIn,
  holdingStrength,
  listTriples,
} from '../../../src/main/engine/games/tatteln/holdings.ts'
import { SUITS, requireValue } from '../../../src/shared/card.ts'
import { hand } from './table.ts'

const NATURAL = ['A', 'K', 'Q', 'J', '10', '9', '8', '7'] as const
const RANKS = ['A', 'K', 'Q', 'J', '10'] as const
const TRUMPS = ['S', 'H', null] as const

const SEQUENCES: readonly Sequence[] = SUITS.flatMap((suit) =>
  NATURAL.flatMap((rank, top) =>
    [3, 4, 5, 6, 7, 8].flatMap((count): readonly Sequence[] =>
      top + count > NATURAL.length ? [] : [{ sort: 'sequence', suit, rank, count }],
    ),
  ),
)
const SETS: readonly HoldingSet[] = RANKS.flatMap((rank) =>
  [3, 4].map((count): HoldingSet => ({ sort: 'set', rank, count })),
)

/** The cards of a set, those of the first suits where they are three. */
const cardsOf = ({ rank, count }: HoldingSet): number =>
  cardMask(
    hand(
      SUITS.slice(0, count)
        .map((suit) => `${rank}${suit}`)
        .join(' '),
    ),
  )

const holds = (mask: number, part: number): boolean => (part & ~mask) === 0

test('T-6 T-7 each sequence and each set is found in its own cards, alone and whole', () => {
  expect([SEQUENCES.length, SETS.length]).toEqual([84, 10])
  for (const one of SEQUENCES) expect(sequencesIn(sequenceMask(one))).toEqual([one])
  for (const one of SETS) expect(setsIn(cardsOf(one))).toEqual([one])
  expect(sequencesIn(cardMask(hand('AH KH JH 10H QD JD 10S')))).toEqual([])
  expect(setsIn(cardMask(hand('9H 9S 9D 9C AH AS')))).toEqual([])
  expect(sequencesIn(cardMask(hand('AH KH QH 10H 9H 8H')))).toEqual([
    { sort: 'sequence', suit: 'H', rank: 'A', count: 3 },
    { sort: 'sequence', suit: 'H', rank: '10', count: 3 },
  ])
})

test('T-7 T-8 more cards are stronger, then the higher rank, then trumps', () => {
  const of = (suit: 'S' | 'H', rank: Sequence['rank'], count: number): number =>
    holdingStrength({ sort: 'sequence', suit, rank, count }, 'S')
  const order = [
    of('H', 'Q', 3),
    of('S', 'Q', 3),
    of('H', 'A', 3),
    of('S', 'A', 3),
    of('H', 'J', 4),
    of('S', '7', 5),
  ]
  expect(order.toSorted((a, b) => a - b)).toEqual(order)
  expect(new Set(order).size).toBe(order.length)
  const sets = SETS.map((one) => holdingStrength(one, null))
  expect(new Set(sets).size).toBe(SETS.length)
  expect(Math.max(...sets.filter((_, place) => place % 2 === 0))).toBeLessThan(
    Math.min(...sets.filter((_, place) => place % 2 === 1)),
  )
})

test('T-8 the best of its sort is what counts, and nothing is worth nothing', () => {
  const mask = cardMask(hand('AH KH QH 10S 9S 8S 7S AD AC'))
  expect(bestStrength(mask, 'sequence', null)).toBe(
    holdingStrength({ sort: 'sequence', suit: 'S', rank: '10', count: 4 }, null),
  )
  expect(bestStrength(mask, 'set', null)).toBe(
    holdingStrength({ sort: 'set', rank: 'A', count: 3 }, null),
  )
  expect([bestStrength(0, 'sequence', null), bestStrength(0, 'set', null)]).toEqual([0, 0])
})

test('T-7 three of a rank are so four ways', () => {
  expect(listTriples('A').toSorted()).toEqual(
    ['AS AH AD', 'AS AH AC', 'AS AD AC', 'AH AD AC']
      .map((cards) => cardMask(hand(cards)))
      .toSorted(),
  )
})

test.each(TRUMPS)(
  'T-8 with trumps %s who holds a sequence as strong holds all of one of these, and nobody else',
  (trump) => {
    for (const { strength } of SEQUENCES.map((one) => ({
      strength: holdingStrength(one, trump),
    }))) {
      const least = asStrong('sequence', strength, trump)
      for (const one of SEQUENCES) {
        const isHeld = least.some((part) => holds(sequenceMask(one), part))
        if (isHeld !== holdingStrength(one, trump) >= strength)
          expect([one, strength, isHeld]).toBe('otherwise')
      }
    }
    expect(
      asStrong('sequence', holdingStrength(requireValue(SEQUENCES[0]), trump), trump).length,
    ).toBeGreaterThan(0)
  },
)

test('T-7 T-8 only a holder of all of these holds a set as strong', () => {
  for (const { strength } of SETS.map((one) => ({ strength: holdingStrength(one, null) }))) {
    const least = asStrong('set', strength, null)
    for (const one of SETS) {
      const isHeld = least.some((part) => holds(cardsOf(one), part))
      expect([one, strength, isHeld]).toEqual([
        one,
        strength,
        holdingStrength(one, null) >= strength,
      ])
    }
  }
})

test('T-8 the minimum is named with as few cards as suffice', () => {
  const three = (rank: (typeof RANKS)[number]) =>
    holdingStrength({ sort: 'set', rank, count: 3 }, null)
  // three aces or kings any three of them; of lower ranks all four
  expect(asStrong('set', three('K'), null)).toHaveLength(4 + 4 + 3)
  expect(
    asStrong('set', holdingStrength({ sort: 'set', rank: 'Q', count: 4 }, null), null),
  ).toHaveLength(3)
  const queens = holdingStrength({ sort: 'sequence', suit: 'H', rank: 'Q', count: 3 }, null)
  // from ace, king and queen down with three cards, from jack, ten and nine with four; from the
  // eight there are none
  expect(asStrong('sequence', queens, null)).toHaveLength(4 * 5)
})
