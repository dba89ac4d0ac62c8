// A bad record: one clear line that names the place and the rule, exit status 2, nothing else
// printed or written.
import { describe, expect, test } from 'vitest'
import { describeLegalActions, describeReplay, describeView } from '../../src/main/cli/records.ts'
import { BREACHES, MALFORMED } from './bad-records.ts'
import { EXAMPLE, TWO_DEALS, cercle, having, said } from './cercle.ts'

const BAD = [...MALFORMED, ...BREACHES]
const COMMANDS = [
  describeReplay,
  describeLegalActions,
  (record: Parameters<typeof describeView>[0]) => describeView(record, '0'),
]
const GOOD_LINE = JSON.stringify(EXAMPLE)
const badLine = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify(having(TWO_DEALS, changes))

describe('a record with one thing wrong', () => {
  test('was a good one without it', () => {
    expect(said(JSON.stringify(TWO_DEALS), describeReplay).wrong).toBeNull()
    expect(BAD.length).toBeGreaterThan(60)
  })

  test.each(BAD)('%s: one line says so', (_, changes, says) => {
    for (const command of COMMANDS) {
      const { lines, wrong } = said(badLine(changes), command)
      expect(lines).toEqual([])
      expect(wrong).toMatch(says)
      expect(wrong).not.toMatch(/\n|\[object|internal/)
    }
  })

  test.each([
    ['a card', { 'parties.0.deals.1.turnUp': '1S' }, 'partie 1, deal 2'],
    ['a card played', { 'parties.0.deals.1.actions.1.card': '1S' }, 'partie 1, deal 2, step 2'],
    ['a key of a deal', { 'parties.0.deals.1.trump': 'D' }, 'partie 1, deal 2'],
    ['a seat', { 'parties.0.deals.0.actions.2.seat': 9 }, 'partie 1, deal 1, step 3'],
    ['the cards drawn', { 'parties.0.cut': [['KH', 'no']] }, 'partie 1'],
  ])('%s of no shape is placed by partie, deal and step, counted from 1', (_, changes, place) => {
    expect(said(badLine(changes), describeReplay).wrong).toContain(place)
  })

  test('the key __proto__ is a key that there is not, wherever it stands', () => {
    const proto = '"__proto__":{"do":"propose"}'
    for (const key of ['"format"', '"preset"', '"kind"', '"deals"', '"dealer"', '"do"']) {
      const text = JSON.stringify(TWO_DEALS).replace(key, `${proto},${key}`)
      expect(said(text, describeReplay).wrong, key).toMatch(/__proto__/)
    }
  })
})

describe('what is no record', () => {
  test.each([
    ['nothing', '', /empty/],
    ['nothing but blanks and line ends', ' \n\t\r\n ', /empty/],
    ['nothing but a byte order mark', '\uFEFF', /empty/],
    ['a text', 'Anna led the king of hearts.', /not JSON/],
    ['two lines of text', 'Anna led\nthe king of hearts.', /not JSON/],
    ['a record cut off', GOOD_LINE.slice(0, 300), /not JSON/],
    [
      'a record over many lines cut off',
      JSON.stringify(EXAMPLE, null, 2).slice(0, 900),
      /not JSON/,
    ],
    [
      'a comma too many over many lines',
      JSON.stringify(EXAMPLE, null, 2).replace('"version": 1,', '"version": 1,,'),
      /not JSON/,
    ],
    ['single quotes', GOOD_LINE.replaceAll('"', "'"), /not JSON/],
    ['a number', '5', /./],
    ['a quoted text', '"ecarte"', /./],
    ['null', 'null', /./],
    ['a list', '[]', /./],
    ['a list of records', `[${GOOD_LINE}]`, /./],
    ['an empty object', '{}', /format/],
    ['a database', 'SQLite format 3\0', /not JSON/],
    ['bytes that are no text', '\uFFFD\uFFFD\uFFFD', /not JSON/],
    ['brackets without end', '['.repeat(100_000), /not JSON/],
    ['brackets very deep', `${'['.repeat(5_000)}${']'.repeat(5_000)}`, /./],
    ['a name without end', badLine({ 'players.0.name': 'A'.repeat(1_000_000) }), /players.*name/],
    ['a number too large to be one', GOOD_LINE.replace('[0,0]', '[1e999,0]'), /scoreBefore/],
    [
      'more deals than anybody plays',
      badLine({ 'parties.0.deals': Array.from({ length: 1_001 }, () => ({})) }),
      /deals/,
    ],
    [
      'more cards than there are',
      badLine({ 'parties.0.deals.0.talon': Array.from({ length: 5_000 }, () => '8D') }),
      /talon/,
    ],
  ])('%s: one short line says so', (_, text, says) => {
    const { lines, wrong } = said(text, describeReplay)
    expect(lines).toEqual([])
    expect(wrong).toMatch(says)
    expect(wrong).not.toMatch(/\n/)
    expect((wrong ?? '').length).toBeLessThan(400)
  })

  test('each on a line of its own: an error for each, and how many there were', () => {
    const bad = BAD.map(([, changes]) => badLine(changes))
    const { lines, wrong } = said(
      [GOOD_LINE, ...bad, '{}', 'no JSON', GOOD_LINE].join('\n'),
      describeReplay,
    )
    expect(lines).toHaveLength(bad.length + 4)
    expect([lines[0], lines.at(-1)]).toEqual([
      expect.objectContaining({ game: 'ecarte' }),
      lines[0],
    ])
    for (const [index, line] of lines.slice(1, -3).entries())
      expect(line).toEqual({ error: said(bad[index] ?? '', describeReplay).wrong })
    expect(lines.slice(-3, -1)).toEqual([
      { error: expect.any(String) },
      { error: expect.any(String) },
    ])
    expect(wrong).toContain(`${bad.length + 2} of ${bad.length + 4}`)
  })

  test('two lines, each a document and none a record, are two errors', () => {
    expect(said('{"day":1}\n{"day":2}\n', describeReplay)).toEqual({
      lines: [{ error: expect.any(String) }, { error: expect.any(String) }],
      wrong: expect.stringContaining('2 of 2'),
    })
  })
})

describe('on the command line', () => {
  /** Exit status 2, one line on standard error, nothing on standard output, nothing written. */
  function expectWrong(args: readonly string[], says: RegExp, input = ''): void {
    const { status, stdout, stderr, left } = cercle(args, input)
    expect({ status, stdout, left }, args.join(' ')).toEqual({ status: 2, stdout: '', left: [] })
    expect(stderr).toMatch(/^[^\n]+\n$/)
    expect(stderr).toMatch(says)
  }

  test.each<[wrong: string, args: readonly string[], says: RegExp, input?: string]>([
    [
      'a card that is none',
      ['replay', '-'],
      /"1S" is no card/,
      badLine({ 'parties.0.deals.1.turnUp': '1S' }),
    ],
    [
      'a breach',
      ['legal', '-'],
      /partie 1, deal 2, step 1.*E-7/,
      badLine({ 'parties.0.deals.1.actions': [{ seat: 0, do: 'stand' }] }),
    ],
    ['an empty input', ['replay', '-'], /empty/],
    ['a file that is not there', ['replay', 'no-such-file.json'], /no-such-file\.json/],
    ['a folder', ['replay', '/'], /cannot be read/],
    ['no file', ['replay'], /file/],
    ['two files', ['replay', '-', '-'], /replay/],
    ['no seat', ['view', '-'], /--seat/, GOOD_LINE],
    ['a seat that is none', ['view', '-', '--seat', '2'], /seat from 0 to 1/, GOOD_LINE],
    ['a seat that is no number', ['view', '-', '--seat', 'elder'], /seat from 0 to 1/, GOOD_LINE],
    ['a flag of another command', ['replay', '-', '--seat', '0'], /--seat/, GOOD_LINE],
    ['a flag that there is not', ['games', '--colour'], /--colour/],
    ['a flag without its value', ['view', '-', '--seat'], /--seat/, GOOD_LINE],
    ['a command that there is not', ['deal'], /no command "deal"/],
    ['a command named like a part of every object', ['constructor'], /no command "constructor"/],
  ])('%s ends with exit status 2', (_, args, says, input) => {
    expectWrong(args, says, input)
  })

  test('bad lines among good ones are answered each on its line, and the exit status is 2', () => {
    const input = [GOOD_LINE, badLine({ version: 2 }), GOOD_LINE].join('\n')
    const { status, stdout, stderr, left } = cercle(['replay', '-'], input)
    const lines = stdout.split('\n')
    expect({ status, left, lines: lines.length, end: lines[3] }).toEqual({
      status: 2,
      left: [],
      lines: 4,
      end: '',
    })
    expect(JSON.parse(lines[1] ?? '')).toEqual({ error: expect.stringContaining('version') })
    expect(lines[2]).toBe(lines[0])
    expect(stderr).toMatch(/^[^\n]*1 of 3[^\n]*\n$/)
  })
})
