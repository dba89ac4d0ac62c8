// Whose turn it is to play, and what waits (S-2, S-4, S-5, S-6), in their finer points.
import { describe, expect, test } from 'vitest'
import type { EveningStep, EveningTerms, PoolEntry } from '../../src/shared/evening.ts'
import { rulesFor } from '../../src/main/engine/evenings/replay.ts'
import { after, bets, enters, paidIn, refused, sat, takes, won } from './telling.ts'

describe('S-2 several parties a turn', () => {
  /** A rotation of three in which the third never bets. */
  const list = (partiesATurn: number, ...winners: readonly (0 | 1)[]): readonly number[] => {
    let story: readonly EveningStep[] = [sat(0, 1, 2)]
    const terms = { stake: 1, purse: 'none', partiesATurn } as const
    for (const winner of winners) {
      const asked = rulesFor('rotation').findPrompt(after('rotation', terms, ...story))
      story = [...story, ...(asked === null ? [] : [bets(asked.guest, 0, 0)]), won(winner)]
    }
    return after('rotation', terms, ...story).list
  }

  test('S-2 no player rises before the last of them', () => {
    expect(list(3, 1)).toEqual([0, 1, 2])
    expect(list(3, 1, 1)).toEqual([0, 1, 2])
    expect(list(3, 1, 1, 1)).toEqual([2, 1, 0])
  })

  test('S-2 the loser is the player who lost more of them, even after winning the last', () => {
    expect(list(3, 0, 0, 1)).toEqual([0, 2, 1])
    expect(list(3, 1, 1, 0)).toEqual([2, 1, 0])
  })

  test('S-2 having lost as many, who lost the last rises', () => {
    expect(list(2, 0, 1)).toEqual([2, 1, 0])
    expect(list(2, 1, 0)).toEqual([0, 2, 1])
    expect(list(4, 0, 0, 1, 1)).toEqual([2, 1, 0])
  })

  test('S-2 the next turn counts from nothing', () => {
    expect(list(2, 0, 0, 1)).toEqual([0, 2, 1])
    expect(list(2, 0, 0, 1, 1)).toEqual([1, 2, 0])
  })

  test('S-2 each of them settles the stake', () => {
    const terms: EveningTerms = { stake: 3, purse: 'none', partiesATurn: 2 }
    expect(paidIn('rotation', terms, sat(0, 1), won(0, 2))).toEqual(['1→0 6'])
    expect(paidIn('rotation', terms, sat(0, 1), won(0, 2), won(1))).toEqual(['0→1 3'])
  })

  test('S-2 while no guest waits the same two play on, and a new guest enters after the turn', () => {
    const terms: EveningTerms = { stake: 1, purse: 'none' }
    expect(after('rotation', terms, sat(0, 1), won(0), won(1)).list).toEqual([0, 1])
    expect(after('rotation', terms, sat(0, 1), won(0), enters(2), won(0)).list).toEqual([0, 2, 1])
  })
})

describe('S-6 bets', () => {
  const terms: EveningTerms = { stake: 1, purse: 'none' }

  test('S-6 bets on one side alone count nothing', () => {
    expect(
      paidIn('rotation', terms, sat(0, 1, 2, 3), bets(2, 0, 5), bets(3, 0, 5), won(0)),
    ).toEqual(['1→0 1'])
  })

  test('S-6 a waiting guest bets once a partie, on either player, and before it begins', () => {
    const state = after('rotation', terms, sat(0, 1, 2), bets(2, 1, 4))
    expect(rulesFor('rotation').listLaidCounters(state)).toEqual([{ guest: 2, on: 1, counters: 4 }])
    refused(state, bets(2, 0, 1), 'notNow', 'S-2')
    refused(after('rotation', terms, sat(0, 1, 2)), won(0), 'notNow', 'S-2')
    refused(after('rotation', terms, sat(0, 1, 2)), takes(2, 1), 'notNow', 'S-2')
  })

  test('S-6 who plays does not bet', () => {
    refused(after('rotation', terms, sat(0, 1, 2)), bets(0, 0, 1), 'notYourTurn', 'S-6')
  })
})

describe('S-4 the tableaux', () => {
  const terms: EveningTerms = { stake: 2, purse: 'none' }
  const paid = (...story: readonly EveningStep[]) =>
    paidIn('chouette', terms, sat(0, 1, 2, 3), ...story)
  const both = [bets(0, 0, 4), bets(1, 1, 2)]

  test('S-4 a seated player who stakes more than the other side holds wins only what it holds', () => {
    expect(paid(...both, bets(2, 0, 0), bets(3, 0, 0), won(0))).toEqual(['1→0 2'])
    expect(paid(...both, bets(2, 0, 0), bets(3, 0, 0), won(1))).toEqual(['0→1 2'])
  })

  test('S-4 the list covers the rest from its top, the last in part', () => {
    expect(paid(...both, bets(2, 1, 1), bets(3, 1, 5), won(1))).toEqual(['0→1 2', '0→2 1', '0→3 1'])
    expect(paid(...both, bets(2, 1, 5), bets(3, 1, 5), won(0))).toEqual(['1→0 2', '2→0 2'])
  })

  test('S-4 a partie counts once, whatever its value', () => {
    expect(paid(...both, bets(2, 0, 0), bets(3, 0, 0), won(0, 3))).toEqual(['1→0 2'])
  })

  test('S-4 all speak in the order of the list', () => {
    const state = after('chouette', terms, sat(0, 1, 2, 3), ...both)
    refused(state, bets(3, 0, 1), 'notYourTurn', 'S-4')
    refused(after('chouette', terms, sat(0, 1, 2, 3)), takes(0, 1), 'notNow', 'S-4')
    expect(rulesFor('chouette').findPrompt(state)).toMatchObject({ guest: 2, least: 0 })
  })
})

describe('S-5 the pool, partie by partie', () => {
  const paid = (poolEntry: PoolEntry, ...winners: readonly (0 | 1)[]): readonly string[] =>
    paidIn(
      'pool',
      { stake: 1, purse: 'none', poolEntry },
      sat(0, 1, 2),
      ...winners.map((winner) => won(winner)),
    )

  test('S-5 loserPays: each loser pays one more, also the last', () => {
    expect(paid('loserPays', 0)).toEqual(['1→pool 1'])
    expect(paid('loserPays', 0, 1)).toEqual(['0→pool 1'])
    expect(paid('loserPays', 0, 1, 1)).toEqual(['1→pool 1', 'pool→2 6'])
  })

  test('S-5 once: nothing more is paid', () => {
    expect(paid('once', 0)).toEqual([])
    expect(paid('once', 0, 1, 1)).toEqual(['pool→2 3'])
  })

  test('S-5 entrantPays: who enters pays, and the loser nothing', () => {
    expect(paid('entrantPays', 0)).toEqual(['2→pool 1'])
    expect(paid('entrantPays', 0, 1)).toEqual(['1→pool 1'])
    expect(paid('entrantPays', 0, 0)).toEqual(['pool→0 3'])
  })

  test('S-5 two wins that are not in a row take nothing', () => {
    expect(
      after('pool', { stake: 1, purse: 'none' }, sat(0, 1, 2), won(0), won(1), won(0)).phase,
    ).toBe('ready')
  })

  test('S-5 where nothing is said losers pay', () => {
    const story = [sat(0, 1, 2), won(0), won(0)]
    expect(after('pool', { stake: 1, purse: 'none' }, ...story).balances.guests).toEqual([
      4, -2, -2,
    ])
  })

  test('S-5 in the next pool the highest deals first, and what was won before counts nothing', () => {
    const next = after(
      'pool',
      { stake: 1, purse: 'none' },
      sat(0, 1, 2),
      won(0),
      won(0),
      sat(2, 0, 1),
    )
    expect(rulesFor('pool').findNextPartie(next)).toMatchObject({ seats: [2, 0], dealer: 0 })
    expect(
      after('pool', { stake: 1, purse: 'none' }, sat(0, 1, 2), won(0), won(0), sat(2, 0, 1), won(1))
        .phase,
    ).toBe('ready')
  })
})
