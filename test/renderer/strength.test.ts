// What the page of a person's strength draws: the scale of levels, and the courses with intervals.
import { describe, expect, test } from 'vitest'
import type { ErrorRate, RateSpan, ResultPoint } from '../../src/shared/strength.ts'
import { layOutPlot, spansPath } from '../../src/renderer/standings/plot.ts'
import { buildRates, buildResults } from '../../src/renderer/training/course.ts'
import { layOutScale } from '../../src/renderer/training/scale.ts'

const rateOf = (rate: number, low: number, high: number): ErrorRate => ({
  parties: 20,
  decisions: 500,
  rate,
  error: 0.001,
  low,
  high,
})
const LEVELS = [
  { level: 'random', rate: 0.08, error: 0.0001 },
  { level: 'club', rate: 0.01, error: 0.0001 },
  { level: 'master', rate: 0.005, error: 0.0001 },
]

describe('the scale', () => {
  test('has the least rate on the right, and equal proportions at equal distances', () => {
    const { marks, left, right } = layOutScale(LEVELS, null, 600)
    const [random = 0, club = 0, master = 0] = marks.map(({ x }) => x)
    expect([random, master]).toEqual([left, right])
    // from 8 % to 1 % are three halvings, to 0.5 % one more
    expect((club - random) / (master - club)).toBeCloseTo(3, 6)
  })

  test('has the bar of the person from the worse end to the better', () => {
    const scale = layOutScale(LEVELS, rateOf(0.01, 0.0075, 0.0125), 600)
    const club = scale.marks.find(({ level }) => level.level === 'club')?.x ?? 0
    expect(scale.own?.at).toBeCloseTo(club, 6)
    expect(scale.own?.from).toBeLessThan(club)
    expect(scale.own?.to).toBeGreaterThan(club)
  })

  test('keeps everything within its width, however far an interval reaches', () => {
    for (const own of [rateOf(0, 0, Infinity), rateOf(0.3, 0.001, 5), rateOf(0.0001, 0, 0.02)])
      for (const width of [260, 600, 1400]) {
        const scale = layOutScale(LEVELS, own, width)
        const places = [
          ...scale.marks.flatMap(({ x, nameAt }) => [x, nameAt]),
          ...Object.values(scale.own ?? {}),
        ]
        expect(places).toHaveLength(9)
        for (const x of places) {
          expect(x).toBeGreaterThanOrEqual(scale.left)
          expect(x).toBeLessThanOrEqual(scale.right)
        }
      }
  })

  test('has the names of near levels apart', () => {
    const near = [0.0102, 0.0101, 0.01].map((rate, index) => ({
      level: String(index),
      rate,
      error: 0,
    }))
    const { marks } = layOutScale([...near, { level: 'far', rate: 0.001, error: 0 }], null, 700)
    const [one = 0, two = 0, three = 0] = marks.map(({ nameAt }) => nameAt)
    expect(two - one).toBeGreaterThanOrEqual(84)
    expect(three - two).toBeGreaterThanOrEqual(84)
  })
})

describe('a course', () => {
  const spans: readonly RateSpan[] = [
    { at: 10, own: rateOf(0.01, 0.005, 0.02) },
    { at: 20, own: null },
    { at: 30, own: rateOf(0.01, 0.001, 9) },
    { at: 40, own: rateOf(0.01, 0, Infinity) },
  ]

  test('of rates has their intervals, and that of the level beside it', () => {
    const data = buildRates(spans, 'partie', 'own', { label: 'Club', rate: 0.012 })
    expect(data.at).toEqual([10, 20, 30, 40])
    expect(data.series.map(({ values }) => values)).toEqual([
      [0.01, null, 0.01, 0.01],
      [0.012, 0.012, 0.012, 0.012],
    ])
    expect(data.spans).toEqual([{ low: 0.005, high: 0.02 }, null, { low: 0.001, high: 9 }, null])
    expect(buildRates(spans, 'month', 'own', null).series).toHaveLength(1)
  })

  test('draws an interval up to its frame, and none where there is none', () => {
    const data = buildRates(spans, 'partie', 'own', null)
    const plot = layOutPlot(data, 600, String)
    // a far end does not flatten all the rest
    expect(plot.rows.at(-1)?.value).toBeLessThan(0.04)
    const strokes = spansPath(plot, data.spans ?? [])
      .split('M')
      .slice(1)
    expect(strokes).toHaveLength(2)
    expect(Number(strokes[1]?.split('V')[1])).toBe(plot.top)
  })

  test('of results leaves out means of a few parties, unless there are no more', () => {
    const point = (at: number): ResultPoint => ({
      at,
      result: { mean: 0.5, low: 0, high: 1 },
      adjusted: { mean: 0.25, low: at < 2 ? null : -0.5, high: at < 2 ? null : 1 },
    })
    const labels = { adjusted: 'without', result: 'with' }
    const many = buildResults([1, 5, 10, 15].map(point), labels)
    expect(many.at).toEqual([10, 15])
    expect(many.series.map(({ label, values }) => [label, ...values])).toEqual([
      ['without', 0.25, 0.25],
      ['with', 0.5, 0.5],
    ])
    expect(buildResults([1, 2, 3].map(point), labels).spans).toEqual([
      null,
      { low: -0.5, high: 1 },
      { low: -0.5, high: 1 },
    ])
  })
})
