// Tables for a spreadsheet: quoted where it must be, never a formula.
import { expect, test } from 'vitest'
import {
  formatPartiesCsv as formatWith,
  formatStandingsCsv,
  nameSides,
} from '../../src/main/transfer/csv.ts'
import { loadSideFigures } from '../../src/main/transfer/side-figures.ts'
import { ALL_PARTIES, type PartieLine } from '../../src/shared/archive.ts'
import { listParties } from '../../src/main/store/list-filter.ts'
import { loadStandings } from '../../src/main/store/results.ts'
import { saveVerdict } from '../../src/main/store/verdicts.ts'
import { LANGUAGES } from '../../src/shared/settings.ts'
import { desktopWords } from '../../src/shared/words/desktop.ts'
import { interfaceWords as de } from '../../src/shared/words/de/interface.ts'
import { interfaceWords as en } from '../../src/shared/words/en/interface.ts'
import { interfaceWords as fr } from '../../src/shared/words/fr/interface.ts'
import { chance } from '../games/chance.ts'
import { anna, archiveOf, bertha, odile, prosper } from './laid-down.ts'
import { varied } from './varied.ts'

const TEXTS = { en, de, fr }
const formatPartiesCsv = (lines: readonly PartieLine[], headed: boolean): string =>
  formatWith(lines, headed, 'You', () => [])
const cells = (row: string): readonly string[] => row.split(',')

test('a list has a row for each side of a partie, the names of the columns above the first page alone', () => {
  const { db } = varied(30, chance(51))
  const lines = listParties(db, ALL_PARTIES, 0, 500)
  const rows = formatPartiesCsv(lines, true).split('\r\n')
  expect(rows[0]).toMatch(/^started,game,rules,sitting,partie,side,name,/)
  expect(rows).toHaveLength(2 + lines.reduce((sum, { score }) => sum + score.length, 0))
  expect(formatPartiesCsv(lines, false)).toBe(rows.slice(1).join('\r\n'))
})

test('a row says who was on its side, what it made, whether it won, and where it was helped', () => {
  const you = { name: '', kind: 'person', level: null } as const
  const db = archiveOf({ people: [you, odile], hinted: true, outcome: { winner: 1, value: 2 } })
  const accounts = [
    { decisions: 8, cost: 0.4, rate: 0.05, hinted: 0, grade: 'fair' as const },
    null,
  ]
  saveVerdict(db, { sitting: 1, partie: 1 }, { accounts, sides: [], slips: [] }, 0)
  const lines = listParties(db, ALL_PARTIES, 0, 1)
  const [head = [], ...rows] = formatWith(lines, true, 'You', (line) => loadSideFigures(db, line))
    .trimEnd()
    .split('\r\n')
    .map(cells)
  const column = (name: string): readonly (string | undefined)[] =>
    rows.map((row) => row[head.indexOf(name)])
  expect(column('side')).toEqual(['1', '2'])
  expect(column('name')).toEqual(['You', 'Odile'])
  expect(column('level')).toEqual(['person', 'rulebook'])
  expect(column('score')).toEqual(['5', '2'])
  expect(column('winner')).toEqual(['no', 'yes'])
  expect(column('hints')).toEqual(['1', '0'])
  expect(column('decisions')).toEqual(['8', ''])
  expect(column('error rate')).toEqual(['0.05', ''])
})

test('partners share a row', () => {
  const people = [anna, odile, bertha, prosper]
  const db = archiveOf({ game: 'whist', people, score: [10, 4], outcome: { winner: 0, value: 1 } })
  const lines = listParties(db, ALL_PARTIES, 0, 1)
  const rows = formatPartiesCsv(lines, false).trimEnd().split('\r\n').map(cells)
  expect(rows.map((row) => row[6])).toEqual(['Anna / Bertha', 'Odile / Prosper'])
})

test('the sides of standings have the names of those they are of', () => {
  const wish = { game: 'whist', person: 1, other: null, together: false }
  const nameOf = (id: number): string => `P${id}`
  expect(nameSides(wish, nameOf)).toEqual(['P1', ''])
  expect(nameSides({ ...wish, other: 2 }, nameOf)).toEqual(['P1', 'P2'])
  expect(nameSides({ ...wish, other: 2, together: true }, nameOf)).toEqual(['P1 / P2', ''])
})

test.each(LANGUAGES)('a person without a name is called in %s as in the window', (language) => {
  expect(desktopWords(language).dialogs.nameless).toBe(TEXTS[language].table.you)
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
    expect(written.split('\r\n')).toHaveLength(1 + line.score.length)
  },
)

test('figures have a row for each month, own and opposite, and their sums are those of the standings', () => {
  const { db } = varied(60, chance(53))
  const standings = loadStandings(db, { game: 'ecarte', person: 1, other: null, together: false })
  const [head = '', ...rows] = formatStandingsCsv(standings, ['Anna', 'Max'])
    .trimEnd()
    .split('\r\n')
  expect(rows).toHaveLength(2 * standings.months.length)
  const sumOf = (name: string, side: string): number =>
    rows
      .filter((row) => cells(row)[1] === side)
      .reduce((sum, row) => sum + Number(cells(row)[cells(head).indexOf(name)] ?? 0), 0)
  for (const name of ['parties', 'won', 'points', 'kings'])
    expect(sumOf(name, 'Anna')).toBe(standings.own[name] ?? 0)
  expect(sumOf('points', 'Max')).toBe(standings.opposite['points'] ?? 0)
})

test('a number is never taken for a formula: what is below nothing can be summed too', () => {
  const judged = {
    parties: 1,
    decisions: 12,
    hinted: 3,
    rate: 0.004,
    grade: null,
    result: -1,
    adjusted: -0.37,
  }
  const own = { parties: 1, value: 0, points: -2 }
  const month = { month: '2026-11', own, opposite: { points: 5 }, judged }
  const { db } = varied(5, chance(54))
  const standings = loadStandings(db, { game: 'ecarte', person: 1, other: null, together: false })
  const sides = ['Anna', 'Max'] as const
  const table = formatStandingsCsv({ ...standings, months: [month] }, sides).split('\r\n')
  const [head = '', ownRow = '', otherRow = ''] = table
  const written = (name: string, row: string): string => cells(row)[cells(head).indexOf(name)] ?? ''
  expect([
    written('points', ownRow),
    written('adjusted', ownRow),
    written('points', otherRow),
  ]).toEqual(['-2', '-0.37', '5'])
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
