// Tables for a spreadsheet: quoted where it must be, never a formula.
import { expect, test } from 'vitest'
import { formatPartiesCsv, formatStandingsCsv } from '../../src/main/transfer/csv.ts'
import { ALL_PARTIES } from '../../src/shared/archive.ts'
import { listParties } from '../../src/main/store/list.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import { chance } from '../games/chance.ts'
import { varied } from './varied.ts'

const cells = (row: string): readonly string[] => row.split(',')

test('a list has a line for each partie, the names of the columns above the first page alone', () => {
  const { db } = varied(30, chance(51))
  const lines = listParties(db, ALL_PARTIES, 0, 500)
  const rows = formatPartiesCsv(lines, true).split('\r\n')
  expect(rows[0]).toMatch(/^started,game,rules,sitting,partie,/)
  expect(formatPartiesCsv(lines, false)).toBe(rows.slice(1).join('\r\n'))
})

test('what a spreadsheet would compute, or take for another column, stays a text', () => {
  const { db } = varied(5, chance(52))
  const line = listParties(db, ALL_PARTIES, 0, 1)[0]
  if (line === undefined) throw new Error('no partie')
  const written = formatPartiesCsv(
    [{ ...line, note: '=1+1, "so"\nand more', tags: ['@sum'] }],
    false,
  )
  expect(written).toContain(`"'=1+1, ""so""\nand more"`)
  expect(written).toContain("'@sum")
})

test.each(['\n=1+1', '\t+1', '＝1+1', '＋1', '－1', '＠sum', '-2+3+cmd', '-- so it was'])(
  'a text that begins as %j is a text for every spreadsheet, and one field of one row',
  (note) => {
    const { db } = varied(5, chance(55))
    const [line] = listParties(db, ALL_PARTIES, 0, 1)
    if (line === undefined) throw new Error('no partie')
    const written = formatPartiesCsv([{ ...line, note, tags: [] }], false)
    expect(written).toContain(note.includes('\n') ? `,"'${note}",` : `,'${note},`)
    expect(written.split('\r\n')).toHaveLength(2)
  },
)

test('figures have a row for each month, own and opposite, and their sums are those of the standings', () => {
  const { db } = varied(60, chance(53))
  const standings = loadStandings(db, { game: 'ecarte', person: 1, other: null, together: false })
  const [head = '', ...rows] = formatStandingsCsv(standings).trimEnd().split('\r\n')
  expect(rows).toHaveLength(standings.months.length)
  const sumOf = (name: string): number =>
    rows.reduce((sum, row) => sum + Number(cells(row)[cells(head).indexOf(name)] ?? 0), 0)
  for (const name of ['parties', 'won', 'points', 'kings'])
    expect(sumOf(name)).toBe(standings.own[name] ?? 0)
  expect(sumOf('points (opposite)')).toBe(standings.opposite['points'] ?? 0)
})

test('a number is never taken for a formula: what is below nothing can be summed too', () => {
  const judged = {
    parties: 1,
    decisions: 12,
    rate: 0.004,
    grade: null,
    result: -1,
    adjusted: -0.37,
  }
  const own = { parties: 1, value: 0, points: -2 }
  const month = { month: '2026-11', own, opposite: { points: 5 }, judged }
  const { db } = varied(5, chance(54))
  const standings = loadStandings(db, { game: 'ecarte', person: 1, other: null, together: false })
  const [head = '', row = ''] = formatStandingsCsv({ ...standings, months: [month] }).split('\r\n')
  const written = (name: string): string => cells(row)[cells(head).indexOf(name)] ?? ''
  expect([written('points'), written('adjusted'), written('points (opposite)')]).toEqual([
    '-2',
    '-0.37',
    '5',
  ])
  // a text of the same letters is guarded
  const [line] = listParties(db, ALL_PARTIES, 0, 1)
  if (line === undefined) throw new Error('no partie')
  const value = { winner: 0, value: -3 } as const
  const text = formatPartiesCsv(
    [{ ...line, note: '-3', outcome: line.outcome && { ...line.outcome, ...value } }],
    false,
  )
  expect(cells(text)).toContain("'-3")
})
