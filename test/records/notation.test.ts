// The notation of docs/notation.md: what is written, what may be written by hand, and that the page
// is true.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { recordLine } from '../../src/main/engine/canonical.ts'
import { readNotation } from '../../src/main/engine/notation/read.ts'
import { splitNotation } from '../../src/main/engine/notation/split.ts'
import { writeNotation } from '../../src/main/engine/notation/write.ts'
import {
  type ActionRecord,
  type PartieRecord,
  type RecordDocument,
  readRecord,
} from '../../src/main/engine/record.ts'
import { replayRecord } from '../../src/main/engine/replay.ts'

const root = join(import.meta.dirname, '../..')

function recordOf(json: unknown): RecordDocument {
  const read = readRecord(json)
  if ('fault' in read) throw new Error(JSON.stringify(read.fault))
  return read.record
}

function readBack(text: string): RecordDocument {
  const read = readNotation(text)
  if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.what}`)
  return read.record
}

/** Round trips to the same line, and to the same text. */
function expectLossless(record: RecordDocument): void {
  const text = writeNotation(record)
  const back = readBack(text)
  expect(recordLine(back)).toBe(recordLine(record))
  expect(writeNotation(back)).toBe(text)
}

const HEAD = { format: 'cercle-record', version: 1, game: 'ecarte' }
const PLAYERS = [
  { name: 'Anna', kind: 'person' },
  { name: 'Odile', kind: 'computer', level: 'rulebook' },
]
const DEAL = { dealer: 1, hands: [['KH'], ['AH']], turnUp: '9S', actions: [] }
const sitting = (more: object): RecordDocument =>
  recordOf({ ...HEAD, players: PLAYERS, parties: [], ...more })
const partie = (more: object): RecordDocument => sitting({ parties: [{ deals: [], ...more }] })
const deal = (more: object): RecordDocument => partie({ deals: [{ ...DEAL, ...more }] })
const action = (more: object): RecordDocument =>
  deal({ actions: [{ seat: 0, do: 'bid', ...more }] })

/** The lines of a record's notation that say something of these tags or of actions. */
const linesWith = (record: RecordDocument, wanted: RegExp): readonly string[] =>
  writeNotation(record)
    .split('\n')
    .filter((line) => wanted.test(line))

describe('the records of the books', () => {
  const files = [
    'ecarte-headless-example',
    'ecarte-hoyles-games-modernized',
    'ecarte-whole-partie',
    'whist-cavendish',
    'whist-before-clubs',
    'hundertspiel-forms',
    'tatteln-forms',
  ]
  const lines = files.flatMap((file) =>
    readFileSync(join(import.meta.dirname, `${file}.jsonl`), 'utf8')
      .trim()
      .split('\n')
      .map((line, index) => ({ name: `${file}, line ${index + 1}`, line })),
  )

  test.each(lines)('$name comes back as it was', ({ line }) =>
    expectLossless(recordOf(JSON.parse(line))),
  )

  test('all of them in one file come back one by one', () => {
    const records = lines.map(({ line }) => recordOf(JSON.parse(line)))
    const pieces = splitNotation(records.map(writeNotation).join('\n'))
    expect(pieces.map(({ text }) => recordLine(readBack(text)))).toEqual(records.map(recordLine))
  })
})

describe('the document', () => {
  const blocks = [
    ...readFileSync(join(root, 'docs/notation.md'), 'utf8').matchAll(/```text\n([\s\S]*?)```/g),
  ].map((match) => match[1] ?? '')
  const [written = '', byHand = ''] = blocks

  test('shows what is really written', () => {
    expect(writeNotation(readBack(written))).toBe(written)
    expectLossless(readBack(written))
  })

  test('shows a partie that can be played', () => {
    expect(replayRecord(readBack(written))).not.toHaveProperty('fault')
  })

  test('shows the record of the book, written by hand', () => {
    const [line = ''] = readFileSync(
      join(import.meta.dirname, 'ecarte-hoyles-games-modernized.jsonl'),
      'utf8',
    ).split('\n')
    expect(recordLine(readBack(byHand))).toBe(recordLine(recordOf(JSON.parse(line))))
    expect(replayRecord(readBack(byHand))).not.toHaveProperty('fault')
  })

  test('names every tag that is written or read', () => {
    const text = readFileSync(join(root, 'docs/notation.md'), 'utf8')
    const source = readFileSync(join(root, 'src/main/engine/notation/tags.ts'), 'utf8')
    const plain = [...source.matchAll(/^ {4}\['([A-Z]\w+)'/gm)].map((match) => match[1] ?? '')
    const numbered = [...source.matchAll(/bySeat\('(\w+)'/g)].map((match) => `${match[1]}0`)
    expect(plain.length + numbered.length).toBeGreaterThan(15)
    expect([...plain, ...numbered].filter((name) => !text.includes(`\n- \`${name}\``))).toEqual([])
  })
})

describe('what is written', () => {
  const said = (actions: readonly object[], players: object[] = PLAYERS): readonly string[] =>
    linesWith(sitting({ players, parties: [{ deals: [{ ...DEAL, actions }] }] }), /^(\d|  )/)
  const play = (seat: number, card: string) => ({ seat, do: 'play', card })

  test('a round of words is a line; one seat may say two things on it', () => {
    const words = ['0 propose', '1 accept', '0 stand', '0 announceKing', '1 think']
    expect(said(words.map((one) => ({ seat: Number(one[0]), do: one.slice(2) })))).toEqual([
      '0: propose  1: accept',
      '0: stand  0: announceKing  1: think',
    ])
  })

  test('a trick is a line, with what was said while it lay on the table', () => {
    const actions = [
      play(0, 'KH'),
      { seat: 1, do: 'announceKing' },
      play(1, '9H'),
      play(0, '10D'),
      play(1, 'AD'),
    ]
    expect(said([...actions, { seat: 1, do: 'wait' }, play(0, '7S')])).toEqual([
      '1.  0: KH   1: announceKing  1: 9H',
      '2.  0: 10D  1: AD',
      '1: wait',
      '3.  0: 7S',
    ])
  })

  test('a trick has a card of every player', () => {
    const three = [...PLAYERS, { name: 'Blanche', kind: 'person' }]
    const cards = ['KH', 'QH', 'JH', 'KS', 'QS', 'JS']
    expect(
      said(
        cards.map((card, n) => play(n % 3, card)),
        three,
      ),
    ).toEqual(['1.  0: KH   1: QH   2: JH', '2.  0: KS   1: QS   2: JS'])
  })

  test('long lines are broken', () => {
    const lines = said(Array.from({ length: 30 }, () => ({ seat: 0, do: 'announceKing' })))
    expect(lines.length).toBeGreaterThan(3)
    expect(lines.every((line) => line.length <= 100)).toBe(true)
  })

  test('a blank line stands between deals, and the text ends with a line feed', () => {
    const text = writeNotation(partie({ deals: [DEAL, DEAL] }))
    expect(text).toMatch(/TurnUp "9S"\]\n\n\[Deal "2"\]/)
    expect(text).toMatch(/[^\n]\n$/)
  })
})

describe('three who play with Trappola cards', () => {
  const THREE = [...PLAYERS, { name: 'Prosper', kind: 'computer', level: 'random' }]
  const trick = (seat: number, ...cards: readonly string[]) =>
    cards.map((card, place) => ({ seat: (seat + place) % 3, do: 'play', card }))
  const said = [
    { seat: 1, do: 'bid', suit: 'CO' },
    { seat: 2, do: 'pass' },
    { seat: 0, do: 'layAway', cards: ['10-SP', '7-DE', '8-BA'] },
    { seat: 0, do: 'lay', suits: ['CO', 'DE'] },
    { seat: 1, do: 'announce', rank: 'A', count: 4 },
  ]
  const actions = [
    ...said,
    ...trick(1, 'A-CO', '10-CO', '6-CO'),
    ...trick(1, 'B-SP', 'C-SP', 'K-BA'),
  ]
  const hands = [['6-CO'], ['A-CO'], ['10-CO']]
  const record = sitting({
    players: THREE,
    parties: [
      {
        cut: [['K-CO', '6-BA', '9-SP']],
        deals: [{ dealer: 0, hands, actions, scoreAfter: [0, 52, 118] }],
      },
    ],
  })

  test('nothing is lost: cards of two signs, suits, ranks and counts, a deal that turns no card', () => {
    expectLossless(record)
    expect(linesWith(record, /TurnUp/)).toEqual([])
    expect(linesWith(record, /^\[(Cut|ScoreAfter)/)).toEqual([
      '[Cut "K-CO 6-BA 9-SP"]',
      '[ScoreAfter "0 52 118"]',
    ])
  })

  test('a round of three stands on a line, and so does a trick, its cards one below the other', () => {
    expect(linesWith(record, /^\d/)).toEqual([
      '1: bid suit="CO"  2: pass  0: layAway 10-SP 7-DE 8-BA  0: lay suits=["CO","DE"]',
      '1: announce count=4 rank="A"',
      '1.  1: A-CO   2: 10-CO  0: 6-CO',
      '2.  1: B-SP   2: C-SP   0: K-BA',
    ])
  })
})

describe('every optional key', () => {
  test.each<[string, RecordDocument, string]>([
    ['no options', sitting({}), ''],
    ['options that set nothing', sitting({ options: {} }), '[Option]'],
    ['a preset', sitting({ options: { preset: 'club' } }), '[Preset "club"]'],
    ['a preset that is a number', sitting({ options: { preset: 5 } }), '[Preset 5]'],
    ['a number', sitting({ options: { dealCap: 3 } }), '[Option "dealCap" 3]'],
    ['a number as text', sitting({ options: { dealCap: '3' } }), '[Option "dealCap" "3"]'],
    ['no limit', sitting({ options: { dealCap: 'none' } }), '[Option "dealCap" "none"]'],
    ['a switch', sitting({ options: { on: true } }), '[Option "on" true]'],
    ['a switch as text', sitting({ options: { on: 'false' } }), '[Option "on" "false"]'],
    ['numbers of every kind', sitting({ options: { a: -1.5e-7 } }), '[Option "a" -1.5e-7]'],
    ['a large number', sitting({ options: { a: 1e21 } }), '[Option "a" 1e+21]'],
    [
      'an odd name',
      sitting({ options: { '': '', 'a "b"': 1 } }),
      '[Option "" ""]|[Option "a \\"b\\"" 1]',
    ],
  ])('options: %s', (_, record, tags) => {
    expectLossless(record)
    expect(linesWith(record, /^\[(Option|Preset)/).join('|')).toBe(tags)
  })

  test.each<[string, PartieRecord['inherited'], string]>([
    ['not said', undefined, ''],
    ['nothing', {}, '[Inherited]'],
    ['a number', { dealer: 2 }, '[Inherited "dealer" 2]'],
    ['numbers by side', { games: [1, 0] }, '[Inherited "games" "1 0"]'],
    ['a debt', { dealer: 2, owed: -3 }, '[Inherited "dealer" 2]|[Inherited "owed" -3]'],
    ['markers by seat, sum nothing', { markers: [4, -1, -3] }, '[Inherited "markers" "4 -1 -3"]'],
    ['a list of one, and of none', { a: [1], b: [] }, '[Inherited "a" "1"]|[Inherited "b" ""]'],
    ['odd names', { '': 0, 'a.b "c"': 1 }, '[Inherited "" 0]|[Inherited "a.b \\"c\\"" 1]'],
  ])('what a partie takes over: %s', (_, inherited, tags) => {
    const record = partie(inherited === undefined ? {} : { inherited })
    expectLossless(record)
    expect(linesWith(record, /^\[Inherited/).join('|')).toBe(tags)
  })

  test.each<[string, string]>([
    ['nothing', ''],
    ['quotes and backslashes', 'the "\\" of \\\\'],
    ['lines', 'a\r\nb\rc\n\n'],
    ['tabs and controls', '\t\0\u001b\u007f\u0085'],
    ['marks that turn the writing', 'a\u202eb\u200fc'],
    ['line ends of some editors', '\u2028\u2029'],
    ['other writing', 'Écarté 紙牌 🂡 👩‍👩‍👧'],
    ['half a character', '\ud83c'],
    ['a byte order mark', '\ufeffAnna'],
    ['brackets and comments', '[Game "x"] { a } ; b } {'],
    ['a percent sign', '%'],
  ])('a name and a note of %s', (_, text) => {
    const players = [
      { name: text, kind: 'person' },
      { ...PLAYERS[1], level: text === '' ? 'club' : text.slice(0, 40) },
    ]
    expectLossless(sitting({ players }))
    expectLossless(partie({ note: text, tags: text === '' ? [] : [text] }))
  })

  test.each<[string, RecordDocument, RegExp, string]>([
    [
      'the head of a live sitting',
      sitting({ zone: 'Europe/Paris', practice: true }),
      /Zone|Practice/,
      '[Zone "Europe/Paris"]|[Practice "yes"]',
    ],
    [
      'instants of both',
      sitting({
        startedAt: '2026-11-21T10:00:00+01:00',
        parties: [{ deals: [], startedAt: '2026-11-21T10:00:01.5Z' }],
      }),
      /At/,
      '[StartedAt "2026-11-21T10:00:00+01:00"]|[StartedAt "2026-11-21T10:00:01.5Z"]',
    ],
    [
      'the number of a sitting',
      sitting({ sitting: 'ab'.repeat(16) }),
      /Sitting/,
      `[Sitting "${'ab'.repeat(16)}"]`,
    ],
    [
      'computers with a level and without one',
      sitting({
        players: [
          { name: 'Odile', kind: 'computer', level: 'x' },
          { name: '', kind: 'computer' },
        ],
      }),
      /Kind|Level/,
      '[Kind0 "computer"]|[Level0 "x"]|[Kind1 "computer"]',
    ],
    [
      'draws for the deal',
      partie({
        cut: [
          ['7H', '7S'],
          ['QH', '8H'],
        ],
      }),
      /Cut/,
      '[Cut "7H 7S" "QH 8H"]',
    ],
    ['no draws', partie({ cut: [] }), /Cut/, '[Cut]'],
    ['a draw of nothing', partie({ cut: [[]] }), /Cut/, '[Cut ""]'],
    ['an empty note', partie({ note: '' }), /Note/, '[Note ""]'],
    ['a note of two lines', partie({ note: 'a\n' }), /Note|^ /, '[Note "a"|      ""]'],
    ['no tags', partie({ tags: [] }), /Tags/, '[Tags]'],
    ['tags', partie({ tags: ['lesson', 'with Odile'] }), /Tags/, '[Tags "lesson" "with Odile"]'],
    ['a hash', partie({ sha256: '0f'.repeat(32) }), /Sha/, `[Sha256 "${'0f'.repeat(32)}"]`],
    ['an unknown talon', deal({}), /Talon/, ''],
    ['an empty talon', deal({ talon: [] }), /Talon/, '[Talon ""]'],
    ['a talon as far as it is known', deal({ talon: ['8D', 'QC'] }), /Talon/, '[Talon "8D QC"]'],
    [
      'what went wrong with a deal',
      deal({
        slips: { turned: ['8D', 'QC'], faceUp: ['9H'], exposed: ['KH'], unseen: 3, noticed: true },
      }),
      /Turned|FaceUp|Exposed|Unseen|Noticed/,
      '[Turned "8D QC"]|[FaceUp "9H"]|[Exposed "KH"]|[Unseen "3"]|[Noticed "yes"]',
    ],
    [
      'empty texts of a deal',
      deal({ packets: '', seed: '' }),
      /Packets|Seed/,
      '[Packets ""]|[Seed ""]',
    ],
    [
      'scores of nobody',
      deal({ scoreBefore: [], scoreAfter: [] }),
      /Score/,
      '[ScoreBefore ""]|[ScoreAfter ""]',
    ],
    [
      'scores',
      deal({ scoreBefore: [4, 3], scoreAfter: [4, 5] }),
      /Score/,
      '[ScoreBefore "4 3"]|[ScoreAfter "4 5"]',
    ],
    [
      'four hands',
      deal({ hands: [['KH'], [], ['QH', 'JH'], []] }),
      /Hand/,
      '[Hand0 "KH"]|[Hand1 ""]|[Hand2 "QH JH"]|[Hand3 ""]',
    ],
    ['a partie without deals', partie({}), /Partie|Deal/, '[Partie "1"]'],
  ])('%s', (_, record, lines, written) => {
    expectLossless(record)
    expect(linesWith(record, lines).join('|')).toBe(written)
  })
})

describe('every action', () => {
  test.each<[string, object, string]>([
    ['a word', {}, '0: bid'],
    ['a card played', { do: 'play', card: '10H' }, '1.  0: 10H'],
    ['nothing played', { do: 'play' }, '1.  0: play'],
    ['cards', { cards: ['8H', '7D'] }, '0: bid 8H 7D'],
    ['one card of cards', { cards: ['8H'] }, '0: bid 8H'],
    ['no cards', { cards: [] }, '0: bid none'],
    ['a card that is not played', { card: '8H' }, '0: bid card="8H"'],
    ['cards that are played', { do: 'play', cards: ['8H'] }, '1.  0: play cards=["8H"]'],
    ['both', { do: 'play', card: 'KH', cards: [] }, '1.  0: KH cards=[]'],
    ['both with a word', { card: 'KH', cards: ['QH'] }, '0: bid QH card="KH"'],
    ['a ten as it was written', { do: 'play', card: 'TH' }, '1.  0: play card="TH"'],
    ['what is no card', { card: null, cards: 'KH' }, '0: bid card=null cards="KH"'],
    ['a word like a card', { do: 'KH' }, '0: "KH"'],
    ['no word', { do: '' }, '0: ""'],
    ['an odd word', { do: '0: "x" }' }, '0: "0: \\"x\\" }"'],
    ['a word like a mark', { do: 'hint' }, '0: hint'],
    ['what an onlooker pointed out', { pointedOut: true, hint: true }, '0: bid pointedOut hint'],
    ['what was noted', { standIn: true, hint: true, at: 12_345 }, '0: bid standIn hint @12.345'],
    ['the clock at nothing', { at: 0 }, '0: bid @0'],
    ['the clock set back', { at: -50 }, '0: bid @-0.05'],
    ['another key', { amount: 3 }, '0: bid amount=3'],
    [
      'a key in quotes',
      { 'odd key': [1, { a: '] } "' }], b: false },
      '0: bid b=false "odd key"=[1,{"a":"] } \\""}]',
    ],
    ['keys in their order', { z: 1, a: {} }, '0: bid a={} z=1'],
  ])('%s', (_, more, written) => {
    const record = action(more)
    expectLossless(record)
    expect(linesWith(record, /^[01]/)).toEqual([written])
  })
})

describe('what may be written by hand', () => {
  const HAND =
    '[Game "g"][Player0 "a"][Player1 "b"][Partie "1"][Deal "1"][Dealer "0"][Hand0 "KH"][Hand1 ""][TurnUp "9S"]\n'
  const actionsIn = (text: string): readonly ActionRecord[] =>
    readBack(HAND + text).parties[0]?.deals[0]?.actions.slice() ?? []

  test('T is read as 10, commas as blanks', () => {
    const text = HAND.replace('"KH"', '"TH, TS,9D"')
    expect(readBack(text).parties[0]?.deals[0]?.hands[0]).toEqual(['10H', '10S', '9D'])
    expect(actionsIn('0: TH 0: discard TS')).toEqual([
      { seat: 0, do: 'play', card: '10H' },
      { seat: 0, do: 'discard', cards: ['10S'] },
    ])
  })

  test('actions follow each other with or without numbers, blanks and lines', () => {
    const actions = actionsIn('1. 0: KH 1: 9H 2. 0: QH\n\n1: play 8H')
    expect(actionsIn('0:KH 1:9H 0:QH 1:8H')).toEqual(actions)
    expect(actionsIn('1.0: KH')).toEqual(actions.slice(0, 1))
    expect(actionsIn('17. 0:\nKH')).toEqual(actions.slice(0, 1))
  })

  test('marks stand in any order, the short ones spelt out if you like', () => {
    const [one] = actionsIn('1: bid @2 amount=3 hint')
    expect(one).toEqual({ seat: 1, do: 'bid', at: 2000, amount: 3, hint: true })
    expect(actionsIn('1: bid hint=true at=2000 "amount"=3')).toEqual([one])
  })

  test('comments stand anywhere between tokens', () => {
    const bare = readBack(`${HAND}0: KH 1: 9H`)
    const text = '{a\n[b "}[ {c} Game {" } "g"] ; [d\n%[e\n{}[Player0 "a"][Player1 "b"{}]'
    const commented = `${text}${HAND.slice(HAND.indexOf('[Partie'))}0:{f}KH{g};h\n%1: 8H\n1: {i ; j\n}9H {`
    expect(readBack(`${commented} }`)).toEqual(bare)
    expect(readNotation(commented)).toEqual({
      fault: { line: 8, what: expect.stringContaining('expected "}"') },
    })
  })

  test('a percent sign within a line begins no comment', () => {
    expect(readNotation(`${HAND} % x`)).toHaveProperty('fault.line', 2)
  })

  test('lines end as on any system, and a byte order mark may stand in front', () => {
    const text = writeNotation(deal({ actions: [{ seat: 0, do: 'stand' }] })).replace(
      '[Partie',
      '% old\n[Partie',
    )
    const expected = readBack(text)
    for (const end of ['\r\n', '\r'])
      expect(readBack(`\ufeff${text.replaceAll('\n', end)}`)).toEqual(expected)
    expect(readNotation('\ufeff\r\n\r\n[Game 5]')).toHaveProperty('fault.line', 3)
  })

  test('tags stand in any order within their section, the score above the actions too', () => {
    const text = '[ScoreAfter "1 0"][Hand1 "KH"][Hand0 ""][TurnUp "9S"][Dealer "0"] 0: stand'
    const head = '[Game "g"][Kind1 "computer"][Player1 "b"][Player0 "a"][Partie "1"][Deal "1"]'
    expect(readBack(head + text).parties[0]?.deals[0]).toMatchObject({
      scoreAfter: [1, 0],
      hands: [[], ['KH']],
    })
  })
})

describe('several sittings', () => {
  const one = writeNotation(sitting({}))
  const two = writeNotation(
    deal({ actions: [{ seat: 0, do: 'bid', x: ['[Game "no"]', '{'], y: { '}': 1 } }] }),
  )

  test('each begins with its Game tag and knows its line', () => {
    const text = `; a collection\n${one}\n${two}{ [Game "no"] }\n${one}`
    const pieces = splitNotation(text)
    const lines = text.split('\n')
    expect(pieces.map(({ line }) => line)).toEqual([
      1,
      ...[6, 16].map((from) => lines.indexOf('[Game "ecarte"]', from) + 1),
    ])
    expect(pieces.map((piece) => writeNotation(readBack(piece.text)))).toEqual([one, two, one])
    expect(splitNotation(text.replaceAll('\n', '\r\n'))).toEqual(pieces)
  })

  test('a comment may stand in the Game tag, and nothing need stand between two sittings', () => {
    expect(splitNotation(`${one.trim()}[ {x} Game "y"]`).map(({ text }) => text)).toEqual([
      one.trim(),
      '[ {x} Game "y"]',
    ])
  })

  test('a text of nothing but comments has no sitting', () => {
    for (const text of ['', '\n\n', '\ufeff', '{ a }\n; b\n% c'])
      expect(splitNotation(text)).toEqual([])
  })

  test('an error in one leaves the others alone and is reported with its line in the whole text', () => {
    const text = `${one}[Foo "bar\n${one}[Bar "1"]\n`
    const faults = splitNotation(text).map((piece) => readNotation(piece.text, piece.line))
    expect(faults).toMatchObject([
      { fault: { line: 6 } },
      { fault: { line: 12, what: 'unknown tag "Bar": expected one of those of the format' } },
    ])
  })

  test('text before the first Game tag belongs to it, and is an error', () => {
    const pieces = splitNotation(`x\n${one}`)
    expect(pieces).toHaveLength(1)
    expect(readNotation(pieces[0]?.text ?? '')).toHaveProperty('fault.line', 1)
  })
})
