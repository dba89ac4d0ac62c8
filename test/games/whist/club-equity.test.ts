// The value of a score in short and long whist: the smallest scores at which it can be reckoned by
// hand, and rubbers drawn at random from the same deals and counted one counter at a time.
import { describe, expect, test } from 'vitest'
import { DEALER_RESULTS } from '../../../src/main/engine/games/whist/ai/club-figures.ts'
import { estimateEquity } from '../../../src/main/engine/games/whist/ai/equity.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import type { WhistState } from '../../../src/main/engine/games/whist/state.ts'
import { chance } from '../chance.ts'
import { LONG, SHORT, givenUp, next, taking } from './table.ts'

const ALL = DEALER_RESULTS.flat().reduce((sum, deals) => sum + deals, 0)

/** The chance that the dealer's side makes at least so many tricks. */
const chanceOf = (tricks: number): number =>
  DEALER_RESULTS.flatMap((row) => row.slice(tricks)).reduce((sum, deals) => sum + deals, 0) / ALL

/** A game at this score, the values of the games before it by side. */
const at = (
  options: WhistOptions,
  score: readonly number[],
  values: readonly [number, number],
): WhistState => whist.startPartie(options, score, { dealer: 2, values })

/** Seat 3 deals: the dealer's side is side 1. */
const DEALER = 3
const value = (state: WhistState, seat: 0 | 1) => estimateEquity(state, DEALER, seat)

describe('by hand', () => {
  test('W-16 W-18 W-19 short, four all in the last game: the odd trick is worth a single and the rubber', () => {
    const state = at(SHORT, [4, 4], [1, 3])
    const odd = chanceOf(7)
    expect(value(state, 1).chance).toBeCloseTo(odd, 12)
    expect(value(state, 1).equity).toBeCloseTo(3 * odd - 3 * (1 - odd), 12)
    // what was won before is won, whoever wins the rubber
    expect(value(at(SHORT, [4, 4], [3, 1]), 1)).toEqual(value(state, 1))
  })

  test('W-16 W-18 W-19 long, nine all in the last game: the same, worth a single and the rubber', () => {
    const odd = chanceOf(7)
    expect(value(at(LONG, [9, 9], [2, 1]), 1).equity).toBeCloseTo(3 * odd - 3 * (1 - odd), 12)
  })

  test('W-17 W-18 short, four to nothing in the last game: seven tricks of thirteen decide it', () => {
    const state = at(SHORT, [0, 4], [1, 1])
    // with the odd trick the dealer's side wins a treble and the rubber
    expect(value(state, 1).chance).toBeGreaterThan(chanceOf(7))
    expect(value(state, 1).equity).toBeGreaterThan(value(at(SHORT, [1, 4], [1, 1]), 1).equity)
  })

  test('W-18 W-19 a game that is over is worth its points, with the rubber two more', () => {
    const over = (score: readonly number[], values: readonly [number, number]): WhistState =>
      givenUp(next(at(SHORT, score, values), taking(9, 3)), 1, 'deal')
    const bumper = over([4, 0], [3, 0])
    expect(bumper.phase).toBe('over')
    expect(estimateEquity(bumper, 0, 0)).toEqual({ chance: 1, equity: 3 + 2 })
    expect(estimateEquity(bumper, 0, 1)).toEqual({ chance: 0, equity: -3 - 2 })
    // one game all: what follows is open, and the next dealer has it better or worse
    const first = over([4, 3], [0, 2])
    const { equity } = estimateEquity(first, 0, 0)
    expect(equity).toBeCloseTo(1 + value(at(SHORT, [0, 0], [1, 2]), 1).equity, 12)
  })

  test('W-14 W-19 what one side has the other lacks, and a better score is never worth less', () => {
    for (const options of [SHORT, LONG]) {
      const goal = options.count === 'short' ? 5 : 10
      for (let own = 0; own < goal; own += 1) {
        const state = at(options, [own, 2], [1, 0])
        expect(value(state, 0).equity).toBeCloseTo(-value(state, 1).equity, 12)
        expect(value(state, 0).chance).toBeCloseTo(1 - value(state, 1).chance, 12)
        // nine is worse than eight as to honours (W-16), yet nearer
        if (own > 0)
          expect(value(state, 0).equity).toBeGreaterThan(
            value(at(options, [own - 1, 2], [1, 0]), 0).equity,
          )
      }
    }
  })
})

/** Draws deals as often as they were made: honours and tricks of the dealer's side. */
function drawnDeal(random: { nextInt(below: number): number }): readonly [number, number] {
  let left = random.nextInt(ALL)
  for (const [place, row] of DEALER_RESULTS.entries())
    for (const [tricks, deals] of row.entries()) {
      if (left < deals) return [4 - place, tricks]
      left -= deals
    }
  throw new Error('no deal')
}

/** Plays on from a score to the end of the rubber: the points of side 1 less those of side 0. */
function playedOut(
  goal: number,
  start: readonly [number, number],
  won: readonly [number, number],
  random: { nextInt(below: number): number },
): number {
  let points = 0
  let dealer = 1
  const games = [...won]
  let score = [...start]
  for (;;) {
    const [honours, tricks] = drawnDeal(random)
    const of = (own: number, other: number): readonly number[] =>
      dealer === 0 ? [own, other] : [other, own]
    const before = [...score]
    const put = (side: number, counters: number) => {
      for (let n = 0; n < counters && !score.includes(goal); n += 1)
        score[side] = (score[side] ?? 0) + 1
    }
    of(tricks, 13 - tricks).forEach((made, side) => put(side, made - 6))
    of(honours, 4 - honours).forEach((held, side) => {
      if (before[side] !== goal - 1) put(side, held === 4 ? 4 : held === 3 ? 2 : 0)
    })
    dealer = 1 - dealer
    if (!score.includes(goal)) continue
    const winner = score.indexOf(goal)
    const lost = score[1 - winner] ?? 0
    const worth = goal === 10 ? (lost < 5 ? 2 : 1) : lost === 0 ? 3 : lost < 3 ? 2 : 1
    games[winner] = (games[winner] ?? 0) + 1
    points += (winner === 1 ? 1 : -1) * (games[winner] === 2 ? worth + 2 : worth)
    if (games[winner] === 2) return points
    score = [0, 0]
  }
}

const RUBBERS = 60_000

test.each([
  ['short, the first deal', SHORT, [0, 0], [0, 0]],
  ['short, a game ahead and behind in this one', SHORT, [4, 1], [0, 2]],
  ['short, the last game', SHORT, [2, 3], [3, 1]],
  ['long, the first deal', LONG, [0, 0], [0, 0]],
  ['long, a game behind', LONG, [7, 9], [2, 0]],
] as const)(
  'W-14 W-15 W-16 W-17 W-18 W-19 %s: the value is what rubbers come to on average',
  (name, options, score, values) => {
    const goal = options.count === 'short' ? 5 : 10
    const random = chance(name.length)
    const won = [Math.sign(values[0]), Math.sign(values[1])] as const
    const results = Array.from({ length: RUBBERS }, () => playedOut(goal, score, won, random))
    const mean = results.reduce((sum, one) => sum + one, 0) / RUBBERS
    const spread = results.reduce((sum, one) => sum + (one - mean) ** 2, 0) / RUBBERS
    const { equity } = value(at(options, score, values), 1)
    expect(Math.abs(equity - mean)).toBeLessThan(4 * Math.sqrt(spread / RUBBERS))
    // near enough to tell one point of the score from the next
    expect(4 * Math.sqrt(spread / RUBBERS)).toBeLessThan(0.1)
  },
)
