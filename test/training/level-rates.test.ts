// The file of what the levels give away: it goes on from where it is, and is written as a whole.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  type LevelRates,
  findNextLevel,
  measuredLevel,
  readRates,
  withGame,
  withPartie,
  writeRates,
} from '../../study/level-rates.ts'
import {
  type JudgedKinds,
  type LevelPartie,
  judgeShare,
  pickSteps,
  playLevel,
} from '../../study/level-parties.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { LEVELS } from '../../src/main/engine/players/levels.ts'
import { nextFraction } from '../../src/main/engine/random.ts'
import { coachVersionOf } from '../../src/main/training/coach-versions.ts'
import { findLevelCosts } from '../../src/main/training/level-rates.ts'
import { computeRatio } from '../../src/main/training/statistics.ts'
import { chance } from '../games/chance.ts'
import { folder } from '../store/places.ts'

const SHIPPED = join(import.meta.dirname, '../../src/main/training/level-rates.json')

describe('the shipped file', () => {
  const rates = readRates(SHIPPED)

  test('has known games, levels and kinds only, judged by the coach of today', async () => {
    for (const [id, { levels }] of Object.entries(rates)) {
      const game = GAMES.find((one) => one.id === id)
      const kinds = (await game?.loadAi())?.kinds ?? []
      for (const [level, one] of Object.entries(levels)) {
        expect(LEVELS).toContain(level)
        expect(one.coach).toBe(coachVersionOf(id))
        expect(kinds).toEqual(expect.arrayContaining(Object.keys(one.kinds)))
      }
    }
  })

  test('adds up: the decisions of a level are those of its kinds', () => {
    for (const level of Object.values(rates).flatMap(({ levels }) => Object.values(levels))) {
      const kinds = Object.values(level.kinds)
      const total = (of: (one: (typeof kinds)[number]) => number): number =>
        kinds.reduce((sum, one) => sum + of(one), 0)
      expect(total(({ decisions }) => decisions)).toBe(level.decisions)
      expect(total(({ cost }) => cost)).toBeCloseTo(level.cost, 6)
      expect(level.parties).toBeLessThanOrEqual(level.played)
      expect(level.whole).toBeGreaterThanOrEqual(level.squares * (1 - 1e-9))
    }
  })

  test('is what the page of strength reads', () => {
    for (const { id } of GAMES)
      expect(findLevelCosts(id).map(({ level }) => level)).toEqual(
        LEVELS.filter((level) => rates[id]?.levels[level] !== undefined),
      )
  })
})

const costs = (decisions: number, cost: number, squares: number) => ({ decisions, cost, squares })
const partie = { lead: costs(3, 0.3, 0.05), follow: costs(1, 0, 0) }

describe('a run', () => {
  test('adds a partie to the level and to its kinds, and counts those without a decision', () => {
    const once = withPartie(withPartie({}, 'ecarte', 'club', partie), 'ecarte', 'club', {})
    expect(measuredLevel(once, 'ecarte', 'club')).toMatchObject({
      coach: coachVersionOf('ecarte'),
      ...{ played: 2, parties: 1, decisions: 4, cost: 0.3 },
      ...{ squares: 0.09, counts: 16, whole: 0.09 },
      kinds: { lead: { parties: 1, decisions: 3 }, follow: { parties: 1, decisions: 1 } },
    })
    expect(measuredLevel(once, 'ecarte', 'master').played).toBe(0)
  })

  test('begins anew with what an older coach judged', () => {
    const rates = withPartie({}, 'ecarte', 'club', partie)
    const older = { ...measuredLevel(rates, 'ecarte', 'club'), coach: coachVersionOf('ecarte') - 1 }
    const levels = { club: older }
    const now = withPartie({ ecarte: { oneIn: 1, levels } }, 'ecarte', 'club', partie)
    expect(now).toEqual(rates)
  })

  test('keeps the share of a game, and begins anew with another one', () => {
    const rates = withPartie(withGame({}, 'ecarte', 8), 'ecarte', 'club', partie)
    expect(rates['ecarte']?.oneIn).toBe(8)
    expect(withGame(rates, 'ecarte', 8)).toBe(rates)
    expect(withGame(rates, 'ecarte', null)).toBe(rates)
    expect(withGame(rates, 'ecarte', 4)).toEqual({ ecarte: { oneIn: 4, levels: {} } })
    expect(withGame({}, 'ecarte', null)).toEqual({ ecarte: { oneIn: 1, levels: {} } })
  })

  test('goes on with the level of the fewest parties until all have enough', () => {
    let rates: LevelRates = {}
    const order: string[] = []
    for (;;) {
      const level = findNextLevel(rates, 'ecarte', 2)
      if (level === null) break
      order.push(level)
      rates = withPartie(rates, 'ecarte', level, partie)
    }
    expect(order).toEqual([...LEVELS, ...LEVELS])
  })

  test('leaves nothing but the file, which reads as it was written', () => {
    const place = folder()
    const path = join(place, 'rates.json')
    expect(readRates(path)).toEqual({})
    const rates = withPartie({}, 'ecarte', 'club', partie)
    writeRates(path, rates)
    expect(readRates(path)).toEqual(rates)
    expect(readdirSync(place)).toEqual(['rates.json'])
    expect(readFileSync(path, 'utf8').endsWith('}\n')).toBe(true)
  })

  test.each([
    '{"ecarte":{"oneIn":1,"levels":{"club":{"played":-1}}}}',
    '{"ecarte":{"oneIn":0,"levels":{}}}',
  ])('refuses a file that is not its own: %s', (text) => {
    const path = join(folder(), 'rates.json')
    writeFileSync(path, text)
    expect(() => readRates(path)).toThrow()
  })

  test('plays and judges a partie alike whenever it does: cut short, it writes the same file', () => {
    const path = join(folder(), 'rates.json')
    const judge = (one: LevelPartie, oneIn: number): JudgedKinds =>
      judgeShare(one, playLevel(one), oneIn)
    const run = (parties: number, begin: LevelRates): LevelRates => {
      let rates = withGame(begin, 'ecarte', 8)
      for (let i = 0; i < parties; i += 1) {
        const { played: number } = measuredLevel(rates, 'ecarte', 'rulebook')
        const kinds = judge({ game: 'ecarte', level: 'rulebook', number }, 8)
        rates = withPartie(rates, 'ecarte', 'rulebook', kinds)
      }
      writeRates(path, rates)
      return readRates(path)
    }
    run(4, {})
    const whole = readFileSync(path, 'utf8')
    run(2, run(2, {}))
    expect(readFileSync(path, 'utf8')).toBe(whole)
  })
})

describe('a share of the decisions', () => {
  test('is picked from every step alike, each by itself', () => {
    const [steps, tries, oneIn] = [40, 4000, 8]
    const random = chance(3)
    const picks = Array.from({ length: tries }, () => pickSteps(steps, oneIn, random))
    const spread = Math.sqrt(tries * (1 / oneIn) * (1 - 1 / oneIn))
    for (let step = 0; step < steps; step += 1) {
      const picked = picks.filter((one) => one.has(step)).length
      expect(Math.abs(picked - tries / oneIn) / spread, `step ${step}`).toBeLessThan(4.5)
    }
    const both = picks.filter((one) => one.has(0) && one.has(1)).length
    expect(Math.abs(both - tries / oneIn ** 2)).toBeLessThan(4.5 * Math.sqrt(tries / oneIn ** 2))
    expect(pickSteps(steps, 1, random).size).toBe(steps)
  })

  test('is judged as in the whole partie', () => {
    const one = { game: 'ecarte', level: 'novice', number: 3 }
    const played = playLevel(one)
    const [all, some] = [judgeShare(one, played, 1), judgeShare(one, played, 3)]
    const count = (kinds: JudgedKinds): number =>
      Object.values(kinds).reduce((sum, { decisions }) => sum + decisions, 0)
    expect(count(some)).toBeGreaterThan(0)
    expect(count(some)).toBeLessThan(count(all))
    for (const [kind, { decisions, cost }] of Object.entries(some)) {
      expect(all[kind]?.decisions).toBeGreaterThanOrEqual(decisions)
      expect(all[kind]?.cost).toBeGreaterThanOrEqual(cost - 1e-12)
    }
  })

  // parties of 10 to 80 decisions; in a bad one, which is a long one, more than half are slips
  const random = chance(17)
  const parties = Array.from({ length: 400 }, () => {
    const isBad = random.nextInt(4) === 0
    const length = isBad ? 40 + random.nextInt(41) : 10 + random.nextInt(20)
    return Array.from({ length }, () =>
      nextFraction(random) < (isBad ? 0.6 : 0.1) ? nextFraction(random) / 4 : 0,
    )
  })
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)
  const measure = (oneIn: number) => {
    const rates = parties.reduce(
      (sums, decisions) => {
        const picked = pickSteps(decisions.length, oneIn, random)
        const some = decisions.filter((_, step) => picked.has(step))
        const lead = costs(some.length, sum(some), sum(some.map((cost) => cost * cost)))
        return withPartie(sums, 'ecarte', 'club', some.length === 0 ? {} : { lead })
      },
      withGame({}, 'ecarte', oneIn),
    )
    return measuredLevel(rates, 'ecarte', 'club')
  }
  const full = measure(1)

  test('has the rate of all of them, and its error covers what the share adds', () => {
    const { rate } = computeRatio(full)
    const runs = Array.from({ length: 200 }, () => computeRatio(measure(8)))
    const offs = runs.map((one) => one.rate - rate)
    const mean = sum(offs) / offs.length
    const spread = Math.sqrt(sum(offs.map((one) => (one - mean) ** 2)) / (offs.length - 1))
    expect(Math.abs(mean)).toBeLessThan((4 * spread) / Math.sqrt(offs.length))
    // each share is of the same parties, so the spread of the parties is in the error only
    const error = sum(runs.map((one) => one.error)) / runs.length
    expect(error).toBeGreaterThan(Math.hypot(spread, computeRatio(full).error) * 0.9)
    expect(error).toBeLessThan(Math.hypot(spread, computeRatio(full).error) * 1.1)
  })

  test('tells what a whole partie gives away', () => {
    const slip = ({ whole, cost }: { readonly whole: number; readonly cost: number }) =>
      whole / cost
    expect(full.whole).toBeCloseTo(full.squares, 9)
    const runs = Array.from({ length: 200 }, () => slip(measure(8)))
    const mean = sum(runs) / runs.length
    expect(mean / slip(full)).toBeGreaterThan(0.97)
    expect(mean / slip(full)).toBeLessThan(1.03)
  })
})
