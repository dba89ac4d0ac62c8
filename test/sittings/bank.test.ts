// The chouette with banker (S-3) in its finer points: what is asked of whom, and what is left out.
import { describe, expect, test } from 'vitest'
import { type EveningStep, type EveningTerms, MOST_COUNTERS } from '../../src/shared/evening.ts'
import { rulesFor } from '../../src/main/engine/evenings/replay.ts'
import {
  after,
  bank,
  bets,
  keeps,
  paidIn,
  raises,
  refused,
  sat,
  stakes,
  takes,
  withdraws,
  won,
} from './telling.ts'

const TERMS: EveningTerms = { stake: 2, purse: 'none' }
const SAT = sat(0, 1, 2, 3)
const state = (...story: readonly EveningStep[]) => after('banker', TERMS, SAT, ...story)
const paid = (...story: readonly EveningStep[]) => paidIn('banker', TERMS, SAT, ...story)
const asked = (...story: readonly EveningStep[]) => rulesFor('banker').findPrompt(state(...story))
const table = (...story: readonly EveningStep[]) =>
  rulesFor('banker').findNextPartie(state(...story))
const laid = (...story: readonly EveningStep[]) =>
  rulesFor('banker').listLaidCounters(state(...story))

test('S-3 the bank is no less than the stake', () => {
  expect(asked()).toMatchObject({ guest: 0, asks: 'layBank', least: 2 })
  refused(state(), bank(0, 1), 'tooFewCounters', 'S-3')
  refused(state(), bank(1, 4), 'notYourTurn', 'S-3')
  refused(state(), stakes(0, 4), 'notNow', 'S-3')
})

test('S-3 as much staked as the bank: a partie at once', () => {
  expect(table(bank(0, 4), stakes(1, 2), stakes(2, 2), stakes(3, 0))).not.toBeNull()
})

test('S-3 the banker deals throughout and the ponte is elder; all who have not backed the banker may advise', () => {
  expect(table(bank(0, 2), stakes(1, 2), stakes(2, 0), stakes(3, 0))).toEqual({
    seats: [0, 1],
    dealer: 0,
    dealsThroughout: true,
    advisers: [2, 3],
  })
})

describe('S-3 more staked than the bank', () => {
  const more = [bank(0, 4), stakes(1, 4), stakes(2, 4), stakes(3, 0)]

  test('S-3 the banker raises it by no more than that', () => {
    refused(state(...more), raises(0, 5), 'tooManyCounters', 'S-3')
    refused(state(...more), raises(0, -1), 'tooFewCounters', 'S-3')
    expect(table(...more, raises(0, 4))).not.toBeNull()
  })

  test('S-3 raised in part, those who have staked nothing are asked for the rest, and no more', () => {
    expect(asked(...more, raises(0, 1))).toEqual({
      guest: 3,
      asks: 'stake',
      least: 0,
      most: 3,
      on: 'bank',
    })
    refused(state(...more, raises(0, 1)), stakes(3, 4), 'tooManyCounters', 'S-3')
    refused(state(...more, raises(0, 1)), stakes(2, 1), 'notYourTurn', 'S-3')
    expect(laid(...more, raises(0, 1), stakes(3, 2))).toEqual([
      { guest: 1, on: 'against', counters: 4 },
      { guest: 2, on: 'against', counters: 4 },
      { guest: 3, on: 'bank', counters: 2 },
    ])
  })

  test('S-3 no guest is asked to raise it by more than can be staked at once', () => {
    const most = [stakes(1, MOST_COUNTERS), stakes(2, MOST_COUNTERS), stakes(3, 0)]
    expect(asked(bank(0, 4), ...most)).toMatchObject({ asks: 'raiseBank', most: MOST_COUNTERS })
    refused(state(bank(0, 4), ...most), raises(0, MOST_COUNTERS + 1), 'tooManyCounters', 'S-3')
    expect(asked(bank(0, 4), ...most, raises(0, MOST_COUNTERS))).toMatchObject({
      guest: 3,
      most: MOST_COUNTERS - 4,
    })
  })

  test('S-3 if all have staked against it no guest is asked: the last stake counts in part', () => {
    const all = [bank(0, 4), stakes(1, 4), stakes(2, 2), stakes(3, 1), raises(0, 1)]
    expect(table(...all)).not.toBeNull()
    expect(paid(...all, won(0))).toEqual(['1→bank 4', '2→bank 1'])
    expect(paid(...all, won(1))).toEqual(['bank→1 4', 'bank→2 1'])
  })

  test('S-3 once the stakes are covered the others are not asked any more', () => {
    const covered = [
      bank(0, 4),
      stakes(1, 6),
      stakes(2, 0),
      stakes(3, 0),
      raises(0, 0),
      stakes(2, 2),
    ]
    expect(table(...covered)?.advisers).toEqual([3])
  })
})

describe('S-3 less staked than the bank', () => {
  const less = [bank(0, 8), stakes(1, 2), stakes(2, 1), stakes(3, 0)]

  test('S-3 the banker takes out as much of the excess as they like', () => {
    refused(state(...less), takes(0, 6), 'tooManyCounters', 'S-3')
    expect(paid(...less, takes(0, 5))).toEqual(['bank→0 5'])
    expect(paid(...less, takes(0, 0))).toEqual([])
  })

  test('S-3b what they have not taken out stays in the bank when they win', () => {
    expect(state(...less, takes(0, 0), won(0)).balances.bank).toBe(11)
    expect(state(...less, takes(0, 5), won(0)).balances.bank).toBe(6)
  })
})

test('S-3b a guest who holds on stakes nothing and takes nothing; the next round of stakes begins with the new ponte', () => {
  const held = [bank(0, 2), stakes(1, 2), stakes(2, 0), stakes(3, 0), won(0), keeps(0)]
  refused(state(...held), bank(0, 2), 'notNow', 'S-3')
  refused(state(...held), takes(0, 1), 'notNow', 'S-3')
  expect(asked(...held)).toMatchObject({ guest: 2, asks: 'stake', least: 2 })
})

test('S-3 only a banker who has won is asked whether to keep the bank', () => {
  const won0 = [bank(0, 2), stakes(1, 2), stakes(2, 0), stakes(3, 0), won(0)]
  refused(state(...won0), keeps(1), 'notYourTurn', 'S-3')
  refused(state(...won0), bets(0, 0, 1), 'notNow', 'S-3')
  refused(state(...won0.slice(0, -1), won(1)), keeps(0), 'notNow', 'S-3')
  expect(asked(...won0)).toMatchObject({ guest: 0, asks: 'keepBank' })
})

test.each([
  ['S-3a', won(1), [], [1, 2, 0]],
  ['S-3b', won(0), [keeps(0)], [0, 2, 1]],
  ['S-3c', won(0), [withdraws(0)], [2, 1, 0]],
] as const)('%s of three persons', (_, partie, then, list) => {
  const story = [sat(0, 1, 2), bank(0, 2), stakes(1, 2), stakes(2, 0), partie, ...then]
  expect(after('banker', TERMS, ...story).list).toEqual(list)
})

test('S-3 two rounds: what a ponte has won as banker, and the ledger between them', () => {
  const first = [bank(0, 4), stakes(1, 2), stakes(2, 2), stakes(3, 0), won(1)]
  const second = [bank(1, 6), stakes(2, 6), stakes(3, 0), stakes(0, 0), won(0), withdraws(1)]
  expect(state(...first, ...second).balances.guests).toEqual([-4, 8, -4, 0])
  expect(state(...first, ...second).list).toEqual([3, 0, 2, 1])
})
