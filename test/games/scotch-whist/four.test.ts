// Scotch Whist for four in partnerships, SW-7, and the reading of the other rules there. Hearts are
// trumps; elder sits in seat 0, their partner in seat 2, the dealer in seat 3.
import { expect, test } from 'vitest'
import { scotchWhist } from '../../../src/main/engine/games/scotch-whist/index.ts'
import { SCOTCH_WHIST_PACK } from '../../../src/main/engine/games/scotch-whist/state.ts'
import type { Seat } from '../../../src/shared/view.ts'
import {
  ELDER,
  FOURTH,
  after,
  all,
  begin,
  breach,
  dealOf,
  events,
  fourButOne,
  givenUp,
  hand,
  marks,
  next,
  openPartie,
  playable,
  playedOn,
  turnOf,
} from './table.ts'

const FOUR = { players: 4, hands: '18', irregularities: false, takeBack: true } as const

/** Each player has one suit, the dealer the trumps. */
const SUITS = { players: 4, elder: all('S'), others: [all('D'), all('C')], turnUp: '9H' } as const

test('SW-7 four play in two partnerships, seats 0 and 2 against 1 and 3', () => {
  expect(scotchWhist.tables).toEqual([2, 4])
  expect([scotchWhist.countSeats(FOUR), scotchWhist.countSides(FOUR)]).toEqual([4, 2])
  expect([
    scotchWhist.countSeats({ ...FOUR, players: 2 }),
    scotchWhist.countSides({ ...FOUR, players: 2 }),
  ]).toEqual([2, 2])
  expect(scotchWhist.presets).toEqual({ standard: {}, partners: { players: 4 } })
})

test.each([
  ['10C 7H KD 9S', 1],
  ['10C AH KD 9S', 3],
  ['6C 7H KD 9S', 0],
] as const)('SW-7 who draws the lowest of %s deals, seat %i', (drawn, dealer) => {
  expect(scotchWhist.dealerByCut(hand(drawn), FOUR)).toBe(dealer)
})

test('SW-7 any two equal cards, and all draw again', () => {
  expect(scotchWhist.dealerByCut(hand('7C 7H KD 9S'), FOUR)).toBeNull()
  expect(scotchWhist.dealerByCut(hand('6C AH KD AS'), FOUR)).toBeNull()
})

test('SW-7 nine are dealt singly to each, from the dealer’s left; the dealer’s ninth is turned', () => {
  const deal = scotchWhist.distributeCards(FOUR, SCOTCH_WHIST_PACK, 1, '1')
  expect(deal.hands.map((cards) => cards.length)).toEqual([9, 9, 9, 9])
  expect([2, 3, 0, 1].map((seat) => deal.hands[seat]?.[0])).toEqual(SCOTCH_WHIST_PACK.slice(0, 4))
  expect(deal.turnUp).toBe(SCOTCH_WHIST_PACK[35])
  expect(deal.hands[1]?.at(-1)).toBe(deal.turnUp)
  expect(scotchWhist.findDealBreach(openPartie(FOUR), deal)).toBeNull()
})

test('SW-7 two hands of eighteen are no deal for four, nor is a fourth dealer one for two', () => {
  const two = dealOf({ elder: `${all('S')} ${all('D')}`, turnUp: '9H' })
  expect(scotchWhist.findDealBreach(openPartie(FOUR), two)).toEqual({
    rule: 'SW-7',
    why: 'wrongHands',
  })
  expect(scotchWhist.findDealBreach(openPartie(), { ...two, dealer: FOURTH })).toEqual({
    rule: 'SW-6',
    why: 'wrongDealer',
  })
})

test('SW-7 the player to the dealer’s left leads, the others follow to the left, the winner leads on', () => {
  const state = begin(SUITS)
  const turns = ['', 'AS', 'AS AD', 'AS AD AC', 'AS AD AC 6H'].map((cards) =>
    turnOf(after(state, cards)),
  )
  expect(turns).toEqual([0, 1, 2, 3, 3])
  expect(after(state, 'AS AD AC 6H').tricks).toEqual([
    { leader: 0, cards: hand('AS AD AC 6H'), winner: 3 },
  ])
  expect(breach(after(state, 'AS AD'), FOURTH, '6H')).toEqual({ rule: 'SW-3', why: 'notYourTurn' })
  expect(scotchWhist.seatsToAct(after(state, 'AS AD'))).toEqual([2])
})

test('SW-3 each of the three others follows suit if they can, whatever was played between', () => {
  const [second, third] = [`6H ${all('D', '6D')}`, `6S 6D ${all('C', 'AC', 'KC')}`] as const
  const state = after(
    begin({ players: 4, elder: all('S', '6S') + ' AC', others: [second, third], turnUp: '9H' }),
    'AS',
  )
  expect(playable(state)).toHaveLength(9)
  expect(playable(after(state, '6H'))).toEqual(hand('6S'))
  expect(breach(after(state, '6H'), 2, '6D')).toEqual({ rule: 'SW-3', why: 'mustFollow' })
})

test('SW-3 a trick is reported with the number that the side has', () => {
  const state = after(begin(SUITS), 'AS AD AC 6H 7H KS KD KC')
  expect(events(state, '8H QS QD QC').at(-1)).toEqual({ did: 'tookTrick', seat: FOURTH, won: 3 })
  // seat 1 has a trump too
  const mixed = begin({
    players: 4,
    elder: all('S'),
    others: [`6H ${all('D', '6D')}`, all('C')],
    turnUp: '9H',
  })
  expect(events(mixed, 'AS 6H AC 6D').at(-1)).toEqual({ did: 'tookTrick', seat: 1, won: 1 })
  const last = events(mixed, 'AS 6H AC 6D AD 6C 7H 6S').at(-1)
  expect(last).toEqual({ did: 'tookTrick', seat: FOURTH, won: 2 })
})

test('SW-4 what partners take counts together, and their cards from the nineteenth on', () => {
  expect(marks(playedOn(begin(SUITS)))).toEqual(['dealer 48 SW-4'])
  const state = playedOn(fourButOne('JH'))
  expect(state.tricksWon).toEqual([8, 0, 0, 1])
  expect(marks(state)).toEqual(['elder 33 SW-4', 'dealer 11 SW-4'])
  expect(state).toMatchObject({ phase: 'settled', score: [33, 11] })
})

// elder’s side takes the ten, 14 cards, ace, king, queen and jack of trumps, whichever the dealer
// does not take
test.each([
  ['the ten comes first', '10H', [40, 31], ['dealer 10'], 1],
  ['who tells the ten may pass 41 with it', 'JH', [35, 40], ['elder 10'], 0],
  ['the cards come second', 'AH', [17, 37], ['elder 10', 'elder 14'], 0],
  ['the ace third', 'AH', [16, 37], ['elder 10', 'elder 14', 'dealer 4'], 1],
  ['the king fourth', 'KH', [12, 38], ['elder 10', 'elder 14', 'elder 4', 'dealer 3'], 1],
  ['the queen fifth', 'QH', [9, 39], ['elder 10', 'elder 14', 'elder 4', 'elder 3', 'dealer 2'], 1],
  ['the jack last', 'JH', [8, 30], ['elder 10', 'elder 14', 'elder 4', 'elder 3', 'elder 2'], 0],
] as const)(
  'SW-5 for four the points are told off by side: %s',
  (_, turnUp, score, told, winner) => {
    const state = playedOn(fourButOne(turnUp, { score }))
    expect(marks(state)).toEqual(told.map((mark) => `${mark} SW-5`))
    expect(state).toMatchObject({ phase: 'over', winner })
  },
)

/** Elder’s side has taken one trick: the ten, the jack and two cards more. */
const tenAndJack = (score: readonly [number, number]) =>
  after(
    begin({
      players: 4,
      turnUp: '9H',
      score,
      elder: `10H ${all('S', '6S')}`,
      others: [all('D'), `JH ${all('C', '6C')}`],
    }),
    '10H AD JH 6H',
  )

test('SW-4 a ten that the partner takes is the side’s', () => {
  const state = tenAndJack([0, 0])
  expect(state.tricksWon).toEqual([0, 0, 1, 0])
  expect(marks(givenUp(state, ELDER, 'deal'))).toEqual(['elder 21 SW-4', 'dealer 23 SW-4'])
})

test('SW-5 each side lists what it has, in the order of the things', () => {
  const state = givenUp(tenAndJack([20, 18]), ELDER, 'deal')
  const told = ['elder 10', 'dealer 14', 'dealer 4', 'dealer 3', 'dealer 2']
  expect(marks(state)).toEqual(told.map((mark) => `${mark} SW-5`))
  expect(state).toMatchObject({ phase: 'over', winner: 1, score: [30, 41] })
})

test('SW-5 the telling off is heard item by item', () => {
  const eight = playedOn(fourButOne('AH', { score: [16, 37] }), 8)
  const last = [0, 1, 2, 3].map((place) => eight.hands[(turnOf(eight) + place) % 4]?.[0])
  const told = events(eight, last.join(' ')).filter(
    ({ did }) => did === 'marked' || did === 'wonPartie',
  )
  expect(told).toEqual([
    { did: 'marked', seat: 0, points: 10, rule: 'SW-5', item: '10', score: 26 },
    { did: 'marked', seat: 0, points: 14, rule: 'SW-5', item: 'cards', score: 40 },
    { did: 'marked', seat: 1, points: 4, rule: 'SW-5', item: 'A', score: 41 },
    { did: 'wonPartie', seat: 1, value: 1, score: [40, 41] },
  ])
})

test('SW-6 the deal passes to the left', () => {
  const first = playedOn(fourButOne('JH'))
  expect(scotchWhist.nextDealer(first)).toBe(ELDER)
  expect(scotchWhist.findDealBreach(first, dealOf({ ...SUITS, by: 1 }))).toEqual({
    rule: 'SW-6',
    why: 'wrongDealer',
  })
  const second = next(first, { ...SUITS, by: ELDER })
  expect(second).toMatchObject({ dealer: ELDER, deals: 2 })
  expect(turnOf(second)).toBe(1)
  expect(second.hands[1]).toEqual(hand(all('S')))
})

test('SW-1 with four the option of three hands changes nothing', () => {
  const state = begin({ ...SUITS, hands: '3x6' })
  expect(state.hands.map((cards) => cards.length)).toEqual([9, 9, 9, 9])
  expect(state.waiting).toEqual([[], [], [], []])
  expect(playedOn(state)).toMatchObject({ phase: 'over', tricksWon: [0, 0, 0, 9] })
})

test.each([0, 2] as const)('G-1 seat %i gives up the deal for both partners', (seat: Seat) => {
  expect(marks(givenUp(begin(SUITS), seat, 'deal'))).toEqual(['dealer 48 SW-4'])
  // elder’s side keeps the 16 cards it took, with ace, king, queen and ten
  const five = playedOn(fourButOne('JH'), 5)
  expect(five.tricksWon).toEqual([4, 0, 0, 1])
  expect(marks(givenUp(five, seat, 'deal'))).toEqual(['elder 19 SW-4', 'dealer 13 SW-4'])
})

test('G-2 with the partie the other side marks what is then missing to 41', () => {
  const state = givenUp(playedOn(fourButOne('JH'), 5), 2, 'partie')
  expect(marks(state)).toEqual(['elder 19 SW-4', 'dealer 13 SW-4', 'dealer 28 G-2'])
  expect(state).toMatchObject({ phase: 'over', winner: 1, score: [19, 41] })
})
