// The month in which a partie was played, as it was where one sat.
import { expect, test } from 'vitest'
import { formatMonth } from '../../src/main/store/months.ts'

test('a month is that of the wall where one played', () => {
  const turn = Date.UTC(2026, 11, 1)
  const minute = 60_000
  expect(formatMonth(turn - minute, 'Europe/Berlin')).toBe('2026-12')
  expect(formatMonth(turn, 'America/New_York')).toBe('2026-11')
  expect(formatMonth(turn - 14 * 60 * minute, 'Pacific/Kiritimati')).toBe('2026-12')
  expect(formatMonth(turn - (5 * 60 + 45) * minute, 'Asia/Kathmandu')).toBe('2026-12')
  expect(formatMonth(turn - (5 * 60 + 45) * minute - 1, 'Asia/Kathmandu')).toBe('2026-11')
  expect(formatMonth(turn - 1, 'Mars/Olympus')).toBe('2026-11')
  expect([formatMonth(turn, null), formatMonth(null, 'Europe/Berlin')]).toEqual(['2026-12', ''])
  // the clocks of Paris in 1889 were nine minutes and twenty-one seconds before Greenwich
  const paris = Date.UTC(1889, 4, 31, 23, 50, 39)
  expect([paris - 1, paris, paris - 1].map((at) => formatMonth(at, 'Europe/Paris'))).toEqual([
    ...['1889-05', '1889-06', '1889-05'],
  ])
})

test('a month is asked for again, elsewhere, and a second later', () => {
  const turn = Date.UTC(2026, 11, 1)
  const asked = [
    [turn - 1000, 'UTC'],
    [turn - 1, 'UTC'],
    [turn, 'UTC'],
    [turn, 'America/New_York'],
    [turn, null],
    [turn - 1, null],
    [turn - 1, 'Europe/Berlin'],
    [turn - 1, 'Mars/Olympus'],
    [turn, 'Mars/Olympus'],
  ] as const
  expect(asked.map(([at, zone]) => formatMonth(at, zone))).toEqual([
    ...[
      '2026-11',
      '2026-11',
      '2026-12',
      '2026-11',
      '2026-12',
      '2026-11',
      '2026-12',
      '2026-11',
      '2026-12',
    ],
  ])
})

test('a year has four figures, a month two', () => {
  const early = new Date(Date.UTC(2000, 2, 15)).setUTCFullYear(33)
  expect([formatMonth(early, 'UTC'), formatMonth(0, null)]).toEqual(['0033-03', '1970-01'])
})
