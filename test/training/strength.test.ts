// The strength of simulated persons whose true rate is known: intervals, places, weak kinds,
// results.
import { describe, expect, test } from 'vitest'
import type { Placing } from '../../src/shared/strength.ts'
import type { Random } from '../../src/main/engine/random.ts'
import {
  NO_COSTS,
  RunningMean,
  addPartieCosts,
  computeErrorRate,
  studentLimit,
} from '../../src/main/training/statistics.ts'
import { LEAST, type LevelCosts } from '../../src/main/training/placing.ts'
import { type JudgedPartie, computeStrength } from '../../src/main/training/strength.ts'
import { chance } from '../games/chance.ts'

/** How a simulated person decides. */
interface Habit {
  /** Decisions in a partie, from and to. */
  readonly decisions: readonly [number, number]
  /** Chance of a slip, on average: some parties go better than others. */
  readonly slips: number
  /** What a slip costs on average. */
  readonly cost: number
}

/** The least that a slip costs. */
const SMALLEST = 0.01
const truthOf = ({ slips, cost }: Habit): number => slips * (cost + SMALLEST)

/** A number from 0 to 1. */
const draw = (random: Random): number => (random.nextInt(1_000_000) + 0.5) / 1_000_000

/** Costs of the decisions of a partie: few slips, most of them small, more on a bad day. */
function decide({ decisions: [from, to], slips, cost }: Habit, random: Random): readonly number[] {
  const mood = 0.5 + draw(random)
  return Array.from({ length: from + random.nextInt(to - from + 1) }, () =>
    draw(random) < slips * mood ? SMALLEST - Math.log(draw(random)) * cost : 0,
  )
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0)

const HABITS: readonly Habit[] = [
  { decisions: [15, 50], slips: 0.04, cost: 0.05 },
  { decisions: [15, 50], slips: 0.15, cost: 0.12 },
  { decisions: [60, 200], slips: 0.01, cost: 0.02 },
  { decisions: [60, 200], slips: 0.04, cost: 0.05 },
  // a master, with a slip in six parties
  { decisions: [10, 24], slips: 0.01, cost: 0.06 },
]

const isLong = process.env['CERCLE_LONG'] === 'yes'
const PERSONS = isLong ? 20_000 : 600
/** Five standard errors of a share of 95 % in this many persons. */
const CHANCE = 5 * Math.sqrt((0.95 * 0.05) / PERSONS)
/** What the interval of so few parties may lack of 95 %: costs are few and uneven. */
const LACK = 0.01
/** What it may have too much, if there are hardly any: less than one slip in a partie. */
const excessOf = ({ decisions, slips }: Habit): number => (slips * decisions[1] < 1 ? 0.045 : 0)

describe('an interval', () => {
  test.each(HABITS.flatMap((habit) => [10, 20, 60].map((parties) => ({ habit, parties }))))(
    'has the true rate in it 95 times in 100: $habit, $parties parties',
    ({ habit, parties }) => {
      const random = chance(parties)
      const truth = truthOf(habit)
      let covered = 0
      for (let person = 0; person < PERSONS; person += 1) {
        let sums = NO_COSTS
        for (let partie = 0; partie < parties; partie += 1) {
          const costs = decide(habit, random)
          sums = addPartieCosts(sums, costs.length, sum(costs))
        }
        const rate = computeErrorRate(sums, habit.cost)
        if (rate !== null && rate.low <= truth && truth <= rate.high) covered += 1
      }
      expect(covered / PERSONS).toBeGreaterThan(0.95 - CHANCE - LACK)
      expect(covered / PERSONS).toBeLessThan(Math.min(0.95 + CHANCE + excessOf(habit), 0.999))
    },
  )

  test('of a mean has the true mean in it 95 times in 100', () => {
    const random = chance(3)
    let covered = 0
    for (let person = 0; person < PERSONS; person += 1) {
      const mean = new RunningMean()
      // parties are won three times in five, some of them double
      for (let partie = 0; partie < 40; partie += 1)
        mean.add((draw(random) < 0.6 ? 1 : -1) * (draw(random) < 0.3 ? 2 : 1))
      const { low, high } = mean.toResult()
      if (low !== null && high !== null && low <= 0.26 && 0.26 <= high) covered += 1
    }
    expect(Math.abs(covered / PERSONS - 0.95)).toBeLessThan(CHANCE + LACK)
  })

  test('takes the parties of a person as they hang together, not their decisions', () => {
    // two of ten parties are full of slips: that is far from sure, however many decisions they have
    const parties = Array.from({ length: 10 }, (_, n) => (n < 2 ? 5 : 0.1))
    const sums = parties.reduce((all, cost) => addPartieCosts(all, 100, cost), NO_COSTS)
    const rate = computeErrorRate(sums, 0)
    const mean = sum(parties) / 10
    const spread = Math.sqrt(sum(parties.map((one) => (one - mean) ** 2)) / 9 / 10)
    expect(rate).toMatchObject({ parties: 10, decisions: 1000, rate: mean / 100 })
    expect(rate?.error).toBeCloseTo(spread / 100, 12)
  })

  test('after no slip at all ends where one would have been seen 95 times in 100', () => {
    const sums = addPartieCosts(addPartieCosts(NO_COSTS, 150, 0), 150, 0)
    expect(computeErrorRate(sums, 0.05)).toEqual({
      parties: 2,
      decisions: 300,
      rate: 0,
      error: 0,
      low: 0,
      high: (3 * 0.05) / 300,
    })
    expect(computeErrorRate(sums, 0)?.high).toBe(Infinity)
    expect(computeErrorRate(NO_COSTS, 0.05)).toBeNull()
  })

  test('after one partie says nothing', () => {
    const rate = computeErrorRate(addPartieCosts(NO_COSTS, 30, 0.6), 0.05)
    expect(rate).toMatchObject({ rate: 0.02, error: Infinity, low: 0, high: Infinity })
    const mean = new RunningMean()
    mean.add(1)
    expect(mean.toResult()).toEqual({ mean: 1, low: null, high: null })
  })

  test('is as wide as Student says', () => {
    const limits = [1, 2, 3, 5, 10, 30, 1000].map(studentLimit)
    const known = [12.706, 4.303, 3.182, 2.571, 2.228, 2.042, 1.962]
    limits.forEach((limit, index) => expect(limit).toBeCloseTo(known[index] ?? 0, 1))
    expect(studentLimit(10)).toBeCloseTo(2.2281, 3)
  })
})

const LEVELS = ['random', 'novice', 'rulebook', 'club', 'master']
const KINDS = ['lead', 'follow', 'discard']

/** What a level gives away over two thousand parties: half of the rate of the one below it. */
function levelCosts(level: string, index: number): LevelCosts {
  const habit: Habit = { decisions: [30, 60], slips: 0.16 / 2 ** index, cost: 0.09 }
  const parties = simulate(2000, () => habit, chance(100 + index))
  const of = (kinds: readonly string[]) => {
    const all = parties.reduce((sums, one) => {
      const own = one.kinds.filter(({ kind }) => kinds.includes(kind))
      return addPartieCosts(
        sums,
        sum(own.map(({ decisions }) => decisions)),
        sum(own.map(({ cost }) => cost)),
      )
    }, NO_COSTS)
    return { ...all, whole: all.squares }
  }
  return { level, all: of(KINDS), kinds: Object.fromEntries(KINDS.map((one) => [one, of([one])])) }
}

/** Parties of a person with a habit for each kind, a third of the decisions of each. */
function simulate(
  parties: number,
  habitOf: (kind: string) => Habit,
  random: Random,
): readonly JudgedPartie[] {
  return Array.from({ length: parties }, (_, index) => ({
    month: 2026 * 12 + Math.floor(index / 10),
    result: index % 2 === 0 ? 1 : -1,
    luck: 0.25,
    kinds: KINDS.map((kind) => {
      const { decisions, ...rest } = habitOf(kind)
      const costs = decide(
        { ...rest, decisions: [Math.ceil(decisions[0] / 3), Math.ceil(decisions[1] / 3)] },
        random,
      )
      return { kind, decisions: costs.length, cost: sum(costs), hinted: 1, hintedCost: 0.5 }
    }),
  }))
}

const measured = LEVELS.map(levelCosts)
const FRAME = { game: 'ecarte', person: 1, waiting: 0, kinds: KINDS, levels: measured }
const habit = (slips: number): Habit => ({ decisions: [30, 60], slips, cost: 0.09 })
const strengthOf = (slips: number, parties: number, seed = 1) =>
  computeStrength(
    simulate(parties, () => habit(slips), chance(seed)),
    FRAME,
  )

describe('a person is placed', () => {
  test.each(LEVELS.map((level, index) => ({ level, slips: 0.16 / 2 ** index })))(
    'as a $level, who gives away as much',
    ({ level, slips }) => {
      const strength = strengthOf(slips, 300, 11)
      expect(strength.placing).toEqual({ is: 'as', level })
      expect(strength.level).toBe(level)
    },
  )

  test.each<[string, number, number, Placing]>([
    ['above the strongest', 0.004, 400, { is: 'above', level: 'master' }],
    ['below the weakest', 0.3, 60, { is: 'below', level: 'random' }],
    ['between two', 0.057, 1500, { is: 'between', weaker: 'novice', stronger: 'rulebook' }],
  ])('%s', (_, slips, parties, placing) => {
    expect(strengthOf(slips, parties).placing).toEqual(placing)
  })

  test('between the outer ones of several that may be theirs', () => {
    const few = strengthOf(0.03, 10, 2)
    const within = few.levels.filter(
      ({ rate }) => rate > (few.own?.low ?? 0) && rate < (few.own?.high ?? 0),
    )
    expect(within.length).toBeGreaterThan(1)
    expect(few.placing).toEqual({
      is: 'between',
      weaker: within[0]?.level,
      stronger: within.at(-1)?.level,
    })
  })

  test('too early, with what is still needed', () => {
    const none = computeStrength([], FRAME)
    expect(none.placing).toEqual({ is: 'early', ...LEAST })
    const few = strengthOf(0.04, 3)
    expect(few.placing).toEqual({
      is: 'early',
      decisions: LEAST.decisions - (few.own?.decisions ?? 0),
      parties: LEAST.parties - 3,
    })
    const [partie] = simulate(1, () => habit(0.6), chance(5))
    if (partie === undefined) throw new Error('no partie')
    // one partie of ten costs something: any level might do that
    const clean = { ...partie, kinds: partie.kinds.map((one) => ({ ...one, cost: 0 })) }
    const odd = computeStrength([partie, ...Array.from({ length: 9 }, () => clean)], FRAME)
    expect(odd.placing).toEqual({ is: 'early', decisions: odd.own?.decisions, parties: 10 })
  })

  test('nowhere while the levels are not measured', () => {
    const strength = computeStrength(
      simulate(20, () => habit(0.04), chance(1)),
      { ...FRAME, levels: [] },
    )
    expect(strength).toMatchObject({ placing: { is: 'unmeasured' }, level: null, weakness: null })
    expect(strength.kinds.map(({ level }) => level)).toEqual([null, null, null])
  })

  test('wrongly one time in twenty at most, by one level', () => {
    const persons = isLong ? 2000 : 300
    let wrong = 0
    for (let seed = 1; seed <= persons; seed += 1) {
      const { placing } = strengthOf(0.02, 40, seed)
      const isRight =
        (placing.is === 'as' && placing.level === 'club') ||
        (placing.is === 'between' &&
          LEVELS.indexOf(placing.weaker) <= 3 &&
          LEVELS.indexOf(placing.stronger) >= 3)
      if (!isRight) wrong += 1
    }
    expect(wrong / persons).toBeLessThan(0.05 + 5 * Math.sqrt((0.05 * 0.95) / persons))
  })
})

describe('a weak kind', () => {
  test('is the one in which a person gives away more than in everything else', () => {
    const parties = simulate(60, (kind) => habit(kind === 'discard' ? 0.12 : 0.02), chance(21))
    const { weakness, kinds } = computeStrength(parties, FRAME)
    expect(weakness).toMatchObject({ kind: 'discard', level: 'club' })
    expect(weakness?.rate).toBe(kinds.find(({ kind }) => kind === 'discard')?.own?.rate)
    const club = measured.find(({ level }) => level === 'club')?.kinds['discard'] ?? NO_COSTS
    expect(weakness?.levelRate).toBe(club.cost / club.decisions)
  })

  test('is named to few of those who have none', () => {
    const persons = isLong ? 2000 : 300
    let named = 0
    for (let seed = 1; seed <= persons; seed += 1)
      if (strengthOf(0.02, 40, seed).weakness !== null) named += 1
    // of three kinds one is the worst by chance
    expect(named / persons).toBeLessThan(0.05)
  })

  test('is not named after a few decisions', () => {
    const parties = simulate(5, (kind) => habit(kind === 'discard' ? 0.5 : 0.02), chance(4))
    expect(computeStrength(parties, FRAME).weakness).toBeNull()
  })
})

describe('figures', () => {
  const strength = strengthOf(0.04, 95)

  test('of kinds are those of all together, hints apart', () => {
    const own = strength.kinds.map((one) => one.own)
    expect(strength.kinds.map(({ kind }) => kind)).toEqual(KINDS)
    expect(sum(own.map((one) => one?.decisions ?? 0))).toBe(strength.own?.decisions)
    expect(sum(own.map((one) => (one?.rate ?? 0) * (one?.decisions ?? 0)))).toBeCloseTo(
      (strength.own?.rate ?? 0) * (strength.own?.decisions ?? 0),
      10,
    )
    expect(strength.hinted).toEqual({ decisions: 3 * 95, rate: 0.5 })
    expect(strength.kinds.map(({ hinted }) => hinted)).toEqual(
      KINDS.map(() => ({ decisions: 95, rate: 0.5 })),
    )
  })

  test('over time add up to those of all, by months and by parties in a row', () => {
    for (const spans of [strength.months, strength.blocks])
      expect(sum(spans.map(({ own }) => own?.decisions ?? 0))).toBe(strength.own?.decisions)
    expect(strength.months.map(({ at }) => at)).toEqual(
      Array.from({ length: 10 }, (_, month) => 2026 * 12 + month),
    )
    expect(strength.blocks.map(({ at }) => at)).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 95])
    expect(strengthOf(0.04, 450).blocks.map(({ at }) => at)[0]).toBe(50)
    const undated = simulate(3, () => habit(0.04), chance(1)).map((one) => ({
      ...one,
      month: null,
    }))
    expect(computeStrength(undated, FRAME).months).toEqual([])
  })

  test('of results go up to the last partie, with and without luck', () => {
    const { results } = strength
    expect(results.length).toBeLessThanOrEqual(60)
    const last = results.at(-1)
    expect(last?.at).toBe(95)
    expect(last?.result.mean).toBeCloseTo(1 / 95, 10)
    expect(last?.adjusted.mean).toBeCloseTo(1 / 95 - 0.25, 10)
    const parties = simulate(4, () => habit(0.04), chance(1))
    const unjudged = parties.map((one, index) => (index === 1 ? { ...one, result: null } : one))
    expect(computeStrength(unjudged, FRAME).results.map(({ at }) => at)).toEqual([1, 2, 3])
  })

  test('of kinds the game does not name come last', () => {
    const parties = simulate(3, () => habit(0.04), chance(1))
    const { kinds } = computeStrength(parties, { ...FRAME, kinds: ['follow'] })
    expect(kinds.map(({ kind }) => kind)).toEqual(['follow', 'discard', 'lead'])
  })
})
