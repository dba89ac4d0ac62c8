// Leading, following, taking tricks: E-20 to E-23.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { words } from '../../../src/shared/words/index.ts'
import { DEALER, ELDER, after, begin, breach, events, hand, playable, turnOf } from './table.ts'

/** Elder leads the first of their cards to the first trick; spades are trumps. */
const led = (elder: string, dealer: string) =>
  after(begin({ elder, dealer, turnUp: '10S' }), 'stand', `play ${elder.split(' ')[0]}`)

test('E-20 elder leads to the first trick, any card they like', () => {
  const state = after(begin(), 'stand')
  expect(turnOf(state)).toBe(ELDER)
  expect(playable(state)).toEqual(hand('KH QH JH 7D 8D'))
  expect(breach(state, DEALER, 'play KD')).toEqual({ rule: 'E-20', why: 'notYourTurn' })
  expect(turnOf(after(begin(), 'propose', 'refuse'))).toBe(ELDER)
})

test('E-20 then the winner of each trick leads', () => {
  const state = led('7D KH QH JH AH', '8D 7C 8C 9C 10C')
  const dealers = after(state, 'play 8D')
  expect(turnOf(dealers)).toBe(DEALER)
  expect(breach(dealers, ELDER, 'play KH')).toEqual({ rule: 'E-20', why: 'notYourTurn' })
  const elders = led('8D KH QH JH AH', '7D 7C 8C 9C 10C')
  expect(turnOf(after(elders, 'play 7D'))).toBe(ELDER)
})

test('E-20 a card is played from the hand, and once', () => {
  const state = after(begin(), 'stand')
  expect(breach(state, ELDER, 'play KD')).toEqual({ rule: 'E-20', why: 'cardNotHeld' })
  expect(breach(after(state, 'play KH KC'), ELDER, 'play KH')).toEqual({
    rule: 'E-20',
    why: 'cardNotHeld',
  })
})

test('E-20 five tricks are played', () => {
  const state = after(begin(), 'stand', 'play KH KC QH QC JH JC 7D KD QD 8D')
  expect(state.tricks.map(({ leader }) => leader)).toEqual([ELDER, ELDER, ELDER, ELDER, DEALER])
  expect(state.tricks.map(({ winner }) => winner)).toEqual([ELDER, ELDER, ELDER, DEALER, DEALER])
  expect(state).toMatchObject({ phase: 'settled', tricksWon: [3, 2], hands: [[], []] })
  expect(breach(state, ELDER, 'play KH')).toEqual({ rule: 'E-28', why: 'dealOver' })
})

test('E-21 a follower who can beat in suit must', () => {
  const state = led('9H 7D 8D 9D 10D', 'KH 10H 7H KS QC')
  expect(playable(state)).toEqual(hand('KH 10H'))
  for (const card of ['7H', 'KS', 'QC']) {
    expect(breach(state, DEALER, `play ${card}`)).toEqual({ rule: 'E-21', why: 'mustBeat' })
  }
})

test('E-21 a follower who cannot beat in suit must follow lower', () => {
  const state = led('QH 7D 8D 9D 10D', 'JH 7H KS QS QC')
  expect(playable(state)).toEqual(hand('JH 7H'))
  for (const card of ['KS', 'QC'])
    expect(breach(state, DEALER, `play ${card}`)).toEqual({ rule: 'E-21', why: 'mustFollow' })
})

test('E-21 a follower without the suit must trump', () => {
  const state = led('KH 7D 8D 9D 10D', 'KS 7S KC QC JC')
  expect(playable(state)).toEqual(hand('KS 7S'))
  expect(breach(state, DEALER, 'play KC')).toEqual({ rule: 'E-21', why: 'mustTrump' })
})

test('E-21 a follower with neither suit nor trump plays anything', () => {
  const state = led('7H 7D 8D 9D 10D', 'KC QC JC AC QD')
  expect(playable(state)).toEqual(hand('KC QC JC AC QD'))
})

test('E-21 a trump led is beaten, else followed, like any suit', () => {
  expect(playable(led('9S 7D 8D 9D 10D', 'KS 7S KC QC JC'))).toEqual(hand('KS'))
  expect(playable(led('QS 7D 8D 9D 10D', 'JS 7S KC QC JC'))).toEqual(hand('JS 7S'))
  expect(playable(led('7S 7D 8D 9D 10D', 'KC QC JC AC QD'))).toEqual(hand('KC QC JC AC QD'))
})

test('E-21 it binds every follower, elder too, and never the leader', () => {
  const state = after(led('7D KH 8H QS QC', '8D JH 9C 10C AC'), 'play 8D JH')
  expect(playable(state)).toEqual(hand('KH'))
  expect(playable(after(led('8D KH 8H QS QC', '7D JH 9C 10C AC'), 'play 7D'))).toEqual(
    hand('KH 8H QS QC'),
  )
})

test.each([
  ['KH', 'QH', ELDER],
  ['QH', 'KH', DEALER],
  ['AH', '10H', ELDER],
  ['KH', '7S', DEALER],
  ['7S', '8S', DEALER],
  ['7S', 'KC', ELDER],
  ['7H', 'KC', ELDER],
] as const)('E-22 of %s led and %s played the trick goes to seat %s', (lead, follow, winner) => {
  const state = after(led(`${lead} 7D 8D 9D JD`, `${follow} 8C 9C JC QC`), `play ${follow}`)
  expect(state.tricks).toEqual([{ leader: ELDER, cards: [lead, follow], winner }])
  expect(state.tricksWon[winner]).toBe(1)
})

test('E-23 the log names the suit led, in every language', () => {
  const [event] = events(begin(), 'stand', 'play KH')
  expect(event).toEqual({ did: 'led', seat: ELDER, card: 'KH' })
  for (const language of ['en', 'de', 'fr'] as const) {
    const { cards, game } = words(language)
    const company = { names: ['Anna', 'Odile'], you: null }
    if (event !== undefined)
      expect(game('ecarte').event(event, company)).toContain(cards.suitName('H'))
  }
})

test('E-23 won tricks can be counted at a glance: they stay on the table', () => {
  const state = after(begin(), 'stand', 'play KH KC QH QC')
  const { tricks, tricksWon } = ecarte.viewFor(state, DEALER)
  expect(tricksWon).toEqual([2, 0])
  expect(tricks.map(({ cards }) => cards)).toEqual([hand('KH KC'), hand('QH QC')])
})
