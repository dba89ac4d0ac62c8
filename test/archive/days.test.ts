// Days where clocks change at midnight. A file of its own: the time zone belongs to the whole
// process.
import { expect, onTestFinished, test } from 'vitest'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import { listParties } from '../../src/main/store/list-filter.ts'
import { archiveOf } from './laid-down.ts'

test.each([
  // there clocks go from midnight back to eleven, from midnight on to one, and once left out a
  // whole day
  [
    'America/Santiago',
    '2019-04-06',
    ['2019-04-06T03:00:00Z', '2019-04-07T02:59:59Z', '2019-04-07T03:59:59Z'],
  ],
  ['America/Sao_Paulo', '2018-11-04', ['2018-11-04T03:00:00Z', '2018-11-05T01:59:59Z']],
  ['Pacific/Apia', '2011-12-29', ['2011-12-29T10:00:00Z', '2011-12-30T09:59:59Z']],
  ['Pacific/Apia', '2011-12-31', ['2011-12-30T10:00:00Z', '2011-12-31T09:59:59Z']],
])(
  'a filter of days is of whole days in %s, where clocks change at midnight: %s',
  (zone, day, within) => {
    const former = process.env['TZ']
    onTestFinished(() => {
      if (former === undefined) delete process.env['TZ']
      else process.env['TZ'] = former
    })
    process.env['TZ'] = zone
    const [first = '', last = ''] = [within[0], within.at(-1)]
    const around = [
      Date.parse(first) - 1_000,
      ...within.map((at) => Date.parse(at)),
      Date.parse(last) + 1_000,
    ]
    const db = archiveOf(...around.map((began) => ({ began })))
    const shown = around.map((at) => new Date(at).toLocaleDateString('sv') === day)
    expect(shown).toEqual([false, ...within.map(() => true), false])
    const found = listParties(db, { ...ALL_PARTIES, from: day, until: day }, 0, 100)
    expect(found.map(({ sitting }) => sitting)).toEqual(within.map((_, at) => at + 2).toReversed())
  },
)
