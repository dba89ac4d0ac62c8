// Whatever a record says, its notation says too; whatever a text says, it is read or refused, and
// nothing worse.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordLine } from '../../src/main/engine/canonical.ts'
import { GAMES } from '../../src/main/engine/games/games.ts'
import { readNotation } from '../../src/main/engine/notation/read.ts'
import { splitNotation } from '../../src/main/engine/notation/split.ts'
import { writeNotation } from '../../src/main/engine/notation/write.ts'
import { type RecordDocument, readRecord } from '../../src/main/engine/record.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'
import { CARDS as FRENCH_CARDS, TRAPPOLA_CARDS } from '../../src/shared/card.ts'
import { playedAtRandom } from './played.ts'

const CARDS = [...FRENCH_CARDS, ...TRAPPOLA_CARDS]
const RUNS = { numRuns: 400 }

// a red run comes again; `npm run test:long` tries others
if (process.env['CERCLE_LONG'] !== 'yes') fc.configureGlobal({ seed: 1864 })

/** Text that tries to break out of its quotes, up to `max` characters. */
const text = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: max }),
      fc.string({ unit: 'binary', maxLength: max }),
      fc.array(fc.nat(0xffff), { maxLength: max }).map((codes) => String.fromCharCode(...codes)),
      fc
        .array(
          fc.constantFrom(
            '"',
            '\\',
            '\n',
            '\r',
            '{',
            '}',
            '[',
            ']',
            ';',
            '%',
            ' ',
            '0:',
            'KH',
            'none',
            '=',
            '@',
            'é',
          ),
          { maxLength: max / 4 },
        )
        .map((parts) => parts.join('')),
    )
    .map((one) => one.slice(0, max))

const maybe = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(one, { nil: undefined, freq: 2 })
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const instant = fc.constantFrom('2026-11-21T10:00:00Z', '1868-01-01T00:00:00.125+01:00')
const cards = (max: number) => fc.array(fc.constantFrom(...CARDS), { maxLength: max })
const points = fc.array(fc.nat(10_000), { maxLength: 4 })
/** The carry-over of a partie may be negative. */
const owed = fc.integer({ min: -1_000_000, max: 1_000_000 })
const seat = fc.nat(3)
const word = fc.oneof(fc.constantFrom('play', 'discard', 'propose', 'giveUpDeal'), text(40))
const own = fc.oneof(
  fc.constantFrom('card', 'cards', 'suit', 'suits', 'rank', 'count', 'to'),
  text(8),
)
const said = fc.oneof(fc.constantFrom(...CARDS, 'TH'), cards(5), fc.jsonValue())

const action = fc
  .tuple(
    fc.dictionary(own, said, { maxKeys: 3 }),
    fc.record({
      seat,
      do: word,
      standIn: maybe(fc.constant(true)),
      pointedOut: maybe(fc.constant(true)),
      hint: maybe(fc.constant(true)),
      at: maybe(fc.integer({ min: -604_800_000, max: 314_496_000_000 })),
    }),
  )
  .map(([extra, plain]) => ({ ...extra, ...plain }))

const slips = fc.record({
  turned: maybe(cards(3)),
  faceUp: maybe(cards(3)),
  exposed: maybe(cards(3)),
  unseen: fc.nat(51),
  noticed: maybe(fc.constant(true)),
})

const deal = fc.record({
  dealer: seat,
  packets: maybe(text(20)),
  hands: fc.array(cards(8), { minLength: 2, maxLength: 4 }),
  turnUp: maybe(fc.constantFrom(...CARDS)),
  talon: maybe(cards(8)),
  slips: maybe(slips),
  seed: maybe(text(64)),
  scoreBefore: maybe(points),
  actions: fc.array(action, { maxLength: 12 }),
  scoreAfter: maybe(points),
})

const partie = fc.record({
  cut: maybe(fc.array(cards(4), { maxLength: 3 })),
  scoreBefore: maybe(points),
  inherited: maybe(
    fc.dictionary(text(40), fc.oneof(owed, fc.array(owed, { maxLength: 4 })), { maxKeys: 4 }),
  ),
  deals: fc.array(deal, { maxLength: 3 }),
  startedAt: maybe(instant),
  note: maybe(text(80)),
  tags: maybe(fc.array(text(40), { maxLength: 3 })),
  sha256: maybe(hex(64)),
})

const written = fc.record({
  format: fc.constant('cercle-record'),
  version: fc.constant(1),
  game: text(40),
  options: maybe(
    fc.dictionary(
      fc.oneof(fc.constant('preset'), text(40)),
      fc.oneof(text(40), fc.double(), fc.boolean()),
      { maxKeys: 4 },
    ),
  ),
  players: fc.array(
    fc.oneof(
      fc.record({ name: text(60), kind: fc.constant('person') }),
      fc.record({
        name: text(60),
        kind: fc.constant('computer'),
        level: maybe(text(40).filter((one) => one !== '')),
      }),
    ),
    { minLength: 2, maxLength: 4 },
  ),
  startedAt: maybe(instant),
  sitting: maybe(hex(32)),
  zone: maybe(fc.constantFrom('Europe/Paris', 'UTC', 'Etc/GMT+5')),
  practice: maybe(fc.constant(true)),
  parties: fc.array(partie, { maxLength: 3 }),
})

/** Every record that is accepted, as it comes out of a file. */
const record: fc.Arbitrary<RecordDocument> = written
  .chain((one) => {
    const read = readRecord(JSON.parse(JSON.stringify(one)))
    return 'record' in read ? fc.constant(read.record) : fc.constant(null)
  })
  .filter((one) => one !== null)

function readBack(notation: string): RecordDocument {
  const read = readNotation(notation)
  if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.what}\n${notation}`)
  return read.record
}

describe('any record', () => {
  test('comes back the same, and is written the same again', () => {
    fc.assert(
      fc.property(record, (one) => {
        const notation = writeNotation(one)
        const back = readBack(notation)
        expect(recordLine(back)).toBe(recordLine(one))
        expect(writeNotation(back)).toBe(notation)
      }),
      RUNS,
    )
  })

  test('survives a file: UTF-8, other ends of lines, a byte order mark, comments between the lines', () => {
    fc.assert(
      fc.property(record, fc.constantFrom('\n', '\r\n', '\r'), (one, end) => {
        const lines = writeNotation(one)
          .split('\n')
          .flatMap((line) => [`${line} ; [a "`, '{ 0: }', '% } "'])
        const bytes = new TextEncoder().encode(`\ufeff${lines.join(end)}`)
        const notation = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
        expect(recordLine(readBack(notation))).toBe(recordLine(one))
      }),
      RUNS,
    )
  })

  test('is found among others', () => {
    fc.assert(
      fc.property(
        fc.array(record, { minLength: 1, maxLength: 4 }),
        fc.constantFrom('', '\n', '\n; next\n\n'),
        (many, between) => {
          const pieces = splitNotation(many.map(writeNotation).join(between))
          expect(pieces.map((piece) => recordLine(readBack(piece.text)))).toEqual(
            many.map(recordLine),
          )
        },
      ),
      { numRuns: 150 },
    )
  })
})

describe('any text', () => {
  /** Reads it or says what is wrong on one of its lines; what is read can be written. */
  function expectRead(notation: string): void {
    const read = readNotation(notation)
    if ('record' in read) {
      expect(recordLine(readBack(writeNotation(read.record)))).toBe(recordLine(read.record))
      return
    }
    const lines = notation.split(/\r\n?|\n/).length
    expect(read.fault.line).toBeGreaterThanOrEqual(1)
    expect(read.fault.line).toBeLessThanOrEqual(lines)
    expect(read.fault.what).toMatch(/^[^\n]+$/)
  }

  const token = fc.constantFrom(
    ...[
      '[',
      ']',
      '"',
      '{',
      '}',
      ';',
      '%',
      '\n',
      ' ',
      '0:',
      '1:',
      '7:',
      '1.',
      '@5',
      '@',
      '=',
      'a=',
      'a=[',
      'a={"b":1}',
      '\\',
    ],
    ...[
      '[Game "g"]',
      '[Player0 "a"]',
      '[Player1 "b"]',
      '[Partie "1"]',
      '[Deal "1"]',
      '[Dealer "0"]',
      '[Hand0 "KH"]',
      '[Hand1 ""]',
    ],
    ...[
      '[TurnUp "9S"]',
      '[Option]',
      '[Inherited "a" "1 0"]',
      '[Inherited "a" "2 -1 -1"]',
      'KH',
      'TH',
      'none',
      'hint',
      'play',
      'discard',
      '"',
      '[Deal "2"]',
      '[ScoreAfter "1 0"]',
      '\r\n',
      '\ufeff',
    ],
  )

  test('of letters and signs', () => {
    fc.assert(fc.property(text(200), expectRead), RUNS)
  })

  test('of the signs of the notation', () => {
    const head =
      '[Game "g"][Player0 "a"][Player1 "b"][Partie "1"][Deal "1"][Dealer "0"][Hand0 "KH"][Hand1 ""][TurnUp "9S"]'
    const start = fc.constantFrom('', '[Game "g"]', head, `${head}\n0: propose`)
    fc.assert(
      fc.property(start, fc.array(token, { maxLength: 30 }), (from, tokens) =>
        expectRead(from + tokens.join('')),
      ),
      { numRuns: 2000 },
    )
  })

  test('that was a notation until something was changed, lost or put in', () => {
    fc.assert(
      fc.property(
        record,
        fc.nat(),
        fc.nat(6),
        fc.oneof(token, text(4)),
        (one, where, lost, put) => {
          const notation = writeNotation(one)
          const place = where % notation.length
          expectRead(notation.slice(0, place) + put + notation.slice(place + lost))
        },
      ),
      { numRuns: 1000 },
    )
  })

  test('that ends too early, at every place', () => {
    const [one] = fc.sample(
      record.filter(({ parties }) => parties.some(({ deals }) => deals.length > 1)),
      { numRuns: 1, seed: 7 },
    )
    const notation = one === undefined ? '' : writeNotation(one)
    for (let end = 0; end < Math.min(notation.length, 3000); end += 1)
      expectRead(notation.slice(0, end))
  })
})

describe('parties of random players', () => {
  const tables = GAMES.flatMap((game) =>
    Object.keys(game.presets).map((preset) => [game.id, preset, game] as const),
  )

  test.each(tables)('%s, %s: come back the same and can be replayed', (_, preset, game) => {
    for (let number = 1; number <= 10; number += 1) {
      const one = playedAtRandom(game, { preset }, number)
      const back = readBack(writeNotation(one))
      expect(recordLine(back)).toBe(recordLine(one))
      expect(replayRecord(back)).not.toHaveProperty('fault')
      // the keys without a word of their own: another number than that of the discards (E-34,
      // E-35), and what is announced, bid or laid (H-10, H-16, H-24)
      expect(
        writeNotation(one).replaceAll(
          / (takes|count)=\d+| (rank|suit)="\w+"| suits=\["[^\]]*\]/g,
          '',
        ),
      ).not.toContain('=')
    }
  })
})
