// The reckoning of a viewer's knowledge follows the cards through slips.
import { expect, test } from 'vitest'
import type { DealRecord } from '../../src/main/engine/record.ts'
import { knownIn, knownOf } from './knowing.ts'

const [ELDER, DEALER] = [0, 1] as const

const DEAL: DealRecord = {
  dealer: DEALER,
  hands: [
    ['KH', 'QH', 'JH', '7D', '8D'],
    ['7H', 'QD', 'KC', 'QC', 'JC'],
  ],
  turnUp: '7S',
  talon: ['KS', '9S', '8S', '10S', 'AS'],
  actions: [],
}

test('E-32 every seat knows from the beginning what lies face up on the top of the talon', () => {
  const deal: DealRecord = { ...DEAL, slips: { faceUp: ['KS', '8S'] } }
  for (const eye of [ELDER, DEALER, 'onlooker'] as const) {
    expect(knownOf(deal, eye)).toContain('KS')
    expect(knownOf(deal, eye)).not.toContain('8S')
  }
})

test('E-32 E-34 and who gets it when a number is put right holds it openly', () => {
  const hands: DealRecord['hands'] = [
    ['KH', 'QH', 'JH', '7D'],
    ['7H', 'QD', 'KC', 'QC', 'JC'],
  ]
  const right: DealRecord = {
    ...DEAL,
    hands,
    slips: { faceUp: ['KS'] },
    actions: [{ seat: ELDER, do: 'claimNumber' }],
  }
  expect(knownOf(right, DEALER)).toContain('KS')
  expect(knownOf({ ...right, slips: { faceUp: ['9S'] } }, DEALER)).not.toContain('KS')
})

test('E-38 a deal taken up goes on as it was first dealt: the same card is drawn unseen from the hand', () => {
  const put: DealRecord = {
    ...DEAL,
    slips: { unseen: 3 },
    actions: [
      { seat: ELDER, do: 'propose' },
      { seat: DEALER, do: 'accept' },
      { seat: ELDER, do: 'discard', cards: ['7D'] },
      { seat: DEALER, do: 'discard', cards: ['QD'], takes: 2 },
      { seat: ELDER, do: 'claimDealer' },
    ],
  }
  const taken: DealRecord = {
    ...DEAL,
    hands: [
      ['KH', 'QH', 'JH', '8D', 'KS'],
      ['7H', 'KC', 'QC', 'JC', '9S', '8S'],
    ],
    talon: ['10S', 'AS'],
    actions: [
      { seat: ELDER, do: 'claimNumber' },
      { seat: ELDER, do: 'stand' },
      { seat: ELDER, do: 'play', card: '8D' },
      // they had trumps to beat it with
      { seat: DEALER, do: 'play', card: 'KC' },
      { seat: ELDER, do: 'claimRenonce' },
    ],
  }
  const known = knownIn([put, DEAL, taken], ELDER)
  expect(['7H', 'KC', 'QC', '9S', '8S'].filter((card) => !known.has(card))).toEqual([])
  expect([known.has('JC'), known.has('QD')]).toEqual([false, false])
})
