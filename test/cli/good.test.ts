// The output of the commands for good input, and every way a record may be written.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { describeLegalActions, describeReplay, describeView } from '../../src/main/cli/records.ts'
import { folder } from '../store/places.ts'
import { EXAMPLE, TWO_DEALS, answered, cercle, having, said } from './cercle.ts'

const TEXT = JSON.stringify(EXAMPLE)

/** The output of `replay` for the example: elder has announced the king and led. */
const REPLAYED = {
  game: 'ecarte',
  complete: false,
  parties: [
    {
      winner: null,
      value: null,
      score: [1, 0],
      deals: [
        {
          dealer: 1,
          trump: 'S',
          turnUp: '9S',
          finished: false,
          vulnerable: null,
          tricksWon: [0, 0],
          king: { seat: 0, how: 'announced' },
          tricks: [{ leader: 0, cards: ['KH'], winner: null }],
          marks: [{ seat: 0, points: 1, rule: 'E-16' }],
          scoreAfter: [1, 0],
        },
      ],
    },
  ],
}

const only = (
  text: string | Buffer,
  answer: Parameters<typeof said>[1] = describeReplay,
): unknown => {
  const { lines, wrong } = said(text, answer)
  expect({ wrong, count: lines.length }).toEqual({ wrong: null, count: 1 })
  return lines[0]
}

describe('the commands', () => {
  test('games lists ids, seats, options with values and defaults, and presets', () => {
    expect(answered(cercle(['games']))).toMatchObject({
      games: [
        {
          id: 'ecarte',
          seats: [2],
          options: {
            dealCap: { values: [3, 4, 'none'], default: 4 },
            kingAtFour: { values: [true, false] },
          },
          presets: {
            classic: { dealCap: 3 },
            club: {},
            casual: { dealCap: 'none' },
            turf: { vulnerableVole: 2 },
          },
        },
        {
          id: 'whist',
          seats: [4],
          options: {
            partners: { values: ['drawn', 'fixed'] },
            irregularities: { values: [false, true] },
          },
          presets: { standard: {} },
        },
        {
          id: 'scotch-whist',
          seats: [2, 4],
          options: { hands: { values: ['18', '3x6'] } },
          presets: { standard: {}, partners: { players: 4 } },
        },
        {
          id: 'hundertspiel',
          seats: [4, 3],
          options: {
            players: { values: [4, 3], default: 4 },
            scat: { values: [false, true], default: false },
          },
          presets: { four: {}, three: { players: 3 }, threeScat: { players: 3, scat: true } },
        },
        { id: 'tatteln', seats: [2] },
      ],
    })
  })

  test('replay prints the example, from a file and from standard input', () => {
    const here = folder()
    writeFileSync(join(here, 'anna.json'), TEXT)
    const ran = cercle(['replay', 'anna.json'], '', here)
    expect(answered(ran)).toEqual(REPLAYED)
    expect(ran.left).toEqual(['anna.json'])
    expect(answered(cercle(['replay', '-'], TEXT))).toEqual(REPLAYED)
  })

  test('legal prints the actions of every seat that may act', () => {
    expect(answered(cercle(['legal', '-'], TEXT))).toEqual({
      actions: { 1: [{ do: 'play', card: 'AH' }] },
    })
    const before = having(EXAMPLE, {
      'parties.0.deals.0.actions': EXAMPLE.parties[0]?.deals[0]?.actions.slice(0, 5),
      'parties.0.deals.0.scoreAfter': undefined,
    })
    const plays = ['KH', 'QH', 'KS', '7S', '8D'].map((card) => ({ do: 'play', card }))
    expect(only(JSON.stringify(before), describeLegalActions)).toEqual({
      actions: { 0: [{ do: 'announceKing' }, ...plays] },
    })
    expect(only(JSON.stringify(having(EXAMPLE, { parties: [] })), describeLegalActions)).toEqual({
      actions: {},
    })
  })

  test('view prints what one seat may know', () => {
    const view = answered(cercle(['view', '-', '--seat', '1'], TEXT))
    expect(view).toMatchObject({
      eye: 1,
      hands: [4, ['AH', '10C', 'JS', 'QD', 'QC']],
      discards: [1, ['7C']],
      talon: 19,
    })
    expect(only(TEXT, (record) => describeView(record, '0'))).toMatchObject({
      eye: 0,
      hands: [['QH', 'KS', '7S', '8D'], 5],
    })
  })

  test.each(['', 'games', 'replay', 'legal', 'view', 'jeu-de-regle', 'simulate'])(
    '%s --help says how it is used',
    (command) => {
      const { status, stdout, stderr } = cercle(command === '' ? ['--help'] : [command, '--help'])
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
      expect(stdout).toContain(command === '' ? 'simulate --game' : command)
    },
  )
})

describe('what replay prints', () => {
  test('of a deal played out: tricks, points with their rules, the score after', () => {
    const [done] = [only(JSON.stringify(TWO_DEALS))]
    expect(done).toMatchObject({
      complete: false,
      parties: [
        {
          score: [2, 0],
          deals: [
            {
              finished: true,
              tricksWon: [3, 2],
              tricks: [
                { leader: 0, cards: ['KH', 'AH'], winner: 0 },
                { leader: 0, cards: ['QH', 'JS'], winner: 1 },
                { leader: 1, cards: ['QD', '8D'], winner: 1 },
                { leader: 1, cards: ['QC', '7S'], winner: 0 },
                { leader: 0, cards: ['KS', '10C'], winner: 0 },
              ],
              marks: [
                { seat: 0, points: 1, rule: 'E-16' },
                { seat: 0, points: 1, rule: 'E-24' },
              ],
              scoreAfter: [2, 0],
            },
            {
              finished: false,
              vulnerable: 1,
              king: null,
              tricks: [{ leader: 1, cards: ['QD'], winner: null }],
            },
          ],
        },
      ],
    })
  })

  test('of a partie won: who, and how often it counts; a score that stands before it is counted in', () => {
    const won = having(TWO_DEALS, {
      'parties.0.deals.0.scoreBefore': [3, 0],
      'parties.0.deals.0.scoreAfter': [5, 0],
      'parties.0.deals.1': undefined,
    })
    expect(only(JSON.stringify(won))).toMatchObject({
      complete: true,
      parties: [{ winner: 0, value: 3, score: [5, 0] }],
    })
  })

  test('of a king turned up that ends the partie at once', () => {
    const deal = {
      dealer: 0,
      hands: [
        ['AS', '10S', '9H', '8C', 'AD'],
        ['7D', 'QD', 'JH', '7H', '8H'],
      ],
      turnUp: 'KD',
      scoreBefore: [4, 1],
      actions: [],
    }
    expect(only(JSON.stringify(having(EXAMPLE, { 'parties.0.deals': [deal] })))).toMatchObject({
      complete: true,
      parties: [
        {
          winner: 0,
          value: 2,
          deals: [
            {
              finished: true,
              king: { seat: 0, how: 'turned' },
              marks: [{ seat: 0, points: 1, rule: 'E-5' }],
              tricks: [],
            },
          ],
        },
      ],
    })
  })

  test('of a record without a deal, and without a partie', () => {
    expect(only(JSON.stringify(having(EXAMPLE, { parties: [{ deals: [] }] })))).toMatchObject({
      complete: false,
      parties: [{ score: [0, 0], deals: [] }],
    })
    expect(only(JSON.stringify(having(EXAMPLE, { parties: [] })))).toEqual({
      game: 'ecarte',
      complete: false,
      parties: [],
    })
  })

  test('is the same without anything that may be left out', () => {
    const bare = having(EXAMPLE, {
      startedAt: undefined,
      'parties.0.deals.0.scoreBefore': undefined,
      'parties.0.deals.0.packets': undefined,
      'parties.0.deals.0.scoreAfter': undefined,
    })
    expect(only(JSON.stringify(bare))).toEqual(REPLAYED)
    expect(only(JSON.stringify(having(bare, { options: undefined })))).toEqual(REPLAYED)
  })
})

describe('a record may be written', () => {
  const ROWS: readonly [how: string, text: string | Buffer][] = [
    ['on one line without an end', TEXT],
    ['over many lines', JSON.stringify(EXAMPLE, null, 2)],
    ['over many lines with tabs', JSON.stringify(EXAMPLE, null, '\t')],
    ['with the line ends of Windows', JSON.stringify(EXAMPLE, null, 2).replaceAll('\n', '\r\n')],
    ['with lines ended by CR', JSON.stringify(EXAMPLE, null, 2).replaceAll('\n', '\r')],
    ['with a byte order mark', `\uFEFF${TEXT}\n`],
    ['with a byte order mark over many lines', `\uFEFF${JSON.stringify(EXAMPLE, null, 2)}`],
    ['in UTF-16 as Windows writes it', Buffer.from(`\uFEFF${TEXT}\r\n`, 'utf16le')],
    [
      'in UTF-16 over many lines',
      Buffer.from(`\uFEFF${JSON.stringify(EXAMPLE, null, 2)}`, 'utf16le').swap16(),
    ],
    ['with empty lines around it', `\n\r\n  \n${TEXT}\n\n\n`],
    ['with T for ten', TEXT.replaceAll('"10C"', '"TC"')],
    ['with escapes in its texts', TEXT.replaceAll('KH', '\\u004bH')],
  ]
  test.each(ROWS)('%s', (_, text) => {
    expect(only(text)).toEqual(REPLAYED)
  })

  test('several records one a line, with any line ends, are answered one a line', () => {
    for (const end of ['\n', '\r\n', '\r', '\n\n', '\n \n'])
      for (const [head, tail] of [
        ['', ''],
        ['\uFEFF', end],
      ]) {
        const { lines, wrong } = said(
          `${head}${TEXT}${end}${JSON.stringify(TWO_DEALS)}${end}${TEXT}${tail}`,
          describeReplay,
        )
        expect(wrong).toBeNull()
        expect([lines.length, lines[0], lines[2]]).toEqual([3, REPLAYED, REPLAYED])
      }
  })

  test('over standard input as one a line too', () => {
    const { status, stdout } = cercle(['view', '-', '--seat', '0'], `\uFEFF${TEXT}\r\n${TEXT}\r\n`)
    const [one, two, end] = stdout.split('\n')
    expect({ status, same: one === two, end }).toEqual({ status: 0, same: true, end: '' })
  })
})
