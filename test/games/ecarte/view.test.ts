// The view of a seat: numbers are public, cards bought and discarded are hidden (E-8).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import {
  DEALER,
  ELDER,
  after,
  begin,
  dealOf,
  events,
  eventsOfDeal,
  hand,
  openPartie,
} from './table.ts'

const HANDS = {
  elder: 'KH QH JH 7D 8D',
  dealer: 'KD QD KC QC JC',
  turnUp: '7S',
  talon: '9H 10H AH 9D 10D',
} as const
const BUYING = ['propose', 'accept', 'discard 7D 8D', 'discard QD QC JC'] as const

const bought = after(begin(HANDS), ...BUYING)

test('E-8 each sees their own hand and discards; the other’s are numbers', () => {
  expect(ecarte.viewFor(bought, ELDER)).toMatchObject({
    hands: [hand('KH QH JH 9H 10H'), 5],
    discards: [hand('7D 8D'), 3],
  })
  expect(ecarte.viewFor(bought, DEALER)).toMatchObject({
    hands: [5, hand('KD KC AH 9D 10D')],
    discards: [2, hand('QD QC JC')],
  })
})

test('E-8 the numbers are public, and so is what is left of the talon', () => {
  for (const eye of [ELDER, DEALER, 'onlooker', 'open'] as const)
    expect(ecarte.viewFor(bought, eye)).toMatchObject({ exchanges: [[2, 3]], talon: 16 })
  const half = after(begin(HANDS), 'propose', 'accept', 'discard 7D 8D')
  expect(ecarte.viewFor(half, DEALER)).toMatchObject({
    exchanges: [[2, null]],
    hands: [3, hand(HANDS.dealer)],
    talon: 21,
  })
})

test('E-8 an onlooker sees no hand; the review of a deal sees both, and never the talon', () => {
  expect(ecarte.viewFor(bought, 'onlooker')).toMatchObject({ hands: [5, 5], discards: [2, 3] })
  expect(ecarte.viewFor(bought, 'open')).toMatchObject({
    hands: bought.hands,
    discards: bought.discards,
    talon: 16,
  })
})

test('E-8 tables that differ only in what a seat may not know look the same to it', () => {
  const other = after(
    begin({ ...HANDS, dealer: 'KD QD AC QC JC', talon: '9H 10H 7C 8C 9C' }),
    ...BUYING,
  )
  expect(JSON.stringify(ecarte.viewFor(other, ELDER))).toBe(
    JSON.stringify(ecarte.viewFor(bought, ELDER)),
  )
  expect(ecarte.viewFor(other, DEALER)).not.toEqual(ecarte.viewFor(bought, DEALER))
})

test('E-8 the holder of the king of trumps shows in no other view before it is announced', () => {
  const start = { elder: 'KH QH JH 7D 8D', turnUp: '7S', score: [0, 4] } as const
  const [holding, without] = [
    begin({ ...start, dealer: 'KS QD KC QC JC' }),
    begin({ ...start, dealer: 'KD QD KC QC JC' }),
  ]
  for (const eye of [ELDER, 'onlooker'] as const)
    expect(ecarte.viewFor(holding, eye)).toEqual(ecarte.viewFor(without, eye))
  const announced = after(
    begin({ ...start, dealer: 'KS QD KC QC JC', score: [0, 0] }),
    'stand',
    'dealer announces',
  )
  expect(ecarte.viewFor(announced, ELDER).king).toEqual({ seat: DEALER, how: 'announced' })
})

test('E-8 in dealing each hears their own cards', () => {
  const [dealt] = eventsOfDeal(HANDS)
  if (dealt?.did !== 'dealt') throw new Error('nothing dealt')
  expect(ecarte.eventFor(dealt, ELDER)).toMatchObject({
    hands: [hand(HANDS.elder), 5],
    turnUp: '7S',
  })
  expect(ecarte.eventFor(dealt, DEALER)).toMatchObject({ hands: [5, hand(HANDS.dealer)] })
  expect(ecarte.eventFor(dealt, 'onlooker')).toMatchObject({ hands: [5, 5], packets: '5' })
  expect(ecarte.eventFor(dealt, 'open')).toMatchObject({
    hands: [hand(HANDS.elder), hand(HANDS.dealer)],
  })
})

test('E-8 in buying each hears how many cards, and which only of their own', () => {
  const told = events(begin(HANDS), ...BUYING)
  const heard = (eye: 0 | 1 | 'onlooker') => told.map((event) => ecarte.eventFor(event, eye))
  expect(heard(ELDER)).toEqual([
    { did: 'discarded', seat: DEALER, cards: 3 },
    { did: 'drew', seat: ELDER, cards: hand('9H 10H') },
    { did: 'drew', seat: DEALER, cards: 3 },
  ])
  expect(heard(DEALER)).toEqual([
    { did: 'discarded', seat: DEALER, cards: hand('QD QC JC') },
    { did: 'drew', seat: ELDER, cards: 2 },
    { did: 'drew', seat: DEALER, cards: hand('AH 9D 10D') },
  ])
  expect(heard('onlooker').map((event) => 'cards' in event && event.cards)).toEqual([3, 2, 3])
})

test('E-16 what is said and played aloud both hear alike', () => {
  const king = { elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
  const announced = events(begin(king), 'stand', 'elder announces')
  const told = [...announced, ...events(begin(king), 'stand', 'elder announces', 'play QH QD')]
  expect(told.map(({ did }) => did)).toEqual(['announcedKing', 'marked', 'followed', 'tookTrick'])
  for (const ear of [ELDER, DEALER, 'onlooker'] as const)
    expect(told.map((event) => ecarte.eventFor(event, ear))).toEqual(told)
})

test('E-18 the turn shows neither player that the other might announce', () => {
  const state = begin({ dealer: 'KS QD KC QC JC', score: [0, 4] })
  expect(ecarte.seatsToAct(state)).toEqual([ELDER, DEALER])
  expect(ecarte.viewFor(state, ELDER).turn).toBe(ELDER)
})

test('E-4 before the first deal nothing lies on the table', () => {
  const view = ecarte.viewFor(openPartie({ score: [1, 2] }), ELDER)
  expect(view).toMatchObject({
    phase: 'open',
    hands: [0, 0],
    talon: 0,
    turnUp: null,
    score: [1, 2],
    deals: 0,
  })
  expect(ecarte.tallyTricks(openPartie())).toBeNull()
  expect(() => ecarte.startDeal(begin(HANDS), dealOf(HANDS))).toThrow(
    'a deal in the middle of another',
  )
})
