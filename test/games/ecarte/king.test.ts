// The king of trumps: E-16 to E-19.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { DEALER, ELDER, after, begin, breach, dealOf, events, exchanged, marks } from './table.ts'

const ELDERS = { elder: 'KS QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const DEALERS = { elder: 'KH QH JH 7D 8D', dealer: 'KS QD KC QC JC', turnUp: '7S' } as const
const PRESETS = ['classic', 'club', 'casual', 'turf'] as const

const mayAnnounce = (state: Parameters<typeof ecarte.legalActions>[0], seat: 0 | 1): boolean =>
  ecarte.legalActions(state, seat).some((action) => action.do === 'announceKing')

test.each(PRESETS)(
  'E-16 the holder of the king of trumps marks one point by announcing it (%s)',
  (preset) => {
    const elders = after(begin({ ...ELDERS, preset }), 'stand', 'elder announces')
    expect(elders).toMatchObject({ score: [1, 0], king: { seat: ELDER, how: 'announced' } })
    const dealers = after(begin({ ...DEALERS, preset }), 'stand', 'dealer announces')
    expect(dealers).toMatchObject({ score: [0, 1], king: { seat: DEALER, how: 'announced' } })
    expect(marks(dealers)).toEqual(['dealer 1 E-16'])
    expect(events(begin(ELDERS), 'stand', 'elder announces')).toEqual([
      { did: 'announcedKing', seat: ELDER, suit: 'S' },
      { did: 'marked', seat: ELDER, points: 1, rule: 'E-16', score: 1 },
    ])
  },
)

test('E-16 no player has to announce it', () => {
  const state = after(begin(ELDERS), 'stand', 'play KS KD QH QD JH KC 7D QC 8D JC')
  expect(state).toMatchObject({ phase: 'settled', score: [2, 0], king: null })
  expect(marks(state)).toEqual(['elder 2 E-24'])
})

test.each(PRESETS)(
  'E-16 a king that is not held, or is not of trumps, cannot be announced (%s)',
  (preset) => {
    const state = after(
      begin({ preset, elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' }),
      'stand',
    )
    for (const seat of [ELDER, DEALER] as const) {
      const said = seat === ELDER ? 'elder announces' : 'dealer announces'
      expect(breach(state, seat, said)).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
      expect(mayAnnounce(state, seat)).toBe(false)
    }
  },
)

test('E-16 it is announced once, and by one', () => {
  const state = after(begin(ELDERS), 'stand', 'elder announces')
  expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingTwice' })
  expect(breach(state, DEALER, 'dealer announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
})

test('E-16 a turned king is not announced by either', () => {
  const state = after(begin({ ...ELDERS, elder: '9S QH JH 7D 8D', turnUp: 'KS' }), 'stand')
  expect(mayAnnounce(state, ELDER) || mayAnnounce(state, DEALER)).toBe(false)
  expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
})

test('E-16 a discarded one is held no more', () => {
  const state = after(begin(ELDERS), 'propose', 'accept', 'discard KS', 'discard none', 'stand')
  expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
})

test('E-16 one bought is held', () => {
  const state = after(
    begin({ talon: 'KS' }),
    'propose',
    'accept',
    'discard 7D',
    'discard none',
    'stand',
  )
  expect(after(state, 'elder announces').score).toEqual([1, 0])
})

test('E-17 elder announces before their first lead; after it they are too late', () => {
  const state = after(begin(ELDERS), 'stand')
  expect(mayAnnounce(state, ELDER)).toBe(true)
  const led = after(state, 'play QH')
  expect(mayAnnounce(led, ELDER)).toBe(false)
  expect(breach(led, ELDER, 'elder announces')).toEqual({ rule: 'E-17', why: 'kingTooLate' })
  expect(breach(after(led, 'play QD'), ELDER, 'elder announces')).toEqual({
    rule: 'E-17',
    why: 'kingTooLate',
  })
})

test('E-17 the dealer announces before their first card; after it they are too late', () => {
  const led = after(begin(DEALERS), 'stand', 'play 7D')
  expect(mayAnnounce(led, DEALER)).toBe(true)
  expect(after(led, 'dealer announces')).toMatchObject({ phase: 'play', score: [0, 1] })
  const followed = after(led, 'play QD')
  expect(mayAnnounce(followed, DEALER)).toBe(false)
  expect(breach(followed, DEALER, 'dealer announces')).toEqual({ rule: 'E-17', why: 'kingTooLate' })
})

test('E-17 the dealer need not wait until elder has led', () => {
  const state = after(begin(DEALERS), 'stand')
  expect(ecarte.seatToPlay(state)).toBe(ELDER)
  expect(ecarte.seatsToAct(state)).toEqual([ELDER, DEALER])
  expect(ecarte.seatToPlay(after(state, 'dealer announces'))).toBe(ELDER)
})

test('E-17 before the exchange is over it is too early', () => {
  const proposed = after(begin(ELDERS), 'propose')
  for (const state of [begin(ELDERS), proposed, after(proposed, 'accept'), exchangedKeeping()])
    expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-17', why: 'kingTooEarly' })
  expect(breach(begin(DEALERS), DEALER, 'dealer announces')).toEqual({
    rule: 'E-17',
    why: 'kingTooEarly',
  })
  expect(after(exchangedKeeping(), 'stand', 'elder announces').score).toEqual([1, 0])
})

const exchangedKeeping = () =>
  after(begin(ELDERS), 'propose', 'accept', 'discard 7D 8D', 'discard none')

test('E-18 with four points the king may be announced at once, and the partie ends', () => {
  const state = after(begin({ ...ELDERS, score: [4, 0] }), 'elder announces')
  expect(state).toMatchObject({
    phase: 'over',
    winner: ELDER,
    score: [5, 0],
    tricks: [],
    vulnerable: null,
  })
  expect(marks(state)).toEqual(['elder 1 E-16'])
})

test('E-18 also out of turn, and at any moment of the exchange', () => {
  const start = begin({ ...DEALERS, score: [0, 4] })
  const proposed = after(start, 'propose')
  const accepted = after(proposed, 'accept')
  const discarded = after(accepted, 'discard 7D')
  for (const state of [start, proposed, accepted, discarded, after(discarded, 'discard QD')]) {
    expect(ecarte.seatsToAct(state)).toContain(DEALER)
    expect(mayAnnounce(state, DEALER)).toBe(true)
    expect(after(state, 'dealer announces')).toMatchObject({
      phase: 'over',
      winner: DEALER,
      score: [0, 5],
    })
  }
})

test('E-18 until the time by E-17 is over', () => {
  const state = after(begin({ ...DEALERS, score: [0, 4] }), 'stand', 'play 7D')
  expect(mayAnnounce(state, DEALER)).toBe(true)
  expect(breach(after(state, 'play QD'), DEALER, 'dealer announces')).toEqual({
    rule: 'E-17',
    why: 'kingTooLate',
  })
})

test('E-18 only who has four points, and holds the king at that moment', () => {
  expect(mayAnnounce(begin({ ...ELDERS, score: [3, 4] }), ELDER)).toBe(false)
  const laid = after(begin({ ...ELDERS, score: [4, 4] }), 'propose', 'accept', 'discard KS')
  expect(breach(laid, ELDER, 'elder announces')).toEqual({ rule: 'E-16', why: 'kingNotHeld' })
  expect(ecarte.seatsToAct(begin({ ...ELDERS, score: [4, 4] }))).toEqual([ELDER])
})

test.each([
  ['classic', false],
  ['club', true],
  ['casual', false],
  ['turf', false],
] as const)('E-18 in %s the option kingAtFour is %s', (preset, early) => {
  const state = begin({ ...ELDERS, preset, score: [4, 4] })
  expect(mayAnnounce(state, ELDER)).toBe(early)
  if (!early)
    expect(breach(state, ELDER, 'elder announces')).toEqual({ rule: 'E-17', why: 'kingTooEarly' })
  expect(after(state, 'stand', 'elder announces')).toMatchObject({ phase: 'over', winner: ELDER })
})

test('E-19 a point that reaches five ends the partie at once; the rest is not played', () => {
  const state = after(begin({ ...DEALERS, score: [0, 4] }), 'stand', 'play 7D', 'dealer announces')
  expect(state).toMatchObject({
    phase: 'over',
    winner: DEALER,
    score: [0, 5],
    tricksWon: [0, 0],
    vulnerable: ELDER,
  })
  expect(state.tricks).toEqual([{ leader: ELDER, cards: ['7D'], winner: null }])
  expect(breach(state, DEALER, 'play QD')).toEqual({ rule: 'E-19', why: 'partieOver' })
  expect(ecarte.legalActions(state, DEALER)).toEqual([])
  expect(ecarte.seatToPlay(state)).toBeNull()
})

test('E-19 after the fifth point no card is dealt any more', () => {
  const over = after(begin({ ...ELDERS, score: [4, 0] }), 'elder announces')
  expect(ecarte.findDealBreach(over, dealOf({ ...ELDERS, by: ELDER }))).toEqual({
    rule: 'E-19',
    why: 'partieOver',
  })
})

test('E-19 short of five the deal goes on', () => {
  const state = after(begin({ ...ELDERS, score: [3, 4] }), 'stand', 'elder announces')
  expect(state).toMatchObject({ phase: 'play', score: [4, 4] })
  expect(exchanged(begin({ ...ELDERS, score: [4, 4] }), 1, 0).phase).toBe('exchange')
})
