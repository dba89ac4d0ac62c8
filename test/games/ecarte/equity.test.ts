// The value of a score before a deal: complete figures that fit the rules of the partie and each
// other.
import { describe, expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { equity } from '../../../src/main/engine/games/ecarte/ai/book-advice.ts'
import { CLUB_EQUITY, EQUITIES } from '../../../src/main/engine/games/ecarte/ai/equity-figures.ts'
import {
  SOLVED_PRESETS,
  solvedOptionsOf,
} from '../../../src/main/engine/games/ecarte/ai/exchange/table.ts'
import { estimateEquity } from '../../../src/main/engine/games/ecarte/ai/equity.ts'
import {
  type EcarteOptions,
  ECARTE_OPTIONS,
} from '../../../src/main/engine/games/ecarte/options.ts'
import type { Pair } from '../../../src/shared/duel.ts'
import { DEALER, ELDER, SIDES, after, begin, optionsOf } from './table.ts'

const POINTS = [0, 1, 2, 3, 4] as const
const VALUES = ECARTE_OPTIONS.partieValue.values
/** The figures are written with five digits. */
const ROUNDING = 2e-5

/** Every score, by seat; elder sits in seat 0. */
const SCORES: readonly Pair<number>[] = POINTS.flatMap((elder) =>
  POINTS.map((dealer) => [elder, dealer] as const),
)

type Grid = readonly (readonly number[])[]
/** By the dealer's points, then elder's. */
const at = (grid: Grid, [elder, dealer]: Pair<number>): number => grid[dealer]?.[elder] ?? 0

const rows = (grid: Grid): readonly number[] => grid.map((row) => row.length)

describe('the figures of the presets', () => {
  test('are there for all 25 scores; the club knows every value of a partie', () => {
    for (const { options, chance, value } of EQUITIES) {
      expect(Object.keys(value)).toContain(options.partieValue)
      for (const grid of [chance, ...Object.values(value)]) {
        expect(rows(grid)).toEqual([5, 5, 5, 5, 5])
        expect(grid.flat().every(Number.isFinite)).toBe(true)
      }
    }
    expect(Object.keys(CLUB_EQUITY.value).toSorted()).toEqual([...VALUES].toSorted())
  })

  test('come from a solution in four million deals, and are of each solved preset', () => {
    for (const { deals } of EQUITIES) expect(deals).toBeGreaterThanOrEqual(4_000_000)
    expect(EQUITIES.map(({ options }) => options)).toEqual(
      SOLVED_PRESETS.map(({ name }) => solvedOptionsOf(name)),
    )
  })

  test('are those of what is played: where nothing can be worth two points more, of the turf', () => {
    const turf = estimateEquity(optionsOf('turf'), [0, 0], DEALER, DEALER).equity
    const club = estimateEquity(optionsOf('club'), [0, 0], DEALER, DEALER).equity
    expect(turf).not.toBe(club)
    // markers change nothing in what a partie is worth
    expect(estimateEquity(optionsOf('turf', { markers: 5 }), [0, 0], DEALER, DEALER).equity).toBe(
      turf,
    )
    // nobody has solved this: the club's figures are near
    expect(estimateEquity(optionsOf('club', { dealCap: 3 }), [0, 0], DEALER, DEALER).equity).toBe(
      club,
    )
  })

  /** A point more for the dealer, and one more for elder. */
  const STEPS = SCORES.flatMap((score) => [
    ...(score[DEALER] < 4 ? [{ score, more: [score[0], score[1] + 1] as const, rises: 1 }] : []),
    ...(score[ELDER] < 4 ? [{ score, more: [score[0] + 1, score[1]] as const, rises: -1 }] : []),
  ])

  test('a chance rises with each own point and falls with each of the other', () => {
    expect(STEPS).toHaveLength(40)
    for (const { chance } of EQUITIES)
      for (const { score, more, rises } of STEPS) {
        const gained = rises * (at(chance, more) - at(chance, score))
        expect(gained, `${score.join('–')} to ${more.join('–')}`).toBeGreaterThan(0)
      }
  })

  test('E-29 so does what a partie counts, by any value', () => {
    for (const grid of EQUITIES.flatMap(({ value }) => Object.values(value)))
      for (const { score, more, rises } of STEPS) {
        const gained = rises * (at(grid, more) - at(grid, score))
        expect(gained, `${score.join('–')} to ${more.join('–')}`).toBeGreaterThan(0)
      }
  })
})

describe('what a score is worth', () => {
  test.each(VALUES)('E-29 is as much to one as it costs the other: %s', (value) => {
    for (const score of SCORES)
      for (const dealer of SIDES) {
        const [one, two] = SIDES.map((side) =>
          estimateEquity(optionsOf('club', { partieValue: value }), score, dealer, side),
        )
        expect((one?.chance ?? 0) + (two?.chance ?? 0)).toBeCloseTo(1, 9)
        expect((one?.equity ?? 1) + (two?.equity ?? 1)).toBeCloseTo(0, 9)
        for (const { chance } of [one, two].flatMap((some) => some ?? [])) {
          expect(chance).toBeGreaterThan(0)
          expect(chance).toBeLessThan(1)
        }
      }
  })

  test('is the same for either seat: only who deals next counts', () => {
    for (const [elder, dealer] of SCORES)
      expect(estimateEquity(optionsOf(), [elder, dealer], DEALER, DEALER)).toEqual(
        estimateEquity(optionsOf(), [dealer, elder], ELDER, ELDER),
      )
  })

  const valueAt = (value: (typeof VALUES)[number], score: Pair<number>) =>
    estimateEquity(optionsOf('club', { partieValue: value }), score, DEALER, DEALER)

  test('E-29 single: a partie won less a partie lost', () => {
    for (const score of SCORES) {
      const { chance, equity: single } = valueAt('single', score)
      expect(Math.abs(single - (2 * chance - 1)), score.join('–')).toBeLessThan(ROUNDING)
    }
  })

  test('E-29 nothing counts more than once where no loser can get it: matsch once both have marked, graded at three', () => {
    for (const score of SCORES) {
      const single = valueAt('single', score).equity
      if (Math.min(...score) >= 1)
        expect(valueAt('matsch', score).equity, score.join('–')).toBeCloseTo(single, 4)
      if (Math.min(...score) >= 3)
        expect(valueAt('graded', score).equity, score.join('–')).toBeCloseTo(single, 4)
    }
  })

  test('E-29 no partie counts more than its highest value, nor more than what the loser has left it', () => {
    for (const [elder, dealer] of SCORES) {
      const most = (value: (typeof VALUES)[number], losers: number): number =>
        value === 'single'
          ? 1
          : losers === 0
            ? value === 'matsch'
              ? 2
              : 3
            : value === 'graded' && losers < 3
              ? 2
              : 1
      for (const value of VALUES) {
        const { equity: worths } = valueAt(value, [elder, dealer])
        expect(worths).toBeLessThan(most(value, elder))
        expect(worths).toBeGreaterThan(-most(value, dealer))
      }
    }
  })

  test('dealing is an advantage or nearly even at even scores', () => {
    // elder leads and is first to buy; the dealer may turn a king: neither is far ahead
    for (const points of POINTS)
      expect(Math.abs(valueAt('single', [points, points]).chance - 0.5)).toBeLessThan(0.06)
  })
})

describe('what a partie is worth between two deals', () => {
  test('E-6 is what the score is worth to who deals next', () => {
    const open = ecarte.startPartie(optionsOf(), [2, 1])
    for (const dealer of SIDES)
      for (const seat of SIDES)
        expect(equity(open, dealer, seat)).toBe(
          estimateEquity(optionsOf(), [2, 1], dealer, seat).equity,
        )
  })

  test('E-29 E-37 counts once where both have marked enough, points lost again among them', () => {
    const worthOf = (
      options: Partial<EcarteOptions>,
      score: Pair<number>,
      lost: Pair<number>,
    ): number =>
      equity(
        {
          ...ecarte.startPartie(optionsOf('club', { irregularities: true, ...options }), score),
          lost,
        },
        DEALER,
        ELDER,
      )
    const valued = (value: (typeof VALUES)[number], score: Pair<number>): number =>
      estimateEquity(optionsOf('club', { partieValue: value }), score, DEALER, ELDER).equity
    const single = valued('single', [2, 0])
    expect(single).not.toBeCloseTo(valued('matsch', [2, 0]), 1)
    expect(worthOf({ partieValue: 'matsch' }, [2, 0], [0, 1])).toBe(single)
    expect(worthOf({ partieValue: 'graded' }, [2, 0], [1, 3])).toBe(single)
    // A player who has marked too little may still lose more than once; lost points were not
    // marked.
    expect(worthOf({ partieValue: 'graded' }, [2, 0], [1, 2])).toBe(valued('graded', [2, 0]))
    expect(worthOf({ partieValue: 'graded' }, [2, 0], [0, 3])).toBe(valued('graded', [2, 0]))
    expect(worthOf({ partieValue: 'matsch', lostPoints: 'gone' }, [2, 0], [0, 1])).toBe(
      valued('matsch', [2, 0]),
    )
  })

  test('E-29 is its value once it is over, whichever seat would have dealt', () => {
    const start = {
      elder: 'KH QH JH 7D 8D',
      dealer: 'KD QD KC QC JC',
      turnUp: '7S',
      score: [4, 2],
    } as const
    const over = after(begin(start), 'stand', 'play KH KC QH QC JH JC')
    const won = after(over, 'play 7D KD QD 8D')
    for (const dealer of SIDES)
      expect([equity(won, dealer, ELDER), equity(won, dealer, DEALER)]).toEqual([2, -2])
  })
})
