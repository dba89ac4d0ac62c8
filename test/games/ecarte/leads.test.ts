// Advice on leading: L-1 to L-8, each with a hand that it does not fit.
import { expect, test } from 'vitest'
import { ecarte } from '../../../src/main/engine/games/ecarte/index.ts'
import { adviseLead } from '../../../src/main/engine/games/ecarte/leads.ts'
import type { DealtState } from '../../../src/main/engine/games/ecarte/state.ts'
import { type Card, suitOf } from '../../../src/shared/card.ts'
import { ELDER, after, begin, hand, turnOf } from './table.ts'

/** The lead of the book when spades are trumps. */
const lead = (text: string, tricksMade = 0) => adviseLead(hand(text), 'S', tricksMade)

test('L-1 a high trump, and a king with three cards next to it: the trump', () => {
  for (const trump of ['KS', 'QS', 'JS'] as const)
    expect(lead(`${trump} KH 9H 8H 7H`)).toEqual({ card: trump, rule: 'L-1' })
  expect(lead('AS KH 9H 8H 7H')).toEqual({ card: 'KH', rule: null })
  expect(lead('KS QH 9H 8H 7H').rule).toBeNull()
})

test('L-2 a small trump, a king with two next to it, one small card elsewhere: the king', () => {
  expect(lead('7S KH 9H 8H 7D')).toEqual({ card: 'KH', rule: 'L-2' })
  expect(lead('AS AC KD QD JD')).toEqual({ card: 'KD', rule: 'L-2' })
  expect(lead('JS KH 9H 8H 7D').rule).not.toBe('L-2')
  expect(lead('7S KH 9H 8H JD').rule).not.toBe('L-2')
})

test('L-2 later, in again with the trump, the king’s suit', () => {
  expect(lead('9H 8H 7D', 1).card).toBe('9H')
  expect(lead('AD 9H 8H', 2).card).toBe('9H')
})

test('L-3 one trump, a bare king, and queen, jack, ace or ten: the queen', () => {
  expect(lead('7S KH QD JD AD')).toEqual({ card: 'QD', rule: 'L-3' })
  expect(lead('KS KC QH JH 10H')).toEqual({ card: 'QH', rule: 'L-3' })
  expect(lead('7S KH QD JD 9D').rule).not.toBe('L-3')
  expect(lead('7S AH QD JD AD').rule).not.toBe('L-3')
})

test('L-4 two trumps and three of a plain suit: that suit', () => {
  const advice = lead('KS 7S JH 9H 7H')
  expect(advice.rule).toBe('L-4')
  expect(suitOf(advice.card)).toBe('H')
  expect(lead('KS 7S JH 9H 7D').rule).not.toBe('L-4')
})

test('L-5 two trumps, jack and ace of one suit, the jack of another: the guarded jack, and trumps if it wins', () => {
  expect(lead('8S 7S JH AH JD')).toEqual({ card: 'JH', rule: 'L-5' })
  expect(lead('8S 7S JD JC AC')).toEqual({ card: 'JC', rule: 'L-5' })
  const second = lead('8S 7S AH JD', 1)
  expect(second.rule).toBe('L-5')
  expect(suitOf(second.card)).toBe('S')
  expect(lead('8S 7S JH 10H JD').rule).not.toBe('L-5')
  expect(lead('8S 7S JH AH AD').rule).not.toBe('L-5')
})

test('L-6 of three trumps in unbroken sequence the lowest', () => {
  expect(lead('QS JS AS 8H 7D')).toEqual({ card: 'AS', rule: 'L-6' })
  expect(lead('9S 7S 8S', 1)).toEqual({ card: '7S', rule: 'L-6' })
  expect(lead('QS JS 10S 8H 7D').rule).not.toBe('L-6')
  expect(lead('QS JS 8H 7D 8D').rule).not.toBe('L-6')
})

test('L-7 a bare king, and a guarded king or queen elsewhere: the guarded one itself', () => {
  expect(lead('KH QD 7D 9C 8C')).toEqual({ card: 'QD', rule: 'L-7' })
  expect(lead('KH KD 7D 9C 8C')).toEqual({ card: 'KD', rule: 'L-7' })
  expect(lead('KH QD 9C 8C 7C').rule).not.toBe('L-7')
  expect(lead('KH 7H QD 7D 9C').rule).not.toBe('L-7')
})

test('L-8 two tricks made, the trump queen and two small trumps: a small one', () => {
  expect(lead('QS 8S 7S', 2)).toEqual({ card: '7S', rule: 'L-8' })
  expect(lead('QS AS 9S', 2)).toEqual({ card: '9S', rule: 'L-8' })
  expect(lead('QS 8S 7S', 1).rule).not.toBe('L-8')
  expect(lead('QS JS 7S', 2).rule).not.toBe('L-8')
})

/** The tricks of elder when both play on as well as they can, each knowing both hands. */
function eldersTricks(state: DealtState): number {
  if (state.phase !== 'play') return state.tricksWon[ELDER]
  const seat = turnOf(state)
  const results = ecarte
    .legalActions(state, seat)
    .flatMap((action) =>
      action.do === 'play' ? [eldersTricks(after(state, `play ${action.card}`))] : [],
    )
  return seat === ELDER ? Math.max(...results) : Math.min(...results)
}

test('L-8 A’s example: the queen loses the deal against king, jack and ace, a small trump wins it', () => {
  const hands = { elder: 'QS 8S 7S KH KD', dealer: 'KS JS AS 7H 7D', turnUp: '9S' } as const
  const two = after(begin(hands), 'stand', 'play KH 7H KD 7D')
  const ending = (card: Card) => eldersTricks(after(two, `play ${card}`))
  expect(two.tricksWon).toEqual([2, 0])
  expect([ending('QS'), ending('8S'), ending('7S')]).toEqual([2, 3, 3])
})

test('L-1 to L-8 where none fits: the top of the longest plain suit, else the highest trump', () => {
  expect(lead('9H 8H JD 10C KS')).toEqual({ card: '9H', rule: null })
  expect(lead('KS QS 10S', 0)).toEqual({ card: 'KS', rule: null })
})
