// Whist: games of a rubber, what is carried on and what lapses, and the account, W-10 and W-11.
import { expect, test } from 'vitest'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { DealtState, WhistState } from '../../../src/main/engine/games/whist/state.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { accountTotal } from '../../../src/shared/games/whist.ts'
import {
  PLAIN,
  SUITS_APART,
  begin,
  done,
  givenUp,
  next,
  openPartie,
  playedOn,
  settled,
  taking,
  turnOf,
} from './table.ts'

const follows = (over: DealtState): WhistState => {
  const taken = whist.series?.carryOver(over) ?? null
  if (taken === null) throw new Error('no game follows')
  return whist.startPartie(PLAIN, taken.score, taken.inherited)
}

const accounts = (state: WhistState) => whist.viewFor(state, 'onlooker').rubber.account

/**
 * First game: twelve tricks. Second: side 1 with nine and eight, side 0 with eight between. Third:
 * eleven tricks.
 */
const first = (): DealtState => settled(begin(taking(12)))
const second = (): DealtState => {
  const one = settled(next(follows(first()), taking(9, 0)))
  return settled(next(settled(next(one, taking(8, 1))), taking(8, 2)))
}
const third = (): DealtState => settled(next(follows(second()), taking(11, 3)))

test('W-3 the first deal of a rubber is cut for', () => {
  expect(whist.nextDealer(openPartie())).toBeNull()
})

test('W-10 the winner takes what exceeds ten into the next game', () => {
  expect(first()).toMatchObject({ phase: 'over', score: [12, 0] })
  expect(follows(first())).toMatchObject({ phase: 'open', score: [2, 0], deals: 0 })
})

test('W-10 the loser’s points lapse, also those they had carried over', () => {
  expect(second()).toMatchObject({ phase: 'over', winner: 1, score: [6, 10] })
  expect(follows(second())).toMatchObject({ score: [0, 0] })
  expect(accounts(second())[0].tricks).toBe(10)
})

test('W-10 no more than eight are taken over, and the account keeps the rest', () => {
  const over = settled(begin(SUITS_APART(), [0, 8]))
  expect(over).toMatchObject({ phase: 'over', score: [0, 22] })
  expect(follows(over).score).toEqual([0, 8])
  expect(accounts(over)[1]).toMatchObject({ games: 1, tricks: 14 })
})

test('W-10 after each game the account is shown as it stands', () => {
  const rubber = whist.viewFor(first(), 0).rubber
  expect(rubber).toEqual({
    account: [
      { games: 1, tricks: 10, slams: 30, honours: 6 },
      { games: 0, tricks: 0, slams: 0, honours: 0 },
    ],
    winner: null,
  })
  expect(whist.viewFor(follows(first()), 0).rubber).toEqual(rubber)
})

test('W-10 the view shows what each side carries into the next game, once there is one', () => {
  const carried = (state: WhistState) => whist.viewFor(state, 0).carried
  expect(carried(first())).toEqual([2, 0])
  expect(carried(settled(begin(SUITS_APART(), [0, 8])))).toEqual([0, 8])
  expect([begin(taking(12)), follows(first()), third()].map(carried)).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})

test('W-10 slams and honours of a deal are in the account at once', () => {
  expect(accounts(settled(begin(taking(9))))).toMatchObject([
    { games: 0, tricks: 0, honours: 6 },
    { honours: 0 },
  ])
})

test('W-10 the first side to win two games wins the rubber, and no game follows', () => {
  expect(whist.series?.carryOver(third())).toBeNull()
  expect(whist.viewFor(third(), 0).rubber.winner).toBe(0)
  const straight = settled(next(follows(first()), taking(10, 1)))
  expect(straight).toMatchObject({ phase: 'over', score: [10, 0] })
  expect(whist.series?.carryOver(straight)).toBeNull()
})

test('W-10 a game that is not over hands nothing on', () => {
  expect(whist.series?.carryOver(openPartie())).toBeNull()
  expect(whist.series?.carryOver(settled(begin(taking(7))))).toBeNull()
})

test('W-10 the deal passes left from game to game, and a record may say otherwise', () => {
  const open = follows(first())
  expect(whist.nextDealer(open)).toBe(0)
  expect(whist.viewFor(open, 0).dealtLast).toBe(3)
  expect(whist.findDealBreach(open, taking(9, 2))).toBeNull()
})

test('W-11 the account of a rubber: games, rubber, tricks that have not lapsed, slams, honours', () => {
  const over = third()
  const [winners, losers] = accounts(over)
  // 10 of the first game, of which 2 are carried on and lapse, and 10 of the third; honours in the
  // first, second and third
  expect(winners).toEqual({ games: 2, tricks: 20, slams: 30, honours: 18 })
  expect(losers).toEqual({ games: 1, tricks: 10, slams: 0, honours: 12 })
  expect([accountTotal(winners, true), accountTotal(losers, false)]).toEqual([238, 72])
})

test('W-11 points taken over count once, and the winner of the last game keeps all of it', () => {
  const straight = settled(next(follows(first()), taking(12, 1)))
  expect(straight.score).toEqual([14, 0])
  expect(accounts(straight)[0]).toMatchObject({ games: 2, tricks: 24, slams: 60 })
})

test('W-11 the difference is paid, and reported after the last game', () => {
  let state = playedOn(next(follows(second()), taking(11, 3)), 12)
  for (;;) {
    const seat = turnOf(state)
    const step = done(state, seat, { do: 'play', card: requireValue(state.hands[seat]?.[0]) })
    state = step.state
    if (state.phase !== 'over') continue
    expect(step.events.slice(-2)).toEqual([
      { did: 'wonPartie', seat: 0, value: 1, score: [10, 0] },
      { did: 'wonRubber', seat: 0, paid: 166 },
    ])
    return
  }
})

test('W-11 who wins the rubber may have to pay', () => {
  const behind = { dealer: 3, games: [1, 1], tricks: [10, 14], slams: [0, 100], honours: [0, 30] }
  const open = whist.startPartie(PLAIN, [8, 0], behind)
  const dealt = next(open, taking(7, 3))
  const { events } = whist.giveUp(dealt, 1, 'deal')
  expect(events.at(-1)).toEqual({
    did: 'wonRubber',
    seat: 0,
    paid: 100 + 70 + 32 + 6 - (50 + 14 + 100 + 30),
  })
  const poor = whist.giveUp(
    next(whist.startPartie(PLAIN, [8, 0], { ...behind, slams: [0, 150] }), taking(7, 3)),
    1,
    'deal',
  )
  expect(poor.events.at(-1)).toEqual({ did: 'wonRubber', seat: 0, paid: -36 })
})

test('G-2 a game given up counts as won, and the rubber goes on', () => {
  const state = givenUp(begin(taking(9)), 1, 'partie')
  expect(state).toMatchObject({ phase: 'over', winner: 0, score: [14, 0] })
  expect(follows(state).score).toEqual([4, 0])
})

test('W-10 what is not an account is not taken over', () => {
  const right = { dealer: 3, games: [1, 0], tricks: [10, 0], slams: [0, 0], honours: [0, 0] }
  const reads = (wrong: object) => whist.series?.inherited.safeParse({ ...right, ...wrong }).success
  expect(reads({})).toBe(true)
  for (const wrong of [
    { dealer: 4 },
    { games: [2, 0] },
    { games: [1] },
    { tricks: [-1, 0] },
    { more: 1 },
  ])
    expect(reads(wrong)).toBe(false)
})

test('W-11 the account says what each side has in all, and once the rubber is won what is paid', () => {
  const series = requireValue(whist.series)
  const [winners, losers] = accounts(third())
  expect(series.seriesAccount?.(third())).toEqual({
    account: [
      { ...winners, total: 238 },
      { ...losers, total: 72 },
    ],
    winner: 0,
    paid: 166,
  })
  const [one, none] = accounts(first())
  expect(series.seriesAccount?.(first())).toEqual({
    account: [
      { ...one, total: accountTotal(one, false) },
      { ...none, total: 0 },
    ],
    winner: null,
    paid: null,
  })
  expect([openPartie(), first(), second(), third()].map(series.seriesScore)).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
    [2, 1],
  ])
})

test('W-10 a game records who dealt last and what the rubber has brought so far', () => {
  const series = requireValue(whist.series)
  expect(series.carryWithin(openPartie())).toBeNull()
  expect(series.carryWithin(begin(taking(12)))).toMatchObject({
    dealer: 3,
    games: [0, 0],
    tricks: [0, 0],
  })
  expect(series.carryWithin(follows(first()))).toEqual(series.carryOver(first())?.inherited)
  expect(series.carryWithin(first())).toMatchObject({
    dealer: 3,
    games: [1, 0],
    tricks: [10, 0],
    slams: [30, 0],
  })
})
