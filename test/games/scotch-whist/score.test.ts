// Scotch Whist: the points and giving up, SW-4, SW-5, G-1 and G-2. Hearts are trumps.
import { expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import {
  DEALER,
  ELDER,
  SIXES,
  after,
  begin,
  breach,
  butOne,
  givenUp,
  marks,
  playedOn,
} from './table.ts'

test.each([
  ['JH', 11],
  ['10H', 10],
  ['AH', 4],
  ['KH', 3],
  ['QH', 2],
] as const)(
  'SW-4 the captured trump %s counts %i, and each card over eighteen one',
  (card, points) => {
    const state = playedOn(butOne(card))
    expect(state.tricksWon).toEqual([17, 1])
    expect(state.marks).toEqual([
      { seat: ELDER, points: 30 - points + 16, rule: 'SW-4' },
      { seat: DEALER, points, rule: 'SW-4' },
    ])
  },
)

test('SW-4 the other trumps count nothing, nor does a card taken below the nineteenth', () => {
  expect(marks(playedOn(butOne('9H', { score: [0, 30] })))).toEqual(['elder 46 SW-4'])
})

test('SW-5 the first at 41 wins; it is looked at after the deal', () => {
  const state = butOne('9H', { score: [40, 40] })
  expect(playedOn(state, 17).phase).toBe('play')
  expect(playedOn(state)).toMatchObject({ phase: 'over', winner: ELDER, score: [86, 40] })
  expect(playedOn(butOne('JH', { score: [5, 0] }))).toMatchObject({
    phase: 'settled',
    score: [40, 11],
  })
  expect(playedOn(butOne('JH', { score: [6, 0] }))).toMatchObject({
    phase: 'over',
    score: [41, 11],
  })
  const over = playedOn(butOne('JH', { score: [6, 0] }))
  expect(scotchWhist.findOutcome(over)).toEqual({ winner: ELDER, value: 1 })
  expect(breach(over, ELDER, 'AH')).toEqual({ rule: 'SW-5', why: 'partieOver' })
})

// elder takes the ten, 16 cards, ace, king, queen and jack of trumps, whichever the dealer does not
// take
test.each([
  ['the ten comes first', '10H', [40, 31], ['dealer 10 SW-5'], DEALER],
  ['elder’s ten before his cards', 'AH', [31, 37], ['elder 10 SW-5'], ELDER],
  ['cards before the ace', 'AH', [15, 37], ['elder 10 SW-5', 'elder 16 SW-5'], ELDER],
  [
    'the ace before the king',
    'AH',
    [14, 37],
    ['elder 10 SW-5', 'elder 16 SW-5', 'dealer 4 SW-5'],
    DEALER,
  ],
  [
    'the king before the queen',
    'KH',
    [10, 38],
    ['elder 10 SW-5', 'elder 16 SW-5', 'elder 4 SW-5', 'dealer 3 SW-5'],
    DEALER,
  ],
  [
    'the queen before the jack',
    'QH',
    [7, 39],
    ['elder 10 SW-5', 'elder 16 SW-5', 'elder 4 SW-5', 'elder 3 SW-5', 'dealer 2 SW-5'],
    DEALER,
  ],
  [
    'the jack last',
    'JH',
    [6, 30],
    ['elder 10 SW-5', 'elder 16 SW-5', 'elder 4 SW-5', 'elder 3 SW-5', 'elder 2 SW-5'],
    ELDER,
  ],
] as const)(
  'SW-5 when both have reached 41 the points are told off: %s',
  (_, turnUp, score, told, winner) => {
    const state = playedOn(butOne(turnUp, { score }))
    expect(marks(state)).toEqual(told)
    expect(state).toMatchObject({ phase: 'over', winner })
    expect(state.score.filter((points) => points >= 41)).toHaveLength(1)
  },
)

test('G-1 who gives up a deal gives up all cards not yet taken', () => {
  const state = givenUp(playedOn(butOne('JH'), 1), ELDER, 'deal')
  expect(marks(state)).toEqual(['dealer 48 SW-4'])
  const eleven = playedOn(butOne('JH'), 11)
  expect(eleven.tricksWon).toEqual([10, 1])
  const lost = givenUp(eleven, ELDER, 'deal')
  // elder keeps 20 cards, with ten, ace, king and queen of trumps
  expect(marks(lost)).toEqual(['elder 21 SW-4', 'dealer 11 SW-4'])
  expect(lost).toMatchObject({ phase: 'settled', score: [21, 11] })
})

test('G-1 the cards in hand, on the table and not taken up are counted for the other side', () => {
  expect(marks(givenUp(butOne('9H'), DEALER, 'deal'))).toEqual(['elder 48 SW-4'])
  expect(marks(givenUp(after(butOne('9H'), '6H'), DEALER, 'deal'))).toEqual(['elder 48 SW-4'])
  expect(marks(givenUp(begin(SIXES), ELDER, 'deal'))).toEqual(['dealer 48 SW-4'])
  expect(givenUp(butOne('9H'), ELDER, 'deal')).toMatchObject({
    phase: 'over',
    winner: DEALER,
    score: [0, 48],
  })
})

test('G-1 SW-5 holds: with both at 41 the points are counted out', () => {
  const eleven = playedOn(butOne('JH', { score: [25, 35] }), 11)
  expect(marks(givenUp(eleven, ELDER, 'deal'))).toEqual([
    'elder 10 SW-5',
    'elder 2 SW-5',
    'elder 4 SW-5',
  ])
})

test('G-2 with the partie the other side marks what is then missing to 41', () => {
  const eleven = playedOn(butOne('JH'), 11)
  const state = givenUp(eleven, ELDER, 'partie')
  expect(marks(state)).toEqual(['elder 21 SW-4', 'dealer 11 SW-4', 'dealer 30 G-2'])
  expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [21, 41] })
  const told = scotchWhist.giveUp(eleven, ELDER, 'partie').events.map(({ did }) => did)
  expect(told).toEqual(['gaveUp', 'marked', 'marked', 'marked', 'wonPartie'])
})

test('G-2 nothing is missing when the deal already ends it', () => {
  expect(marks(givenUp(butOne('9H'), DEALER, 'partie'))).toEqual(['elder 48 SW-4'])
})
