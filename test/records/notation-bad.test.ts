// Invalid notation: one fault, reported on its line with what was expected.
import { describe, expect, test } from 'vitest'
import { splitNotation } from '../../src/main/engine/notation/split.ts'
import { readNotation } from '../../src/main/engine/notation/read.ts'

/** A sitting of one deal with one action, by line. */
const GOOD = [
  '[Game "x"]',
  '[Player0 "Anna"]',
  '[Player1 "Odile"]',
  '[Partie "1"]',
  '[Deal "1"]',
  '[Dealer "1"]',
  '[Hand0 "KH QH"]',
  '[Hand1 "AH 10C"]',
  '[TurnUp "9S"]',
  '0: propose',
]
const HEAD = 3
const PARTIE = 4
const DEAL = 9

/** The good sitting with line `number` replaced. */
const instead = (number: number, ...lines: readonly string[]): string =>
  GOOD.toSpliced(number - 1, 1, ...lines).join('\n')
/** The good sitting with something new after line `number`. */
const after = (number: number, ...lines: readonly string[]): string =>
  GOOD.toSpliced(number, 0, ...lines).join('\n')

type Bad = readonly [name: string, text: string, line: number, what: RegExp]

const check = (_: string, text: string, line: number, what: RegExp): void => {
  const read = readNotation(text)
  if (!('fault' in read)) throw new Error('read without a fault')
  expect(read.fault.what).toMatch(what)
  expect(read.fault.what).not.toContain('\n')
  expect(read.fault.line).toBe(line)
}

test('what the faults are made from is right', () => {
  expect(readNotation(GOOD.join('\n'))).toHaveProperty('record')
})

describe('the text', () => {
  test.each<Bad>([
    ['nothing', '', 1, /expected a sitting, which begins with \[Game/],
    ['nothing but comments', '; a\n{ b\n}\n% c\n', 5, /expected a sitting/],
    ['something else', 'once upon a time', 1, /expected a sitting/],
    ['a record as JSON', '{"format":"cercle-record"}', 1, /expected a sitting/],
    ['a list', '[{"format":"cercle-record"}]', 1, /expected the name of a tag/],
    [
      'an open comment',
      after(3, '{ the cut', 'was lost'),
      4,
      /comment that begins here is not closed: expected "}"/,
    ],
    [
      'a comment in a comment',
      after(3, '{ a { b } c }'),
      4,
      /expected a tag, or an action with who acts in front/,
    ],
    ['the end of no comment', after(3, '', '}'), 5, /closes no comment: expected "\{"/],
    [
      'an open quote',
      instead(2, '[Player0 "Anna]'),
      2,
      /quotes is not closed: expected '"' on the same line/,
    ],
    [
      'a quote over two lines',
      instead(2, '[Player0 "An', 'na"]'),
      2,
      /not closed: expected '"' on the same line/,
    ],
    ['a backslash before the end', instead(2, '[Player0 "Anna\\"]'), 2, /not closed/],
    ['a backslash at the end of a line', instead(2, '[Player0 "Anna\\', '"]'), 2, /not closed/],
    ['an escape that is none', instead(2, '[Player0 "\\q"]'), 2, /no escape: "\\\\q"; expected/],
    ['half an escape', instead(2, '[Player0 "\\u12g4"]'), 2, /no escape: .*four digits/],
    ['a strange character', after(4, ': x'), 5, /expected a tag or an action, not ":"/],
    [
      'a percent sign within a line',
      instead(10, '0: propose % not a comment'),
      10,
      /expected who acts next, as 1:, not "%"/,
    ],
  ])('%s', check)
})

describe('tags', () => {
  test.each<Bad>([
    ['no name', instead(1, '[ "x"]'), 1, /expected the name of a tag after "\["/],
    ['an empty tag', after(3, '[]'), 4, /expected the name of a tag/],
    ['an open tag', instead(2, '[Player0 "Anna"'), 2, /Player0 is not closed: expected "\]"/],
    [
      'an open tag at the end',
      `${GOOD.join('\n')}\n[ScoreAfter "1 0"`,
      11,
      /ScoreAfter is not closed/,
    ],
    ['an open tag before an action', instead(9, '[TurnUp "9S"'), 9, /TurnUp is not closed/],
    ['a bracket too many', instead(2, '[Player0 "Anna"]]'), 2, /expected a tag, or an action/],
    ['a bracket within', instead(2, '[Player0 ["Anna"]]'), 2, /Player0 is not closed/],
    ['an unknown tag', after(1, '[Event "Paris"]'), 2, /^unknown tag "Event": expected/],
    ['an unknown tag in front', '[Event "Paris"]', 1, /^unknown tag "Event"/],
    ['an unknown tag of a deal', after(5, '', '[Vulnerable "0"]'), 7, /^unknown tag "Vulnerable"/],
    ['small letters', instead(6, '[dealer "1"]'), 6, /^unknown tag "dealer"/],
    ['a fifth player', after(3, '[Player4 "Eve"]'), 4, /^unknown tag "Player4"/],
    ['a name all objects have', after(3, '[constructor "x"]'), 4, /^unknown tag "constructor"/],
    [
      'a tag twice',
      after(3, '[Player0 "Eve"]'),
      4,
      /Player0 stands twice: expected it to be said once/,
    ],
    ['a tag of a deal twice', after(8, '[Hand0 ""]'), 9, /Hand0 stands twice/],
    [
      'an option twice',
      after(3, '[Option "a" 1]', '[Option "a" 2]'),
      5,
      /Option stands twice: expected the option "a" to be said once/,
    ],
    [
      'a preset that is an option too',
      after(3, '[Preset "x"]', '[Option "preset" "y"]'),
      5,
      /the option "preset"/,
    ],
    ['no value', instead(2, '[Player0]'), 2, /expected one text in quotes after Player0/],
    [
      'two values',
      instead(2, '[Player0 "Anna" "Eve"]'),
      2,
      /expected one text in quotes after Player0/,
    ],
    [
      'a value without quotes',
      instead(6, '[Dealer 1]'),
      6,
      /expected one text in quotes after Dealer, as \[Dealer "…"\]/,
    ],
    [
      'an option without a value',
      after(3, '[Option "a"]'),
      4,
      /expected a name in quotes and a value after Option/,
    ],
    [
      'an option without quotes',
      after(3, '[Option a 1]'),
      4,
      /expected a name in quotes and a value after Option/,
    ],
    [
      'an option of a strange kind',
      after(3, '[Option "a" null]'),
      4,
      /expected a text in quotes, a number, true or false/,
    ],
    [
      'an option with two values',
      after(3, '[Option "a" 1 2]'),
      4,
      /expected a name in quotes and a value/,
    ],
    ['a preset without a value', after(3, '[Preset]'), 4, /expected one value after Preset/],
    [
      'practice of another kind',
      after(3, '[Practice "no"]'),
      4,
      /expected \[Practice "yes"\], or no such tag/,
    ],
    [
      'a note without a line',
      after(PARTIE, '[Note]'),
      5,
      /expected a text in quotes after Note for every line/,
    ],
    [
      'draws without quotes',
      after(PARTIE, '[Cut KH QH]'),
      5,
      /expected nothing but texts in quotes after Cut/,
    ],
  ])('%s', check)
})

describe('sections', () => {
  test.each<Bad>([
    ['no game', instead(1), 1, /expected \[Game "…"\] first, not Player0/],
    ['a partie in front', '[Partie "1"]', 1, /expected \[Game "…"\] first, not Partie/],
    [
      'two sittings',
      `${GOOD.join('\n')}\n${GOOD.join('\n')}`,
      11,
      /a second Game tag: expected one sitting/,
    ],
    ['one player', instead(3), 1, /the sitting has no Player1: expected \[Player1/],
    ['no players', '\n\n[Game "x"]', 3, /the sitting has no Player0/],
    [
      'a gap between players',
      after(3, '[Player3 "Eve"]'),
      4,
      /Player3 without Player2: expected \[Player2/,
    ],
    ['a level of nobody', after(3, '[Level2 "club"]'), 4, /Level2 without Player2/],
    ['a kind of nobody', after(3, '[Kind3 "person"]'), 4, /Kind3 without Player3/],
    [
      'a deal without a partie',
      instead(4),
      4,
      /Deal belongs to a partie: expected \[Partie "1"\] above it/,
    ],
    [
      'a tag of a partie too early',
      after(HEAD, '[Cut "KH QH"]'),
      4,
      /Cut belongs to a partie: expected \[Partie "…"\] above/,
    ],
    [
      'a tag of a deal too early',
      after(PARTIE, '[Dealer "1"]'),
      5,
      /Dealer belongs to a deal: expected \[Deal "…"\] above/,
    ],
    [
      'a tag of the sitting too late',
      after(PARTIE, '[Preset "club"]'),
      5,
      /Preset belongs to the sitting: expected it above the first \[Partie/,
    ],
    [
      'a tag of a partie too late',
      after(5, '[Note "x"]'),
      6,
      /Note belongs to the partie: expected it above the first \[Deal/,
    ],
    [
      'a hand below the actions',
      after(10, '[Talon "8D"]'),
      11,
      /expected Talon above the actions of its deal/,
    ],
    ['the second partie first', instead(4, '[Partie "2"]'), 4, /expected \[Partie "1"\] here/],
    ['a partie twice', after(10, '[Partie "1"]'), 11, /expected \[Partie "2"\] here/],
    ['a deal left out', after(10, '[Deal "3"]'), 11, /expected \[Deal "2"\] here/],
    ['a deal by name', instead(5, '[Deal "first"]'), 5, /expected \[Deal "1"\] here/],
    ['no dealer', instead(6), 5, /the deal has no Dealer: expected \[Dealer/],
    ['one hand', instead(8), 5, /the deal has no Hand1/],
    ['no second hand of three', instead(8, '[Hand2 ""]'), 5, /the deal has no Hand1/],
    ['a gap between hands', after(8, '[Hand3 ""]'), 9, /Hand3 without Hand2/],
    ['a deal that is cut short by the next', instead(8, '[Deal "2"]'), 5, /the deal has no Hand1/],
    [
      'a deal that is cut short by a partie',
      instead(8, '[Partie "2"]'),
      5,
      /the deal has no Hand1/,
    ],
  ])('%s', check)
})

describe('cards, seats and points', () => {
  test.each<Bad>([
    [
      'no card',
      instead(7, '[Hand0 "KH 1H"]'),
      7,
      /Hand0: "1H" is no card; expected rank and suit, as KH or 10C/,
    ],
    ['small letters', instead(7, '[Hand0 "kh"]'), 7, /"kh" is no card/],
    ['suit first', instead(9, '[TurnUp "S9"]'), 9, /TurnUp: "S9" is no card/],
    ['cards without blanks', instead(8, '[Hand1 "AH10C"]'), 8, /"AH10C" is no card/],
    ['a card drawn that is none', after(PARTIE, '[Cut "KH QH" "AH X"]'), 5, /Cut: "X" is no card/],
    ['no turn-up in the tag', instead(9, '[TurnUp ""]'), 9, /expected one card after TurnUp/],
    ['two turn-ups', instead(9, '[TurnUp "9S 8S"]'), 9, /expected one card after TurnUp/],
    ['too many cards', instead(8, `[Hand1 "${'KH '.repeat(53)}"]`), 8, /^Hand1: .*52/],
    [
      'a seat there is not',
      instead(6, '[Dealer "4"]'),
      6,
      /Dealer: "4" is no seat; expected "0" to "3"/,
    ],
    ['a seat by name', instead(6, '[Dealer "Odile"]'), 6, /Dealer: "Odile" is no seat/],
    [
      'points below nothing',
      after(DEAL, '[ScoreBefore "-1 0"]'),
      10,
      /ScoreBefore: "-1" is no number of points; expected/,
    ],
    [
      'points with a dash',
      after(DEAL, '[ScoreAfter "4-3"]'),
      10,
      /ScoreAfter: "4-3" is no number of points/,
    ],
    ['too many points', after(DEAL, '[ScoreAfter "0 10001"]'), 10, /^ScoreAfter: .*10000/],
    [
      'an inheritance twice',
      after(PARTIE, '[Inherited "a" 1]', '[Inherited "a" "1"]'),
      6,
      /expected "a" to be said once/,
    ],
    [
      'an inheritance without a value',
      after(PARTIE, '[Inherited "a"]'),
      5,
      /expected a name in quotes and a number/,
    ],
    [
      'an inheritance that is no number',
      after(PARTIE, '[Inherited "a" "x"]'),
      5,
      /Inherited: "x" is no number of points/,
    ],
    ['an inheritance of a switch', after(PARTIE, '[Inherited "a" true]'), 5, /^Inherited: /],
    [
      'an inheritance of too much',
      after(PARTIE, '[Inherited "a" 1000001]'),
      5,
      /^Inherited: .*1000000/,
    ],
    [
      'an inheritance owed too much',
      after(PARTIE, '[Inherited "a" "0 -1000001"]'),
      5,
      /^Inherited: .*-1000000/,
    ],
    [
      'an inheritance with a strange sign',
      after(PARTIE, '[Inherited "a" "+1 0"]'),
      5,
      /"\+1" is no number of points/,
    ],
    ['an inheritance of a deal', after(DEAL, '[Inherited "a" 1]'), 10, /Inherited/],
    ['too many scores', after(DEAL, '[ScoreBefore "1 2 3 4 5"]'), 10, /^ScoreBefore: .*4/],
  ])('%s', check)
})

describe('actions', () => {
  test.each<Bad>([
    [
      'nobody',
      instead(10, 'propose'),
      10,
      /expected a tag, or an action with who acts in front, as 0:/,
    ],
    [
      'nobody with a card',
      instead(10, '1. KH 9H'),
      10,
      /expected who plays, as 0:, after the number of a trick/,
    ],
    ['a trick without cards', instead(10, '1.', '[ScoreAfter "0 0"]'), 10, /expected who plays/],
    ['a seat there is not', instead(10, '4: propose'), 10, /no seat "4": expected 0: to 3:/],
    ['a very large seat', instead(10, `${'9'.repeat(400)}: x`), 10, /no seat "9{30}…"/],
    [
      'nothing done',
      instead(10, '0:', '1: accept'),
      10,
      /expected a card or a word in small letters after 0:/,
    ],
    [
      'nothing done at the end',
      instead(10, '0: propose', '1:'),
      11,
      /expected a card or a word in small letters after 1:$/,
    ],
    [
      'outside a deal',
      after(PARTIE, '0: propose'),
      5,
      /an action outside a deal: expected \[Deal "1"\] above it/,
    ],
    ['above everything', '0: propose', 1, /expected a sitting/],
    [
      'a mistyped card',
      instead(10, '0: 1H'),
      10,
      /expected a card or a word in small letters after 0:, not "1H"/,
    ],
    [
      'a word in capitals',
      instead(10, '0: Propose'),
      10,
      /expected a card or a word.*not "Propose"/,
    ],
    ['two cards played', instead(10, '0: KH 9H'), 10, /expected who acts next, as 1:, before 9H/],
    [
      'a card after a mark',
      instead(10, '0: discard KH hint', '9H'),
      11,
      /expected who acts next, as 1:, before 9H/,
    ],
    [
      'two words',
      instead(10, '0: propose accept'),
      10,
      /expected who acts next, as 1:, not "accept"/,
    ],
    [
      'a mistyped card laid away',
      instead(10, '0: discard KH', '9X'),
      11,
      /expected who acts next, as 1:, not "9X"/,
    ],
    ['cards and none', instead(10, '0: discard KH none'), 10, /not "none"/],
    [
      'a text too many',
      instead(10, '0: propose "now"'),
      10,
      /expected who acts next, as 1:, not a text in quotes/,
    ],
    [
      'a closing bracket',
      instead(10, '0: propose ]'),
      10,
      /expected who acts next, as 1:, not "\]"/,
    ],
    [
      'a mark twice',
      instead(10, '0: propose hint', 'hint'),
      11,
      /"hint" is said twice of one action: expected it once/,
    ],
    ['the clock twice', instead(10, '0: propose @1 at=5'), 10, /"at" is said twice/],
    ['the seat again', instead(10, '0: propose seat=1'), 10, /"seat" is said twice/],
    ['the card again', instead(10, '0: KH card="KH"'), 10, /"card" is said twice/],
    ['no time', instead(10, '0: propose @soon'), 10, /expected seconds after "@", as @12.5/],
    ['a time too fine', instead(10, '0: propose @1.2345'), 10, /expected seconds after "@"/],
    ['a time too late', instead(10, '0: propose @999999999'), 10, /^at: /],
    ['half milliseconds', instead(10, '0: propose at=0.5'), 10, /^at: /],
    ['a hint that was none', instead(10, '0: propose hint=false'), 10, /^hint: /],
    ['no JSON', instead(10, '0: bid amount=three'), 10, /expected a JSON value after "amount"=/],
    [
      'nothing after the sign',
      instead(10, '0: bid amount= 3'),
      10,
      /expected a JSON value after "amount"=/,
    ],
    [
      'a comment instead of a value',
      instead(10, '0: bid amount={ three }'),
      10,
      /expected a JSON value/,
    ],
    [
      'an open list',
      instead(10, '0: bid list=[1,2', ']'),
      10,
      /value of "list" is not closed: expected its end on the same line/,
    ],
    [
      'an open text in a list',
      instead(10, '0: bid list=["a]'),
      10,
      /value of "list" is not closed/,
    ],
    ['a sign without a key', instead(10, '0: bid =3'), 10, /expected a tag or an action, not "="/],
    [
      'brackets without end',
      instead(10, `0: bid list=${'['.repeat(101)}${']'.repeat(101)}`),
      10,
      /nested deeper than 100/,
    ],
    [
      'a key no record may have',
      instead(10, '0: propose', '1: bid __proto__=1'),
      11,
      /unknown key "__proto__"/,
    ],
    [
      'that key further below',
      instead(10, '0: bid a={"__proto__":1}'),
      10,
      /unknown key "__proto__"/,
    ],
  ])('%s', check)
})

describe('what only the record refuses is reported with its line too', () => {
  const many = (number: number, line: string): readonly string[] =>
    Array.from({ length: number }, () => line)

  test.each<Bad>([
    ['a long name of a game', instead(1, `[Game "${'x'.repeat(41)}"]`), 1, /^Game: .*40/],
    ['a long name', instead(3, `[Player1 "${'x'.repeat(201)}"]`), 3, /^Player1: .*200/],
    ['a strange kind', after(3, '[Kind1 "robot"]'), 4, /^Kind1: .*"person"\|"computer"/],
    ['no instant', after(3, '', '[StartedAt "yesterday"]'), 5, /^StartedAt: /],
    ['no instant of a partie', after(PARTIE, '[StartedAt "2026-11-21"]'), 5, /^StartedAt: /],
    ['a zone with a blank', after(3, '[Zone "New York"]'), 4, /^Zone: /],
    ['a strange number of a sitting', after(3, '[Sitting "12"]'), 4, /^Sitting: /],
    ['a strange hash', after(PARTIE, '[Sha256 "12"]'), 5, /^Sha256: /],
    ['a long name of an option', after(3, `[Option "${'x'.repeat(41)}" 1]`), 4, /^Option: /],
    [
      'a long option',
      after(3, '[Option "a" 1]', `[Option "b" "${'x'.repeat(41)}"]`),
      5,
      /^Option: /,
    ],
    ['an endless option', after(3, '[Option "b" 1e999]'), 4, /^Option: /],
    [
      'an option no record may have',
      after(3, '[Option "__proto__" 1]'),
      4,
      /unknown key "__proto__"/,
    ],
    ['an empty tag of a partie', after(PARTIE, '[Tags "a" ""]'), 5, /^Tags: /],
    ['a long note', after(PARTIE, `[Note "${'x'.repeat(4001)}"]`), 5, /^Note: .*4000/],
    ['too many draws', after(PARTIE, `[Cut ${many(51, '"KH QH"').join(' ')}]`), 5, /^Cut: .*50/],
    ['a long seed', after(DEAL, `[Seed "${'0'.repeat(65)}"]`), 10, /^Seed: .*64/],
    ['a long word', instead(10, '0: propose', `1: ${'x'.repeat(41)}`), 11, /^do: .*40/],
    ['too many actions', instead(10, ...many(1001, '0: propose')), 5, /^actions: .*1000/],
    [
      'a fault in the second deal of the second partie',
      after(10, '[Partie "2"]', ...GOOD.slice(4), '[Deal "2"]', ...GOOD.slice(5), '1: x hint=1'),
      24,
      /^hint: /,
    ],
  ])('%s', check)
})

describe('hostile texts are refused in time', () => {
  const LARGE = 300_000
  const parts = [
    '[',
    '{',
    '{}',
    '"',
    '\\',
    ':',
    '0:',
    '1.',
    '1',
    '@',
    '=',
    'a=',
    'a=[',
    'a="',
    '%',
    ';',
    '\n',
    '\r',
    ' ',
  ]
  const more = [
    '\ufeff',
    '\0',
    '\u2028',
    '[Game',
    '[Game "x"]',
    '[Game "x"]\n',
    '[Partie "1"]',
    '}',
    '(',
    'K',
    '"\\"',
  ]
  const worse = [
    'x=\n',
    'x=y\n',

    '"a"=',
    '{\n',
    '\n%',
    '[[[[{"',
    '0: a=[[[[[[',
    '🂡',
    '[Option "a" 1]',
    '0: KH ',
    '0: discard 9D hint @1\n',
  ]

  test.each([...parts, ...more, ...worse].map((part) => [JSON.stringify(part), part]))(
    '%s again and again',
    (_, part) => {
      const much = part.repeat(LARGE / part.length)
      const good = GOOD.join('\n')
      for (const text of [
        much,
        `${good} ${much}`,
        `${good} a=[${much}`,
        `[Game "${much}`,
        `[Game "${much}"]`,
      ]) {
        const start = performance.now()
        const read = readNotation(text)
        const pieces = splitNotation(text)
        expect(performance.now() - start).toBeLessThan(3000)
        if ('fault' in read) expect(read.fault.line).toBeGreaterThan(0)
        expect(pieces.map((piece) => piece.text).join('').length).toBeLessThanOrEqual(text.length)
      }
    },
  )

  test('a very long partie is read in time', () => {
    const deals = Array.from({ length: 1000 }, (_, n) => [
      `[Deal "${n + 1}"]`,
      ...GOOD.slice(5),
      ...Array.from({ length: 99 }, () => '1: KH'),
    ])
    const text = [...GOOD.slice(0, 4), ...deals.flat()].join('\n')
    const start = performance.now()
    expect(readNotation(text)).toHaveProperty('record')
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
