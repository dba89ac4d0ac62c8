// The cards and the deal: E-1 to E-6.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { ECARTE_PACK, ECARTE_RANKS } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Card, SUITS, rankOf, suitOf } from '../../../src/shared/card.ts'
import {
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  breach,
  dealOf,
  eventsOfDeal,
  hand,
  marks,
  next,
  openPartie,
  optionsOf,
  outcome,
} from './table.ts'

test('E-1 there are 32 cards: K Q J A 10 9 8 7 in four suits', () => {
  expect(new Set(ECARTE_PACK).size).toBe(32)
  for (const suit of SUITS)
    expect(ECARTE_PACK.filter((card) => suitOf(card) === suit).map(rankOf)).toEqual(
      ['K', 'Q', 'J', 'A', '10', '9', '8', '7'], // in this order
    )
})

const STEPS = ECARTE_RANKS.slice(1).map(
  (lower, place) => [ECARTE_RANKS[place] ?? 'K', lower] as const,
)

test.each(STEPS)('E-1 the %s beats the %s of its suit', (higher, lower) => {
  const beaten = begin({ elder: `${lower}H 7D 8D 9D 10D`, dealer: `${higher}H 7C 8C 9C 10C` })
  expect(after(beaten, 'stand', `play ${lower}H ${higher}H`).tricksWon).toEqual([0, 1])
  const kept = begin({ elder: `${higher}H 7D 8D 9D 10D`, dealer: `${lower}H 7C 8C 9C 10C` })
  expect(after(kept, 'stand', `play ${higher}H ${lower}H`).tricksWon).toEqual([1, 0])
})

test('E-1 a deal in which a card lies twice, or one that is not in the pack, is none', () => {
  const right = dealOf({ elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' })
  const twice = { ...right, hands: [hand('KH QH JH 7D KD'), hand('KD QD KC QC JC')] }
  const strange = { ...right, hands: [hand('KH QH JH 7D 6D'), hand('KD QD KC QC JC')] }
  const turnedTwice = { ...right, turnUp: 'KH' as const }
  expect(ecarte.findDealBreach(openPartie(), right)).toBeNull()
  for (const wrong of [twice, strange, turnedTwice])
    expect(ecarte.findDealBreach(openPartie(), wrong)).toEqual({ rule: 'E-1', why: 'wrongCards' })
})

test('E-1 a talon of which an old record has no cards is no fault', () => {
  const right = dealOf({ elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' })
  const unknown = { ...right, talon: right.talon.map(() => null) }
  expect(ecarte.findDealBreach(openPartie(), unknown)).toBeNull()
})

test('E-2 two packs are used in turn, one per deal', () => {
  const first = begin()
  const second = next(after(first, ...PLAY_OUT))
  const third = next(after(second, ...PLAY_OUT))
  expect([first, second, third].map((state) => ecarte.viewFor(state, ELDER).pack)).toEqual([
    0, 1, 0,
  ])
  expect(ecarte.viewFor(after(first, ...PLAY_OUT), ELDER).pack).toBe(0)
})

test('E-3 who draws the higher card deals first', () => {
  expect(ecarte.dealerByCut(hand('KH QS'), optionsOf())).toBe(0)
  expect(ecarte.dealerByCut(hand('AH JS'), optionsOf())).toBe(1)
  expect(ecarte.dealerByCut(hand('10H AS'), optionsOf())).toBe(1)
  expect(ecarte.nextDealer(openPartie())).toBeNull()
})

test('E-3 with equal ranks both draw again', () => {
  expect(ecarte.dealerByCut(hand('KH KS'), optionsOf())).toBeNull()
  expect(ecarte.dealerByCut(hand('7H 7C'), optionsOf())).toBeNull()
})

const OPTIONS = optionsOf()
const ORDER: readonly Card[] = ECARTE_PACK
const from = (...places: readonly number[]): readonly (Card | undefined)[] =>
  places.map((place) => ORDER[place])

test.each([
  ['5', [0, 1, 2, 3, 4], [5, 6, 7, 8, 9]],
  ['2+3', [0, 1, 4, 5, 6], [2, 3, 7, 8, 9]],
  ['3+2', [0, 1, 2, 6, 7], [3, 4, 5, 8, 9]],
  ['1', [0, 2, 4, 6, 8], [1, 3, 5, 7, 9]],
] as const)(
  'E-4 in packets of %s elder gets the first, and both the same sizes',
  (packets, elder, dealer) => {
    const byOne = ecarte.distributeCards(OPTIONS, ORDER, DEALER, packets)
    expect(byOne.hands).toEqual([from(...elder), from(...dealer)])
    const byZero = ecarte.distributeCards(OPTIONS, ORDER, ELDER, packets)
    expect(byZero.hands).toEqual([from(...dealer), from(...elder)])
    for (const deal of [byOne, byZero]) {
      expect(deal).toMatchObject({ packets, turnUp: ORDER[10], talon: ORDER.slice(11) })
      expect(ecarte.findDealBreach(openPartie(), deal)).toBeNull()
    }
  },
)

test('E-4 the packets are the dealer’s choice of four ways, and are reported with the deal', () => {
  expect(ecarte.packets).toEqual(['5', '2+3', '3+2', '1'])
  expect(eventsOfDeal({ packets: '3+2' })).toMatchObject([
    { did: 'dealt', dealer: DEALER, packets: '3+2', turnUp: '7S' },
  ])
})

test('E-4 other packets, four cards in a hand or a short talon make no deal', () => {
  const right = dealOf({ elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' })
  const why = (wrong: object) => ecarte.findDealBreach(openPartie(), { ...right, ...wrong })
  expect(why({ packets: '4+1' })).toEqual({ rule: 'E-4', why: 'wrongPackets' })
  expect(why({ hands: [hand('KH QH JH 7D'), hand('KD QD KC QC JC')] })).toEqual({
    rule: 'E-4',
    why: 'wrongHands',
  })
  expect(why({ hands: [hand('KH QH JH 7D 8D')] })).toEqual({ rule: 'E-4', why: 'wrongHands' })
  expect(why({ talon: right.talon.slice(1) })).toEqual({ rule: 'E-4', why: 'wrongTalon' })
})

test('E-4 before the cards are dealt nothing can be done', () => {
  expect(breach(openPartie(), ELDER, 'propose')).toEqual({ rule: 'E-4', why: 'notDealt' })
  expect(ecarte.legalActions(openPartie(), ELDER)).toEqual([])
  expect(ecarte.seatsToAct(openPartie())).toEqual([])
})

test('E-5 the card turned makes trumps', () => {
  expect(ecarte.viewFor(begin({ turnUp: '9C' }), ELDER)).toMatchObject({
    turnUp: '9C',
    trump: 'C',
    talon: 21,
    king: null,
  })
})

test('E-5 a king turned up is one point for the dealer at once', () => {
  const state = begin({ turnUp: 'KS' })
  expect(state).toMatchObject({
    phase: 'exchange',
    score: [0, 1],
    king: { seat: DEALER, how: 'turned' },
  })
  expect(marks(state)).toEqual(['dealer 1 E-5'])
  expect(eventsOfDeal({ turnUp: 'KS' })).toMatchObject([
    { did: 'dealt', turnUp: 'KS' },
    { did: 'marked', seat: DEALER, points: 1, rule: 'E-5', score: 1 },
  ])
})

test('E-5 a queen turned up is none', () => {
  expect(begin({ turnUp: 'QS' })).toMatchObject({ score: [0, 0], king: null, marks: [] })
})

test.each(['classic', 'club', 'casual', 'turf'] as const)(
  'E-5 at four points it ends the partie (%s)',
  (preset) => {
    const start = { preset, turnUp: 'KS', score: [4, 4] } as const
    const state = begin(start)
    expect(state).toMatchObject({ phase: 'over', score: [4, 5], winner: DEALER, tricks: [] })
    expect(outcome(state)).toMatchObject({ winner: DEALER })
    expect(eventsOfDeal(start).map(({ did }) => did)).toEqual(['dealt', 'marked', 'wonPartie'])
    expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-19', why: 'partieOver' })
  },
)

test('E-5 elder at four points gains nothing by it', () => {
  expect(begin({ turnUp: 'KS', score: [4, 3] })).toMatchObject({ phase: 'exchange', score: [4, 4] })
})

test('E-6 the deal passes to the other player after every deal', () => {
  const first = after(begin(), ...PLAY_OUT)
  expect(ecarte.nextDealer(first)).toBe(ELDER)
  const second = next(first)
  expect(second).toMatchObject({ dealer: 0, deals: 2 })
  expect(ecarte.seatToPlay(second)).toBe(1)
  expect(ecarte.nextDealer(after(second, ...PLAY_OUT))).toBe(1)
})

test('E-6 no player deals twice running, nor before the deal is played out', () => {
  const again = dealOf({ elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S', by: 1 })
  const other = { ...again, dealer: 0 } as const
  expect(ecarte.findDealBreach(after(begin(), ...PLAY_OUT), again)).toEqual({
    rule: 'E-6',
    why: 'wrongDealer',
  })
  expect(ecarte.findDealBreach(begin(), other)).toEqual({ rule: 'E-6', why: 'dealUnfinished' })
  expect(ecarte.findDealBreach(after(begin(), 'stand', 'play KH'), other)).toEqual({
    rule: 'E-6',
    why: 'dealUnfinished',
  })
})

test('E-6 S-3 with a banker who deals throughout nothing is cut for the deal, and no other may', () => {
  const options = { deals: 'banker' } as const
  expect(ecarte.nextDealer(openPartie({ options }))).toBe(0)
  const first = begin({ options, by: 0 })
  const settled = after(first, ...PLAY_OUT)
  expect(ecarte.nextDealer(settled)).toBe(0)
  expect(ecarte.seatToPlay(next(settled, { by: 0 }))).toBe(1)
  const wrong = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S', by: 1 } as const
  for (const irregularities of [false, true])
    for (const state of [openPartie({ options: { ...options, irregularities } }), settled])
      expect(ecarte.findDealBreach(state, dealOf(wrong))).toEqual({
        rule: 'E-6',
        why: 'wrongDealer',
      })
})
