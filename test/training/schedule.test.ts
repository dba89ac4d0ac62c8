// When an exercise comes back, and the days of a zone.
import { describe, expect, test } from 'vitest'
import { createDays } from '../../src/main/training/days.ts'
import {
  type Answered,
  KNOWN_DAYS,
  isRight,
  scheduleNext,
} from '../../src/main/training/schedule.ts'
import { type Schedule, scheduleSchema } from '../../src/main/training/schedule-shape.ts'

const DAY = 24 * 3_600_000
const START = Date.UTC(2026, 10, 27, 12)
const FOUND: Answered = { cost: 0, hinted: false }
const HINTED: Answered = { cost: 0, hinted: true }
const SLIGHT: Answered = { cost: 0.005, hinted: false }
const MISSED: Answered = { cost: 0.2, hinted: false }

/** Gives these answers, each on the day on which it is due; returns the days between them. */
function daysAfter(answers: readonly Answered[]): readonly number[] {
  let schedule: Schedule | null = null
  let at = START
  return answers.map((answer) => {
    const next: ReturnType<typeof scheduleNext> = scheduleNext(schedule, answer, at)
    const days = Math.round((next.due - at) / DAY)
    expect(next.schedule.days).toBe(days)
    expect(scheduleSchema.safeParse(JSON.parse(JSON.stringify(next.schedule))).success).toBe(true)
    ;[schedule, at] = [next.schedule, next.due]
    return days
  })
}

describe('the schedule', () => {
  test('what is found comes back later each time, until it is known well', () => {
    const days = daysAfter([FOUND, FOUND, FOUND, FOUND])
    expect(days).toEqual([...days].toSorted((a, b) => a - b))
    expect(days[0]).toBeGreaterThanOrEqual(1)
    expect(days.at(-1)).toBeGreaterThanOrEqual(KNOWN_DAYS)
  })

  test('what is missed comes back sooner than what was found slightly wrong or with a hint', () => {
    const [missed, slight, hinted, found] = [MISSED, SLIGHT, HINTED, FOUND].map(
      (last) => daysAfter([FOUND, FOUND, last]).at(-1) ?? 0,
    )
    expect(missed).toBeLessThan(slight ?? 0)
    expect(slight).toBe(hinted)
    expect(hinted).toBeLessThan(found ?? 0)
  })

  test('the same answers give the same days: nothing is chance', () => {
    const answers = [FOUND, MISSED, SLIGHT, FOUND, HINTED]
    expect(daysAfter(answers)).toEqual(daysAfter(answers))
  })

  test('a clock that was set back changes nothing: the answer counts as of the last one', () => {
    const first = scheduleNext(null, FOUND, START)
    const next = scheduleNext(first.schedule, FOUND, START - 400 * DAY)
    expect(next.due).toBeGreaterThan(START)
    expect(next.schedule.last).toBe(START)
  })

  test('right is what costs nothing and was found without a hint', () => {
    expect([FOUND, HINTED, SLIGHT, MISSED].map(isRight)).toEqual([true, false, false, false])
  })
})

describe('days', () => {
  test.each([
    ['Europe/Vienna', '2026-11-28', '2026-11-28T23:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-28', '2026-11-28T18:15:00.000Z'],
    ['America/New_York', '2026-11-27', '2026-11-28T05:00:00.000Z'],
    ['Nowhere/AtAll', '2026-11-27', '2026-11-28T00:00:00.000Z'],
  ])('in %s it is %s, until %s', (zone, day, end) => {
    const days = createDays(zone)
    const at = Date.UTC(2026, 10, 27, 23, 30)
    expect(days.formatDay(at)).toBe(day)
    expect(new Date(days.findDayEnd(at)).toISOString()).toBe(end)
    expect(days.formatDay(days.findDayEnd(at))).not.toBe(day)
  })

  test('the day on which the clocks go back has 25 hours', () => {
    const { findDayEnd } = createDays('Europe/Vienna')
    const midnight = Date.UTC(2026, 9, 24, 22)
    expect(findDayEnd(midnight) - midnight).toBe(25 * 3_600_000)
  })
})
