// The rubber: what a game adds to its account, and what the next one takes over (W-10, W-11).
import { z } from 'zod/mini'
import { type Pair, type Side, otherSide, bySide, toPair } from '../../../../shared/duel.ts'
import {
  type Rubber,
  type SideAccount,
  type WhistMark,
  type WhistMarkRule,
  accountTotal,
} from '../../../../shared/games/whist.ts'
import type { Seat } from '../../../../shared/view.ts'
import { seatSchema, intBetween } from '../../schemas.ts'
import type { Series } from '../game.ts'
import { leftOf } from '../trick.ts'
import type { WhistOptions } from './options.ts'
import {
  GOAL,
  type OpenState,
  type OverState,
  SEAT_COUNT,
  SIDES,
  type WhistState,
} from './state.ts'

/** Games that win the rubber. */
const GAMES = 2

const pairSchema = (most: number) => z.tuple([intBetween(0, most), intBetween(0, most)])

const INHERITED = z.strictObject({
  /** Last dealer. */
  dealer: seatSchema,
  // at most one game each: after two the rubber is over, and there is no next game
  games: pairSchema(GAMES - 1),
  tricks: pairSchema(100_000),
  slams: pairSchema(100_000),
  honours: pairSchema(100_000),
})

const NOTHING: SideAccount = { games: 0, tricks: 0, slams: 0, honours: 0 }

/** Returns a game before its first deal, alone or within a rubber. */
export function startPartie(
  options: WhistOptions,
  score: readonly number[],
  inherited?: object,
): OpenState {
  const start = { phase: 'open', options, score: toPair(score), deals: 0 } as const
  if (inherited === undefined) return { ...start, account: [NOTHING, NOTHING], dealtLast: null }
  const { dealer, games, tricks, slams, honours } = INHERITED.parse(inherited)
  const account = bySide((side) => ({
    games: games[side],
    tricks: tricks[side],
    slams: slams[side],
    honours: honours[side],
  }))
  return { ...start, account, dealtLast: dealer }
}

/** Adds the bonus points of a deal to the account (W-9). */
export function withBonus(
  account: Pair<SideAccount>,
  marks: readonly WhistMark[],
): Pair<SideAccount> {
  return bySide((side) => {
    const sumMarks = (rule: WhistMarkRule): number =>
      marks.reduce(
        (all, mark) => (mark.seat === side && mark.rule === rule ? all + mark.points : all),
        0,
      )
    const { slams, honours } = account[side]
    return { ...account[side], slams: slams + sumMarks('W-7'), honours: honours + sumMarks('W-8') }
  })
}

/** W-10: the most points a game can begin with; one trick is always missing. */
const MOST_CARRIED = 8

/** Returns what the winner takes into the next game; nothing from the last one (W-10). */
const carriedPoints = (score: number, wonRubber: boolean): number =>
  wonRubber ? 0 : Math.min(score - GOAL, MOST_CARRIED)

/** Returns the account after a game, with the winner's points that are not carried on. */
export function withGame(
  account: Pair<SideAccount>,
  winner: Side,
  score: Pair<number>,
): Pair<SideAccount> {
  const { games, tricks } = account[winner]
  const kept = score[winner] - carriedPoints(score[winner], games + 1 === GAMES)
  return bySide((side) =>
    side === winner ? { ...account[side], games: games + 1, tricks: tricks + kept } : account[side],
  )
}

export const buildRubber = ({ account }: { readonly account: Pair<SideAccount> }): Rubber => ({
  account,
  winner: SIDES.find((side) => account[side].games === GAMES) ?? null,
})

/** Returns what the winner of the rubber is paid; negative if they pay (W-11). */
export const paidTo = (winner: Side, account: Pair<SideAccount>): number =>
  accountTotal(account[winner], true) - accountTotal(account[otherSide(winner)], false)

/** Returns the next dealer, to the left also between games (W-3); null before the cut. */
export function nextDealer(state: WhistState): Seat | null {
  const last = state.phase === 'open' ? state.dealtLast : state.dealer
  return last === null ? null : leftOf(last, SEAT_COUNT)
}

function carryOver(over: OverState) {
  const { account, winner, score, dealer } = over
  if (buildRubber(over).winner !== null) return null
  return {
    score: bySide((side) => (side === winner ? carriedPoints(score[side], false) : 0)),
    inherited: handedOn(dealer, account),
  }
}

function handedOn(dealer: Seat, account: Pair<SideAccount>) {
  const perSide = (value: (side: SideAccount) => number): Pair<number> => [
    value(account[0]),
    value(account[1]),
  ]
  return {
    dealer,
    games: perSide(({ games }) => games),
    tricks: perSide(({ tricks }) => tricks),
    slams: perSide(({ slams }) => slams),
    honours: perSide(({ honours }) => honours),
  }
}

function carryWithin(state: WhistState) {
  const dealer = state.phase === 'open' ? state.dealtLast : state.dealer
  return dealer === null ? null : handedOn(dealer, state.account)
}

/** Returns what each side takes into the next game, once this one is over (W-10). */
export const carriedOn = (state: WhistState): Pair<number> =>
  (state.phase === 'over' ? carryOver(state)?.score : undefined) ?? [0, 0]

/** Returns the account of a rubber, with the total of each side (W-11). */
function seriesAccount({ account: sides }: WhistState): object {
  const { winner } = buildRubber({ account: sides })
  return {
    account: SIDES.map((side) => ({
      ...sides[side],
      total: accountTotal(sides[side], side === winner),
    })),
    winner,
    paid: winner === null ? null : paidTo(winner, sides),
  }
}

export const series: Series<WhistState> = {
  inherited: INHERITED,
  carryOver: (over) => (over.phase === 'over' ? carryOver(over) : null),
  carryWithin,
  seriesScore: ({ account }) => account.map(({ games }) => games),
  seriesAccount,
}
