// The agreed limits and the means of the guests: no guest plays for more than they own, and one who
// has lost all is out (S-1 … S-5).
import { describe, expect, test } from 'vitest'
import { type EveningKind, type EveningTerms, MOST_COUNTERS } from '../../src/shared/evening.ts'
import { findPhase, sitDown, rulesFor, termsBreach } from '../../src/main/engine/evenings/replay.ts'
import {
  STRUCK,
  after,
  bank,
  bets,
  enters,
  keeps,
  paidIn,
  refused,
  sat,
  stakes,
  takes,
  withdraws,
  won,
} from './telling.ts'

const purse = (counters: number, stake = 4): EveningTerms => ({ stake, purse: counters })
const asked = (state: ReturnType<typeof after>) => rulesFor(state.kind).findPrompt(state)

describe('what is agreed', () => {
  test.each([0, -1, 1.5, Number.NaN, MOST_COUNTERS + 1])('S-1 a stake of %d is none', (stake) => {
    expect(termsBreach('duel', { stake, purse: 'none' })).toEqual({
      rule: 'S-1',
      why: 'wrongStake',
    })
  })

  test('S-5 a purse is whole and holds the stake', () => {
    for (const counters of [3, 4.5, MOST_COUNTERS + 1])
      expect(termsBreach('pool', purse(counters))).toEqual({ rule: 'S-5', why: 'wrongPurse' })
    expect(termsBreach('pool', purse(4))).toBeNull()
    expect(termsBreach('pool', { stake: 4, purse: 'none' })).toBeNull()
  })

  test('S-2 parties of a turn are agreed for a rotation alone, and are a whole number', () => {
    const terms = { stake: 1, purse: 'none' } as const
    expect(termsBreach('rotation', { ...terms, partiesATurn: 2 })).toBeNull()
    for (const partiesATurn of [0, 1.5, 100])
      expect(termsBreach('rotation', { ...terms, partiesATurn })).toEqual({
        rule: 'S-2',
        why: 'wrongTurn',
      })
    expect(termsBreach('duel', { ...terms, partiesATurn: 2 })).toEqual({
      rule: 'S-1',
      why: 'wrongTerms',
    })
  })

  test('S-5 what is paid into a pool is agreed for a pool alone', () => {
    const terms = { stake: 1, purse: 'none', poolEntry: 'once' } as const
    expect(termsBreach('pool', terms)).toBeNull()
    expect(termsBreach('chouette', terms)).toEqual({ rule: 'S-4', why: 'wrongTerms' })
  })

  test.each([
    ['S-1', 'duel', 3],
    ['S-2', 'rotation', 9],
    ['S-3', 'banker', 2],
    ['S-4', 'chouette', 2],
    ['S-5', 'pool', 4],
  ] as const)('%s a %s is not sat down to by %i', (rule, kind: EveningKind, guests) => {
    const list = Array.from({ length: guests }, (_, guest) => guest)
    expect(sitDown(kind, purse(4), list)).toEqual({ breach: { rule, why: 'wrongGuests' } })
  })

  test('S-2 every guest is in the list once', () => {
    for (const list of [
      [0, 0, 1],
      [0, 1, 3],
    ])
      expect(sitDown('rotation', purse(4), list)).toEqual({
        breach: { rule: 'S-2', why: 'wrongList' },
      })
  })
})

describe('a partie is played for what both have', () => {
  test('S-1 a guest who has less than the stake loses what they have', () => {
    expect(paidIn('duel', purse(10), sat(0, 1), won(0, 2), won(0))).toEqual(['1→0 2'])
  })

  test('S-1 no guest wins more than they could have lost', () => {
    expect(paidIn('duel', purse(10), sat(0, 1), won(0, 2), won(1, 3))).toEqual(['0→1 2'])
  })

  test('S-1 when one has lost all, no other partie can begin', () => {
    const state = after('duel', purse(4), sat(0, 1), won(0))
    expect(state.list).toEqual([0])
    expect(findPhase(state)).toBe('stuck')
    refused(state, won(0), 'notNow', 'S-1')
  })
})

describe('S-2 in a rotation', () => {
  test('S-2 a guest who has lost all gives up their seat for good, also within their turn', () => {
    const terms = { ...purse(4), partiesATurn: 3 }
    const state = after('rotation', terms, sat(0, 1, 2, 3), bets(2, 0, 0), bets(3, 0, 0), won(0))
    expect(state.list).toEqual([0, 2, 3])
    refused(state, enters(1), 'penniless', 'S-2')
  })

  test('S-6 no guest bets more than they have left, and losing all by bets puts a guest out', () => {
    const waiting = after('rotation', purse(6), sat(0, 1, 2, 3))
    expect(asked(waiting)).toEqual({ guest: 2, asks: 'bet', least: 0, most: 6 })
    refused(waiting, bets(2, 0, 7), 'notOwned', 'S-6')
    expect(
      after('rotation', purse(6), sat(0, 1, 2, 3), bets(2, 0, 6), bets(3, 1, 6), won(1)).list,
    ).toEqual([3, 1, 0])
  })
})

describe('S-3 in a chouette with banker', () => {
  test('S-3 a guest who has less than the minimum stakes what they have', () => {
    const lost = [sat(0, 1, 2), bank(0, 6), stakes(1, 6), stakes(2, 0), won(0), withdraws(0)]
    const state = after('banker', purse(8), ...lost, bank(2, 8))
    expect(asked(state)).toEqual({ guest: 1, asks: 'stake', least: 2, most: 2, on: 'against' })
    refused(state, stakes(1, 4), 'notOwned', 'S-3')
    refused(state, stakes(1, 1), 'tooFewCounters', 'S-3')
  })

  test('S-3 a banker whose counters lie all in the bank is still there', () => {
    const state = after('banker', purse(4), sat(0, 1, 2), bank(0, 4))
    expect(state.list).toEqual([0, 1, 2])
    expect(asked(state)).toEqual({ guest: 1, asks: 'stake', least: 4, most: 4, on: 'against' })
  })

  test('S-3 a guest who has no more to raise with is not asked: the others may join at once', () => {
    const state = after(
      'banker',
      purse(4),
      sat(0, 1, 2, 3),
      bank(0, 4),
      stakes(1, 4),
      stakes(2, 4),
      stakes(3, 0),
    )
    expect(asked(state)).toEqual({ guest: 3, asks: 'stake', least: 0, most: 4, on: 'bank' })
  })

  test('S-3a a banker who has lost all is out', () => {
    const state = after(
      'banker',
      purse(4),
      sat(0, 1, 2),
      bank(0, 4),
      stakes(1, 4),
      stakes(2, 0),
      won(1),
    )
    expect(state.list).toEqual([1, 2])
    expect(asked(state)).toMatchObject({ guest: 1, asks: 'layBank' })
  })

  test('S-3b a ponte who has lost all is out; with no ponte against the bank it can be struck, or a guest joins', () => {
    const lost = [sat(0, 1, 2), bank(0, 4), stakes(1, 4), stakes(2, 0), won(0), keeps(0)]
    expect(after('banker', purse(4), ...lost).list).toEqual([0, 2])
    const alone = [...lost, stakes(2, 4), takes(0, 0), won(0), keeps(0)]
    const state = after('banker', purse(4), ...alone)
    expect([state.list, findPhase(state)]).toEqual([[0], 'stuck'])
    expect(after('banker', purse(4), ...alone, STRUCK).balances.guests).toEqual([8, -4, -4])
    const come = after('banker', purse(4), ...alone, enters(3))
    expect(asked(come)).toEqual({ guest: 3, asks: 'stake', least: 4, most: 4, on: 'against' })
  })
})

describe('S-4 in a chouette without', () => {
  const terms = purse(6)
  test('S-4 a player who has less than the stake stakes what they have', () => {
    const lost = [sat(0, 1, 2), bets(0, 0, 4), bets(1, 1, 4), bets(2, 0, 0), won(0)]
    const state = after(
      'chouette',
      terms,
      ...lost,
      bets(0, 0, 4),
      bets(2, 1, 4),
      bets(1, 0, 0),
      won(0),
      bets(0, 0, 4),
    )
    expect(asked(state)).toEqual({ guest: 1, asks: 'bet', least: 2, most: 2 })
  })

  test('S-4 who has lost all is out', () => {
    const state = after(
      'chouette',
      terms,
      sat(0, 1, 2),
      bets(0, 0, 6),
      bets(1, 1, 6),
      bets(2, 0, 0),
      won(1),
    )
    expect(state.list).toEqual([2, 1])
  })
})

describe('S-5 in a pool', () => {
  test('S-5 the loser pays what they have left, and plays on in the pool they have paid into', () => {
    const terms = { ...purse(5), poolEntry: 'loserPays' } as const
    expect(paidIn('pool', terms, sat(0, 1, 2), won(0))).toEqual(['1→pool 1'])
    expect(paidIn('pool', terms, sat(0, 1, 2), won(0), won(1), won(1))).toEqual(['pool→2 14'])
  })

  test('S-5 another pool begins only where all three own the stake', () => {
    const state = after('pool', { ...purse(5), poolEntry: 'once' }, sat(0, 1, 2), won(0), won(0))
    expect(state.phase).toBe('drawing')
    expect(findPhase(state)).toBe('stuck')
    refused(state, sat(2, 1, 0), 'notNow', 'S-5')
    const rich = after('pool', { ...purse(8), poolEntry: 'once' }, sat(0, 1, 2), won(0), won(0))
    expect(findPhase(rich)).toBe('drawing')
  })
})
