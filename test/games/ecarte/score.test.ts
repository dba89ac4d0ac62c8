// The value of a deal and of a partie: E-24 to E-30.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { losePoint, optionsLeft } from '../../../src/main/engine/games/ecarte/score.ts'
import {
  DEALER,
  ELDER,
  type Said,
  type Start,
  after,
  begin,
  events,
  exchanged,
  marks,
  outcome,
} from './table.ts'

/**
 * A course of play by what it brings; spades are trumps, and the talon has nothing that would
 * change it.
 */
interface Course {
  readonly elder: string
  readonly dealer: string
  readonly play: Said
}

const course = (elder: string, dealer: string, play: Said): Course => ({ elder, dealer, play })

const COURSES = {
  elderThree: course('KH QH JH 7D 8D', 'KD QD KC QC JC', 'play KH KC QH QC JH JC 7D KD QD 8D'),
  elderFour: course('KH QH JH AH 7D', 'KD QD KC QC JC', 'play KH KC QH QC JH JC AH QD 7D KD'),
  elderVole: course('KS KH QH JH AH', 'KD QD KC QC JC', 'play KS KC KH QC QH JC JH QD AH KD'),
  dealerThree: course('7H 8H 9H KD QD', 'KH QH JH 7D 8D', 'play 7H KH QH 8H JH 9H 7D KD QD 8D'),
  dealerFour: course('7H 8H 9H 10H KD', 'KH QH JH AH 7D', 'play 7H KH QH 8H JH 9H AH 10H 7D KD'),
  dealerVole: course('7H 8H 9H 10H AD', 'KS KH QH JH AH', 'play 7H KH KS 8H QH 9H JH 10H AH AD'),
}

type Name = keyof typeof COURSES

/** The causes of vulnerability for elder, and for the dealer (E-15). */
const WORDS = { stand: ['stand'], refuse: ['propose', 'refuse'] } as const

/** A deal played to its end, after what is said before the first lead. */
const played = (name: Name, said: readonly Said[], start: Start = {}) => {
  const { elder, dealer, play } = COURSES[name]
  return after(begin({ turnUp: '7S', ...start, elder, dealer }), ...said, play)
}

/** Without anybody vulnerable: one exchange in which a card changes nothing. */
const afterExchange = (name: Name, start: Start = {}) => {
  const { elder, dealer, play } = COURSES[name]
  const away = elder.split(' ')[4] ?? ''
  const back = begin({
    turnUp: '7S',
    ...start,
    elder: elder.replace(away, '9C'),
    dealer,
    talon: away,
  })
  return after(back, 'propose', 'accept', 'discard 9C', 'discard none', 'stand', play)
}

const PRESETS = ['classic', 'club', 'casual', 'turf'] as const

test.each([
  ['elderThree', ELDER, 1],
  ['elderFour', ELDER, 1],
  ['dealerThree', DEALER, 1],
  ['dealerFour', DEALER, 1],
] as const)('E-24 three or four tricks count one point (%s)', (name, winner, points) => {
  for (const preset of PRESETS) {
    const state = afterExchange(name, { preset })
    expect(state).toMatchObject({ phase: 'settled', vulnerable: null })
    expect(state.marks).toEqual([{ seat: winner, points, rule: 'E-24' }])
    expect(state.score[winner]).toBe(1)
  }
})

test('E-24 all five, the vole, count two in place of that one', () => {
  for (const preset of PRESETS) {
    expect(marks(afterExchange('elderVole', { preset }))).toEqual(['elder 2 E-24'])
    expect(marks(afterExchange('dealerVole', { preset }))).toEqual(['dealer 2 E-24'])
  }
})

test.each([
  ['elderThree', 'refuse', ['elder 1 E-24', 'elder 1 E-25']],
  ['elderFour', 'refuse', ['elder 1 E-24', 'elder 1 E-25']],
  ['elderVole', 'refuse', ['elder 2 E-24', 'elder 1 E-25']],
  ['dealerThree', 'stand', ['dealer 1 E-24', 'dealer 1 E-25']],
  ['dealerFour', 'stand', ['dealer 1 E-24', 'dealer 1 E-25']],
  ['dealerVole', 'stand', ['dealer 2 E-24', 'dealer 1 E-25']],
] as const)(
  'E-25 against a vulnerable opponent they count one more (%s, %s)',
  (name, said, expected) => {
    for (const preset of ['classic', 'club', 'casual'] as const)
      expect(marks(played(name, WORDS[said], { preset }))).toEqual(expected)
  },
)

test('E-25 with vulnerableVole 2 (turf) the vole is not raised, three or four tricks are', () => {
  for (const start of [{ preset: 'turf' }, { options: { vulnerableVole: 2 } }] as const) {
    expect(marks(played('elderVole', WORDS.refuse, start))).toEqual(['elder 2 E-24'])
    expect(marks(played('dealerVole', WORDS.stand, start))).toEqual(['dealer 2 E-24'])
    expect(marks(played('elderFour', WORDS.refuse, start))).toEqual([
      'elder 1 E-24',
      'elder 1 E-25',
    ])
    expect(marks(played('dealerThree', WORDS.stand, start))).toEqual([
      'dealer 1 E-24',
      'dealer 1 E-25',
    ])
  }
})

test('E-26 a vulnerable player who wins gets nothing extra', () => {
  expect(marks(played('elderThree', WORDS.stand))).toEqual(['elder 1 E-24'])
  expect(marks(played('elderVole', WORDS.stand))).toEqual(['elder 2 E-24'])
  expect(marks(played('dealerFour', WORDS.refuse))).toEqual(['dealer 1 E-24'])
  expect(marks(played('dealerVole', WORDS.refuse))).toEqual(['dealer 2 E-24'])
})

test('E-27 A’s example: refused at first, the vole with the king: three points, not four', () => {
  const state = played('elderVole', ['propose', 'refuse', 'elder announces'], { preset: 'classic' })
  expect(state.score).toEqual([3, 0])
  expect(marks(state)).toEqual(['elder 1 E-16', 'elder 2 E-24'])
})

test.each([
  ['classic', 3],
  ['club', 4],
  ['casual', 4],
  ['turf', 3],
] as const)('E-27 the most in one deal is in %s %i points', (preset, points) => {
  const announced = played('elderVole', ['propose', 'refuse', 'elder announces'], { preset })
  expect(announced.score).toEqual([points, 0])
  const turned = begin({
    preset,
    elder: COURSES.dealerVole.elder,
    dealer: 'QS KH QH JH AH',
    turnUp: 'KS',
  })
  const dealers = after(turned, 'stand', 'play 7H KH QS 8H QH 9H JH 10H AH AD')
  expect(dealers.score).toEqual([0, points])
  expect(dealers).toMatchObject({
    king: { seat: DEALER, how: 'turned' },
    tricksWon: [0, 5],
    vulnerable: ELDER,
  })
})

const most = (dealCap: 3 | 4 | 'none'): number =>
  played('elderVole', ['propose', 'refuse', 'elder announces'], { options: { dealCap } }).score[
    ELDER
  ]

test('E-27 what exceeds the option dealCap is lost; none equals 4', () => {
  expect([most(3), most(4), most('none')]).toEqual([3, 4, 4])
})

test('E-27 the cap counts what one player marks, not both', () => {
  const hands = { elder: 'KS 8H 9H 10H AD', dealer: '7S KH QH JH AH', turnUp: '8S' } as const
  const start = begin({ ...hands, options: { dealCap: 3 } })
  const state = after(start, 'stand', 'elder announces', 'play AD 7S KH 8H QH 9H JH 10H AH KS')
  expect(marks(state)).toEqual(['elder 1 E-16', 'dealer 1 E-24', 'dealer 1 E-25'])
})

test('E-28 the king is marked when announced, the tricks after the fifth', () => {
  const { elder, dealer } = COURSES.elderVole
  const begun = after(begin({ elder, dealer, turnUp: '7S' }), 'stand', 'elder announces')
  expect(begun.score).toEqual([1, 0])
  const four = after(begun, 'play KS KC KH QC QH JC JH QD')
  expect(four).toMatchObject({ phase: 'play', score: [1, 0], tricksWon: [4, 0] })
  expect(events(four, 'play AH KD').map(({ did }) => did)).toEqual([
    'followed',
    'tookTrick',
    'marked',
  ])
  expect(after(four, 'play AH KD').score).toEqual([3, 0])
})

test('E-28 no player is ever marked above five', () => {
  const state = played('elderVole', WORDS.refuse, { score: [3, 4] })
  expect(state).toMatchObject({ phase: 'over', winner: ELDER, score: [5, 4] })
  expect(marks(state)).toEqual(['elder 2 E-24'])
  expect(marks(played('elderVole', WORDS.refuse, { score: [4, 4] }))).toEqual(['elder 1 E-24'])
  expect(marks(played('dealerThree', WORDS.stand, { score: [4, 4] }))).toEqual(['dealer 1 E-24'])
})

const VALUES = {
  single: [1, 1, 1, 1, 1],
  matsch: [2, 1, 1, 1, 1],
  graded: [3, 2, 2, 1, 1],
} as const

test.each(['single', 'matsch', 'graded'] as const)(
  'E-29 the value of a partie by the loser’s points: %s',
  (option) => {
    const value = (losers: number) =>
      outcome(
        played('elderThree', WORDS.stand, { options: { partieValue: option }, score: [4, losers] }),
      )?.value
    expect([0, 1, 2, 3, 4].map(value)).toEqual(VALUES[option])
  },
)

test.each([
  ['classic', 'matsch'],
  ['club', 'graded'],
  ['casual', 'single'],
  ['turf', 'graded'],
] as const)('E-29 in %s it is %s, however the partie ends', (preset, option) => {
  const byTricks = played('elderThree', WORDS.stand, { preset, score: [4, 0] })
  const byTurnUp = begin({ preset, turnUp: 'KS', score: [0, 4] })
  const byKing = played('elderVole', ['stand'], { preset, score: [4, 2] })
  expect(outcome(byTricks)).toEqual({ winner: ELDER, value: VALUES[option][0] })
  expect(outcome(byTurnUp)).toEqual({ winner: DEALER, value: VALUES[option][0] })
  expect(outcome(byKing)).toEqual({ winner: ELDER, value: VALUES[option][2] })
})

test.each(['banker', 'chouette'] as const)(
  'E-29 in a chouette always once, whatever the preset (%s)',
  (kind) => {
    const settled = ecarte.evenings[kind]
    expect(settled).toMatchObject({ partieValue: 'single' })
    for (const preset of PRESETS)
      for (const points of [0, 2, 4]) {
        const state = begin({
          preset,
          options: { partieValue: 'single' },
          turnUp: 'KS',
          score: [points, 4],
        })
        expect(outcome(state)).toEqual({ winner: DEALER, value: 1 })
      }
  },
)

test('E-29 S-5 once in a pool, which goes to who wins two parties in a row', () =>
  expect(ecarte.evenings.pool).toEqual({ partieValue: 'single' }))

test('E-29 in every other evening as the table has it', () => {
  for (const kind of ['duel', 'rotation'] as const) expect(ecarte.evenings[kind]).toEqual({})
})

test.each([
  // once each loser would have marked enough for the partie to count once
  ['matsch', 'gone', [0, 0], [0, 0], 'matsch'],
  ['matsch', 'gone', [1, 0], [0, 0], 'matsch'],
  ['matsch', 'gone', [0, 1], [0, 0], 'matsch'],
  ['matsch', 'gone', [1, 1], [0, 0], 'single'],
  ['graded', 'gone', [3, 2], [0, 0], 'graded'],
  ['graded', 'gone', [2, 3], [0, 0], 'graded'],
  ['graded', 'gone', [3, 3], [0, 0], 'single'],
  ['single', 'gone', [0, 0], [0, 0], 'single'],
  // a point that was lost again was marked, or is gone (E-37)
  ['matsch', 'marked', [0, 1], [1, 0], 'single'],
  ['matsch', 'gone', [0, 1], [1, 0], 'matsch'],
  ['graded', 'marked', [3, 1], [0, 2], 'single'],
  ['graded', 'marked', [3, 1], [2, 0], 'graded'],
] as const)(
  'E-29 with %s and lost points %s at %j, %j lost, it still counts as %s',
  (partieValue, lostPoints, score, lost, left) => {
    const { options } = begin()
    const state = { options: { ...options, partieValue, lostPoints }, score, lost }
    expect(optionsLeft(state)).toEqual({ ...state.options, partieValue: left })
  },
)

test('E-37 points lost again are counted, each side its own', () => {
  const before = begin({ score: [2, 3] })
  const once = losePoint(before, 0).state
  expect(once.lost).toEqual([1, 0])
  expect(losePoint(losePoint(once, 0).state, 1).state).toMatchObject({
    lost: [2, 1],
    score: [0, 2],
  })
  expect(losePoint(losePoint(once, 0).state, 0).state).toMatchObject({
    lost: [2, 0],
    score: [0, 3],
  })
})

test('E-29 while no player has five points a partie has no value', () => {
  expect(outcome(played('elderVole', WORDS.stand))).toBeNull()
  expect(outcome(exchanged(begin(), 1, 0))).toBeNull()
})

test('E-30 each player has four markers, or five by the option; the score is what has been moved', () => {
  expect(ecarte.viewFor(begin(), ELDER).markers).toBe(4)
  const five = ecarte.viewFor(played('elderVole', WORDS.stand, { options: { markers: 5 } }), DEALER)
  expect(five).toMatchObject({ markers: 5, score: [2, 0], goal: 5 })
})

test('E-30 four are enough in every preset, since the fifth point ends the partie', () => {
  for (const preset of PRESETS) {
    const state = played('elderVole', WORDS.stand, { preset, score: [3, 0] })
    expect(ecarte.viewFor(state, ELDER)).toMatchObject({ markers: 4, score: [5, 0], phase: 'over' })
  }
})
