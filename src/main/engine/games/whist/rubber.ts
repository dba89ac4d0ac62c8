// The rubber: what a game adds to its account, and what the next one takes over (W-10, W-11, W-19).
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
import { clubCount, gameValue } from './clubs.ts'
import type { WhistOptions } from './options.ts'
import {
  GOAL,
  type OpenState,
  type OverState,
  SEAT_COUNT,
  SIDES,
  type WhistEvent,
  type WhistState,
} from './state.ts'

/** Games that win the rubber. */
export const GAMES = 2

const pairSchema = (most: number) => z.tuple([intBetween(0, most), intBetween(0, most)])

/** W-18: the most that a game is worth. */
const TREBLE = 3

/** What a game of short or long takes over: what the game of each side was worth, 0 for none. */
const CLUB_INHERITED = z.strictObject({ dealer: seatSchema, values: pairSchema(TREBLE) })

const TABLE_INHERITED = z.strictObject({
  /** Last dealer. */
  dealer: seatSchema,
  // at most one game each: after two the rubber is over, and there is no next game
  games: pairSchema(GAMES - 1),
  tricks: pairSchema(100_000),
  slams: pairSchema(100_000),
  honours: pairSchema(100_000),
})

const INHERITED = z.union([TABLE_INHERITED, CLUB_INHERITED])

const NOTHING: SideAccount = { games: 0, tricks: 0, slams: 0, honours: 0 }

/** Returns a game before its first deal, alone or within a rubber. */
export function startPartie(
  options: WhistOptions,
  score: readonly number[],
  inherited?: object,
): OpenState {
  const start = { phase: 'open', options, score: toPair(score), deals: 0 } as const
  if (clubCount(options) !== null) return { ...start, ...clubAccount(inherited) }
  if (inherited === undefined) return { ...start, account: [NOTHING, NOTHING], dealtLast: null }
  const { dealer, games, tricks, slams, honours } = TABLE_INHERITED.parse(inherited)
  const account = bySide((side) => ({
    games: games[side],
    tricks: tricks[side],
    slams: slams[side],
    honours: honours[side],
  }))
  return { ...start, account, dealtLast: dealer }
}

/** Returns the account with which a game of short or long begins (W-19). */
function clubAccount(inherited?: object): Pick<OpenState, 'account' | 'dealtLast'> {
  const { dealer, values } =
    inherited === undefined
      ? { dealer: null, values: [0, 0] as const }
      : CLUB_INHERITED.parse(inherited)
  const account = bySide((side) => {
    const won = values[side] === 0 ? [] : [values[side]]
    return { ...NOTHING, games: won.length, values: won }
  })
  return { account, dealtLast: dealer }
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

/**
 * Returns the account after a game: with the winner's points that are not carried on, or in short
 * and long with what the game is worth (W-18).
 */
export function withGame(
  { account, options, score }: Pick<OpenState, 'account' | 'options' | 'score'>,
  winner: Side,
): Pair<SideAccount> {
  const { games, tricks, values } = account[winner]
  if (values !== undefined) {
    const after = [...values, gameValue(options, winner, score)]
    return bySide((side) =>
      side === winner ? { ...account[side], games: games + 1, values: after } : account[side],
    )
  }
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

/** Returns the event of a rubber won: in counters, or in points and what they are worth (W-19). */
export function rubberEvent(
  winner: Side,
  { account, options }: Pick<OpenState, 'account' | 'options'>,
): WhistEvent {
  const paid = paidTo(winner, account)
  if (clubCount(options) === null) return { did: 'wonRubber', seat: winner, paid }
  const points = bySide((side) => accountTotal(account[side], side === winner))
  const stake = options.stake === 'none' ? {} : { stake: options.stake }
  return { did: 'wonRubber', seat: winner, paid, points, ...stake, rule: 'W-19' }
}

/** Returns the next dealer, to the left also between games (W-3); null before the cut. */
export function nextDealer(state: WhistState): Seat | null {
  const last = state.phase === 'open' ? state.dealtLast : state.dealer
  return last === null ? null : leftOf(last, SEAT_COUNT)
}

function carryOver(over: OverState) {
  const { account, winner, score, dealer } = over
  if (buildRubber(over).winner !== null) return null
  return {
    // W-17: in short and long what exceeds the game is lost
    score: bySide((side) =>
      side === winner && clubCount(over.options) === null ? carriedPoints(score[side], false) : 0,
    ),
    inherited: handedOn(dealer, account),
  }
}

function handedOn(dealer: Seat, account: Pair<SideAccount>) {
  const perSide = (value: (side: SideAccount) => number): Pair<number> => [
    value(account[0]),
    value(account[1]),
  ]
  if (account[0].values !== undefined)
    return { dealer, values: perSide(({ values }) => values?.[0] ?? 0) }
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

/** Returns the account of a rubber, with the total of each side (W-11, W-19). */
function seriesAccount({ account: sides, options }: WhistState): object {
  const { winner } = buildRubber({ account: sides })
  if (clubCount(options) !== null) return clubSeriesAccount(sides, winner, options)
  return {
    account: SIDES.map((side) => ({
      ...sides[side],
      total: accountTotal(sides[side], side === winner),
    })),
    winner,
    paid: winner === null ? null : paidTo(winner, sides),
  }
}

/** Returns the account of a rubber in points, and with a stake in counters (W-19). */
function clubSeriesAccount(
  sides: Pair<SideAccount>,
  winner: Side | null,
  { stake }: WhistOptions,
): object {
  const points = winner === null ? null : paidTo(winner, sides)
  return {
    account: SIDES.map((side) => ({
      games: sides[side].games,
      values: sides[side].values,
      total: accountTotal(sides[side], side === winner),
    })),
    winner,
    points,
    ...(stake === 'none' ? {} : { paid: points === null ? null : points * stake }),
  }
}

export const series: Series<WhistState> = {
  inherited: INHERITED,
  acceptsCarryOver: (options, inherited) =>
    'values' in inherited === (Reflect.get(options, 'count') !== 'table'),
  carryOver: (over) => (over.phase === 'over' ? carryOver(over) : null),
  carryWithin,
  seriesScore: ({ account }) => account.map(({ games }) => games),
  seriesAccount,
}
