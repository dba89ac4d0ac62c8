// The limits of what the training room asks for: which exercises, which positions, whose strength.
import { NAME_LIMIT } from '../../src/shared/archive.ts'
import { DIFFICULTIES, EXERCISE_SOURCES, SESSION_COUNTS } from '../../src/shared/exercises.ts'
import { HELD_BOUNDS, MOST_COUNTS, MOST_HELD } from '../../src/shared/held.ts'
import {
  MOST_KINDS,
  MOST_POINTS,
  MOST_SEARCHES,
  POSITION_ORDERS,
} from '../../src/shared/positions.ts'
import { GOOD } from './arguments.ts'
import {
  type Measure,
  flags,
  lists,
  nullable,
  numbers,
  testMeasures,
  text,
  texts,
  words,
} from './measures.ts'

const KEPT = GOOD.tryAgain[0]
const PARTIES = GOOD.judgeParties[0]
const EXERCISES = GOOD.startExercises[0]
const POSITIONS = GOOD.countPositions[0]
const SEARCH = { name: 'Kings', filter: POSITIONS, order: 'cost' }
const COUNT = { suit: 'trump', rank: 'small', how: 'exactly', number: 2, isFurther: false }
const exercises = (part: object): readonly unknown[] => [{ ...Object(EXERCISES), ...part }]
const positions = (part: object): readonly unknown[] => [{ ...Object(POSITIONS), ...part }, 'cost']
const held = (part: object): readonly unknown[] =>
  positions({ held: { cards: [], counts: [], ...part } })
const heldCount = (part: object): readonly unknown[] => held({ counts: [{ ...COUNT, ...part }] })
const PLACE = { sitting: 1, partie: 1, step: 3 }
const practised = (part: object): readonly unknown[] =>
  exercises({ positions: [{ ...PLACE, ...part }] })
const found = (from: unknown, count: unknown): readonly unknown[] => [
  POSITIONS,
  from,
  count,
  'cost',
]
const search = (part: object): readonly unknown[] => [[{ ...SEARCH, ...part }]]
const MEASURES: readonly Measure[] = [
  nullable('the game of exercises', 'startExercises', (game) => exercises({ game }), text(40), [
    text(41),
    1,
  ]),
  lists('kinds of exercises', 'startExercises', (kinds) => exercises({ kinds }), 'lead', 40, [
    [text(41)],
    [1],
  ]),
  lists(
    'sources of exercises',
    'startExercises',
    (sources) => exercises({ sources }),
    EXERCISE_SOURCES[0],
    EXERCISE_SOURCES.length,
    [['other'], [null]],
  ),
  words(
    'a source of exercises',
    'startExercises',
    (source) => exercises({ sources: [source] }),
    EXERCISE_SOURCES,
  ),
  words('a difficulty', 'startExercises', (difficulty) => exercises({ difficulty }), DIFFICULTIES),
  numbers(
    'so many exercises',
    'startExercises',
    (count) => exercises({ count }),
    SESSION_COUNTS.least,
    SESSION_COUNTS.most,
  ),
  flags('the daily set', 'startExercises', (onlyDue) => exercises({ onlyDue })),
  lists(
    'positions to practise',
    'startExercises',
    (places) => exercises({ positions: places }),
    PLACE,
    500,
    [[{ ...PLACE, extra: 1 }], [{ sitting: 1, partie: 1 }]],
  ),
  numbers('a sitting to practise', 'startExercises', (sitting) => practised({ sitting }), 1),
  numbers('a partie to practise', 'startExercises', (partie) => practised({ partie }), 1),
  numbers('a step to practise', 'startExercises', (step) => practised({ step }), 0, 10_000_000),
  numbers('a step to try again', 'tryAgain', (step) => [KEPT, step], 0, 10_000_000),
  numbers('a sitting to try again', 'tryAgain', (sitting) => [{ ...Object(KEPT), sitting }, 0], 1),
  numbers('a partie to try again', 'tryAgain', (partie) => [{ ...Object(KEPT), partie }, 0], 1),
  texts('the game of a strength', 'loadStrength', (game) => [{ person: null, game }], 40),
  ['whose strength', 'loadStrength', (person) => [{ person, game: 'whist' }], [null, 1], [0, 1.5]],
  ['what is judged', 'judgeParties', (some) => [some], [null, PARTIES], [{}, 'all', undefined]],
  flags('a pause', 'pauseJudging', (on) => [on]),
  numbers('the first position', 'findPositions', (at) => found(at, 1), 0, 10_000_000),
  numbers('so many positions', 'findPositions', (most) => found(0, most), 1, 500),
  words('an order of positions', 'countPositions', (order) => [POSITIONS, order], POSITION_ORDERS),
  ...(['game', 'role', 'level'] as const).map((part) =>
    nullable(
      `the ${part} of positions`,
      'countPositions',
      (value) => positions({ [part]: value }),
      text(40),
      [text(41), 1],
    ),
  ),
  lists(
    'kinds of positions',
    'countPositions',
    (kinds) => positions({ kinds }),
    'lead',
    MOST_KINDS,
    [[text(41)], [1]],
  ),
  [
    ...([
      'the least cost',
      'countPositions',
      (cost: unknown) => positions({ leastCost: cost }),
    ] as const),
    [null, 0, 1e-9, 1_000_000],
    [-1e-9, 1_000_001, NaN, Infinity, '1'],
  ],
  ...(['own', 'other'] as const).map((side) =>
    nullable(
      `points of the ${side} side`,
      'countPositions',
      (points) => positions({ [side]: points }),
      MOST_POINTS,
      [-1, 0.5, MOST_POINTS + 1, '1'],
    ),
  ),
  [
    'a trump to look for',
    'countPositions',
    (trump) => positions({ trump }),
    [null, 'none', 'H', 'CO'],
    ['trump', '', 1],
  ],
  flags('after a hint', 'countPositions', (hinted) => positions({ hinted }), [null]),
  nullable('whose positions', 'countPositions', (person) => positions({ person }), 1, [0, 1.5]),
  ...(['from', 'until'] as const).map((end) =>
    nullable(
      `days of positions ${end}`,
      'countPositions',
      (day) => positions({ [end]: day }),
      '1864-02-29',
      ['1865-02-29', '', 'today', 1],
    ),
  ),
  lists('cards held', 'countPositions', (cards) => held({ cards }), 'KH', MOST_HELD, [['XX'], [1]]),
  lists('numbers held', 'countPositions', (counts) => held({ counts }), COUNT, MOST_COUNTS, [
    [{ ...COUNT, extra: 1 }],
    [{}],
  ]),
  words('how many are held', 'countPositions', (how) => heldCount({ how }), HELD_BOUNDS),
  numbers('so many held', 'countPositions', (number) => heldCount({ number }), 0, 99),
  [
    'a suit held',
    'countPositions',
    (suit) => heldCount({ suit }),
    [null, 'H', 'CO', 'trump'],
    ['none', '', 1],
  ],
  [
    'a rank held',
    'countPositions',
    (rank) => heldCount({ rank }),
    [null, 'K', '10', 'small'],
    ['great', '', 1],
  ],
  flags('others held', 'countPositions', (isFurther) => heldCount({ isFurther })),
  ['what is held', 'countPositions', (part) => held(Object(part)), [{}], [{ extra: 1 }]],
  texts('the name of a search', 'savePositionSearches', (name) => search({ name }), NAME_LIMIT),
  ['no name of a search', 'savePositionSearches', (name) => search({ name }), ['A'], ['', ' ']],
  words(
    'the order of a search',
    'savePositionSearches',
    (order) => search({ order }),
    POSITION_ORDERS,
  ),
  ['a search', 'savePositionSearches', (part) => search(Object(part)), [{}], [{ extra: 1 }]],
  lists('searches', 'savePositionSearches', (searches) => [searches], SEARCH, MOST_SEARCHES, [
    [null],
    [{ ...SEARCH, filter: {} }],
  ]),
]

testMeasures(MEASURES)
