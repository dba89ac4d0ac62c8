// Slips of the cards: several turned (E-31), face up in the talon (E-32), exposed (E-33), wrong
// numbers dealt (E-34 … E-36), dealt out of turn (E-38).
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import type { DealSlips } from '../../../src/main/engine/games/game.ts'
import { type DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import type { Side } from '../../../src/shared/duel.ts'
import {
  type DealText,
  type Start,
  DEALER,
  ELDER,
  PLAY_OUT,
  after,
  begin,
  breach,
  dealOf,
  events,
  eventsOfDeal,
  hand,
  marks,
  next,
  openPartie,
  playable,
} from './table.ts'

const IRREGULAR = { options: { irregularities: true } } as const

const ANY = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const

/** A deal in which this went wrong. */
const wrong = (slips: DealSlips, start: Start = {}): DealtState =>
  begin({ ...IRREGULAR, slips, ...start })

const words = (state: DealtState, seat: Side): readonly string[] =>
  ecarte.legalActions(state, seat).map((one) => one.do)
const told = (start: Start): readonly string[] =>
  eventsOfDeal({ ...IRREGULAR, ...start }).map(({ did }) => did)

const TURNED = { talon: '9S 10S', slips: { turned: ['9S', '10S'] } } as const

test('E-31 with several cards turned elder chooses first, and nothing else is done before', () => {
  const state = wrong(TURNED.slips, TURNED)
  expect(ecarte.seatToPlay(state)).toBe(ELDER)
  expect(words(state, ELDER)).toEqual(['callNewDeal', 'pushBack'])
  expect(words(state, DEALER)).toEqual([])
  expect(breach(state, ELDER, 'propose')).toEqual({ rule: 'E-31', why: 'choiceFirst' })
  expect(told(TURNED)).toEqual(['dealt', 'turnedTooMany'])
})

test('E-31 elder may call for a new deal: nothing is marked, and the same player deals again', () => {
  const state = after(wrong(TURNED.slips, { ...TURNED, turnUp: 'KS' }), 'callNewDeal')
  expect(state).toMatchObject({ phase: 'settled', score: [0, 0], marks: [] })
  expect(ecarte.nextDealer(state)).toBe(DEALER)
  expect(next(state, { ...ANY, by: DEALER }).phase).toBe('exchange')
})

test('E-31 or has the surplus pushed back: it lies in the talon where the deal says', () => {
  const pushed = after(wrong(TURNED.slips, { talon: 'AS 9S 8S 10S' }), 'pushBack')
  expect(pushed.talon.slice(0, 4)).toEqual(hand('AS 9S 8S 10S'))
  expect(words(pushed, ELDER)).toEqual(['propose', 'stand'])
})

test('E-31 a turned king is marked only after elder has chosen', () => {
  const state = wrong(TURNED.slips, { ...TURNED, turnUp: 'KS' })
  expect(state).toMatchObject({ score: [0, 0], king: null })
  expect(after(state, 'pushBack')).toMatchObject({
    score: [0, 1],
    king: { seat: DEALER, how: 'turned' },
  })
  const last = wrong(TURNED.slips, { ...TURNED, turnUp: 'KS', score: [0, 4] })
  expect(after(last, 'pushBack')).toMatchObject({ phase: 'over', winner: DEALER })
})

const FACE_UP = { ...IRREGULAR, talon: '9S KS 8S 10S', slips: { faceUp: ['KS'] } } as const
const met = (start: Start = {}) =>
  after(begin({ ...FACE_UP, ...start }), 'propose', 'accept', 'discard 7D 8D', 'discard KD')

test('E-32 a card face up in the talon is its receiver’s to take', () => {
  const state = met()
  expect(ecarte.seatToPlay(state)).toBe(ELDER)
  expect(words(state, ELDER)).toEqual(['takeFaceUp', 'throwFaceUp'])
  const taken = after(state, 'takeFaceUp')
  expect(taken.hands[ELDER]).toEqual(hand('KH QH JH 9S KS'))
  expect(taken.hands[DEALER]).toContain('8S')
  expect(ecarte.viewFor(taken, DEALER).slips?.shown[ELDER]).toEqual(['KS'])
})

test('E-32 or they throw it away and take the next', () => {
  const thrown = after(met(), 'throwFaceUp')
  expect(thrown.hands).toEqual([hand('KH QH JH 9S 8S'), hand('QD KC QC JC 10S')])
  expect(ecarte.viewFor(thrown, DEALER).slips?.thrown).toEqual(['KS'])
})

test('E-32 a card face up that the record does not have cannot be taken', () => {
  const unknown = { ...met(), talon: [null] }
  expect(() => ecarte.applyAction(unknown, ELDER, { do: 'takeFaceUp' })).toThrow(
    'a card met that is not there',
  )
})

test('E-32 the dealer has the same choice of their cards', () => {
  const state = after(
    begin({ ...FACE_UP, talon: '9S 8S KS' }),
    'propose',
    'accept',
    'discard 7D 8D',
    'discard KD',
  )
  expect(ecarte.seatToPlay(state)).toBe(DEALER)
  expect(after(state, 'takeFaceUp').hands[DEALER]).toEqual(hand('QD KC QC JC KS'))
})

test('E-32 no player sees it before it lies on top', () => {
  const start = begin(FACE_UP)
  const once = after(start, 'propose', 'accept', 'discard 7D', 'discard none')
  expect(ecarte.viewFor(start, DEALER).slips?.faceUp).toBeNull()
  expect(JSON.stringify(ecarte.viewFor(start, DEALER))).not.toContain('KS')
  expect(ecarte.viewFor(once, DEALER).slips?.faceUp).toBe('KS')
})

test('E-32 with no card to spare it must be taken', () => {
  const start = begin({ ...IRREGULAR, talon: '', slips: { faceUp: ['7C'] } })
  const bought = (state: DealtState, dealers: number) =>
    after(
      state,
      'propose',
      'accept',
      `discard ${state.hands[ELDER].join(' ')}`,
      `discard ${state.hands[DEALER].slice(0, dealers).join(' ')}`,
    )
  // 21 cards: ten, then ten, and the last of all lies face up
  const twice = bought(bought(start, 5), 5)
  expect(twice.talon).toEqual(['7C'])
  const state = after(
    twice,
    'propose',
    'accept',
    `discard ${twice.hands[ELDER].slice(0, 1).join()}`,
    'discard none',
  )
  expect(words(state, ELDER)).toEqual(['takeFaceUp'])
  expect(breach(state, ELDER, 'throwFaceUp')).toEqual({ rule: 'E-32', why: 'cannotThrow' })
  expect(after(state, 'takeFaceUp')).toMatchObject({ phase: 'play', talon: [] })
})

test.each([
  [
    'claimNumber',
    { ...ANY, talon: '10S KS' },
    ['propose', 'accept', 'discard 7D 8D takes 1', 'discard none'],
    ELDER,
  ],
  ['putRight', { ...ANY, dealer: 'KD QD KC QC', talon: 'KS' }, [], DEALER],
] as const)(
  'E-32 E-34 E-36 one that comes to a hand by %s everybody has seen, and is told',
  (word, text, said, seat) => {
    const start = begin({ ...IRREGULAR, ...text, slips: { faceUp: ['KS'] } })
    expect(ecarte.viewFor(after(start, ...said), DEALER).slips?.faceUp).toBe('KS')
    expect(events(start, ...said, word)).toContainEqual({ did: 'exposed', seat, card: 'KS' })
    const right = after(start, ...said, word)
    expect(right.hands[seat]).toContain('KS')
    expect(ecarte.viewFor(right, ELDER).slips).toMatchObject({
      faceUp: null,
      shown: seat === ELDER ? [['KS'], []] : [[], ['KS']],
    })
  },
)

test('E-33 a card exposed in dealing is kept, and known to both', () => {
  const state = wrong({ exposed: ['KC'] })
  expect(state.hands[DEALER]).toContain('KC')
  expect(words(state, ELDER)).toEqual(['propose', 'stand'])
  expect(ecarte.viewFor(state, ELDER).slips?.shown).toEqual([[], ['KC']])
  expect(told({ slips: { exposed: ['KC'] } })).toEqual(['dealt', 'exposed'])
})

test('E-33 one exposed in buying likewise, once it comes to its hand', () => {
  const start = { ...IRREGULAR, talon: '9S 8S', slips: { exposed: ['9S'] } } as const
  expect(ecarte.viewFor(begin(start), DEALER).slips?.shown).toEqual([[], []])
  const said = ['propose', 'accept', 'discard 7D', 'discard KD'] as const
  expect(ecarte.viewFor(after(begin(start), ...said), DEALER).slips?.shown).toEqual([['9S'], []])
  expect(events(begin(start), ...said)).toContainEqual({ did: 'exposed', seat: ELDER, card: '9S' })
})

const SIX = { elder: 'KH QH JH 7D 8D 9D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const FOUR = { elder: 'KH QH JH 7D', dealer: 'KD QD KC QC JC', turnUp: '7S' } as const
const DEALERS_SIX = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC JC 9D', turnUp: '7S' } as const
const DEALERS_FOUR = { elder: 'KH QH JH 7D 8D', dealer: 'KD QD KC QC', turnUp: '7S' } as const

test('E-34 too many dealt and unseen: the surplus is drawn unseen, the turn-up stays', () => {
  const state = wrong({ noticed: true, unseen: 2 }, SIX)
  expect(state).toMatchObject({ turnUp: '7S', hands: [hand('KH QH 7D 8D 9D'), hand(SIX.dealer)] })
  expect(words(state, ELDER)).toEqual(['propose', 'stand'])
  for (const eye of [ELDER, DEALER] as const) {
    expect(JSON.stringify(ecarte.viewFor(state, eye))).not.toContain('JH')
    expect(ecarte.viewFor(state, eye).slips?.covered).toBe(1)
  }
  expect(told({ ...SIX, slips: { noticed: true } })).toEqual(['dealt', 'wrongNumber', 'putRight'])
})

test('E-34 too few dealt and unseen: the missing cards come from the top of the talon', () => {
  const state = wrong({ noticed: true }, { ...DEALERS_FOUR, talon: '9S 8S' })
  expect(state.hands[DEALER]).toEqual(hand('KD QD KC QC 9S'))
  expect([state.turnUp, state.talon[0], state.talon.length]).toEqual(['7S', '8S', 21])
})

test('E-35 elder has looked at six: they must buy one fewer to end with five', () => {
  const state = wrong({}, SIX)
  expect(ecarte.seatToPlay(state)).toBe(ELDER)
  expect(breach(state, ELDER, 'discard KH QH')).toEqual({ rule: 'E-35', why: 'mustMakeFive' })
  expect(breach(state, ELDER, 'discard KH takes 0')).toEqual({ rule: 'E-35', why: 'discardTooFew' })
  expect(breach(state, ELDER, 'discard 7D 8D takes 1')).toBeNull()
  const bought = after(state, 'discard 7D 8D takes 1', 'discard none')
  expect([bought.hands[ELDER].length, bought.hands[DEALER].length]).toEqual([5, 5])
})

test('E-35 at four: one more', () => {
  const state = wrong({}, FOUR)
  expect(breach(state, ELDER, 'discard 7D')).toEqual({ rule: 'E-35', why: 'mustMakeFive' })
  expect(after(state, 'discard none takes 1', 'discard none').hands[ELDER]).toHaveLength(5)
  expect(after(state, 'discard 7D takes 2', 'discard KD').hands[ELDER]).toHaveLength(5)
})

test('E-35 the dealer cannot refuse, and no player becomes vulnerable: it is the first exchange', () => {
  const state = after(wrong({}, SIX), 'discard 7D 8D takes 1')
  expect(breach(state, DEALER, 'refuse')).toEqual({ rule: 'E-7', why: 'noProposal' })
  const played = after(state, 'discard KD', 'stand')
  expect(played).toMatchObject({ phase: 'play', vulnerable: null, exchanges: [[1, 1]] })
})

test('E-35 if both numbers are wrong the dealer makes their five in the same exchange', () => {
  const state = after(wrong({}, { ...SIX, dealer: 'KD QD KC QC' }), 'discard 7D 8D takes 1')
  expect(breach(state, DEALER, 'discard none')).toEqual({ rule: 'E-35', why: 'mustMakeFive' })
  expect(after(state, 'discard none takes 1').hands.map(({ length }) => length)).toEqual([5, 5])
})

test('E-36 only the dealer’s number is wrong: elder may call for a new deal by the same dealer', () => {
  const state = wrong({}, DEALERS_SIX)
  expect(words(state, ELDER)).toEqual(['callNewDeal', 'putRight'])
  const called = after(state, 'callNewDeal')
  expect([called.phase, ecarte.nextDealer(called)]).toEqual(['settled', DEALER])
})

test('E-36 or have missing cards taken from the talon, the trump unchanged', () => {
  const state = after(wrong({}, { ...DEALERS_FOUR, talon: '9S' }), 'putRight')
  expect(state).toMatchObject({
    turnUp: '7S',
    hands: [hand(DEALERS_FOUR.elder), hand('KD QD KC QC 9S')],
  })
  expect(words(state, ELDER)).toEqual(['propose', 'stand'])
})

test('E-36 or draw the surplus unseen: the dealer knows which, elder does not', () => {
  const state = after(wrong({ unseen: 1 }, DEALERS_SIX), 'putRight')
  expect(state.hands[DEALER]).toEqual(hand('KD KC QC JC 9D'))
  expect(ecarte.viewFor(state, DEALER).discards).toEqual([0, ['QD']])
  expect(ecarte.viewFor(state, ELDER).discards).toEqual([[], 1])
})

test('E-36 a king turned up is marked when elder has chosen', () => {
  const state = wrong({}, { ...DEALERS_SIX, turnUp: 'KS' })
  expect(state.score).toEqual([0, 0])
  expect(after(state, 'putRight').score).toEqual([0, 1])
})

/** After a first deal the dealer of it deals again, though it is the other’s turn. */
const settled = (start: Start = {}): DealtState =>
  after(
    begin({ ...IRREGULAR, ...start }),
    ...(['stand', 'play KH KC QH QC JH JC 7D KD QD 8D', 'count', 'count'] as const),
  )
const again = (text: Partial<DealText> = {}, start: Start = {}): DealtState =>
  next(settled(start), { ...ANY, by: DEALER, ...text })

test('E-38 noticed before the turn-up: thrown together, and the right player deals', () => {
  const state = again({ slips: { noticed: true } })
  expect(state).toMatchObject({ phase: 'settled', marks: [], score: [1, 0] })
  expect(ecarte.nextDealer(state)).toBe(ELDER)
  for (const eye of [ELDER, DEALER, 'onlooker'] as const)
    expect(ecarte.viewFor(state, eye)).toMatchObject({
      turnUp: null,
      trump: null,
      hands: eye === 0 ? [[], 0] : eye === 1 ? [0, []] : [0, 0],
    })
})

test('E-38 before the first lead either may say so: the cards are deferred, and the right player deals the other pack', () => {
  for (const who of ['elder', 'dealer'] as const) {
    const state = after(again(), `${who} claimDealer`)
    expect(state).toMatchObject({ phase: 'settled', score: [1, 0], marks: [] })
    expect(ecarte.nextDealer(state)).toBe(ELDER)
    const other = next(state, { ...ANY, by: ELDER })
    expect(ecarte.viewFor(other, ELDER).pack).not.toBe(ecarte.viewFor(state, ELDER).pack)
  }
})

test('E-38 they are the next deal, with the cards and the exchange as they lay', () => {
  const bought = after(again(), 'propose', 'accept', 'discard 7D', 'discard KD')
  const between = after(
    next(after(bought, 'elder claimDealer'), { ...ANY, by: ELDER }),
    ...(['stand', 'play KH KC QH QC JH JC 7D KD QD 8D', 'count', 'count'] as const),
  )
  const waiting = ecarte.deferredDeal?.(between)
  if (waiting === null || waiting === undefined) throw new Error('nothing put by')
  expect(waiting).toMatchObject({ dealer: DEALER, hands: bought.hands, turnUp: bought.turnUp })
  expect(ecarte.findDealBreach(between, dealOf({ ...ANY, by: DEALER }))).toEqual({
    rule: 'E-38',
    why: 'wrongHands',
  })
  const resumed = ecarte.startDeal(between, waiting).state
  expect(resumed).toMatchObject({ phase: 'exchange', exchanges: [[1, 1]], hands: bought.hands })
  expect(ecarte.legalActions(resumed, ELDER).map((one) => one.do)).toEqual(['propose', 'stand'])
})

test('E-38 a turned king’s point is taken off, and marked when that deal comes', () => {
  const state = again({ turnUp: 'KS' })
  expect(state.score).toEqual([1, 1])
  const put = after(state, 'elder claimDealer')
  expect(put).toMatchObject({ score: [1, 0], marks: [] })
  expect(events(state, 'elder claimDealer').map(({ did }) => did)).toEqual([
    'claimedDealer',
    'unmarked',
  ])
  const between = after(
    next(put, { ...ANY, by: ELDER }),
    ...(['stand', 'play KH KC QH QC JH JC 7D KD QD 8D', 'count', 'count'] as const),
  )
  expect(between.score).toEqual([1, 1])
  const waiting = ecarte.deferredDeal?.(between)
  if (waiting === null || waiting === undefined) throw new Error('nothing put by')
  const resumed = ecarte.startDeal(between, waiting)
  expect(resumed.state.score).toEqual([1, 2])
  expect(resumed.events.map(({ did }) => did)).toEqual(['tookUpPutBy', 'marked'])
})

test('E-38 after the first lead it stands, and the other player deals next', () => {
  const state = after(again(), 'stand', 'play KH')
  for (const who of ['elder', 'dealer'] as const)
    expect(breach(state, who === 'elder' ? ELDER : DEALER, `${who} claimDealer`)).toEqual({
      rule: 'E-38',
      why: 'nothingToClaim',
    })
  const over = after(state, 'play KC QH QC JH JC 7D KD QD 8D', 'count', 'count')
  expect([over.score, ecarte.nextDealer(over)]).toEqual([[2, 0], ELDER])
})

test('E-38 while cards are deferred no player deals out of turn', () => {
  const put = after(again(), 'elder claimDealer')
  expect(ecarte.findDealBreach(put, dealOf({ ...ANY, by: DEALER }))).toEqual({
    rule: 'E-6',
    why: 'wrongDealer',
  })
})

test('E-31 to E-38 without irregularities none of it can be', () => {
  for (const slips of [{ turned: ['9S'] }, { noticed: true }, { unseen: 1 }] as const)
    expect(ecarte.findDealBreach(openPartie(), dealOf({ ...ANY, slips }))).toEqual({
      rule: 'E-4',
      why: 'wrongSlips',
    })
  expect(ecarte.findDealBreach(openPartie(), dealOf(SIX))).toEqual({
    rule: 'E-4',
    why: 'wrongHands',
  })
  expect(breach(begin(), ELDER, 'claimNumber')).toEqual({ rule: 'E-40', why: 'noIrregularities' })
  expect(begin()).not.toHaveProperty('slips')
  expect(ecarte.viewFor(begin(), ELDER)).not.toHaveProperty('slips')
})

test.each([
  ['a card turned that is not in the talon', { slips: { turned: ['KH'] } }],
  ['a card face up that is not there', { slips: { faceUp: ['7S'] } }],
  ['the trump exposed', { slips: { exposed: ['7S'] } }],
  ['a card named twice', { slips: { turned: ['9S'], faceUp: ['9S'] } }],
  ['noticed where nothing is wrong', { slips: { noticed: true } }],
  ['a card drawn from where none is', { slips: { unseen: 6 } }],
] as const)('E-31 to E-38 slips must fit the cards: %s', (_, { slips }) => {
  expect(ecarte.findDealBreach(openPartie(IRREGULAR), dealOf({ ...ANY, slips }))).toEqual({
    rule: 'E-4',
    why: 'wrongSlips',
  })
})

test('E-28 what a deal that is not counted has marked is nothing', () => {
  expect(marks(after(wrong(TURNED.slips, TURNED), 'callNewDeal'))).toEqual([])
  expect(playable(after(wrong(TURNED.slips, TURNED), 'pushBack', 'stand'))).toHaveLength(5)
})

test('E-31 E-36 S-3 a new deal by the banker is no other than their next', () => {
  const start = { by: 0, options: { irregularities: true, deals: 'banker' }, talon: '9S' } as const
  const called = after(begin({ ...start, ...ANY, slips: { turned: ['9S'] } }), 'callNewDeal')
  expect([called.phase, ecarte.nextDealer(called)]).toEqual(['settled', 0])
})

test('E-38 S-3 with a banker who deals throughout no player deals out of turn', () => {
  const options = { irregularities: true, deals: 'banker' } as const
  const done = after(begin({ by: 0, options }), ...PLAY_OUT, 'count', 'count')
  expect(ecarte.findDealBreach(done, dealOf({ ...ANY, by: 1 }))).toEqual({
    rule: 'E-6',
    why: 'wrongDealer',
  })
  expect(breach(next(done, { by: 0 }), 1, 'elder claimDealer')).toEqual({
    rule: 'E-38',
    why: 'nothingToClaim',
  })
})

test('E-31 E-36 after the surplus is pushed back a wrong number of the dealer’s is chosen about next', () => {
  const state = wrong({ turned: ['9S'] }, { ...DEALERS_SIX, talon: '9S' })
  const pushed = after(state, 'pushBack')
  expect([ecarte.seatToPlay(pushed), words(pushed, ELDER)]).toEqual([
    ELDER,
    ['callNewDeal', 'putRight'],
  ])
})

test('E-32 a second one lying face up is met like the first', () => {
  const start = { ...IRREGULAR, talon: 'KS 9S 8S 10S', slips: { faceUp: ['KS', '9S'] } } as const
  const said = ['propose', 'accept', 'discard 7D', 'discard none', 'throwFaceUp'] as const
  expect(ecarte.viewFor(after(begin(start), ...said), ELDER).slips?.faceUp).toBe('9S')
  const taken = after(begin(start), ...said, 'takeFaceUp')
  expect(taken.hands[ELDER]).toEqual(hand('KH QH JH 8D 9S'))
  expect(ecarte.viewFor(taken, ELDER).slips?.thrown).toEqual(['KS'])
})

test('E-33 in a later exchange it may be discarded like any other', () => {
  const asked = after(wrong({ exposed: ['KC'] }), 'propose', 'accept', 'discard 7D')
  expect(after(asked, 'discard KC').hands[DEALER]).not.toContain('KC')
})

test.each([
  ['elder', DEALERS_SIX.dealer, 'KH QH JH 7D'],
  ['dealer', 'KD QD KC QC JC 9D', 'KH QH JH 7D 8D'],
  ['both', 'KD QD KC QC', 'KH QH JH 7D 8D 9D'],
] as const)(
  'E-34 nobody has looked: either number is put right, or both (%s)',
  (_, dealer, elder) => {
    const state = wrong({ noticed: true }, { elder, dealer, turnUp: '7S' })
    expect(state.hands.map(({ length }) => length)).toEqual([5, 5])
    expect(words(state, ELDER)).toEqual(['propose', 'stand'])
  },
)

test('E-35 a king turned up is marked all the same, and may end the partie', () => {
  expect(wrong({}, { ...SIX, turnUp: 'KS' })).toMatchObject({
    score: [0, 1],
    asks: 'elderDiscards',
  })
  expect(wrong({}, { ...SIX, turnUp: 'KS', score: [0, 4] })).toMatchObject({
    phase: 'over',
    winner: DEALER,
  })
})

test('E-36 after a new deal a turned king belongs to neither, and may end the partie once it is corrected', () => {
  const start = { ...DEALERS_SIX, turnUp: 'KS', score: [0, 4] } as const
  expect(after(wrong({}, start), 'callNewDeal')).toMatchObject({
    score: [0, 4],
    marks: [],
    king: null,
  })
  expect(after(wrong({}, start), 'putRight')).toMatchObject({ phase: 'over', winner: DEALER })
})

/** The deferred deal, taken up after one between has been played. */
function takenUp(state: DealtState) {
  const put = after(state, 'elder claimDealer')
  const between = after(next(put, { ...ANY, by: ELDER }), ...PLAY_OUT, 'count', 'count')
  const waiting = ecarte.deferredDeal?.(between)
  if (waiting === null || waiting === undefined) throw new Error('nothing put by')
  return { put, between, resumed: ecarte.startDeal(between, waiting).state }
}

test('E-38 a king announced in it stays so: its point is taken off, and marked when that deal comes', () => {
  const said = after(again({ elder: 'KS QH JH 7D 8D' }), 'stand', 'elder announces')
  expect(said.score).toEqual([2, 0])
  const { put, between, resumed } = takenUp(said)
  expect([put.score, between.score, resumed.score]).toEqual([
    [1, 0],
    [1, 1],
    [2, 1],
  ])
  expect(resumed).toMatchObject({ phase: 'play', king: { seat: ELDER, how: 'announced' } })
})

test('E-38 E-37 a point lost in it comes back, and is lost when that deal comes', () => {
  const six = [
    'propose',
    'accept',
    'discard 7D takes 2',
    'discard none',
    'stand',
    'claimSurplus',
  ] as const
  const fined = after(again(), ...six)
  expect(fined.score).toEqual([0, 0])
  const { put, resumed } = takenUp(fined)
  expect(put.score).toEqual([1, 0])
  expect(resumed.score).toEqual([0, 1])
  // E-29 it was marked and lost once, however often it is counted
  expect([fined.lost, put.lost, resumed.lost]).toEqual([
    [1, 0],
    [0, 0],
    [1, 0],
  ])
})

test('E-38 E-19 the point marked when that deal comes may end the partie', () => {
  const { resumed } = takenUp(again({ turnUp: 'KS' }, { score: [0, 3] }))
  expect(resumed).toMatchObject({ phase: 'over', score: [1, 5], winner: DEALER })
})

test('E-38 E-19 a partie that is over is not taken back: the king turned out of turn may be the fifth point', () => {
  const over = again({ turnUp: 'KS' }, { score: [0, 4] })
  expect(over).toMatchObject({ phase: 'over', score: [1, 5], winner: DEALER })
  expect(breach(over, ELDER, 'elder claimDealer')).toEqual({ rule: 'E-19', why: 'partieOver' })
})

test('E-34 E-38 either claim is offered exactly when there is something to claim, to both', () => {
  const offered = (state: DealtState) =>
    ([ELDER, DEALER] as const).map((seat) =>
      words(state, seat).filter((word) => word.startsWith('claim')),
    )
  expect(offered(wrong({}))).toEqual([[], []])
  expect(offered(again())).toEqual([['claimDealer'], ['claimDealer']])
  const six = after(wrong({}), 'propose', 'accept', 'discard 7D takes 2', 'discard none')
  expect(offered(six)).toEqual([['claimNumber'], ['claimNumber']])
})
