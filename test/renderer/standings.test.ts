// The data behind the score sheets and charts of the standings.
import { describe, expect, test } from 'vitest'
import type { MonthSums, SheetLine, Standings } from '../../src/shared/archive.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { SEATS } from '../../src/shared/view.ts'
import { words } from '../../src/shared/words/index.ts'
import { GAP, visibleSheets, computePitch, wholeIn } from '../../src/renderer/standings/book.ts'
import { countedRows, figureRows, judgedRows } from '../../src/renderer/standings/figure-rows.ts'
import { inkPath, inkWidth } from '../../src/shared/ink.ts'
import {
  type PlotData,
  barsPath,
  placeDots,
  linePath,
  monthAt,
  layOutPlot,
  shortenLabel,
} from '../../src/renderer/standings/plot.ts'
import { foldMonths } from '../../src/renderer/standings/folding.ts'
import {
  monthDate,
  monthNumber,
  monthTicks,
  nearestIndex,
  createScale,
  spreadLabels,
  computeTicks,
} from '../../src/renderer/standings/scales.ts'
import {
  broughtForward,
  marksOn,
  pointsAside,
  columnNames,
  buildRows,
  tallyStrokes,
  lastScores,
} from '../../src/shared/score-sheet.ts'
import {
  runningBalances,
  buildCalendar,
  buildCourse,
  groupByYear,
  runningSums,
  getFrequency,
  safeRatio,
  toStreak,
  getSum,
  findWhole,
} from '../../src/renderer/standings/sums.ts'

describe('axes', () => {
  const whole = { least: 1, grounded: true }
  const fine = { least: 0, grounded: false }

  test('marks are round, few, and embrace all values', () => {
    expect(computeTicks([33, -4, 12], whole)).toEqual([-10, 0, 10, 20, 30, 40])
    expect(computeTicks([0.58, 0.73], fine)).toEqual([0.55, 0.6, 0.65, 0.7, 0.75])
    for (const values of [
      [1],
      [0],
      [],
      [-3],
      [1e6, -7],
      [0.0004],
      [7, 7],
      [0.1, 0.2, 0.30000000000000004],
    ])
      for (const wanted of [whole, fine, { least: 0, grounded: true }]) {
        const marks = computeTicks(values, wanted)
        expect(marks.length).toBeGreaterThan(1)
        expect(marks.length).toBeLessThan(9)
        expect(marks[0]).toBeLessThanOrEqual(Math.min(...values, Infinity) + 1e-9)
        expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values, -Infinity) - 1e-9)
        expect(marks).toEqual([...new Set(marks)].toSorted((a, b) => a - b))
      }
  })

  test('nothing is among the marks where it must be, and counts have no fractions', () => {
    expect(computeTicks([40, 45], whole)).toContain(0)
    expect(computeTicks([40, 45], fine)).not.toContain(0)
    expect(computeTicks([1], whole)).toEqual([0, 1])
    expect(computeTicks([], whole)).toEqual([0, 1])
  })

  test('a scale maps both ends, and what has no extent to the middle', () => {
    const y = createScale({ from: -10, to: 10 }, 200, 0)
    expect([-10, 0, 10].map(y)).toEqual([200, 100, 0])
    expect(createScale({ from: 3, to: 3 }, 0, 80)(3)).toBe(40)
  })

  test('months are numbered through the years', () => {
    const december = monthNumber('1899-12') ?? 0
    expect(monthNumber('1900-01')).toBe(december + 1)
    expect(monthDate(december).toISOString().slice(0, 7)).toBe('1899-12')
    expect(['', '2026-13', '2026-1', 'undated'].map(monthNumber)).toEqual([null, null, null, null])
  })

  test('months under an axis are few, and begin years as soon as they can', () => {
    const from = monthNumber('2024-05') ?? 0
    expect(monthTicks(from, from + 4, 8)).toEqual({
      months: [0, 1, 2, 3, 4].map((one) => from + one),
      years: false,
    })
    const two = monthTicks(from, from + 24, 9)
    expect(two.years).toBe(false)
    expect(two.months.every((month) => month % 3 === 0)).toBe(true)
    const forty = monthTicks(from, from + 480, 6)
    expect(forty.years).toBe(true)
    expect(forty.months.length).toBeLessThanOrEqual(6)
    expect(forty.months.every((month) => month % 120 === 0)).toBe(true)
    expect(monthTicks(from, from, 0).months).toEqual([from])
  })

  test('the nearest of rising values is found', () => {
    expect([-5, 0, 4, 6, 99].map((wanted) => nearestIndex([0, 10, 20], wanted))).toEqual([
      0, 0, 0, 1, 2,
    ])
    expect(nearestIndex([], 3)).toBe(0)
  })

  test('labels keep apart and within the chart', () => {
    expect(spreadLabels([50, 52], 16, 0, 100)).toEqual([50, 66])
    expect(spreadLabels([98, 96], 16, 0, 100)).toEqual([100, 84])
    expect(spreadLabels([10, 90], 16, 0, 100)).toEqual([10, 90])
  })
})

const empty = {
  parties: 0,
  decisions: 0,
  hinted: 0,
  grade: 'fair',
  result: 0,
  adjusted: 0,
} as const
const month = (
  name: string,
  value: number,
  valueLost: number,
  judged: MonthSums['judged'] = null,
): MonthSums => ({
  month: name,
  own: { parties: 2, value, valueLost, deals: 10, points: 8 },
  opposite: { parties: 2, value: valueLost, valueLost: value, deals: 10, points: 6 },
  judged,
})

describe('sums', () => {
  test('what was not counted is nothing, also where an object has the name', () => {
    expect([getSum({ kings: 3 }, 'kings'), getSum({}, 'kings'), getSum({}, 'constructor')]).toEqual(
      [3, 0, 0],
    )
  })

  test('nothing divided by nothing is not shown', () => {
    expect([safeRatio(1, 4), safeRatio(0, 0)]).toEqual([0.25, null])
  })

  test('a counted name may be part of another', () => {
    const counted = ['refusals', 'refusalsLost', 'kings']
    expect(counted.map((name) => findWhole(name, counted))).toEqual([null, 'refusals', null])
    const sums = { refusals: 8, refusalsLost: 2, deals: 16 }
    expect(getFrequency(sums, 'refusalsLost', 'refusals')).toBe(0.25)
    expect(getFrequency(sums, 'refusals', null)).toBe(0.5)
    expect(getFrequency({}, 'refusals', null)).toBeNull()
  })

  test('a balance is carried on, from what has no date', () => {
    expect(runningSums([1, -2, 3])).toEqual([1, -1, 2])
    const calendar = buildCalendar([
      month('2026-02', 1, 4),
      month('', 5, 0),
      month('2026-01', 3, 1),
    ])
    expect(calendar.spans.map(({ at }) => at)).toEqual([
      monthNumber('2026-01'),
      monthNumber('2026-02'),
    ])
    expect(runningBalances(calendar)).toEqual([7, 4])
  })

  test('many months are shown by the year, the error rate weighted by the decisions', () => {
    const names = Array.from({ length: 120 }, (_, index) =>
      monthDate(24_000 + index)
        .toISOString()
        .slice(0, 7),
    )
    const months = names.map((name, index) =>
      month(name, 2, 1, index === 0 ? { ...empty, decisions: 30, rate: 0.01 } : null),
    )
    const [first] = months
    const again = first
      ? [
          ...months,
          { ...first, month: names[1] ?? '', judged: { ...empty, decisions: 10, rate: 0.03 } },
        ]
      : []
    const calendar = groupByYear(buildCalendar(again), again)
    expect(calendar.unit).toBe('year')
    expect(calendar.spans.length).toBe(10)
    expect(getSum(calendar.spans[1]?.own ?? {}, 'value')).toBe(24)
    expect(calendar.spans[0]?.rate).toBeCloseTo(0.015)
    expect(calendar.spans[1]?.rate).toBeNull()
    expect(groupByYear(buildCalendar(months.slice(0, 90)), months).unit).toBe('month')
  })

  test('runs are shown without a sign', () => {
    expect([3, -2, 0].map(toStreak)).toEqual([
      { count: 3, is: 'won' },
      { count: 2, is: 'lost' },
      { count: 0, is: 'none' },
    ])
  })
})

describe('the ledger', () => {
  const standings: Standings = {
    own: {
      parties: 10,
      won: 6,
      lost: 4,
      value: 9,
      valueLost: 5,
      deals: 50,
      points: 44,
      refusals: 8,
      refusalsLost: 2,
    },
    opposite: {
      parties: 10,
      won: 4,
      lost: 6,
      value: 5,
      valueLost: 9,
      deals: 50,
      points: 35,
      gaveUp: 1,
      gaveUpValue: 2,
    },
    counted: ['refusals', 'refusalsLost'],
    months: [],
    runs: { won: 4, lost: 2, now: 1 },
    oppositeRuns: { won: 2, lost: 4, now: -1 },
    judged: null,
  }

  test('shows both sides, shares of the parties, and given-up parties apart', () => {
    const rows = figureRows(standings)
    const entriesOf = (name: string) =>
      Object.values(rows)
        .flat()
        .find((row) => row.name === name)?.entries
    expect(entriesOf('won')).toEqual([
      { value: 6, share: 0.6 },
      { value: 4, share: 0.4 },
    ])
    expect(entriesOf('balance')?.map(({ value }) => value)).toEqual([4, -4])
    expect(entriesOf('pointsADeal')?.map(({ value }) => value)).toEqual([0.88, 0.7])
    expect(entriesOf('gaveUp')?.map(({ value }) => value)).toEqual([0, 1])
    expect(entriesOf('now')?.map(({ value }) => value)).toEqual([1, -1])
  })

  test('what the game counts keeps its order, parts as shares of their whole', () => {
    expect(
      countedRows(standings).map(({ name, whole, entries }) => [name, whole, entries[0]]),
    ).toEqual([
      ['refusals', null, { value: 8, share: 0.16 }],
      ['refusalsLost', 'refusals', { value: 2, share: 0.25 }],
    ])
    expect(judgedRows({ ...empty, rate: 0.01 }).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['rate', 'hinted']),
    )
  })
})

describe('score sheets', () => {
  const line: SheetLine = {
    sitting: 1,
    partie: 1,
    at: null,
    names: ['Anna', 'Odile'],
    winner: 1,
    value: 2,
    series: null,
    sides: [1, 0],
    deals: [
      {
        dealer: 0,
        marks: [
          { seat: 0, points: 1, rule: 'E-5' },
          { seat: 1, points: 2, rule: 'E-24' },
          { seat: 1, points: 1, rule: 'E-25' },
        ],
        score: [1, 3],
      },
      { dealer: 1, marks: [{ seat: 1, points: 2, rule: 'G-2' }], score: [1, 5] },
    ],
  }

  test('every fifth stroke goes across, and large numbers are figures', () => {
    expect(tallyStrokes(0)).toEqual([])
    expect(tallyStrokes(6)?.map((stroke) => stroke === 'across')).toEqual([
      false,
      false,
      false,
      false,
      true,
      false,
    ])
    expect(tallyStrokes(10)).toHaveLength(10)
    expect(tallyStrokes(11)).toBeNull()
  })

  test.each(LANGUAGES)(
    'each game has signs of its own for what is not plain points, in %s',
    (language) => {
      const sheetOf = (game: string) => words(language).game(game).sheet
      const sign = (game: string, rule: string, points: number): number => {
        const { signs, sign: of } = sheetOf(game)
        const found = of({ seat: 0, rule, points })
        return found === null ? -1 : signs.indexOf(found)
      }
      expect([
        sign('ecarte', 'E-5', 1),
        sign('ecarte', 'E-16', 1),
        sign('ecarte', 'E-24', 2),
        sign('ecarte', 'E-24', 1),
      ]).toEqual([0, 0, 1, -1])
      expect([sign('ecarte', 'E-25', 1), sign('ecarte', 'G-2', 3)]).toEqual([2, 3])
      expect(['W-5', 'W-7', 'W-8', 'G-2'].map((rule) => sign('whist', rule, 2))).toEqual([
        -1, 0, 1, 2,
      ])
      expect(['SW-4', 'SW-5', 'G-2'].map((rule) => sign('scotch-whist', rule, 2))).toEqual([
        -1, 0, 1,
      ])
      const inFigures = (game: string, rule: string) =>
        sheetOf(game).inFigures({ seat: 0, rule, points: 2 })
      expect([
        inFigures('ecarte', 'E-24'),
        inFigures('whist', 'W-5'),
        inFigures('whist', 'W-8'),
      ]).toEqual([...[false, false, true]])
      expect(inFigures('scotch-whist', 'SW-4')).toBe(true)
      expect(marksOn([line]).map(({ rule }) => rule)).toEqual(['E-5', 'E-24', 'E-25', 'G-2'])
    },
  )

  const rubber: SheetLine = {
    ...line,
    names: ['Anna', 'Odile', 'Clotilde', 'Prosper'],
    sides: [0, 1],
    winner: 1,
    series: [1, 1],
    deals: [
      {
        dealer: 0,
        marks: [
          { seat: 0, points: 2, rule: 'W-5' },
          { seat: 0, points: 3, rule: 'W-8' },
          { seat: 1, points: 30, rule: 'W-7' },
        ],
        score: [6, 0],
      },
      {
        dealer: 1,
        marks: [
          { seat: 1, points: 12, rule: 'W-5' },
          { seat: 0, points: 2, rule: 'W-8' },
        ],
        score: [6, 12],
      },
    ],
  }

  test.each(LANGUAGES)('W-9 slams and honours are told apart from the score, in %s', (language) => {
    const { aside, isAside } = words(language).game('whist').sheet
    expect(aside?.hint).toMatch(/\S/)
    expect(
      ['W-5', 'W-7', 'W-8', 'G-2'].map((rule) => isAside({ seat: 0, rule, points: 2 })),
    ).toEqual([false, true, true, false])
    expect(pointsAside(rubber, isAside)).toEqual([5, 30])
    for (const game of ['ecarte', 'scotch-whist', 'tatteln', 'hundertspiel'])
      expect(words(language).game(game).sheet.aside, game).toBeNull()
  })

  test('W-10 a sheet that goes on begins with what was brought forward', () => {
    const { isAside } = words('en').game('whist').sheet
    expect(broughtForward(rubber, isAside)).toEqual([
      { points: 4, won: 1 },
      { points: 0, won: 0 },
    ])
    const first = { ...rubber, series: [0, 1], deals: rubber.deals.slice(1) }
    expect(broughtForward({ ...first, deals: [] }, isAside)).toBeNull()
    expect(broughtForward(line, () => false)).toBeNull()
  })

  test('partners stand in one column, and what either of them dealt is dealt by their side', () => {
    const four: SheetLine = {
      ...line,
      names: ['Anna', 'Odile', 'Clotilde', 'Prosper'],
      series: [1, 0],
    }
    expect(four.sides.map((side) => columnNames(four, side))).toEqual([
      ['Odile', 'Prosper'],
      ['Anna', 'Clotilde'],
    ])
    const [deal] = four.deals
    const dealt = SEATS.map(
      (dealer) => buildRows({ ...four, deals: deal ? [{ ...deal, dealer }] : [] })[0]?.cells,
    )
    expect(dealt.map((cells) => cells?.map((cell) => cell.dealt))).toEqual([
      [false, true],
      [true, false],
      [false, true],
      [true, false],
    ])
  })

  test('the sides stand in the order of the wish', () => {
    expect(lastScores(line)).toEqual([5, 1])
    const [first, second] = buildRows(line)
    expect(first?.cells.map(({ marks, dealt }) => [marks.length, dealt])).toEqual([
      [2, false],
      [1, true],
    ])
    expect(second?.cells.map(({ marks, dealt }) => [marks.length, dealt])).toEqual([
      [1, true],
      [0, false],
    ])
  })

  test('a stroke is drawn alike each time, and never quite like its neighbour', () => {
    const five = tallyStrokes(5) ?? []
    expect(inkPath(five, 7)).toBe(inkPath(five, 7))
    expect(inkPath(five, 7)).not.toBe(inkPath(five, 8))
    expect(inkPath(five, 7).match(/M/g)?.length).toBe(5)
    expect(inkPath(five, 7)).not.toContain('NaN')
    // the fifth needs no room of its own
    expect(inkWidth(five)).toBe(inkWidth(tallyStrokes(4) ?? []))
    expect(inkWidth(tallyStrokes(6) ?? [])).toBeGreaterThan(inkWidth(five))
  })

  test.each([420, 880, 900, 1280, 2300])(
    'a row of %i pixels is filled by whole sheets',
    (width) => {
      const pitch = computePitch(width, 16)
      const whole = wholeIn(width, pitch, 16)
      const gap = GAP * 16
      expect(whole).toBeGreaterThan(0)
      expect(whole * pitch - gap).toBeLessThanOrEqual(width)
      expect(whole * pitch - gap).toBeGreaterThan(width - whole - 1)
      expect(pitch).toBeGreaterThan(210)
    },
  )

  test('of a hundred thousand sheets only those in sight are drawn', () => {
    const { from, until } = visibleSheets(50_000 * 230, 1000, 230, 100_000)
    expect(from).toBeLessThanOrEqual(50_000)
    expect(until).toBeGreaterThan(50_004)
    expect(until - from).toBeLessThan(16)
    expect(visibleSheets(0, 1000, 230, 2)).toEqual({ from: 0, until: 2 })
    expect(visibleSheets(0, 1000, 0, 2)).toEqual({ from: 0, until: 0 })
    expect(visibleSheets(9e9, 1000, 230, 10).until).toBe(10)
  })
})

describe('a course', () => {
  const won = (value: number) => ({ own: { value }, opposite: { valueLost: value }, rate: null })

  test('is numbered up to the last partie, and its balance ends where that of all does', () => {
    const all = { parties: 70, value: 50, valueLost: 20 }
    const course = buildCourse([won(1), won(3), won(2)], all)
    expect(course.spans.map(({ at }) => at)).toEqual([68, 69, 70])
    expect(runningBalances(course)).toEqual([25, 28, 30])
    expect(groupByYear(course, [])).toBe(course)
  })

  test('has round numbers below its chart, each under its partie', () => {
    const at = Array.from({ length: 60 }, (_, index) => index + 41)
    const data: PlotData = {
      kind: 'line',
      unit: 'partie',
      at,
      least: 1,
      grounded: true,
      series: [{ label: 'balance', values: at.map((one) => one % 7) }],
    }
    for (const width of [400, 1100]) {
      const plot = layOutPlot(data, width, String)
      expect(plot.columns.length).toBeGreaterThan(3)
      for (const column of plot.columns) {
        expect(column.month % 5).toBe(0)
        expect(column.x).toBeCloseTo(plot.xs[at.indexOf(column.month)] ?? 0, 6)
      }
    }
  })
})

describe('charts', () => {
  const at = ['2025-01', '2025-02', '2025-04'].map((name) => monthNumber(name) ?? 0)
  const line: PlotData = {
    kind: 'line',
    unit: 'month',
    at,
    least: 1,
    grounded: true,
    series: [{ label: 'balance', values: [1, null, 3] }],
  }
  const bars: PlotData = {
    ...line,
    kind: 'bars',
    series: [
      { label: 'won', values: [2, 0, 1] },
      { label: 'lost', values: [-1, -2, 0] },
    ],
  }

  test.each([400, 480, 700, 1100])('at a width of %i everything lies within', (width) => {
    for (const data of [line, bars]) {
      const plot = layOutPlot(data, width, String)
      for (const x of [...plot.xs, ...plot.columns.map((column) => column.x)]) {
        expect(x).toBeGreaterThanOrEqual(plot.left)
        expect(x).toBeLessThanOrEqual(plot.right)
      }
      for (const { y } of plot.rows) {
        expect(y).toBeGreaterThanOrEqual(plot.top)
        expect(y).toBeLessThanOrEqual(plot.bottom)
      }
      expect(plot.right).toBeLessThan(width)
    }
  })

  test('one odd date does not press the years one played together: the empty years between are folded', () => {
    const year = (first: number, last: number): readonly number[] =>
      Array.from({ length: (last - first + 1) * 12 }, (_, index) => first * 12 + index)
    const shareOf = (months: readonly number[], from: number): number => {
      const plot = layOutPlot(
        { ...line, at: months, series: [{ label: 'x', values: months.map(() => 1) }] },
        800,
        String,
      )
      const last = plot.xs.at(-1) ?? 0
      expect(plot.xs).toEqual(plot.xs.toSorted((a, b) => a - b))
      for (const { x } of [...plot.columns, ...plot.breaks]) {
        expect(x).toBeGreaterThanOrEqual(plot.left)
        expect(x).toBeLessThanOrEqual(plot.right)
      }
      return (last - (plot.xs[from] ?? 0)) / (plot.right - plot.left)
    }
    const played = year(2021, 2025)
    expect(shareOf([1970 * 12, ...played], 1)).toBeGreaterThan(0.85)
    expect(shareOf([1868 * 12 + 4, 1970 * 12, ...played], 2)).toBeGreaterThan(0.75)
    expect(shareOf([...played, 2106 * 12], 0)).toBeGreaterThan(0.85)
    expect(shareOf([160 * 12, 1970 * 12, ...played], 2)).toBeGreaterThan(0.75)
    expect(shareOf(played, 0)).toBeGreaterThan(0.95)
  })

  test('years in which one did not play stay as long as they were', () => {
    for (const names of [
      ['2020-01', '2021-12', '2024-12'],
      ['2020-01', '2022-01'],
      ['2001-05', '2003-01', '2006-02', '2006-03'],
    ]) {
      const some = names.map((name) => monthNumber(name) ?? 0)
      const { breaks, extent } = foldMonths(some)
      expect([breaks, extent]).toEqual([[], (some.at(-1) ?? 0) - (some[0] ?? 0)])
    }
  })

  test('a fold interrupts the line and names the year of a single point', () => {
    const months = [1970 * 12 + 2, ...Array.from({ length: 30 }, (_, index) => 2024 * 12 + index)]
    const plot = layOutPlot(
      { ...line, at: months, series: [{ label: 'x', values: months.map(() => 1) }] },
      800,
      String,
    )
    expect(plot.breaks).toHaveLength(1)
    expect(plot.breaks[0]?.after).toBe(0)
    expect(
      linePath(
        plot,
        months.map(() => 1),
      ).match(/M/g),
    ).toHaveLength(2)
    expect(plot.columns[0]).toMatchObject({ month: months[0], alone: true })
    expect(plot.columns.slice(1).every(({ alone }) => !alone)).toBe(true)
  })

  test('a missing value interrupts the line; months lie as far apart as they are', () => {
    const plot = layOutPlot(line, 600, String)
    expect(linePath(plot, [1, null, 3]).match(/[ML]/g)).toEqual(['M', 'M'])
    expect(linePath(plot, [1, 2, 3]).match(/[ML]/g)).toEqual(['M', 'L', 'L'])
    const [first = 0, second = 0, third = 0] = plot.xs
    expect(third - second).toBeCloseTo(2 * (second - first))
    expect(placeDots(plot, [1, null, 3]).length).toBe(2)
    expect(placeDots(plot, [1, null, 3], 1)).toEqual([])
    expect(monthAt(plot, second + 3)).toBe(1)
  })

  test('bars stand on the line of nothing, and nothing has none', () => {
    const plot = layOutPlot(bars, 600, String)
    expect(barsPath(plot, [2, 0, 1]).match(/M/g)?.length).toBe(2)
    expect(plot.y(2)).toBeLessThan(plot.zero)
    expect(plot.y(-2)).toBeGreaterThan(plot.zero)
  })

  test('one month is enough, and so is a long name', () => {
    const one = layOutPlot(
      { ...line, at: at.slice(0, 1), series: [{ label: 'x'.repeat(40), values: [2] }] },
      480,
      String,
    )
    expect(one.xs.every(Number.isFinite)).toBe(true)
    expect(linePath(one, [2])).not.toContain('NaN')
    expect(shortenLabel('x'.repeat(40)).length).toBeLessThan(20)
    expect(shortenLabel('Odile')).toBe('Odile')
  })
})
