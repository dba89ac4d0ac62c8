// The results of the exercises, as the page lists them: by kind, of thirty days, of the thirty
// before, and earlier.
import { describe, expect, test } from 'vitest'
import type { DayResult } from '../../src/shared/exercises.ts'
import { daysBetween, today } from '../../src/renderer/training/days.ts'
import { listResults } from '../../src/renderer/training/results.ts'

const on = (
  day: string,
  kind: string,
  answers: number,
  right: number,
  game = 'any',
): DayResult => ({ day, game, kind, answers, right, cost: answers - right })

describe('days', () => {
  test('today is the day of the person’s own clock, not that of Greenwich', () => {
    expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
    expect(today(new Date(2026, 11, 31, 0, 1))).toBe('2026-12-31')
  })

  test('are counted across the end of a month and of a year', () => {
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(daysBetween('2026-03-02', '2026-02-28')).toBe(-2)
    expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  })
})

describe('results', () => {
  const days = [
    on('2026-09-10', 'lead', 4, 1),
    on('2026-10-20', 'lead', 5, 3),
    on('2026-11-26', 'lead', 2, 2),
    on('2026-11-27', 'lead', 3, 2),
    on('2026-11-27', 'bid', 1, 0),
    on('2026-11-27', 'lead', 9, 9, 'other'),
  ]
  const results = listResults(days, 'any', '2026-11-27')

  test('are one line for each kind of the game, the most practised first', () => {
    expect(results.map(({ kind, answers, right }) => [kind, answers, right])).toEqual([
      ['lead', 14, 8],
      ['bid', 1, 0],
    ])
  })

  test('of sixty days ago or more stand in the first column, however long ago', () => {
    const ages = ['2026-09-28', '2026-09-29', '2024-02-29']
    const [lead] = listResults(
      ages.map((day) => on(day, 'lead', 1, 1)),
      'any',
      '2026-11-27',
    )
    expect(lead?.times.map(({ answers }) => answers)).toEqual([2, 1, 0])
  })

  test('stand in the thirty days they belong to, the earliest first', () => {
    const [lead] = results
    expect(lead?.times.map(({ answers, right }) => [answers, right])).toEqual([
      [4, 1],
      [5, 3],
      [5, 4],
    ])
  })

  test('add up: the columns to the line, and the lines to all answers', () => {
    for (const { times, answers, right, cost } of results) {
      const sum = (count: (time: (typeof times)[number]) => number) =>
        times.reduce((all, time) => all + count(time), 0)
      expect([
        sum((time) => time.answers),
        sum((time) => time.right),
        sum((time) => time.cost),
      ]).toEqual([answers, right, cost])
    }
    expect(results.reduce((all, { answers }) => all + answers, 0)).toBe(15)
  })

  test('of a clock that was set back count as of today', () => {
    const [ahead] = listResults([on('2026-12-05', 'lead', 1, 1)], 'any', '2026-11-27')
    expect(ahead?.times.at(-1)?.answers).toBe(1)
  })

  test('of a game without answers are none', () => {
    expect(listResults(days, 'third', '2026-11-27')).toEqual([])
  })
})
