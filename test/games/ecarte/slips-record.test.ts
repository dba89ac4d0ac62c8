// Slips, claims and choices in the record: what it says replays, and what it must not say is
// refused.
import { expect, test } from 'vitest'
import { partieText } from '../../../src/main/engine/canonical.ts'
import { writeNotation } from '../../../src/main/engine/notation/write.ts'
import { readNotation } from '../../../src/main/engine/notation/read.ts'
import { type RecordDocument, readRecord } from '../../../src/main/engine/record.ts'
import { replayRecord } from '../../../src/main/engine/replay.ts'

const play = (cards: string, first: number) =>
  cards.split(' ').map((card, place) => ({ seat: (first + place) % 2, do: 'play', card }))

/** A deal out of turn that is deferred with an exchange in it, and played as the next but one. */
const DEALS = [
  {
    dealer: 1,
    hands: [
      ['KH', 'QH', 'JH', '7D', '8D'],
      ['KD', 'QD', 'KC', 'QC', 'JC'],
    ],
    turnUp: '7S',
    talon: ['9S', '8S'],
    slips: { turned: ['8S'], unseen: 4 },
    actions: [
      { seat: 0, do: 'pushBack' },
      { seat: 0, do: 'stand' },
      ...['KH KC', 'QH QC', 'JH JC', '7D KD'].flatMap((cards) => play(cards, 0)),
      ...play('QD 8D', 1),
      { seat: 0, do: 'count' },
      { seat: 1, do: 'count' },
    ],
    scoreAfter: [1, 0],
  },
  {
    dealer: 1,
    hands: [
      ['KH', 'QH', 'JH', '7D', '8D'],
      ['KD', 'QD', 'KC', 'QC', 'JC'],
    ],
    turnUp: 'KS',
    talon: ['9S', '8S', '10S'],
    actions: [
      { seat: 0, do: 'propose' },
      { seat: 1, do: 'accept' },
      { seat: 0, do: 'discard', cards: ['7D'], takes: 2 },
      { seat: 1, do: 'discard', cards: ['KD'] },
      { seat: 1, do: 'claimDealer' },
    ],
    scoreAfter: [1, 0],
  },
  {
    dealer: 0,
    hands: [
      ['KD', 'QD', 'KC', 'QC', 'JC'],
      ['KH', 'QH', 'JH', '7D', '8D'],
    ],
    turnUp: '7S',
    actions: [
      { seat: 1, do: 'stand' },
      { seat: 0, do: 'giveUpDeal' },
    ],
    scoreAfter: [1, 2],
  },
  {
    dealer: 1,
    hands: [
      ['KH', 'QH', 'JH', '8D', '9S', '8S'],
      ['QD', 'KC', 'QC', 'JC', '10S'],
    ],
    turnUp: 'KS',
    actions: [
      { seat: 0, do: 'claimNumber' },
      { seat: 0, do: 'stand' },
    ],
    scoreAfter: [1, 3],
  },
]

const document = (deals: readonly object[], change: object = {}) => ({
  format: 'cercle-record',
  version: 1,
  game: 'ecarte',
  options: { irregularities: true },
  players: [
    { name: 'Anna', kind: 'person' },
    { name: 'Odile', kind: 'person' },
  ],
  parties: [{ deals }],
  ...change,
})

function record(deals: readonly object[], change: object = {}): RecordDocument {
  const read = readRecord(document(deals, change))
  if ('fault' in read) throw new Error(read.fault.what)
  return read.record
}

test('E-31 E-34 E-38 a record with slips replays, and stands the same in notation', () => {
  const own = record(DEALS)
  const played = replayRecord(own)
  if ('fault' in played) throw new Error(JSON.stringify(played.fault))
  const tallies = played.replay.parties[0]?.tallies.map(({ tally, scoreAfter }) => [
    tally.finished,
    tally.marks,
    scoreAfter,
  ])
  expect(tallies?.[1]).toEqual([true, [], [1, 0]])
  expect(tallies?.[3]).toEqual([false, [{ seat: 1, points: 1, rule: 'E-5' }], [1, 3]])
  expect(readNotation(writeNotation(own))).toEqual({ record: own })
  expect(partieText(own.parties[0] ?? { deals: [] })).toContain(
    '"slips":{"turned":["8S"],"unseen":4}',
  )
})

test('E-38 a deferred deal comes next but one with the cards as they lie, and no others', () => {
  const other = DEALS.with(3, { ...DEALS[3], turnUp: '9H' } as (typeof DEALS)[number])
  expect(replayRecord(record(other))).toMatchObject({
    fault: { kind: 'breach', breach: { rule: 'E-38' }, deal: 4 },
  })
})

test('E-31 slips stand only where a game knows them', () => {
  const hand = (suit: string) =>
    ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'].map((rank) => rank + suit)
  const deal = {
    dealer: 3,
    hands: ['S', 'H', 'D', 'C'].map(hand),
    turnUp: '2C',
    actions: [],
    slips: { unseen: 1 },
  }
  const players = ['A', 'B', 'C', 'D'].map((name) => ({ name, kind: 'person' }))
  const read = replayRecord(record([deal], { game: 'whist', players, options: {} }))
  expect(read).toMatchObject({ fault: { kind: 'shape', fault: { what: 'unknown key "slips"' } } })
})

test('E-34 a number taken is said only where it is another', () => {
  const action = { seat: 0, do: 'discard', cards: ['7D'], takes: 1 }
  const deal = { ...DEALS[0], slips: undefined, scoreAfter: undefined }
  const actions = [{ seat: 0, do: 'propose' }, { seat: 1, do: 'accept' }, action]
  const read = replayRecord(record([{ ...deal, actions }]))
  expect(read).toMatchObject({
    fault: { kind: 'breach', breach: { rule: 'E-34', why: 'takesOther' }, step: 3 },
  })
})
