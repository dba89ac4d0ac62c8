// Cards drawn for the list (S-3, S-4, S-5): the highest stands first, equal cards draw again.
import { expect, test } from 'vitest'
import type { Card } from '../../src/shared/card.ts'
import { drawGuestOrder, drawnList } from '../../src/main/engine/evenings/draw.ts'
import { ecarte, optionsOf, randomOf } from '../store/played.ts'

const OPTIONS = optionsOf(ecarte, 'club')
const listOf = (guests: number, ...rows: readonly (readonly Card[])[]) =>
  drawnList(ecarte, OPTIONS, guests, rows)

test('S-3 the highest card is the banker, the next the ponte, the others follow in rank', () => {
  expect(listOf(4, ['9S', 'KH', '7D', 'QC'])).toEqual([1, 3, 0, 2])
})

test('S-5 of three the two highest play, the highest dealing first', () => {
  expect(listOf(3, ['7S', 'AH', 'KD'])).toEqual([2, 1, 0])
})

test('S-4 equal cards draw again, and only those', () => {
  expect(listOf(4, ['9S', 'KH', '9D', 'KC'])).toBeNull()
  expect(listOf(4, ['9S', 'KH', '9D', 'KC'], ['7S', '8S', 'QS', 'JS'])).toEqual([3, 1, 2, 0])
  // the kings part, the nines draw a third time
  expect(listOf(4, ['9S', 'KH', '9D', 'KC'], ['7S', '8S', '7H', 'JS'])).toBeNull()
  expect(listOf(4, ['9S', 'KH', '9D', 'KC'], ['7S', '8S', '7H', 'JS'], ['8S', '7S'])).toEqual([
    3, 1, 0, 2,
  ])
})

test('S-4 rows that hold too few cards, too many, one twice, or stand after the last draw give no list', () => {
  expect(listOf(3, ['7S', 'AH'])).toBeNull()
  expect(listOf(3, ['7S', 'AH', 'KD', 'QD'])).toBeNull()
  expect(listOf(3, ['7S', '7S', 'KD'])).toBeNull()
  expect(listOf(3, ['7S', 'AH', 'KD'], ['7S', 'AH', 'KD'])).toBeNull()
  expect(listOf(3)).toBeNull()
})

test('S-3 a draw for any number of guests is one that gives its list, and the same from the same chance', () => {
  for (let number = 0; number < 500; number += 1) {
    const guests = 2 + (number % 7)
    const { drawn, list } = drawGuestOrder(ecarte, OPTIONS, guests, randomOf(number))
    expect(listOf(guests, ...drawn)).toEqual(list)
    expect(list.toSorted()).toEqual(Array.from({ length: guests }, (_, guest) => guest))
    expect(drawGuestOrder(ecarte, OPTIONS, guests, randomOf(number))).toEqual({ drawn, list })
  }
})
