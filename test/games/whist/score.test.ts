// Whist: the points of a deal and giving up, W-5 to W-9, G-1 and G-2.
import { expect, test } from 'vitest'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import {
  SUITS_APART,
  after,
  begin,
  breach,
  done,
  givenUp,
  marks,
  next,
  playedOn,
  settled,
  taking,
  turnOf,
  withTrumps,
} from './table.ts'

test.each([
  [7, 2],
  [8, 4],
  [9, 6],
  [10, 8],
  [11, 10],
])('W-5 the first six tricks are the book: %i tricks count %i points', (tricks, points) => {
  expect(marks(settled(begin(taking(tricks))))).toEqual([`0: ${points} W-5`, '0: 6 W-8'])
})

test('W-5 the tricks of both partners count together', () => {
  const state = settled(begin(taking(7, 0)))
  expect(state.tricksWon).toEqual([6, 7, 0, 0])
  expect(state.score).toEqual([0, 2])
})

test('W-6 the first side with ten points wins the game, over as many deals as it takes', () => {
  expect(settled(begin(taking(8), [4, 0]))).toMatchObject({ phase: 'settled', score: [8, 0] })
  const over = settled(begin(taking(8), [6, 8]))
  expect(over).toMatchObject({ phase: 'over', winner: 0, score: [10, 8] })
  expect(whist.findOutcome(over)).toEqual({ winner: 0, value: 1 })
  expect(breach(over, 0, 'AH')).toEqual({ rule: 'W-6', why: 'partieOver' })
})

test('W-6 seven deals of seven tricks do not end a game when the sides share them', () => {
  let state = settled(begin(taking(7)))
  for (const dealer of [0, 1, 2, 3, 0, 1] as const) state = settled(next(state, taking(7, dealer)))
  expect(state).toMatchObject({ phase: 'settled', score: [8, 6], deals: 7 })
})

test('W-7 twelve tricks are a small slam, thirteen a grand slam', () => {
  expect(marks(settled(begin(taking(12))))).toEqual(['0: 12 W-5', '0: 30 W-7', '0: 6 W-8'])
  expect(marks(settled(begin(SUITS_APART())))).toEqual(['1: 14 W-5', '1: 50 W-7', '1: 6 W-8'])
  expect(marks(settled(begin(taking(11))))).toEqual(['0: 10 W-5', '0: 6 W-8'])
})

test.each([
  [3, 2, 'AH KH', '2H', '10H 3H', 'QH JH 4H'],
  [3, 2, 'AH KH QH', '10H 2H', '3H', 'JH 4H'],
  [4, 3, 'AH KH', '2H', 'QH JH', '10H'],
  [5, 6, 'AH KH QH JH 10H', '2H', '', '3H'],
  [5, 6, 'AH KH', '2H', 'QH JH 10H', '3H'],
])('W-8 %i honours in the two hands of a side count %i', (_, points, ...trumps) => {
  expect(marks(givenUp(begin(withTrumps(...trumps)), 1, 'deal')).at(-1)).toBe(`0: ${points} W-8`)
})

test('W-8 the turn-up is among the honours of the dealer’s side', () => {
  expect(marks(givenUp(begin(withTrumps('AH KH', 'JH', '', '10H QH')), 0, 'deal')).at(-1)).toBe(
    '1: 2 W-8',
  )
})

test('W-8 honours count as dealt, however they fell', () => {
  const start = begin(withTrumps('AH KH', 'JH', '', '10H QH'))
  const state = playedOn(start)
  expect(marks(state).at(-1)).toBe('1: 2 W-8')
  expect(state.hands.flat()).toEqual([])
})

test('W-9 bonus points never count toward the ten of a game', () => {
  const state = settled(begin(taking(7), [6, 8]))
  expect(marks(state)).toEqual(['0: 2 W-5', '0: 6 W-8'])
  expect(state).toMatchObject({ phase: 'settled', score: [8, 8] })
})

test('W-9 the report of bonus points leaves the score as it is', () => {
  let state = playedOn(begin(taking(12)), 12)
  while (state.tricks.at(-1)?.cards.length !== 3)
    state = after(state, String(state.hands[turnOf(state)]?.[0]))
  const card = state.hands[turnOf(state)]?.[0] ?? 'AS'
  expect(done(state, turnOf(state), { do: 'play', card }).events.slice(2)).toEqual([
    { did: 'marked', seat: 0, points: 12, rule: 'W-5', score: 12 },
    { did: 'marked', seat: 0, points: 30, rule: 'W-7', score: 12 },
    { did: 'marked', seat: 0, points: 6, rule: 'W-8', score: 12 },
    { did: 'wonPartie', seat: 0, value: 1, score: [12, 0] },
  ])
})

test('G-1 all tricks not yet taken go to the other side, one on the table too, and make no slam', () => {
  expect(marks(givenUp(begin(taking(7)), 2, 'deal'))).toEqual(['1: 14 W-5', '0: 6 W-8'])
  expect(marks(givenUp(playedOn(begin(taking(7)), 4), 3, 'deal'))).toEqual([
    '0: 14 W-5',
    '0: 6 W-8',
  ])
  const led = after(playedOn(begin(taking(9)), 4), '10H')
  expect(marks(givenUp(led, 0, 'deal'))).toEqual(['1: 6 W-5', '0: 6 W-8'])
})

test('G-1 a slam that was made before stays', () => {
  expect(marks(givenUp(playedOn(begin(taking(12)), 12), 1, 'deal'))).toEqual([
    '0: 14 W-5',
    '0: 30 W-7',
    '0: 6 W-8',
  ])
})

test('G-1 a deal that is not in play is not given up', () => {
  expect(() => whist.giveUp(settled(begin(taking(7))), 0, 'deal')).toThrow('no deal')
})

test('G-2 the partie is given up with the deal, and the other side marks what is missing to ten', () => {
  const state = givenUp(playedOn(begin(taking(9), [0, 2]), 5), 2, 'partie')
  expect(marks(state)).toEqual(['1: 4 W-5', '0: 6 W-8', '1: 4 G-2'])
  expect(state).toMatchObject({ phase: 'over', winner: 1, score: [0, 10] })
})

test('G-2 nothing is missing where the deal brings the tenth point', () => {
  const state = givenUp(begin(taking(9)), 0, 'partie')
  expect(marks(state)).toEqual(['1: 14 W-5', '0: 6 W-8'])
  expect(state).toMatchObject({ phase: 'over', winner: 1 })
})

test('G-1 G-2 it is said, and then marked', () => {
  const told = (what: 'deal' | 'partie') => whist.giveUp(begin(taking(9)), 0, what).events
  expect(told('deal')[0]).toEqual({ did: 'gaveUp', seat: 0, what: 'deal' })
  expect(told('partie')[0]).toEqual({ did: 'gaveUp', seat: 0, what: 'partie' })
  expect(told('partie').map(({ did }) => did)).toEqual(['gaveUp', 'marked', 'marked', 'wonPartie'])
  const missing = whist.giveUp(playedOn(begin(taking(9), [0, 2]), 5), 2, 'partie').events
  expect(missing.map(({ did }) => did)).toEqual([
    'gaveUp',
    'marked',
    'marked',
    'marked',
    'wonPartie',
  ])
})
