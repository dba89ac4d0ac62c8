// Jeux de règle: which hands stand, J-a to J-d, and how many of all.
import { expect, test } from 'vitest'
import { jeuDeRegle } from '../../../src/main/engine/games/ecarte/jeux.ts'
import { ECARTE_PACK } from '../../../src/main/engine/games/ecarte/state.ts'
import { removeCards } from '../../../src/main/engine/games/pack.ts'
import { type Card, SUITS, suitOf } from '../../../src/shared/card.ts'
import { hand } from './table.ts'

/** Spades are trumps in all examples. */
const stands = (text: string): string | null => jeuDeRegle(hand(text), 'S')

test.each([
  ['three small trumps', '7S 8S 9S 7H 8D', 'J-a'],
  ['five trumps', '7S 8S 9S 10S AS', 'J-a'],
  ['but not two, though the highest', 'KS QS 9H 8D 7C', null],
])('J-a three trumps stand: %s', (_, cards, rule) => {
  expect(stands(cards)).toBe(rule)
})

test.each([
  ['three of one suit', '7S 8S 7H 8H 9H', 'J-b'],
  ['but not two and one', '7S 8S 8H 9H 7D', null],
  ['two of one suit with the queen', '7S 8S QH 7H 7D', 'J-b'],
  ['or with the king', '7S 8S KH 7H 7D', 'J-b'],
  ['but not with the jack', '7S 8S JH AH 7D', null],
  ['nor a queen alone in her suit', '7S 8S QH 8D 7C', null],
  ['jack and ace, and another jack', '7S 8S JH AH JD', 'J-b'],
  ['or a queen where the other jack is named', '7S 8S JH AH QD', 'J-b'],
  ['but not jack and ten', '7S 8S JH 10H JD', null],
  ['nor an ace where the other jack is named', '7S 8S JH AH AD', null],
])('J-b two trumps stand with some more: %s', (_, cards, rule) => {
  expect(stands(cards)).toBe(rule)
})

test.each([
  ['four of one suit with the king', '7S KH 9H 8H 7H', 'J-c'],
  ['but not with the queen', '7S QH JH AH 10H', null],
  ['three headed by the queen, and a king', '7S QH 8H 7H KD', 'J-c'],
  ['or by the king, and a king', '7S KH 8H 7H KD', 'J-c'],
  ['but not by the jack', '7S JH AH 10H KD', null],
  ['nor with a queen beside', '7S KH 8H 7H QD', null],
  ['two small ones, and two kings', '7S 8H 7H KD KC', 'J-c'],
  ['but not with king and queen', '7S 8H 7H KD QC', null],
  ['a second trump in place of the small card', '7S 8S 7H KD KC', 'J-c'],
])('J-c one trump stands with more: %s', (_, cards, rule) => {
  expect(stands(cards)).toBe(rule)
})

test.each([
  ['two kings, and two from the queen in the third suit', 'KH 7H KD QC 7C', 'J-d'],
  ['but not from the jack', 'KH 7H KD JC 10C', null],
  ['nor a queen alone in the third suit', 'KH 8H 7H KD QC', null],
  ['four court cards, two of them queens', 'QH JH QD 7D JC', 'J-d'],
  ['or kings', 'KH JH KD 7D JC', 'J-d'],
  ['but not with one queen', 'QH JH JD 7D JC', null],
  ['nor three court cards', 'KH QH JH 9H 8H', null],
  ['a trump in place of the small card', '7S KH 7H KD QC', 'J-d'],
  ['a trump in place of the fifth', '7S KH JH QD JC', 'J-d'],
  ['but no trump, though a king, in place of a court card', 'KS QH JH JD 7C', null],
])('J-d without a trump stands: %s', (_, cards, rule) => {
  expect(stands(cards)).toBe(rule)
})

test('J-a J-b J-c J-d a hand stands by the first of them that fits, in whatever order it is held', () => {
  expect(stands('7S 8S 9S KH QH')).toBe('J-a')
  expect(stands('KH 7S QH 8S 7D')).toBe('J-b')
  expect(stands('7H KC 7S KD 8H')).toBe('J-c')
})

/** Every choice of five cards. */
function* fives(cards: readonly Card[]): Generator<readonly Card[]> {
  for (const [a, one] of cards.entries())
    for (const [b, two] of cards.slice(a + 1).entries())
      for (const [c, three] of cards.slice(a + b + 2).entries())
        for (const [d, four] of cards.slice(a + b + c + 3).entries())
          for (const five of cards.slice(a + b + c + d + 4)) yield [one, two, three, four, five]
}

test.each(SUITS)('J-a to J-d 47,019 of the 201,376 hands stand when %s are trumps', (trump) => {
  let [all, standing] = [0, 0]
  for (const cards of fives(ECARTE_PACK)) {
    all += 1
    if (jeuDeRegle(cards, trump) !== null) standing += 1
  }
  expect([all, standing]).toEqual([201_376, 47_019])
})

// Foster's Complete Hoyle, 1897, figures by Mossop: hands to be played without proposing, the
// turn-up a trump
test.each([
  ['7H KC QC JC 7S', 'QH', 44_574, 21_206],
  ['7H 8H KS 7S 7D', 'QH', 50_274, 15_506],
  ['7D 8D 8C 7C KH', 'QD', 50_274, 15_506],
  ['7D 8D JS AS 8H', 'QD', 50_274, 15_506],
  ['7H 8H KS AD 9C', 'QH', 50_274, 15_506],
] as const)(
  'against %s, %s turned up, the dealer has at most one trump in %i hands, more in %i',
  (text, turnUp, few, more) => {
    const counts = [0, 0]
    for (const cards of fives(removeCards(ECARTE_PACK, [...hand(text), turnUp]))) {
      const trumps = cards.filter((card) => suitOf(card) === suitOf(turnUp)).length
      counts[trumps <= 1 ? 0 : 1] = (counts[trumps <= 1 ? 0 : 1] ?? 0) + 1
    }
    expect(counts).toEqual([few, more])
    expect(few + more).toBe(65_780)
  },
)
