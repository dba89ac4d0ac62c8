// The table of the solved exchange: what is written is what is read, at every position; and what a
// player does by it.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { EQUITIES } from '../../../src/main/engine/games/ecarte/ai/equity-figures.ts'
import { HAND_CLASSES } from '../../../src/main/engine/games/ecarte/ai/exchange/hand-classes.ts'
import {
  LATER_SETS,
  NUMBERS,
  PART_BYTES,
} from '../../../src/main/engine/games/ecarte/ai/exchange/layout.ts'
import {
  POSITIONS,
  PositionIndex,
} from '../../../src/main/engine/games/ecarte/ai/exchange/positions.ts'
import {
  SOLVED_PRESETS,
  findSolvedScore,
  loadTable,
  solvedOptionsOf,
} from '../../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { SolvedScore } from '../../../src/main/engine/games/ecarte/ai/exchange/solved-score.ts'
import { classifyHand } from '../../../src/main/engine/games/ecarte/ai/exchange/hand-classes.ts'
import { createRandom } from '../../../study/exchange/prepare.ts'
import type { Solution } from '../../../study/exchange/solution.ts'
import { layOutSolution } from '../../../study/exchange/table-bytes.ts'
import { DEALER, optionsOf } from './table.ts'

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
  const parts = layOutSolution(SOLUTION)
  const lengths = Object.entries(parts).map(([name, part]) => [name, part.length])
  expect(Object.fromEntries(lengths)).toEqual(PART_BYTES)
  read = new SolvedScore(index, (part) => parts[part])
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

describe.each(SOLVED_PRESETS)('the table of $name', ({ name, load }) => {
  test('is of its options, and has all 25 scores', async () => {
    const { options, scores } = (await load()).default
    expect(options).toEqual(solvedOptionsOf(name))
    expect(new Set(scores.map(({ score }) => score.join(':'))).size).toBe(25)
    expect(scores).toHaveLength(25)
  })

  test('says what a score is worth as the players do', async () => {
    const { scores } = (await load()).default
    const figures = EQUITIES.find(({ options }) =>
      isDeepStrictEqual(options, solvedOptionsOf(name)),
    )
    for (const { score, chance } of scores) {
      const [dealers = 0, elders = 0] = score
      expect(figures?.chance[dealers]?.[elders]).toBe(chance)
    }
  })

  test('is read whole, where it is played', async () => {
    const options = optionsOf(name, { markers: 5 })
    await loadTable(options)
    for (let dealers = 0; dealers < 5; dealers += 1)
      for (let elders = 0; elders < 5; elders += 1)
        expect(findSolvedScore(options, [dealers, elders], DEALER)).toBeInstanceOf(SolvedScore)
  })
})

test.each([
  ['a partie that counts otherwise', { partieValue: 'single' }],
  ['a smaller deal', { dealCap: 3 }],
  ['irregularities', { irregularities: true }],
  ['markers that each player moves', { marks: 'own' }],
  ['a banker who always deals', { deals: 'banker' }],
] as const)('nothing is solved under %s', async (_, differing) => {
  const options = optionsOf('club', differing)
  await loadTable(options)
  expect(findSolvedScore(options, [0, 0], DEALER)).toBeNull()
})

/** Asks before and after the table is loaded, in a process that has loaded nothing. */
const ASK = `
const { findSolvedScore, loadTable } =
  await import('./src/main/engine/games/ecarte/ai/exchange/table.ts')
const options = JSON.parse(process.argv[1])
try {
  findSolvedScore(options, [0, 0], 0)
} catch ({ message }) {
  console.log(message)
}
await loadTable(options)
console.log(findSolvedScore(options, [0, 0], 0) !== null)
`

test('nobody is answered before the table is there', () => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', ASK, JSON.stringify(optionsOf('club'))],
    { cwd: join(import.meta.dirname, '../../..'), encoding: 'utf8' },
  )
  expect(stdout).toBe('the table of club is not loaded\ntrue\n')
})
