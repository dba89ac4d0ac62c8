// The end of a deal with all hands known, against trying out every card of every hand.
import { describe, expect, test } from 'vitest'
import { BOOK_FIGURES } from '../../../src/main/engine/trick-ai/book-figures.ts'
import { bookCard } from '../../../src/main/engine/trick-ai/book.ts'
import {
  type Form,
  type TrickPosition,
  handIndex,
  cardsIn,
  clonePosition,
  emptyPosition,
  playCode,
  suitsOpen,
  turnIn,
} from '../../../src/main/engine/trick-ai/position.ts'
import { solvePosition } from '../../../src/main/engine/trick-ai/solve.ts'
import { type Random, shuffle } from '../../../src/main/engine/random.ts'
import { chance } from '../chance.ts'
import { bitOf, codeOf, codeSuit, readAt } from '../../../src/main/engine/ai/cards.ts'

/** What the first side has in the end when each side takes all it can, by trying everything. */
function tried(position: TrickPosition): number {
  if (position.ahead === 0) return readAt(position.gains, 0)
  const seat = turnIn(position)
  const open = suitsOpen(position)
  const ends = cardsIn(position, seat)
    .filter((code) => ((open >> codeSuit(code)) & 1) === 1)
    .map((code) => {
      const next = clonePosition(position)
      playCode(next, code)
      return tried(next)
    })
  return seat % 2 === 0 ? Math.max(...ends) : Math.min(...ends)
}

/** Trumps that count, as in Scotch Whist (SW-4). */
const counting = (): Int32Array => {
  const values = new Int32Array(64)
  const points = [0, 0, 0, 0, 10, 2, 3, 4, 11]
  points.forEach((value, height) => (values[codeOf(0, height + 1)] = 2 * value))
  return values
}

function ending(form: Form, ranks: number, tricks: number, random: Random): TrickPosition {
  const position = emptyPosition(form, tricks, 0)
  const pack = [0, 1, 2, 3].flatMap((suit) =>
    Array.from({ length: ranks }, (_, height) => codeOf(suit, height + 1)),
  )
  const cards = shuffle(pack, random).slice(0, form.seats * tricks)
  cards.forEach((code, place) => {
    const hand = handIndex(place % form.seats, codeSuit(code))
    position.hands[hand] = readAt(position.hands, hand) | bitOf(code)
    position.left[codeSuit(code)] = readAt(position.left, codeSuit(code)) | bitOf(code)
  })
  return position
}

const bookOf = (seats: number) => (seats === 4 ? BOOK_FIGURES.partners : BOOK_FIGURES.alone)
const plain = (seats: number): Form => ({
  seats,
  trump: 0,
  trick: 1,
  values: new Int32Array(64),
  book: bookOf(seats),
})
const scotch = (seats: number): Form => ({
  seats,
  trump: 0,
  trick: seats,
  values: counting(),
  book: bookOf(seats),
})

describe.each([
  ['four hands, tricks alone', plain(4), 13, 3],
  ['four hands, trumps that count', scotch(4), 9, 3],
  ['two hands, tricks alone', plain(2), 9, 5],
  ['two hands, trumps that count', scotch(2), 9, 5],
] as const)('W-4 SW-3 %s', (_, form, ranks, tricks) => {
  test('the end is what trying out every card gives, from any card of a trick on', () => {
    const random = chance(71)
    for (let n = 0; n < 60; n += 1) {
      const position = ending(form, ranks, tricks, random)
      for (let played = random.nextInt(form.seats); played > 0; played -= 1)
        playCode(position, bookCard(position))
      const [hands, count, leader] = [[...position.hands], position.count, position.leader]
      expect(solvePosition(position)).toBe(tried(position))
      // and the position stands as it did
      expect([[...position.hands], position.count, position.leader]).toEqual([hands, count, leader])
    }
  })

  test('by the book a side never has more than by the best play of both, for all deals together', () => {
    const random = chance(72)
    let difference = 0
    for (let n = 0; n < 100; n += 1) {
      const position = ending(form, ranks, tricks, random)
      const best = solvePosition(position)
      // one side by the book, the other by the best card of each trick
      while (position.ahead > 0)
        playCode(position, turnIn(position) % 2 === 0 ? bookCard(position) : bestOf(position))
      difference += best - readAt(position.gains, 0)
    }
    expect(difference).toBeGreaterThanOrEqual(0)
  })
})

/** The card by which the second side loses least. */
function bestOf(position: TrickPosition): number {
  const open = suitsOpen(position)
  const cards = cardsIn(position, turnIn(position)).filter(
    (code) => ((open >> codeSuit(code)) & 1) === 1,
  )
  const ends = cards.map((code) => {
    const next = clonePosition(position)
    playCode(next, code)
    return readAt(next.gains, 0) + solvePosition(next)
  })
  return cards[ends.indexOf(Math.min(...ends))] ?? 0
}

test('a position with too many cards to be told apart, or with waiting hands, is not solved', () => {
  expect(() => solvePosition(ending(plain(4), 13, 8, chance(73)))).toThrow(/can be solved/)
  const small = ending(plain(4), 13, 3, chance(73))
  expect(solvePosition(small)).toBeGreaterThanOrEqual(0)
  expect(() => solvePosition({ ...small, waiting: [new Int32Array(16)] })).toThrow(/can be solved/)
})
