// Giving up a deal, and a partie: G-1 and G-2.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import type { Pair } from '../../../src/shared/duel.ts'
import {
  DEALER,
  ELDER,
  after,
  begin,
  breach,
  dealOf,
  givenUp,
  marks,
  next,
  outcome,
} from './table.ts'

test('G-1 who gives up before the first lead loses all five tricks: the vole', () => {
  const state = givenUp(begin(), ELDER, 'deal')
  expect(state).toMatchObject({ phase: 'settled', score: [0, 2], tricksWon: [0, 5] })
  expect(marks(state)).toEqual(['dealer 2 E-24'])
  expect(marks(givenUp(after(begin(), 'propose', 'accept'), DEALER, 'deal'))).toEqual([
    'elder 2 E-24',
  ])
})

test('G-1 only the tricks not yet won go to the other side', () => {
  const one = after(begin(), 'stand', 'play KH KC')
  expect(givenUp(one, ELDER, 'deal')).toMatchObject({ tricksWon: [1, 4], score: [0, 2] })
  const three = after(one, 'play QH QC JH JC')
  const kept = givenUp(three, ELDER, 'deal')
  expect(kept).toMatchObject({ tricksWon: [3, 2], score: [1, 0] })
  expect(marks(kept)).toEqual(['elder 1 E-24'])
})

test('G-1 a trick on the table goes there too', () => {
  expect(givenUp(after(begin(), 'stand', 'play KH'), ELDER, 'deal').tricksWon).toEqual([0, 5])
  expect(givenUp(after(begin(), 'stand', 'play KH KC QH'), DEALER, 'deal').tricksWon).toEqual([
    5, 0,
  ])
})

test('G-1 the points are those of E-24 to E-28: vulnerability counts', () => {
  expect(marks(givenUp(after(begin(), 'stand'), ELDER, 'deal'))).toEqual([
    'dealer 2 E-24',
    'dealer 1 E-25',
  ])
  expect(marks(givenUp(after(begin(), 'stand'), DEALER, 'deal'))).toEqual(['elder 2 E-24'])
  const refused = after(begin({ preset: 'turf' }), 'propose', 'refuse')
  expect(marks(givenUp(refused, DEALER, 'deal'))).toEqual(['elder 2 E-24'])
})

test('G-1 the cap of the deal and the five points hold', () => {
  const king = { elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
  const capped = after(
    begin({ ...king, preset: 'classic' }),
    'propose',
    'refuse',
    'elder announces',
  )
  expect(marks(givenUp(capped, DEALER, 'deal'))).toEqual(['elder 1 E-16', 'elder 2 E-24'])
  const last = givenUp(begin({ score: [4, 1] }), DEALER, 'deal')
  expect(last).toMatchObject({ phase: 'over', winner: ELDER, score: [5, 1], value: 2 })
})

test('G-1 either may give up, on any turn, and the next deal follows by E-6', () => {
  const state = givenUp(begin(), DEALER, 'deal')
  expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-28', why: 'dealOver' })
  expect(ecarte.nextDealer(state)).toBe(ELDER)
  expect(next(state)).toMatchObject({ phase: 'exchange', deals: 2, dealer: 0 })
})

test('G-1 it is said, and then marked', () => {
  expect(ecarte.giveUp(begin(), ELDER, 'deal').events).toEqual([
    { did: 'gaveUp', seat: ELDER, what: 'deal' },
    { did: 'marked', seat: DEALER, points: 2, rule: 'E-24', score: 2 },
  ])
})

test('G-2 with the partie the other side marks what is then missing to five', () => {
  const state = givenUp(begin({ score: [3, 1] }), ELDER, 'partie')
  expect(state).toMatchObject({ phase: 'over', winner: DEALER, score: [3, 5], tricksWon: [0, 5] })
  expect(marks(state)).toEqual(['dealer 2 E-24', 'dealer 2 G-2'])
  const told = ecarte.giveUp(begin(), ELDER, 'partie').events.map(({ did }) => did)
  expect(told).toEqual(['gaveUp', 'marked', 'marked', 'wonPartie'])
})

test('G-2 no cap holds that back', () => {
  const state = givenUp(after(begin({ preset: 'classic' }), 'stand'), ELDER, 'partie')
  expect(marks(state)).toEqual(['dealer 2 E-24', 'dealer 1 E-25', 'dealer 2 G-2'])
})

test('G-2 nothing is missing when the deal already ends it', () => {
  expect(marks(givenUp(begin({ score: [0, 3] }), ELDER, 'partie'))).toEqual(['dealer 2 E-24'])
})

const three = (score: Pair<number>) => after(begin({ score }), 'stand', 'play KH KC QH QC JH JC')

test('G-2 who has three tricks wins the deal even so, and by its point perhaps the partie', () => {
  const lost = givenUp(three([2, 1]), ELDER, 'partie')
  expect(lost).toMatchObject({ winner: DEALER, score: [3, 5] })
  expect(marks(lost)).toEqual(['elder 1 E-24', 'dealer 4 G-2'])
  expect(givenUp(three([4, 1]), ELDER, 'partie')).toMatchObject({ winner: ELDER, score: [5, 1] })
})

const value = (elders: number) =>
  outcome(givenUp(begin({ score: [elders, 4] }), ELDER, 'partie'))?.value

test('G-2 the partie is worth what E-29 says of the points of who gave up', () => {
  expect([0, 1, 2, 3, 4].map(value)).toEqual([3, 2, 2, 1, 1])
  const matsch = givenUp(begin({ preset: 'classic' }), ELDER, 'partie')
  expect(outcome(matsch)).toEqual({ winner: DEALER, value: 2 })
  expect(outcome(givenUp(begin({ preset: 'casual' }), DEALER, 'partie'))).toEqual({
    winner: ELDER,
    value: 1,
  })
})

test('G-2 after it no card is dealt', () => {
  const over = givenUp(begin(), ELDER, 'partie')
  const deal = dealOf({ elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S', by: 0 })
  expect(ecarte.findDealBreach(over, deal)).toEqual({ rule: 'E-19', why: 'partieOver' })
})
