// What an omission or a breach has brought is told on the cloth, until a card is played.
import { expect, test } from 'vitest'
import { listLapses } from '../../src/renderer/table/lapses.ts'
import { ecarteCalls } from '../../src/renderer/table/ecarte-calls.ts'
import { trickCalls } from '../../src/renderer/table/trick-calls.ts'
import type { AnyEvent, Trick } from '../../src/shared/view.ts'

const dealt = { did: 'dealt' }
const forgotten = { did: 'forgotten', seat: 0, points: 2 }
const led = { did: 'led', seat: 0, card: 'KH' }
const followed = { did: 'followed', seat: 1, card: '8H' }
const right = { did: 'claimedRenonce', seat: 1, right: true }
const wrong = { did: 'claimedRenonce', seat: 0, right: false }
const falseKing = { did: 'falseKing', seat: 0, suit: 'H' }
const whole: Trick = { leader: 0, cards: ['KH', '8H'], winner: 0 }
const open: Trick = { leader: 0, cards: ['QH'], winner: null }

const told = (events: readonly AnyEvent[], tricks: readonly Trick[], near: 0 | 1 = 0) =>
  listLapses(ecarteCalls, events, { tricks }, near).map(({ did }) => did)

test('E-28 what was forgotten stands from the deal to the first card, for who forgot it', () => {
  expect(told([dealt, forgotten], [])).toEqual(['forgotten'])
  expect(told([dealt, forgotten], [], 1)).toEqual([])
  expect(told([dealt, forgotten, led], [open])).toEqual([])
  expect(told([dealt, forgotten, led, followed], [whole])).toEqual([])
})

test('E-40 a claim of a renonce is told to both, right or wrong, once no card lies', () => {
  for (const near of [0, 1] as const) {
    expect(told([dealt, led, followed, right], [], near)).toEqual(['claimedRenonce'])
    expect(told([dealt, led, followed, wrong], [whole], near)).toEqual(['claimedRenonce'])
    expect(told([dealt, led, followed, wrong, led], [whole, open], near)).toEqual([])
  }
})

test('E-39 a king that was not held is told to who has announced it', () => {
  expect(told([dealt, falseKing], [])).toEqual(['falseKing'])
  expect(told([dealt, falseKing], [], 1)).toEqual([])
})

test('W-12 a claim of a revoke is told', () => {
  const claimed = { did: 'claimedRevoke', seat: 0, offender: null }
  const events = [dealt, led, followed, claimed]
  expect(listLapses(trickCalls, events, { tricks: [whole] }, 2)).toEqual([claimed])
})
