// The table of the solved exchange: what is written is what is read, at every position; and what a
// player does by it.
import { beforeAll, describe, expect, test } from 'vitest'
import { HAND_CLASSES } from '../../../src/main/engine/games/ecarte/ai/exchange/hand-classes.ts'
import {
  LATER_SETS,
  NUMBERS,
  SCORE_BYTES,
} from '../../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import {
  POSITIONS,
  PositionIndex,
} from '../../../src/main/engine/games/ecarte/ai/exchange/positions.ts'
import { SolvedScore } from '../../../src/main/engine/games/ecarte/ai/exchange/solved-score.ts'
import { classifyHand } from '../../../src/main/engine/games/ecarte/ai/exchange/hand-classes.ts'
import { createRandom } from '../../../study/exchange/prepare.ts'
import type { Solution } from '../../../study/exchange/solution.ts'
import { layOutSolution } from '../../../study/exchange/table-bytes.ts'

const random = createRandom('a solution')
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => random.nextInt(256))
const values = (): Float32Array =>
  Float32Array.from({ length: HAND_CLASSES }, () => (random.nextInt(6001) - 3000) / 1000)

/** A solution that no game has, with every probability. */
const SOLUTION: Solution = {
  score: [0, 0],
  chance: 0.5,
  equity: 0,
  assessment: { value: 0, difference: 0, elderGain: 0, dealerGain: 0 },
  propose: bytes(POSITIONS),
  accept: bytes(POSITIONS),
  elderNumbers: bytes(HAND_CLASSES * NUMBERS),
  dealerNumbers: bytes(HAND_CLASSES * NUMBERS * NUMBERS),
  elderAgreed: values(),
  dealerAgreed: values(),
  laterPropose: bytes(LATER_SETS),
  laterAccept: bytes(LATER_SETS),
}

const index = new PositionIndex()
const { hands, turnUps } = index.list()
let read: SolvedScore
beforeAll(() => {
  const laidOut = layOutSolution(SOLUTION)
  expect(laidOut).toHaveLength(SCORE_BYTES)
  read = new SolvedScore(index, laidOut)
})

/** What a probability of 255 parts says: the rarer action is left out if it is rare. */
const choiceOf = (share: number): string =>
  share > 51 && share < 204 ? 'either' : share > 127 ? 'exchange' : 'play'

describe('what is written is what is read', () => {
  test.each([
    ['elder', SOLUTION.propose],
    ['dealer', SOLUTION.accept],
  ] as const)('of %s, at all 255,304 positions', (part, shares) => {
    let different = 0
    for (let position = 0; position < POSITIONS; position += 1) {
      const choice = read.choose(part, hands[position] ?? 0, turnUps[position] ?? 0)
      if (choice !== choiceOf(shares[position] ?? 0)) different += 1
    }
    expect(different).toBe(0)
  })

  test('of the number of cards, by class of the hand and what elder has taken', () => {
    const likeliest = (row: number, numbers: Uint8Array): number => {
      const some = [...numbers.slice(row * NUMBERS, (row + 1) * NUMBERS)]
      return some.indexOf(Math.max(...some))
    }
    for (let position = 0; position < POSITIONS; position += 101) {
      const [hand, turnUp] = [hands[position] ?? 0, turnUps[position] ?? 0]
      const one = classifyHand(hand, turnUp)
      expect(read.countDiscards('elder', hand, turnUp, null)).toBe(
        likeliest(one, SOLUTION.elderNumbers),
      )
      expect(read.countDiscards('dealer', hand, turnUp, 3)).toBe(
        likeliest(one * NUMBERS + 3, SOLUTION.dealerNumbers),
      )
    }
  })

  test('of the value of an agreed exchange, to a thousandth', () => {
    for (let position = 0; position < POSITIONS; position += 101) {
      const [hand, turnUp] = [hands[position] ?? 0, turnUps[position] ?? 0]
      const one = classifyHand(hand, turnUp)
      expect(read.agreedValue('elder', hand, turnUp)).toBeCloseTo(SOLUTION.elderAgreed[one] ?? 0, 3)
      expect(read.agreedValue('dealer', hand, turnUp)).toBeCloseTo(
        SOLUTION.dealerAgreed[one] ?? 0,
        3,
      )
    }
  })
})
