// The possible deals at a table with irregularities (E-1, E-4, E-34), the reports of those out of
// turn, and the fate of a deferred deal (E-38).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { irregularDeal } from '../../../src/main/engine/games/ecarte/slips/deal.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Deal } from '../../../src/main/engine/games/game.ts'
import {
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  dealOf,
  dealt,
  events,
  exchanged,
  hand,
  next,
  openPartie,
} from './table.ts'

const LOOSE = { irregularities: true } as const
const ANY = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

const irregular = (start: Start = {}): DealtState =>
  begin({ ...start, options: { ...LOOSE, ...start.options } })

const COUNTED = [...PLAY_OUT, 'count', 'count'] as const

/** Dealt by the same player again. */
const again = (start: Start = {}): DealtState =>
  next(after(irregular(start), ...COUNTED), { ...start, by: DEALER })

const RIGHT = dealOf(ANY)
const { talon: TALON } = RIGHT

test.each<readonly [rule: string, what: string, why: string, deal: Deal]>([
  ['E-4', 'seven cards to one', 'wrongHands', dealOf({ ...ANY, elder: 'KH QH JH 7D 8D 9D 10D' })],
  ['E-4', 'three cards to one', 'wrongHands', dealOf({ ...ANY, dealer: 'KD QD KC' })],
  [
    'E-4',
    'one hand',
    'wrongHands',
    { ...dealOf({ ...ANY, dealer: '' }), hands: [hand(ANY.elder)] },
  ],
  [
    'E-4',
    'three hands',
    'wrongHands',
    { ...RIGHT, hands: [...RIGHT.hands, hand('AC 10C 9C 8C 7C')] },
  ],
  ['E-4', 'a card fewer in the talon', 'wrongTalon', { ...RIGHT, talon: TALON.slice(1) }],
  ['E-1', 'the trump in the talon too', 'wrongCards', { ...RIGHT, talon: TALON.with(0, '7S') }],
  [
    'E-1',
    'a card of a hand in the talon too',
    'wrongCards',
    { ...RIGHT, talon: TALON.with(0, 'JC') },
  ],
  ['E-1', 'a card twice in the talon', 'wrongCards', { ...RIGHT, talon: TALON.with(0, '7C') }],
  ['E-4', 'who exposed a card', 'wrongSlips', { ...RIGHT, slips: { by: ELDER } }],
  ['E-4', 'who looked at a card', 'wrongSlips', { ...RIGHT, slips: { looked: ELDER } }],
])('%s no deal is one that tells of %s', (rule, _, why, deal) => {
  expect(ecarte.findDealBreach(openPartie({ options: LOOSE }), deal)).toEqual({ rule, why })
})

test('E-4 a deal is only given out that was checked', () => {
  const open = openPartie({ options: LOOSE })
  if (open.phase !== 'open') throw new Error('already dealt')
  const { turnUp: _, ...deal } = dealOf(ANY)
  for (const change of [
    { dealer: 2 },
    { hands: [] },
    { hands: [hand(ANY.elder)] },
    { packets: '4' },
  ] as const)
    expect(() => irregularDeal(open, { ...deal, turnUp: '7S', ...change })).toThrow(
      'a deal that was not checked',
    )
})

test('E-34 what is missing is put right at once only where the talon is known so far', () => {
  const open = openPartie({ options: LOOSE })
  const four = dealOf({ ...ANY, elder: 'KH QH JH 7D' })
  const talon = four.talon.map(() => null)
  const slips = { noticed: true } as const
  expect(ecarte.findDealBreach(open, { ...four, talon, slips })).toEqual({
    rule: 'E-4',
    why: 'wrongSlips',
  })
  expect(
    ecarte.findDealBreach(open, { ...four, talon: ['8D', ...talon.slice(1)], slips }),
  ).toBeNull()
  expect(ecarte.findDealBreach(open, { ...four, talon })).toBeNull()
  const unknown = dealt(open, { ...dealOf(ANY), talon: talon.slice(1) }).state
  expect(() => exchanged(unknown, 1, 0)).toThrow('a card of the talon that is not known')
})

test('E-38 noticed before the turn-up no card is seen, and what was due may still be marked', () => {
  const own = after(irregular({ options: { marks: 'own' } }), ...COUNTED)
  const deal = dealOf({ ...ANY, slips: { noticed: true, unseen: 3 } })
  const { state, events: told } = dealt(own, deal)
  expect(told).toEqual([{ did: 'thrownTogether', seat: DEALER }])
  const slips = {
    ...irregular().slips,
    outOfTurn: true,
    unseen: 3,
    ended: { how: 'thrownTogether' },
  }
  const talon = [...deal.hands.flat(), ...deal.talon]
  expect(state).toMatchObject({
    due: [{ seat: ELDER, points: 1, rule: 'E-24' }],
    hands: [[], []],
    talon,
  })
  expect(state.slips).toEqual(slips)
  expect(dealt(own, { ...deal, dealer: ELDER, slips: {} }).events[1]).toEqual({
    did: 'forgotten',
    seat: ELDER,
    points: 1,
  })
})

test('E-38 what a deferred deal has marked is taken off, and marked when it is taken up', () => {
  const kings = again({ turnUp: 'KS' })
  expect(kings.score).toEqual([1, 2])
  expect(events(kings, 'elder claimDealer')).toEqual([
    { did: 'claimedDealer', seat: ELDER },
    { did: 'unmarked', seat: DEALER, points: 1, score: 1 },
  ])
  const put = after(kings, 'elder claimDealer')
  const ended = { how: 'putBy', asks: 'decide', marks: [{ seat: DEALER, points: 1, rule: 'E-5' }] }
  expect([put.slips, put.marks]).toEqual([{ ...irregular().slips, outOfTurn: true, ended }, []])
  expect(put).not.toHaveProperty('due')
  const between = next(put, { by: ELDER })
  expect(between.putBy).toEqual({ ...kings, score: [1, 1] })
  expect([openPartie(), put, between].map((state) => ecarte.isDealDeferred?.(state))).toEqual([
    false,
    true,
    false,
  ])
  expect([openPartie(), put, between].map((state) => ecarte.deferredDeal?.(state))).toEqual([
    null,
    null,
    null,
  ])
  const lying = dealOf({ ...ANY, turnUp: 'KS' })
  const settled = after(between, ...COUNTED)
  expect(ecarte.deferredDeal?.(settled)).toEqual(lying)
  const { state, events: told } = dealt(settled, lying)
  expect(told).toEqual([
    { did: 'tookUpPutBy', seat: DEALER },
    { did: 'marked', seat: DEALER, points: 1, rule: 'E-5', score: 3 },
  ])
  expect(state).toEqual({ ...kings, score: [1, 3], deals: 4, slips: irregular().slips })
})

test('E-19 E-37 E-38 taken up a point lost is lost again, and the king’s may end the partie', () => {
  const takenUp = (put: DealtState) => {
    const settled = after(next(put, { by: ELDER }), ...COUNTED)
    const lying = ecarte.deferredDeal?.(settled)
    if (lying === null || lying === undefined) throw new Error('nothing put by')
    return dealt(settled, lying)
  }
  const six = [
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard none',
    'stand',
    'claimSurplus',
  ] as const
  const fined = after(again({ score: [2, 0] }), ...six)
  const lost = takenUp(after(fined, 'elder claimDealer'))
  expect([lost.state.phase, lost.state.score]).toEqual(['play', [2, 1]])
  expect(lost.events).toEqual([
    { did: 'tookUpPutBy', seat: DEALER },
    { did: 'lostPoint', seat: ELDER, score: 2 },
  ])
  const kings = next(after(irregular({ score: [0, 3] }), ...COUNTED), { by: DEALER, turnUp: 'KS' })
  expect(takenUp(after(kings, 'elder claimDealer')).events).toEqual([
    { did: 'tookUpPutBy', seat: DEALER },
    { did: 'marked', seat: DEALER, points: 1, rule: 'E-5', score: 5 },
    { did: 'wonPartie', seat: DEALER, value: 2, score: [1, 5] },
  ])
})

test('E-38 the cards lie as they were, each in its place', () => {
  const settled = after(next(after(again(), 'elder claimDealer'), { by: ELDER }), ...COUNTED)
  const lying = dealOf(ANY)
  const [elders = [], dealers = []] = lying.hands
  const no = { rule: 'E-38', why: 'wrongHands' }
  for (const change of [
    { dealer: ELDER },
    { turnUp: '8S' },
    { slips: {} },
    { hands: [elders, dealers, []] },
    { hands: [elders, dealers.toReversed()] },
    { hands: [elders.toReversed(), dealers] },
    { talon: lying.talon.toReversed() },
    { talon: lying.talon.with(20, '9S') },
  ] as const)
    expect(ecarte.findDealBreach(settled, { ...lying, ...change })).toEqual(no)
  expect(
    ecarte.findDealBreach(settled, { ...lying, talon: lying.talon.map(() => null) }),
  ).toBeNull()
})

test('E-31 E-38 a new deal between is dealt first, by the player who dealt it', () => {
  const turned = { by: ELDER, talon: '9S', slips: { turned: ['9S'] } } as const
  const called = after(next(after(again(), 'elder claimDealer'), turned), 'callNewDeal')
  expect([ecarte.deferredDeal?.(called), ecarte.nextDealer(called)]).toEqual([null, ELDER])
  expect(ecarte.findDealBreach(called, dealOf(ANY))).toEqual({ rule: 'E-6', why: 'wrongDealer' })
  expect(ecarte.deferredDeal?.(after(next(called, { by: ELDER }), ...COUNTED))).toEqual(dealOf(ANY))
})

test('E-28 E-38 if each moves their own markers a king turned is due no more, and due again', () => {
  const own = again({ turnUp: 'KS', options: { marks: 'own' } })
  expect(events(own, 'elder claimDealer')).toEqual([
    { did: 'claimedDealer', seat: ELDER },
    { did: 'unmarked', seat: DEALER, points: 1, score: 0 },
  ])
  const put = after(own, 'elder claimDealer')
  expect(put).toMatchObject({ due: [], score: [0, 0], marks: [] })
  const settled = after(next(put, { by: ELDER }), ...COUNTED)
  expect(dealt(settled, dealOf({ ...ANY, turnUp: 'KS' })).events).toEqual([
    { did: 'tookUpPutBy', seat: DEALER },
    { did: 'forgotten', seat: DEALER, points: 1 },
    { did: 'earned', seat: DEALER, points: 1, rule: 'E-5' },
  ])
})
