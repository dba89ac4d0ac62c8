// The limits of each validator: the length of a text, the size of a number, the known words.
import { describe, expect, test } from 'vitest'
import {
  NAME_LIMIT,
  NOTE_LIMIT,
  SHELVES,
  TAGS_LIMIT,
  TAG_LIMIT,
  LATEST_FIRST,
  LIST_COLUMNS,
  MOST_CHOSEN,
} from '../../src/shared/archive.ts'
import { EXPORT_FORMATS } from '../../src/shared/exports.ts'
import { FAULT_LIMIT, SCREENS } from '../../src/shared/about.ts'
import { CALL_NAMES, type CallName } from '../../src/shared/calls.ts'
import { EVENING_KINDS, POOL_ENTRIES } from '../../src/shared/evening.ts'
import { EVENING, GOOD, SETUP } from './arguments.ts'
import { type Measure, numbers, passed, testMeasures, text, texts, words } from './measures.ts'

const PAIR = (): readonly number[] => [1, 1]
const KEPT = { kind: 'kept', sitting: 1, partie: 1 }
const FILTER = GOOD.countParties[0]
const WISH = GOOD.loadStandings[0]
const SETTINGS = GOOD.saveSettings[0]
const chosenOf = (length: number) => ({ parties: Array.from({ length }, PAIR), but: false })
const filter = (part: object): unknown => ({ ...Object(FILTER), ...part })
const wish = (part: object): unknown => ({ ...Object(WISH), ...part })
const evening = (part: object): readonly unknown[] => [{ ...EVENING, ...part }]
const terms = (part: object): readonly unknown[] =>
  evening({ terms: { ...EVENING.terms, ...part } })

describe('every door', () => {
  test.each(CALL_NAMES)(
    'of %s lets its good arguments through as they are, and nothing more or less',
    (name) => {
      const good = GOOD[name]
      expect(passed(name, good)).toEqual(good)
      expect(passed(name, [...good, 1])).toBeNull()
      if (good.length > 0) expect(passed(name, good.slice(1))).toBeNull()
      for (const none of [undefined, null, {}, 'loadHall', 1]) expect(passed(name, none)).toBeNull()
    },
  )

  test.each<CallName>([
    'startTable',
    'beginEvening',
    'listParties',
    'loadStandings',
    'repairData',
    'saveSettings',
    'reportError',
    'welcomeGuest',
    'startExercises',
    'loadStrength',
    'findPositions',
    'countPositions',
    'judgeParties',
  ])('of %s knows every part of what it is given, and no other', (name) => {
    const [first, ...rest] = GOOD[name]
    const parts = Object.entries(Object(first))
    expect(passed(name, [{ ...Object(first), extra: 1 }, ...rest])).toBeNull()
    for (const [key] of parts) {
      const without = Object.fromEntries(parts.filter(([other]) => other !== key))
      expect(passed(name, [without, ...rest]), key).toBeNull()
    }
  })
})

describe('an object with keys of its own choice', () => {
  const keyed = (count: number): object =>
    Object.fromEntries(Array.from({ length: count }, (_, number) => [`key ${number}`, 1]))

  test('has a hundred options at most', () => {
    const setup = (count: number) => [{ ...SETUP, options: keyed(count) }]
    expect(passed('startTable', setup(100))).toEqual(setup(100))
    expect(passed('startTable', setup(101))).toBeNull()
  })

  test('has a hundred parts of an action at most, each key of forty signs at most', () => {
    const act = (parts: object) => [{ do: 'play', ...parts }, false]
    expect(passed('act', act(keyed(99)))).toEqual(act(keyed(99)))
    expect(passed('act', act(keyed(100)))).toBeNull()
    expect(passed('act', act({ [text(40)]: 1 }))).toEqual(act({ [text(40)]: 1 }))
    expect(passed('act', act({ [text(41)]: 1 }))).toBeNull()
    expect(passed('act', act({ short: 1, [text(41)]: 1 }))).toBeNull()
  })

  test('has words and numbers in a list', () => {
    const act = (cards: readonly unknown[]) => [{ do: 'play', cards }, false]
    expect(passed('act', act(['KS', 1]))).toEqual(act(['KS', 1]))
    expect(passed('act', act([{}]))).toBeNull()
  })
})

const MEASURES: readonly Measure[] = [
  texts('a game', 'startTable', (game) => [{ ...SETUP, game }], 40),
  texts('a level', 'startTable', (level) => [{ ...SETUP, level }], 40),
  texts('a partner', 'startTable', (partner) => [{ ...SETUP, partner }], 40),
  texts('a preset', 'startTable', (preset) => [{ ...SETUP, preset }], 40),
  [
    'an option',
    'startTable',
    (option) => [{ ...SETUP, options: { [String(option)]: 1 } }],
    ['', text(40)],
    [text(41)],
  ],
  [
    'the value of an option',
    'startTable',
    (value) => [{ ...SETUP, options: { value } }],
    [1, 0.5, true, 'own'],
    [null, {}, text(41)],
  ],
  numbers('a sitting', 'resumeTable', (id) => [id], 1),
  texts('a lesson', 'startLesson', (game) => [game, null], 40),
  ['a note', 'startLesson', (note) => ['ecarte', note], [null, text(40)], [text(41), 5]],
  texts('a deed', 'act', (deed) => [{ do: deed, card: 'KH' }, true], 40),
  words('what is given up', 'giveUp', (what) => [what], ['deal', 'partie']),
  ['packets', 'dealCards', (packets) => [packets], [null, text(20)], [text(21), 5]],
  numbers('an evening', 'takeUpEvening', (id) => [id], 1),
  numbers('a guest', 'sayInEvening', (guest) => [guest, { do: 'keepBank' }], 0, 99),
  [
    'a side',
    'sayInEvening',
    (side) => [0, { do: 'bet', side, counters: 1 }],
    [0, 1],
    [-1, 2, null],
  ],
  ...(['stake', 'layBank', 'raiseBank', 'takeOut'] as const).map((deed): Measure => [
    ...([
      `counters of ${deed}`,
      'sayInEvening',
      (counters: unknown) => [0, { do: deed, counters }],
    ] as const),
    [-1_000_000_000, 0, 0.5, 1_000_000_000],
    [-1_000_000_001, 1_000_000_001, NaN, Infinity, '1', undefined],
  ]),
  words('what is said', 'sayInEvening', (said) => [0, { do: said }], [
    'keepBank',
    'withdraw',
    'enter',
    'leave',
  ]),
  texts('somebody who comes', 'welcomeGuest', (name) => [{ kind: 'person', name }], NAME_LIMIT),
  texts('a player who comes', 'welcomeGuest', (level) => [{ kind: 'computer', level }], 40),
  words('a kind of evening', 'beginEvening', (kind) => evening({ kind }), EVENING_KINDS),
  texts('the game of an evening', 'beginEvening', (game) => evening({ game }), 40),
  texts('the preset of an evening', 'beginEvening', (preset) => evening({ preset }), 40),
  ['a stake', 'beginEvening', (stake) => terms({ stake }), [0, 1e9], [1e9 + 1, null, '1']],
  ['a purse', 'beginEvening', (purse) => terms({ purse }), [0, 'none'], ['any', null, 1e9 + 1]],
  [
    'parties a turn',
    'beginEvening',
    (partiesATurn) => terms({ partiesATurn }),
    [1, undefined],
    ['1', null],
  ],
  [
    'a pool entry',
    'beginEvening',
    (poolEntry) => terms({ poolEntry }),
    [...POOL_ENTRIES, undefined],
    ['never', null],
  ],
  ['other terms', 'beginEvening', (extra) => terms(Object(extra)), [{}], [{ extra: 1 }]],
  [
    ...([
      'a company',
      'beginEvening',
      (count: unknown) => evening({ guests: Array(Number(count)).fill(EVENING.guests[0]) }),
    ] as const),
    ...([[0, 99], [100]] as const),
  ],
  numbers('a kept sitting', 'analysePartie', (sitting) => [{ ...KEPT, sitting }], 1),
  numbers('a kept partie', 'analysePartie', (partie) => [{ ...KEPT, partie }], 1),
  numbers('a partie of a file', 'analysePartie', (partie) => [{ kind: 'file', partie }], 1),
  [
    'a kept partie and more',
    'analysePartie',
    (part) => [{ ...KEPT, ...Object(part) }],
    [{}],
    [{ extra: 1 }, { kind: 'open' }],
  ],
  ['an eye', 'loadReview', (eye) => [KEPT, eye], ['open', 0, 1, 2, 3], ['shut', 4, -1, 0.5, null]],
  numbers('a place', 'considerStep', (place) => [KEPT, place], 0, 10_000_000),
  ['a seat', 'startPractice', (seat) => [KEPT, 0, seat, 'club'], [0, 1, 2, 3], [4, -1, 'open']],
  numbers(
    'the first line',
    'listParties',
    (place) => [FILTER, place, 1, LATEST_FIRST],
    0,
    10_000_000,
  ),
  numbers('so many lines', 'listParties', (most) => [FILTER, 0, most, LATEST_FIRST], 1, 500),
  numbers('the first evening', 'listEvenings', (place) => [place, 1], 0, 10_000_000),
  numbers('so many evenings', 'listEvenings', (most) => [0, most], 1, 500),
  words('a column', 'listParties', (by) => [FILTER, 0, 1, { by, descending: true }], LIST_COLUMNS),
  [
    'a selection',
    'countParties',
    (chosen) => [filter({ chosen })],
    [null, ...[0, MOST_CHOSEN].map((length) => chosenOf(length)), { ...chosenOf(1), but: true }],
    [
      chosenOf(MOST_CHOSEN + 1),
      { parties: [] },
      { ...chosenOf(1), but: null },
      { ...chosenOf(1), extra: 1 },
      { parties: [[0, 1]], but: false },
    ],
  ],
  words('a shelf', 'countParties', (shelf) => [filter({ shelf })], SHELVES),
  [
    'a game to look for',
    'countParties',
    (game) => [filter({ game })],
    [null, text(40)],
    [text(41), 1],
  ],
  [
    'people to look for',
    'countParties',
    (people) => [filter({ people })],
    [[], [1, 2, 3, 4]],
    [[0], [1, 2, 3, 4, 5], null],
  ],
  [
    'a preset to look for',
    'countParties',
    (preset) => [filter({ preset })],
    [null, text(40)],
    [text(41), 1],
  ],
  [
    'the first day',
    'countParties',
    (from) => [filter({ from })],
    [null, '1864-02-29'],
    ['1865-02-29', '', 'today', 1],
  ],
  [
    'the last day',
    'countParties',
    (until) => [filter({ until })],
    [null, '1864-02-29'],
    ['1865-02-29', '', 'today', 1],
  ],
  [
    ...(['who has won', 'countParties', (result: unknown) => [filter({ result })]] as const),
    [null, { person: 1, won: false }],
    [
      { person: 0, won: true },
      { person: 1 },
      { won: true },
      { person: 1, won: 1 },
      { person: 1, won: true, extra: 1 },
    ],
  ],
  [
    ...(['what is counted', 'countParties', (counted: unknown) => [filter({ counted })]] as const),
    [[], Array(30).fill(text(40))],
    [Array(31).fill('kings'), [text(41)], [1], null],
  ],
  ['a value', 'countParties', (value) => [filter({ value })], [null, 1, 100], [0, 101, 1.5]],
  [
    'a tag to look for',
    'countParties',
    (tag) => [filter({ tag })],
    [null, text(TAG_LIMIT)],
    [text(TAG_LIMIT + 1), 1],
  ],
  ['what is noted', 'countParties', (noted) => [filter({ noted })], [true, false], [null, 1]],
  [
    'words to look for',
    'countParties',
    (search) => [filter({ search })],
    ['', text(200)],
    [text(201), null],
  ],
  texts('the game of standings', 'loadStandings', (game) => [wish({ game })], 40),
  numbers('whose standings', 'loadStandings', (person) => [wish({ person })], 1),
  ['against whom', 'loadStandings', (other) => [wish({ other })], [null, 1], [0, 1.5, '1']],
  ['as partners', 'loadStandings', (together) => [wish({ together })], [true, false], [null, 1]],
  numbers('the first of a sheet', 'loadSheet', (place) => [WISH, place, 1], 0, 10_000_000),
  numbers('so much of a sheet', 'loadSheet', (most) => [WISH, 0, most], 1, 100),
  numbers('an annotated sitting', 'annotatePartie', (sitting) => [sitting, 1, '', []], 1),
  numbers('an annotated partie', 'annotatePartie', (partie) => [1, partie, '', []], 1),
  [
    'a note',
    'annotatePartie',
    (note) => [1, 1, note, []],
    ['', text(NOTE_LIMIT)],
    [text(NOTE_LIMIT + 1), null],
  ],
  [
    ...(['tags', 'annotatePartie', (tags: unknown) => [1, 1, '', tags]] as const),
    [[], [text(TAG_LIMIT)], Array(TAGS_LIMIT).fill('vole')],
    [[''], [' '], [text(TAG_LIMIT + 1)], Array(TAGS_LIMIT + 1).fill('vole'), null],
  ],
  [
    ...(['what is put away', 'trashParties', (parties: unknown) => [parties, true]] as const),
    [[], Array.from({ length: 500 }, PAIR)],
    [Array.from({ length: 501 }, PAIR), [[0, 1]], [[1, 0]], [[1]], [[1, 1, 1]], null],
  ],
  ['put away or taken out', 'trashParties', (away) => [[], away], [true, false], [null, 1]],
  numbers('who is called otherwise', 'renamePerson', (person) => [person, 'Anna'], 1),
  texts('another name', 'renamePerson', (name) => [1, name], NAME_LIMIT),
  ['no name', 'renamePerson', (name) => [1, name], ['A'], ['', ' ']],
  numbers('one who was two', 'mergePeople', (person) => [person, 1], 1),
  numbers('the other', 'mergePeople', (person) => [1, person], 1),
  texts('a copy', 'restoreBackup', (name) => [name], 200),
  words('a format', 'exportParties', (format) => [FILTER, format], EXPORT_FORMATS),
  texts('a copy to mend with', 'repairData', (name) => [{ how: 'restore', name }], 200),
  ['another way to mend', 'repairData', (how) => [{ how }], ['begin'], ['restore', 'pray', null]],
  texts(
    'the name of a fault',
    'reportError',
    (name) => [{ name, message: '', stack: '' }],
    FAULT_LIMIT,
  ),
  texts(
    'the message of a fault',
    'reportError',
    (message) => [{ name: '', message, stack: '' }],
    FAULT_LIMIT,
  ),
  texts(
    'the stack of a fault',
    'reportError',
    (stack) => [{ name: '', message: '', stack }],
    FAULT_LIMIT,
  ),
  words('a screen', 'setScreen', (screen) => [screen], SCREENS),
  [
    'settings',
    'saveSettings',
    (part) => [{ ...Object(SETTINGS), ...Object(part) }],
    [{}],
    [{ pace: 'never' }],
  ],
]

testMeasures(MEASURES)

test('blanks around a name and a tag are no part of them', () => {
  expect(passed('renamePerson', [1, '  Anna '])).toEqual([1, 'Anna'])
  expect(passed('annotatePartie', [1, 1, ' fine ', [' vole ']])).toEqual([1, 1, ' fine ', ['vole']])
})
