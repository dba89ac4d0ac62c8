// Sittings S-1 … S-6: who plays, who pays whom, by the smallest lists that show it.
import { describe, expect, test } from 'vitest'
import { banker } from '../../src/main/engine/evenings/banker.ts'
import { chouette } from '../../src/main/engine/evenings/chouette.ts'
import { pool } from '../../src/main/engine/evenings/pool.ts'
import { duel, rotation } from '../../src/main/engine/evenings/rotation.ts'
import type { EveningBase, EveningRules } from '../../src/main/engine/evenings/evening-rules.ts'
import {
  type EveningAction,
  type EveningTerms,
  type LedgerEntry,
  POOL_ENTRIES,
  type PoolEntry,
} from '../../src/shared/evening.ts'

const STAKE: EveningTerms = { stake: 2, purse: 'none' }
const said = (entries: readonly LedgerEntry[]): readonly string[] =>
  entries.map(({ from, to, counters }) => `${from}→${to} ${counters}`)

/** Does these actions, each by the guest named; every one must be allowed. */
function after<State extends EveningBase>(
  kind: EveningRules<State>,
  start: State,
  ...acts: readonly (readonly [number, EveningAction])[]
): State {
  return acts.reduce((state, [guest, action]) => {
    expect(kind.findBreach(state, guest, action)).toBeNull()
    return kind.applyAction(state, guest, action).state
  }, start)
}

const stake = (counters: number): EveningAction => ({ do: 'stake', counters })
const bet = (side: 0 | 1, counters: number): EveningAction => ({ do: 'bet', side, counters })

describe('S-1 the duel', () => {
  const start = duel.startEvening(STAKE, [0, 1]).state

  test('S-1 each partie settles the stake times its value', () => {
    const { state, entries } = duel.settleStakes(start, { winner: 1, value: 3 })
    expect(said(entries)).toEqual(['0→1 6'])
    expect(state.balances.guests).toEqual([-6, 6])
    expect(duel.findNextPartie(state)).toMatchObject({ seats: [0, 1], dealer: null })
  })

  test('S-7 after it is struck nothing can be done', () => {
    const struck = duel.closeEvening(start).state
    expect(duel.findNextPartie(struck)).toBeNull()
    expect(duel.findBreach(struck, 0, { do: 'leave' })).toEqual({ rule: 'S-7', why: 'struck' })
  })
})

describe('S-2 the rotation', () => {
  const open = (guests: number, options: Partial<EveningTerms> = {}) =>
    rotation.startEvening(
      { ...STAKE, ...options },
      Array.from({ length: guests }, (_, guest) => guest),
    ).state
  const passes = (state: ReturnType<typeof open>) =>
    state.list.slice(2).reduce((now, guest) => after(rotation, now, [guest, bet(0, 0)]), state)
  const played = (state: ReturnType<typeof open>, ...winners: readonly (0 | 1)[]) =>
    winners.reduce(
      (now, winner) => rotation.settleStakes(passes(now), { winner, value: 1 }).state,
      state,
    )

  test('S-2 after each partie the loser gives up their seat to the first who waits and joins the end', () => {
    expect(played(open(4), 0).list).toEqual([0, 2, 3, 1])
    expect(played(open(4), 1).list).toEqual([2, 1, 3, 0])
    expect(played(open(4), 0, 1).list).toEqual([3, 2, 1, 0])
  })

  test('S-2 after an agreed number of parties who lost more of them rises', () => {
    const state = open(3, { partiesATurn: 3 })
    expect(played(state, 0, 1).list).toEqual([0, 1, 2])
    expect(played(state, 0, 0, 1).list).toEqual([0, 2, 1])
  })

  test('S-2 having lost as many, who lost the last rises', () => {
    expect(played(open(3, { partiesATurn: 2 }), 0, 1).list).toEqual([2, 1, 0])
  })

  test('S-2 one comes to the end of the list, and goes from anywhere but a seat', () => {
    const state = open(3)
    expect(after(rotation, state, [3, { do: 'enter' }]).list).toEqual([0, 1, 2, 3])
    expect(after(rotation, state, [2, { do: 'leave' }]).list).toEqual([0, 1])
    expect(rotation.findBreach(state, 0, { do: 'leave' })).toEqual({ rule: 'S-2', why: 'seated' })
    expect(rotation.findBreach(state, 2, { do: 'enter' })).toEqual({ rule: 'S-2', why: 'present' })
  })

  test('S-6 those not seated may bet on either player; what both sides hold counts, in the order of the list', () => {
    const state = after(rotation, open(5), [2, bet(0, 5)], [3, bet(1, 3)], [4, bet(1, 1)])
    expect(said(rotation.settleStakes(state, { winner: 1, value: 1 }).entries)).toEqual([
      '0→1 2',
      '2→3 3',
      '2→4 1',
    ])
    expect(said(rotation.settleStakes(state, { winner: 0, value: 1 }).entries)).toEqual([
      '1→0 2',
      '3→2 3',
      '4→2 1',
    ])
  })

  test('S-6 no guest bets out of turn, less than nothing, or more than they own', () => {
    const state = open(4, { purse: 10 })
    expect(rotation.findBreach(state, 3, bet(0, 1))).toEqual({ rule: 'S-6', why: 'notYourTurn' })
    expect(rotation.findBreach(state, 2, bet(0, -1))).toEqual({
      rule: 'S-6',
      why: 'tooFewCounters',
    })
    expect(rotation.findBreach(state, 2, bet(0, 1.5))).toEqual({
      rule: 'S-6',
      why: 'tooFewCounters',
    })
    expect(rotation.findBreach(state, 2, bet(0, 11))).toEqual({ rule: 'S-6', why: 'notOwned' })
  })
})

describe('S-3 the chouette with banker', () => {
  const [B, P] = [0, 1]
  const start = banker.startEvening(STAKE, [0, 1, 2, 3, 4]).state
  const laid = (counters: number) => after(banker, start, [B, { do: 'layBank', counters }])
  const all = (state: typeof start, ...counters: readonly number[]) =>
    counters.reduce((now, one, place) => after(banker, now, [place + 1, stake(one)]), state)
  const even = () => all(laid(10), 4, 2, 2, 2)

  test('S-3 the banker lays the bank, the others stake against it in order of rank, the ponte something', () => {
    const state = laid(10)
    expect(state.balances).toEqual({ guests: [-10, 0, 0, 0, 0], pool: 0, bank: 10 })
    expect(banker.findBreach(state, 2, stake(1))).toEqual({ rule: 'S-3', why: 'notYourTurn' })
    expect(banker.findBreach(state, P, stake(0))).toEqual({ rule: 'S-3', why: 'tooFewCounters' })
    expect(banker.findNextPartie(even())).toEqual({
      seats: [0, 1],
      dealer: 0,
      dealsThroughout: true,
      advisers: [2, 3, 4],
    })
  })

  test('S-3 more staked than the bank: the banker may raise it', () => {
    const state = all(laid(6), 4, 2, 2, 2)
    expect(banker.findPrompt(state)).toEqual({ guest: B, asks: 'raiseBank', least: 0, most: 4 })
    expect(after(banker, state, [B, { do: 'raiseBank', counters: 4 }]).balances.bank).toBe(10)
  })

  test('S-3 else players may stake on the banker’s side, and then may not advise', () => {
    const open = after(banker, all(laid(6), 4, 0, 4, 0), [B, { do: 'raiseBank', counters: 0 }])
    expect(banker.findPrompt(open)).toEqual({
      guest: 2,
      asks: 'stake',
      least: 0,
      most: 2,
      on: 'bank',
    })
    const state = after(banker, open, [2, stake(1)], [4, stake(0)])
    expect(banker.findNextPartie(state)?.advisers).toEqual([3, 4])
    expect(said(banker.settleStakes(state, { winner: 0, value: 1 }).entries)).toEqual([
      '1→bank 4',
      '3→bank 2',
      '3→2 1',
    ])
    expect(said(banker.settleStakes(state, { winner: 1, value: 1 }).entries)).toEqual([
      'bank→1 4',
      'bank→3 2',
      '2→3 1',
    ])
  })

  test('S-3 else stakes count in order of rank until the bank is covered', () => {
    const open = all(laid(5), 4, 2, 2, 2)
    const state = after(banker, open, [B, { do: 'raiseBank', counters: 0 }])
    expect(said(banker.settleStakes(state, { winner: 1, value: 1 }).entries)).toEqual([
      'bank→1 4',
      'bank→2 1',
    ])
  })

  test('S-3 less staked: the banker may take the excess out; a beaten one takes back what no stake covered', () => {
    const state = all(laid(10), 4, 0, 0, 0)
    expect(banker.findPrompt(state)).toEqual({ guest: B, asks: 'takeOut', least: 0, most: 6 })
    const taken = after(banker, state, [B, { do: 'takeOut', counters: 5 }])
    expect(taken.balances.bank).toBe(5)
    expect(said(banker.settleStakes(taken, { winner: 1, value: 1 }).entries)).toEqual([
      'bank→1 4',
      'bank→0 1',
    ])
  })

  test('S-3 a partie counts once whatever the score', () => {
    expect(banker.settleStakes(even(), { winner: 1, value: 3 }).state.balances.guests).toEqual([
      -10, 4, 2, 2, 2,
    ])
  })

  test('S-3a the ponte wins: P 3 4 5 B', () => {
    const { state } = banker.settleStakes(even(), { winner: 1, value: 1 })
    expect(state.list).toEqual([1, 2, 3, 4, 0])
    expect(banker.findPrompt(state)).toMatchObject({ guest: 1, asks: 'layBank' })
  })

  test('S-3b the banker wins and keeps the bank: B 3 4 5 P, and nothing is taken out', () => {
    const won = banker.settleStakes(even(), { winner: 0, value: 1 }).state
    expect(banker.findBreach(won, B, { do: 'takeOut', counters: 1 })).toEqual({
      rule: 'S-3',
      why: 'notNow',
    })
    const state = after(banker, won, [B, { do: 'keepBank' }])
    expect(state.list).toEqual([0, 2, 3, 4, 1])
    expect(state.balances.bank).toBe(20)
  })

  test('S-3c the banker wins and withdraws: 3 4 5 P B, with all that is in the bank', () => {
    const won = banker.settleStakes(even(), { winner: 0, value: 1 }).state
    const state = after(banker, won, [B, { do: 'withdraw' }])
    expect(state.list).toEqual([2, 3, 4, 1, 0])
    expect(state.balances).toEqual({ guests: [10, -4, -2, -2, -2], pool: 0, bank: 0 })
  })

  test('S-7 given up, the bank is the banker’s', () => {
    const struck = banker.closeEvening(even()).state
    expect(struck.balances).toEqual({ guests: [0, 0, 0, 0, 0], pool: 0, bank: 0 })
  })
})

describe('S-4 the chouette without banker', () => {
  const start = chouette.startEvening(STAKE, [0, 1, 2, 3]).state

  test('S-4 the seated players’ stakes count first, then those of the list until both sides are equal, the last in part', () => {
    const state = after(
      chouette,
      start,
      [0, bet(0, 2)],
      [1, bet(1, 4)],
      [2, bet(0, 5)],
      [3, bet(1, 1)],
    )
    expect(said(chouette.settleStakes(state, { winner: 1, value: 2 }).entries)).toEqual([
      '0→1 2',
      '2→1 2',
      '2→3 1',
    ])
  })

  test('S-4 who plays stakes on himself', () => {
    expect(chouette.findBreach(start, 0, bet(1, 2))).toEqual({ rule: 'S-4', why: 'ownSide' })
    expect(chouette.findBreach(start, 0, bet(0, 1))).toEqual({ rule: 'S-4', why: 'tooFewCounters' })
  })

  test('S-4 the winner stays, the loser goes to the end and the next enters', () => {
    const ready = after(
      chouette,
      start,
      [0, bet(0, 2)],
      [1, bet(1, 2)],
      [2, bet(0, 0)],
      [3, bet(0, 0)],
    )
    expect(chouette.settleStakes(ready, { winner: 1, value: 1 }).state.list).toEqual([2, 1, 3, 0])
  })
})

describe('S-5 the pool', () => {
  const open = (poolEntry: PoolEntry) => {
    const options: EveningTerms = { stake: 1, purse: 'none', poolEntry }
    return pool.startEvening(options, [0, 1, 2]).state
  }
  const played = (state: ReturnType<typeof open>, ...winners: readonly (0 | 1)[]) =>
    winners.reduce((now, winner) => pool.settleStakes(now, { winner, value: 1 }).state, state)

  test('S-5 each pays in, the highest deals first, the third sits out', () => {
    const state = open('loserPays')
    expect(state.balances).toEqual({ guests: [-1, -1, -1], pool: 3, bank: 0 })
    expect(pool.findNextPartie(state)).toMatchObject({ seats: [0, 1], dealer: 0 })
  })

  test('S-5 the winner stays, the third enters, and they draw for the deal', () => {
    const state = played(open('once'), 1)
    expect(pool.findNextPartie(state)).toMatchObject({ seats: [2, 1], dealer: null })
    expect(state.list).toEqual([2, 1, 0])
  })

  test('S-5 a first winner of both parties takes five stakes where losers pay', () => {
    expect(played(open('loserPays'), 0, 0).balances).toEqual({
      guests: [4, -2, -2],
      pool: 0,
      bank: 0,
    })
  })

  test('S-5 paid once, they take three', () => {
    expect(played(open('once'), 0, 0).balances.guests).toEqual([2, -1, -1])
  })

  test('S-5 where entrants pay only the first two pay at the start', () => {
    expect(open('entrantPays').balances).toEqual({ guests: [-1, -1, 0], pool: 2, bank: 0 })
    expect(played(open('entrantPays'), 0, 0).balances.guests).toEqual([2, -1, -1])
    expect(played(open('entrantPays'), 0, 1).balances).toEqual({
      guests: [-1, -2, -1],
      pool: 4,
      bank: 0,
    })
  })

  test('S-5 two parties in a row by the same player take it, and all pay and draw again', () => {
    const taken = played(open('loserPays'), 0, 1, 1)
    expect(taken.phase).toBe('drawing')
    expect(taken.balances.pool).toBe(0)
    expect(pool.redraw.restartWith(taken, [2, 0, 1]).state).toMatchObject({
      list: [2, 0, 1],
      balances: { pool: 3 },
    })
  })

  test('S-7 a pool given up is paid back as it was paid in', () => {
    for (const entry of POOL_ENTRIES)
      expect(pool.closeEvening(played(open(entry), 0, 1)).state.balances).toEqual({
        guests: [0, 0, 0],
        pool: 0,
        bank: 0,
      })
  })
})
