// Files that cannot be imported, each with one error: the line, and what the reason must name.
import { readRecord } from '../../src/main/engine/record.ts'
import { writeNotation } from '../../src/main/engine/notation/write.ts'
import { BREACHES, MALFORMED } from '../cli/bad-records.ts'
import { EXAMPLE, TWO_DEALS, having } from '../cli/cercle.ts'

export interface BadFile {
  readonly wrong: string
  readonly bytes: Uint8Array
  readonly line: number
  readonly says: RegExp
}

const bytes = (text: string): Uint8Array => Buffer.from(text)
const joined = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([...part]))),
  )

const LINE = JSON.stringify(EXAMPLE)
const PRETTY = JSON.stringify(EXAMPLE, null, 2)
/** Another sitting than that of LINE. */
const OTHER = JSON.stringify(TWO_DEALS)
const UID = '"sitting":"00000000000000000000000000000001"'
const numbered = (line: string): string => line.replace('"game"', `${UID},"game"`)

/** One record with one error: alone, and after a good one. */
const records: readonly BadFile[] = [...MALFORMED, ...BREACHES].flatMap(
  ([wrong, changes, says], index) => {
    const bad = JSON.stringify(having(TWO_DEALS, changes))
    return index % 2 === 0
      ? [{ wrong, bytes: bytes(bad), line: 1, says }]
      : [
          {
            wrong: `${wrong}, in the second line`,
            bytes: bytes(`${LINE}\n${bad}\n`),
            line: 2,
            says,
          },
        ]
  },
)

const keys = (text: string, key: string, value: string): string =>
  text.replace(`"${key}"`, `"${key}":${value},"${key}"`)

const texts: readonly (readonly [string, string | Uint8Array, number, RegExp])[] = [
  ['nothing', '', 1, /empty/],
  ['nothing but blanks and lines', ' \n\t\r\n \n', 1, /empty/],
  ['nothing but a byte order mark', '\uFEFF', 1, /empty/],
  ['a byte order mark twice', `\uFEFF\uFEFF${LINE}`, 1, /./],
  ['a text', 'Anna led the king of hearts.', 1, /not JSON/],
  ['two lines of text', 'Anna led\nthe king of hearts.', 1, /not JSON/],
  ['a database', 'SQLite format 3\0\x10\0', 1, /database/],
  ['NUL and nothing else', '\0\0\0', 1, /not JSON/],
  ['NUL between two records', `${LINE}\n\0\n${OTHER}`, 2, /not JSON/],
  ['NUL within a name', LINE.replace('Anna', 'An\0na'), 1, /not JSON/],
  ['a record cut off', LINE.slice(0, 300), 1, /not JSON/],
  ['a record cut off in the second line', `${LINE}\n${OTHER.slice(0, 200)}`, 2, /not JSON/],
  [
    'a comma too many in a record over many lines',
    PRETTY.replace('"version": 1,', '"version": 1,,'),
    3,
    /not JSON/,
  ],
  [
    'a word without quotes in a record over many lines',
    PRETTY.replace('"dealCap": 3', '"dealCap": three'),
    7,
    /not JSON/,
  ],
  [
    'a word without quotes in the third line',
    '{"format":1,\n"version":2,\n"game":x}',
    3,
    /not JSON/,
  ],
  [
    'a record over many lines cut off',
    PRETTY.slice(0, 500),
    PRETTY.slice(0, 500).split('\n').length,
    /not JSON/,
  ],
  ['a comment', `${LINE} // good`, 1, /not JSON/],
  ['single quotes', LINE.replaceAll('"', "'"), 1, /./],
  ['two records on one line', LINE + OTHER, 1, /not JSON/],
  ['a comma after a record', `${LINE},\n${OTHER},`, 1, /not JSON/],
  ['a list of records', `[${LINE},${OTHER}]`, 1, /./],
  ['a list in the second line', `${LINE}\n[${OTHER}]`, 2, /object/],
  ['a number in the second line', `${LINE}\n5`, 2, /object/],
  ['null in the second line', `${LINE}\nnull`, 2, /object/],
  ['a number', '5', 1, /object/],
  ['a text in quotes', '"ecarte"', 1, /object/],
  ['null', 'null', 1, /object/],
  ['an empty list', '[]', 1, /object/],
  ['an empty object', '{}', 1, /format/],
  ['an object of another kind', '{"day":1}', 1, /format/],
  ['brackets without end', '['.repeat(100_000), 1, /./],
  ['brackets very deep', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 1, /./],
  ['objects very deep', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 1, /./],
  [
    'options very deep',
    LINE.replace('"club"', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`),
    1,
    /./,
  ],
  ['a number too large to be one', LINE.replace('[0,0]', '[1e999,0]'), 1, /scoreBefore/],
  [
    'a number larger than any score',
    LINE.replace('[0,0]', '[99999999999999999999,0]'),
    1,
    /scoreBefore/,
  ],
  [
    'a number with a thousand digits',
    LINE.replace('[0,0]', `[${'9'.repeat(1_000)},0]`),
    1,
    /scoreBefore/,
  ],
  ['half a point', LINE.replace('[0,0]', '[0.5,0]'), 1, /scoreBefore/],
  ['a seat of minus one', LINE.replace('"dealer":1', '"dealer":-1'), 1, /dealer/],
  [
    'a time that is no whole number',
    LINE.replace('"do":"propose"', '"do":"propose","at":1.5'),
    1,
    /at/,
  ],
  ['a time beyond a life', LINE.replace('"do":"propose"', '"do":"propose","at":1e15'), 1, /at/],
  ['a hint that was not', LINE.replace('"do":"propose"', '"do":"propose","hint":false'), 1, /hint/],
  [
    'pointed out and not',
    LINE.replace('"do":"propose"', '"do":"propose","pointedOut":false'),
    1,
    /pointedOut/,
  ],
  [
    'a stand-in that was not',
    LINE.replace('"do":"propose"', '"do":"propose","standIn":0'),
    1,
    /standIn/,
  ],
  ['practice that is none', LINE.replace('"game"', '"practice":false,"game"'), 1, /practice/],
  ['a day without a time', LINE.replace('2026-11-21T10:00:00Z', '2026-11-21'), 1, /startedAt/],
  ['a day there is not', LINE.replace('2026-11-21', '2026-02-30'), 1, /startedAt/],
  ['a time without a zone', LINE.replace('10:00:00Z', '10:00:00'), 1, /startedAt/],
  ['a year of five digits', LINE.replace('2026-11-21', '12026-11-21'), 1, /startedAt/],
  [
    'an instant before the year nothing',
    LINE.replace('2026-11-21T10:00:00Z', '0000-01-01T00:00:00+10:00'),
    1,
    /startedAt/,
  ],
  [
    'an instant after the year 9999',
    LINE.replace('2026-11-21T10:00:00Z', '9999-12-31T23:59:59-10:00'),
    1,
    /startedAt/,
  ],
  ['a zone that is a path', LINE.replace('"game"', '"zone":"../../etc/passwd","game"'), 1, /zone/],
  [
    'a number of a sitting that is none',
    LINE.replace('"game"', '"sitting":"1","game"'),
    1,
    /sitting/,
  ],
  [
    'a number of a sitting in capitals',
    LINE.replace(
      '"game"',
      `${UID.toUpperCase().replace('SITTING', 'sitting').replace('1"', 'A"')},"game"`,
    ),
    1,
    /sitting/,
  ],
  ['a sitting twice', `${numbered(LINE)}\n${numbered(LINE)}`, 2, /twice/],
  ['a sitting twice, the second time longer', `${numbered(LINE)}\n${numbered(OTHER)}`, 2, /twice/],
  ['a sitting without a number twice', `${LINE}\n\n${LINE}`, 3, /twice/],
  ['no partie', LINE.replace(/"parties":.*/, '"parties":[]}'), 1, /no partie/],
  ['a hash that is none', LINE.replace('{"deals"', '{"sha256":"00","deals"'), 1, /sha256/],
  [
    'a hash of something else',
    LINE.replace('{"deals"', `{"sha256":"${'0'.repeat(64)}","deals"`),
    1,
    /sha256 differs/,
  ],
  [
    'a note too long',
    LINE.replace('{"deals"', `{"note":"${'x'.repeat(4_001)}","deals"`),
    1,
    /note/,
  ],
  ['a tag too long', LINE.replace('{"deals"', `{"tags":["${'x'.repeat(41)}"],"deals"`), 1, /tags/],
  ['an empty tag', LINE.replace('{"deals"', '{"tags":[""],"deals"'), 1, /tags/],
  [
    'too many tags',
    LINE.replace(
      '{"deals"',
      `{"tags":${JSON.stringify(Array.from({ length: 21 }, (_, n) => `${n}`))},"deals"`,
    ),
    1,
    /tags/,
  ],
  ['a name too long', LINE.replace('Anna', 'A'.repeat(201)), 1, /name/],
  ['a name without end', LINE.replace('Anna', 'A'.repeat(3_000_000)), 1, /name/],
  [
    'an unknown key with a line break in it',
    LINE.replace('"game"', '"a\\nb\\u2028c\\u001b[31m":1,"game"'),
    1,
    /unknown key/,
  ],
  ['a game with a line break in it', LINE.replace('"ecarte"', '"a\\r\\nb"'), 1, /no game/],
  ['a game without an end', LINE.replace('"ecarte"', `"${'e'.repeat(1_000)}"`), 1, /game/],
  ['half a character in a name', LINE.replace('Anna', 'A\\ud83dna'), 1, /half a character/],
  [
    'the other half in a note',
    LINE.replace('{"deals"', '{"note":"\\ude00","deals"'),
    1,
    /half a character/,
  ],
  [
    'half a character in a key',
    LINE.replace('"game"', '"\\ud800":1,"game"'),
    1,
    /half a character/,
  ],
  [
    'half a character in the second line',
    `${LINE}\n${OTHER.replace('Anna', '\\uDBFF')}`,
    2,
    /half a character/,
  ],
  ['the key __proto__', LINE.replace('"game"', '"__proto__":{"x":1},"game"'), 1, /__proto__/],
  [
    'the key __proto__ of an action',
    LINE.replace('"do":"propose"', '"__proto__":{"do":"stand"},"do":"propose"'),
    1,
    /__proto__/,
  ],
  [
    'the key __proto__ of a player',
    LINE.replace('"kind"', '"__proto__":null,"kind"'),
    1,
    /__proto__/,
  ],
  ['the key constructor', LINE.replace('"game"', '"constructor":{},"game"'), 1, /constructor/],
  ...(
    [
      ['format', '"x"'],
      ['version', '2'],
      ['game', '"bridge"'],
      ['players', '[]'],
      ['preset', '"turf"'],
      ['name', '"Beate"'],
      ['dealer', '0'],
      ['turnUp', '"KH"'],
      ['seat', '1'],
      ['do', '"stand"'],
      ['scoreAfter', '[0,0]'],
      ['actions', '[]'],
    ] as const
  ).map(
    ([key, value]) => [`the key ${key} twice`, keys(LINE, key, value), 1, /stands twice/] as const,
  ),
  [
    'a key twice, the second written with an escape',
    LINE.replace('"game"', '"g\\u0061me":"bridge","game"'),
    1,
    /"game" stands twice/,
  ],
  ['a key twice, with the same value', keys(LINE, 'version', '1'), 1, /"version" stands twice/],
  [
    'a key twice in the second line',
    `${LINE}\n${keys(OTHER, 'dealer', '0')}`,
    2,
    /"dealer" stands twice/,
  ],
  [
    'a key twice in a record over many lines',
    keys(PRETTY, 'game', '\n"bridge"'),
    5,
    /"game" stands twice/,
  ],
  ['a byte that is no UTF-8', joined(LINE.slice(0, 60), [0xff], LINE.slice(60)), 1, /UTF-8/],
  ['Latin-1', Buffer.from(LINE.replace('Anna', 'Zoë'), 'latin1'), 1, /UTF-8/],
  [
    'Latin-1 in the third line',
    joined(`${LINE}\n\n`, [...Buffer.from(OTHER.replace('Anna', 'Zoë'), 'latin1')]),
    3,
    /UTF-8/,
  ],
  ['half a character in UTF-16', Buffer.from(`\uFEFF${LINE}\n"\ud83d"`, 'utf16le'), 2, /UTF-8/],
  [
    'UTF-16 cut off in a character',
    joined([0xff, 0xfe], [...Buffer.from(LINE, 'utf16le')].slice(0, -1)),
    1,
    /./,
  ],
  ['Latin-1 behind the mark of UTF-16', joined([0xff, 0xfe], LINE), 1, /./],
  ['UTF-16 without a mark', Buffer.from(LINE, 'utf16le'), 1, /./],
  ['a character cut off at the end', joined(LINE, [0xe2, 0x82]), 1, /UTF-8/],
  [
    'half a character in bytes',
    joined(LINE.slice(0, 60), [0xed, 0xa0, 0x80], LINE.slice(60)),
    1,
    /UTF-8/,
  ],
  ['an overlong character', joined(LINE.slice(0, 60), [0xc0, 0xaf], LINE.slice(60)), 1, /UTF-8/],
  [
    'a character beyond Unicode',
    joined(LINE.slice(0, 60), [0xf5, 0x80, 0x80, 0x80], LINE.slice(60)),
    1,
    /UTF-8/,
  ],
  ['a program', joined([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0xff, 0xfe]), 1, /another program/],
  [
    'a broken line between lines that end as on Windows',
    `${LINE}\r\n{\r\n${OTHER}\r\n`,
    2,
    /not JSON/,
  ],
  [
    'a PBN of bridge',
    '% PBN 2.1\n[Event "Club evening"]\n[Board "1"]\n[Deal "N:AKQ.. - - -"]\n',
    1,
    /bridge/,
  ],
  [
    'a PBN that begins by its tags',
    '[Event "Pairs"]\r\n[Site ""]\r\n[Dealer "N"]\r\n[Vulnerable "None"]\r\n',
    1,
    /bridge/,
  ],
  ['a LIN of bridge', 'pn|South,West,North,East|st||md|1S2HAK|\n', 1, /bridge/],
  [
    'a PGN of chess',
    '[Event "Café"]\n[White "Anna"]\n[Black "Bertha"]\n\n1. e4 e5 *\n',
    1,
    /chess/,
  ],
  [
    'a table of an archive',
    'started,game,rules,sitting\r\n2026-11-21,ecarte,classic,1\r\n',
    1,
    /table/,
  ],
  ['a table with semicolons', 'Datum;Spiel;Punkte\n21.11.2026;Whist;5\n', 1, /table/],
  ['a page of the web', '<!DOCTYPE html>\n<html><body>Cercle</body></html>', 1, /another program/],
  ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj'), 1, /another program/],
  ['a packed folder', joined([0x50, 0x4b, 3, 4, 20, 0, 0, 0]), 1, /another program/],
  ['an empty packed folder', joined([0x50, 0x4b, 5, 6, 0, 0, 0, 0]), 1, /another program/],
  ['a folder packed by tar', joined(`record.jsonl${'\0'.repeat(245)}ustar`), 1, /another program/],
  ['a record packed by gzip', joined([0x1f, 0x8b, 8, 0]), 1, /another program/],
  ['a record packed by xz', joined([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0]), 1, /another program/],
  ['a record packed by bzip2', 'BZh91AY&SY', 1, /another program/],
  ['a record packed by zstd', joined([0x28, 0xb5, 0x2f, 0xfd, 4]), 1, /another program/],
  [
    'a document of a word processor',
    joined([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]),
    1,
    /another program/,
  ],
  ['a rich text', '{\\rtf1\\ansi [Game "ecarte"]}', 1, /another program/],
  ['a page of PostScript', '%!PS-Adobe-3.0\n%%Title: Cercle\n', 1, /another program/],
  ['a page of TeX with nothing but comments', '% Title: Cercle\n% and no more\n', 1, /empty/],
  ['a piece of a page of the web', '<table><tr><td>5</td></tr></table>', 1, /another program/],
  ['a mail', 'From anna@example.org Sat Nov 21 10:00:00 2026\nTo: odile\n', 1, /another program/],
  ['a calendar', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 1, /another program/],
  ['a picture of the web', 'RIFF\u0010\0\0\0WEBPVP8 ', 1, /another program/],
  ['a sound', joined('ID3', [3, 0]), 1, /another program/],
  ['a game of Go', '(;FF[4]GM[1]SZ[19]PB[Anna]PW[Odile])', 1, /another program/],
  ['a match of backgammon', ' 7 point match\n\n Game 1\n', 1, /another program/],
  ['a LIN of one deal of bridge', 'st||md|3S2HAK|\n', 1, /bridge/],
  ['a picture', joined([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), 1, /another program/],
  ['a broken line between lines that end by CR', `${LINE}\r{\r${OTHER}\r`, 2, /not JSON/],
  ['no UTF-8 in the third line that ends by CR', joined(`${LINE}\r\r`, [0xff]), 3, /UTF-8/],
  [
    'no UTF-8 in the third line that ends as on Windows',
    joined(`${LINE}\r\n\r\n`, [0xff]),
    3,
    /UTF-8/,
  ],
]

const notation = ((): string => {
  const read = readRecord(TWO_DEALS)
  if ('fault' in read) throw new Error(read.fault.what)
  return writeNotation(read.record)
})()
const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split('\n').length

/**
 * A part of the good notation, and what stands in its place; the line of that part unless another
 * is named.
 */
const EDITS: readonly (readonly [string, string, string, RegExp, number?])[] = [
  ['a game there is not', '[Game "ecarte"]', '[Game "bridge"]', /no game/, 1],
  ['a tag that there is not', '[Preset "club"]', '[Comment "x"]', /Comment/],
  ['a tag twice', '[Preset "club"]', '[Preset "club"] [Preset "club"]', /twice/],
  ['a quote that is not closed', '[Preset "club"]', '[Preset "club]', /./],
  ['a bracket that is not closed', '[Preset "club"]', '[Preset "club"', /./],
  ['an escape that is none', '[Player0 "Anna"]', '[Player0 "An\\qna"]', /./],
  ['half a character', '[Player0 "Anna"]', '[Player0 "\\ud800"]', /./, 1],
  ['an option there is not', '[Option "dealCap" 3]', '[Option "dealcap" 3]', /dealcap/, 1],
  ['a value the option has not', '[Option "dealCap" 3]', '[Option "dealCap" 5]', /dealCap/, 1],
  ['an option without a value', '[Option "dealCap" 3]', '[Option "dealCap"]', /./],
  ['a player of no kind', '[Kind1 "computer"]', '[Kind1 "robot"]', /./],
  ['a third player', '[Kind1 "computer"]', '[Player2 "Max"] [Kind1 "computer"]', /./, 1],
  ['a day that is none', '[StartedAt "2026-11-21T10:00:00Z"]', '[StartedAt "yesterday"]', /./],
  ['a partie counted wrong', '[Partie "1"]', '[Partie "2"]', /./],
  ['a deal counted wrong', '[Deal "2"]', '[Deal "3"]', /./],
  ['a dealer who is nobody', '[Dealer "1"]', '[Dealer "7"]', /./],
  ['the same dealer twice', '[Dealer "0"]', '[Dealer "1"]', /E-6/, 1],
  ['a card that is none', 'TurnUp "9S"', 'TurnUp "1S"', /1S/],
  ['a card in small letters', 'TurnUp "9S"', 'TurnUp "9s"', /9s/],
  ['a card in both hands', 'Hand0 "KH', 'Hand0 "AH', /E-1/, 1],
  ['a hand too small', 'Hand0 "KH QH', 'Hand0 "QH', /E-4/, 1],
  ['the turn-up in a hand', 'TurnUp "9S"', 'TurnUp "KH"', /E-[14]/, 1],
  ['a word there is not', '0: propose', '0: dance', /./, 1],
  ['a seat that is nobody’s', '0: propose', '3: propose', /nobody/, 1],
  ['a seat beyond all tables', '0: propose', '9: propose', /./],
  ['a proposal out of turn', '0: propose', '1: propose', /E-7/, 1],
  ['an action without a seat', '0: propose', 'propose', /./],
  ['a seat without an action', '0: propose', '0:', /./],
  ['a card that is not held', '0: discard 9D', '0: discard 7D', /E-8/, 1],
  ['points counted wrong', '[ScoreAfter "2 0"]', '[ScoreAfter "3 0"]', /scoreAfter/, 1],
  ['a score of words', '[ScoreAfter "2 0"]', '[ScoreAfter "two nil"]', /./],
  ['a comment without an end', '[Partie "1"]', '{ here it begins\n[Partie "1"]', /./],
  [
    'a hash of something else',
    '[Partie "1"]',
    `[Partie "1"]\n[Sha256 "${'0'.repeat(64)}"]`,
    /sha256/,
    1,
  ],
  [
    'a sitting twice',
    '[Game "ecarte"]',
    `${notation}\n\n[Game "ecarte"]`,
    /twice/,
    notation.split('\n').length + 2,
  ],
  ['a tag before the game', '[Game "ecarte"]', '[Preset "club"]\n[Game "ecarte"]', /Game/],
  ['a record in the middle', '[Partie "1"]', `${LINE}\n[Partie "1"]`, /./],
]

const notations: readonly BadFile[] = EDITS.map(([wrong, part, instead, says, line]) => {
  if (!notation.includes(part)) throw new Error(`no ${part} in\n${notation}`)
  return {
    wrong: `notation: ${wrong}`,
    bytes: bytes(notation.replace(part, () => instead)),
    line: line ?? lineOf(notation, part),
    says,
  }
})

export const BAD_FILES: readonly BadFile[] = [
  ...records,
  ...texts.map(([wrong, text, line, says]) => ({
    wrong,
    line,
    says,
    bytes: typeof text === 'string' ? bytes(text) : text,
  })),
  ...notations,
]

const ZOE = LINE.replace('Anna', 'Zoë 😀')

/** Files with oddities that harm nothing. */
export const GOOD_FILES: readonly (readonly [string, Uint8Array])[] = [
  ['a record', bytes(LINE)],
  ['a byte order mark', bytes(`\uFEFF${LINE}`)],
  ['UTF-16 as Windows writes it', Buffer.from(`\uFEFF${ZOE}\r\n${OTHER}\r\n`, 'utf16le')],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${ZOE}\r${OTHER}`, 'utf16le').swap16()],
  ['a notation in UTF-16', Buffer.from(`\uFEFF${notation}`, 'utf16le')],
  ['lines that end as on Windows', bytes(`${LINE}\r\n${OTHER}\r\n`)],
  ['lines that end by CR', bytes(`${LINE}\r${OTHER}\r`)],
  ['lines that end each another way', bytes(`${LINE}\r\r\n${OTHER}\n\r`)],
  ['empty lines between', bytes(`\n\n${LINE}\n\n \n${OTHER}\n\n`)],
  ['a record over many lines', bytes(PRETTY)],
  ['a record over many lines that end as on Windows', bytes(PRETTY.replaceAll('\n', '\r\n'))],
  ['a record over many lines that end by CR', bytes(PRETTY.replaceAll('\n', '\r'))],
  ['blanks in front', bytes(`  \t${LINE}`)],
  ['a whole character written as two escapes', bytes(LINE.replace('Anna', '\\ud83d\\ude00'))],
  ['the same key in two objects', bytes(LINE.replace('"game"', `${UID},"game"`))],
  ['a quote and a colon within a name', bytes(LINE.replace('Anna', 'a\\":\\"a\\":'))],
  ['a notation', bytes(notation)],
  ['a notation with lines that end as on Windows', bytes(notation.replaceAll('\n', '\r\n'))],
  ['a notation with lines that end by CR', bytes(notation.replaceAll('\n', '\r'))],
  ['a notation after a byte order mark', bytes(`\uFEFF${notation}`)],
  [
    'a notation that begins with a comment',
    bytes(`{ from a book }\n; and more\n% and more\n${notation}`),
  ],
]
