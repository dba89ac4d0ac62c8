// Random rubbers of short and long whist, revokes and all, against a second reckoning that is
// naive on purpose: it moves counters one at a time and reads nothing but the cards, the claims and
// the tricks. W-14 to W-20.
import { expect, test } from 'vitest'
import { nextDeal } from '../../../src/main/engine/games/dealing.ts'
import { whist } from '../../../src/main/engine/games/whist/index.ts'
import type { WhistOptions } from '../../../src/main/engine/games/whist/options.ts'
import type { DealtState, WhistState } from '../../../src/main/engine/games/whist/state.ts'
import type { Random } from '../../../src/main/engine/random.ts'
import { requireValue } from '../../../src/shared/card.ts'
import { accountTotal } from '../../../src/shared/games/whist.ts'
import { SEATS } from '../../../src/shared/view.ts'
import { chance } from '../chance.ts'
import { LONG, SHORT, done } from './table.ts'

const isLong = process.env['CERCLE_LONG'] !== undefined
const RUBBERS = isLong ? 10_000 : 300

/** Plays a deal at random; where anything may be played, mostly honestly. */
function playedAtRandom(dealt: DealtState, random: Random): DealtState {
  let state = dealt
  while (state.phase === 'play' || state.phase === 'reckoning' || state.phase === 'redress') {
    const acting = whist.seatsToAct(state)
    const seat = requireValue(acting[random.nextInt(acting.length)])
    const legal = whist
      .legalActions(state, seat)
      .filter(({ do: word }) => word !== 'claimRevoke' || random.nextInt(8) === 0)
      .filter(({ do: word }) => word !== 'mend' || random.nextInt(3) === 0)
    const action = legal[random.nextInt(legal.length)]
    if (action !== undefined) state = done(state, seat, action).state
  }
  return state
}

/** The score after a deal, counter by counter. */
function naiveScore(
  deal: DealtState,
  dealtHands: readonly (readonly string[])[],
  before: readonly number[],
) {
  const goal = deal.options.count === 'short' ? 5 : 10
  const score = [...before]
  const isOver = () => score.includes(goal)
  const revokers = new Set<number>()
  const taken = [0, 0]
  for (const trick of deal.tricks) {
    const side = requireValue(trick.winner ?? undefined) % 2
    taken[side] = (taken[side] ?? 0) + 1
  }
  const lost = [0, 0]
  for (const { revoke, seat, penalty } of deal.claims)
    if (revoke !== null) {
      revokers.add((seat + 1) % 2)
      if (penalty === 'tricks') lost[(seat + 1) % 2] = (lost[(seat + 1) % 2] ?? 0) + 3
    }
  const put = (side: number, counters: number) => {
    for (let n = 0; n < counters; n += 1) {
      if (isOver()) return
      const now = score[side] ?? 0
      if (now + 1 === goal && revokers.has(side)) return
      score[side] = now + 1
    }
  }
  for (const { revoke, seat, penalty } of deal.claims) {
    if (revoke === null || isOver()) continue
    if (penalty === 'onto') put(seat % 2, 3)
    if (penalty === 'off') score[(seat + 1) % 2] = Math.max(0, (score[(seat + 1) % 2] ?? 0) - 3)
  }
  const given = [0, 1].map((side) => Math.min(lost[side] ?? 0, taken[side] ?? 0))
  for (const side of [0, 1])
    put(side, (taken[side] ?? 0) - (given[side] ?? 0) + (given[1 - side] ?? 0) - 6)
  for (const side of [0, 1]) {
    if (before[side] === goal - 1) continue
    const own = SEATS.filter((seat) => seat % 2 === side).flatMap((seat) => dealtHands[seat] ?? [])
    const trump = deal.turnUp.slice(-1)
    const honours = ['A', 'K', 'Q', 'J'].filter((rank) => own.includes(`${rank}${trump}`)).length
    put(side, honours === 4 ? 4 : honours === 3 ? 2 : 0)
  }
  return score
}

/** A rubber at random, reckoned a second time: points of both sides, and what was unlike. */
function reckonedTwice(options: WhistOptions, random: Random) {
  const faults: unknown[] = []
  const points = [0, 0]
  const games = [0, 0]
  let seen = { deals: 0, revokes: 0 }
  let state: WhistState = whist.startPartie(options, [0, 0])
  for (;;) {
    const dealer = whist.nextDealer(state) ?? 0
    const before = state.score
    const deal = nextDeal(whist, options, state, { dealer, packets: '1' }, random)
    const begun = whist.startDeal(state, deal).state
    if (begun.phase !== 'play') throw new Error('no play')
    const over = playedAtRandom(begun, random)
    const revokes = over.claims.filter(({ revoke }) => revoke !== null).length
    seen = { deals: seen.deals + 1, revokes: seen.revokes + revokes }
    const expected = naiveScore(over, deal.hands, before)
    if (String(over.score) !== String(expected)) faults.push([over.score, expected, over.claims])
    state = over
    if (over.phase !== 'over') continue
    const winner = options.count === 'short' ? over.score.indexOf(5) : over.score.indexOf(10)
    const lost = requireValue(over.score[1 - winner])
    const short = lost === 0 ? 3 : lost <= 2 ? 2 : 1
    points[winner] = (points[winner] ?? 0) + (options.count === 'short' ? short : lost <= 4 ? 2 : 1)
    games[winner] = (games[winner] ?? 0) + 1
    const next = whist.series?.carryOver(over) ?? null
    if (next === null) {
      points[winner] = (points[winner] ?? 0) + 2
      const { account, winner: told } = whist.viewFor(over, 'onlooker').rubber
      const totals = account.map((one, side) => accountTotal(one, side === told))
      if (String(totals) !== String(points)) faults.push([totals, points])
      if (games[winner] !== 2 || told !== winner) faults.push([games, told])
      return { faults, seen }
    }
    state = whist.startPartie(options, next.score, next.inherited)
  }
}

test.each([
  ['short', SHORT],
  ['long', LONG],
  ['short with revokes', { ...SHORT, irregularities: true } as const],
  ['long with revokes', { ...LONG, irregularities: true } as const],
])(
  `W-14 W-15 W-16 W-17 W-18 W-19 W-20 ${RUBBERS / 4} random rubbers of %s come to what counters come to`,
  (name, options) => {
    const random = chance(name.length)
    let [deals, revokes] = [0, 0]
    for (let n = 0; n < RUBBERS / 4; n += 1) {
      const { faults, seen } = reckonedTwice(options, random)
      expect(faults).toEqual([])
      deals += seen.deals
      revokes += seen.revokes
    }
    expect(deals).toBeGreaterThan(RUBBERS / 2)
    expect(revokes > 0).toBe(options.irregularities)
  },
  isLong ? 3_600_000 : 120_000,
)
