// The solver of the yardstick against plain minimax, and against the solver of the engine.
import { describe, expect, test } from 'vitest'
import { dealPosition } from '../../bench/pimc/positions.ts'
import { forgetPositions, solveCards } from '../../bench/pimc/solver.ts'
import { solvePosition } from '../../src/main/engine/trick-ai/solve.ts'
import { readAt } from '../../src/main/engine/ai/cards.ts'
import { type TrickPosition, playCode, turnIn } from '../../src/main/engine/trick-ai/position.ts'
import { requireValue } from '../../src/shared/card.ts'
import { chance } from '../games/chance.ts'
import { beginTrick, formIn, gainWith, minimax, playable } from './positions.ts'

const NO_ENDS = [0, 0] as const

/** Expects the gain of every card to be that of `rest`. */
function expectGains(
  position: TrickPosition,
  guess: number,
  rest: (after: TrickPosition) => number,
  ends: readonly [number, number] = NO_ENDS,
): void {
  const found = solveCards(position, guess, ends)
  const expected = playable(position).map((code) => ({
    code,
    gain: gainWith(position, code, rest),
  }))
  const inOrder = (gains: typeof found) => gains.toSorted((a, b) => a.code - b.code)
  expect(inOrder(found)).toEqual(inOrder(expected))
}

describe.each([
  { seats: 4, countsCards: false, sizes: [3, 3, 4] },
  { seats: 4, countsCards: true, sizes: [3, 3, 4] },
  { seats: 2, countsCards: false, sizes: [3, 4, 5] },
  { seats: 2, countsCards: true, sizes: [3, 4, 5] },
])('$seats hands, cards count: $countsCards', ({ seats, countsCards, sizes }) => {
  test('each card gains what plain minimax finds', () => {
    const random = chance(seats + (countsCards ? 1 : 0))
    for (let n = 0; n < 120; n += 1) {
      const form = formIn(seats, countsCards, random)
      const size = sizes[n % sizes.length] ?? 3
      const position = dealPosition(form, size, countsCards ? 8 : 4 + random.nextInt(10), random)
      beginTrick(position, random)
      forgetPositions()
      expectGains(position, random.nextInt(size + 1), (after) => minimax(after, NO_ENDS))
    }
  })

  test('the last trick brings what follows', () => {
    const random = chance(11 + seats)
    for (let n = 0; n < 60; n += 1) {
      const form = formIn(seats, countsCards, random)
      const ends = [random.nextInt(6), random.nextInt(6)] as const
      const position = dealPosition(form, 3, 8, random)
      beginTrick(position, random)
      forgetPositions()
      expectGains(position, random.nextInt(5), (after) => minimax(after, ends), ends)
    }
  })
})

describe.each([false, true])('against the solver of the engine, cards count: %s', (countsCards) => {
  test('each card of six or seven gains as much, with what other deals left in the table', () => {
    const random = chance(countsCards ? 5 : 6)
    const form = formIn(4, countsCards, random)
    forgetPositions()
    for (let n = 0; n < 40; n += 1) {
      // cards that count are told apart by their place, so there the table is cleared
      if (countsCards) forgetPositions()
      const position = dealPosition(
        form,
        6 + (n % 2),
        9 + random.nextInt(countsCards ? 1 : 5),
        random,
      )
      beginTrick(position, random)
      expectGains(position, 3, (after) => (after.ahead === 0 ? 0 : solvePosition(after)))
    }
  })
})

describe.each([false, true])('with nine cards, cards count: %s', (countsCards) => {
  test('the gain stays the same along a line of best play, each time searched afresh', () => {
    const random = chance(countsCards ? 8 : 9)
    for (let n = 0; n < 4; n += 1) {
      const position = dealPosition(formIn(4, countsCards, random), 9, 9, random)
      let expected: number | null = null
      while (position.ahead > 0) {
        forgetPositions()
        const gains = solveCards(position, random.nextInt(10))
        const raises = (turnIn(position) & 1) === 0
        const sorted = gains.toSorted((a, b) => (raises ? b.gain - a.gain : a.gain - b.gain))
        const best = requireValue(sorted[0])
        const gain = readAt(position.gains, 0) + best.gain
        expect(gain).toBe(expected ?? gain)
        expected = gain
        playCode(position, best.code)
      }
      expect(readAt(position.gains, 0)).toBe(expected)
    }
  })
})
