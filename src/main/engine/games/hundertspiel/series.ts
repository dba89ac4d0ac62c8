// The sitting: markers, suits of the seats, and the rounds that are left (H-3, H-21, H-22).
import { z } from 'zod/mini'
import { type Card, TRAPPOLA_SUITS, requireValue } from '../../../../shared/card.ts'
import type { HundertspielWhy } from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat } from '../../../../shared/view.ts'
import { seatSchema, intBetween } from '../../schemas.ts'
import type { Series, CarryOver } from '../game.ts'
import { leftOf } from '../trick.ts'
import { isSittingOver } from './end.ts'
import type { Flow } from './flow.ts'
import type { HundertspielOptions } from './options.ts'
import {
  type HundertspielState,
  type InDealState,
  type OpenState,
  type OverState,
  GOAL,
  seatsIn,
  sidesIn,
  trappolaSuit,
} from './state.ts'

/** H-22: rounds that follow the deal in which they are announced. */
const LAST_ROUNDS = 3

const most = 1_000_000
const rowSchema = (least: number, greatest: number) =>
  z.array(intBetween(least, greatest)).check(z.minLength(2), z.maxLength(4))

const INHERITED = z.strictObject({
  /** Last dealer. */
  dealer: seatSchema,
  /** Suits by seat, as indices in the order of H-1. */
  suits: rowSchema(0, TRAPPOLA_SUITS.length - 1),
  markers: rowSchema(-most, most),
  won: rowSchema(0, most),
  /** Deals of the sitting, and its agreed number of deals; negative if that is open. */
  dealt: intBetween(0, most),
  end: intBetween(-1, most),
  announcedBy: z.union([z.literal(-1), seatSchema]),
})

/** Returns the suits that were drawn; without a draw, those in the order of H-1 (H-3). */
const suitsDrawn = (options: HundertspielOptions, lots: readonly Card[]) =>
  lots.length === options.players
    ? lots.map(trappolaSuit)
    : seatsIn(options).map((place) => requireValue(TRAPPOLA_SUITS[place]))

/** Returns true if a sitting fits this: its seats and sides, no marker lost, and not at its end. */
function acceptsCarryOver(
  { players }: Pick<HundertspielOptions, 'players'>,
  inherited: z.infer<typeof INHERITED>,
): boolean {
  const { dealer, suits, markers, won, dealt, end, announcedBy } = inherited
  const isSeated = dealer < players && announcedBy < players && markers.length === players
  const isPaid = markers.reduce((sum, one) => sum + one, 0) === 0
  const isDrawn = suits.length === players && new Set(suits).size === players
  return (
    isSeated && isPaid && isDrawn && won.length === sidesIn({ players }) && (end < 0 || dealt < end)
  )
}

/** Returns a partie before its first deal, the first of a sitting or a later one. */
export function startPartie(
  options: HundertspielOptions,
  score: readonly number[],
  inherited?: object,
  lots: readonly Card[] = [],
): OpenState {
  const sides = SEATS.slice(0, sidesIn(options))
  const start = {
    phase: 'open',
    options,
    score: sides.map((side) => score[side] ?? 0),
    deals: 0,
  } as const
  if (inherited === undefined) {
    const nothing = seatsIn(options).map(() => 0)
    const { rounds, players } = options
    const end = rounds === 'none' ? null : rounds * players
    return {
      ...start,
      suits: suitsDrawn(options, lots),
      markers: nothing,
      markersBefore: nothing,
      sitting: { dealt: 0, end, announcedBy: null, won: sides.map(() => 0) },
      dealtLast: null,
    }
  }
  const { dealer, suits, markers, won, dealt, end, announcedBy } = INHERITED.parse(inherited)
  return {
    ...start,
    suits: suits.map((place) => requireValue(TRAPPOLA_SUITS[place])),
    markers,
    markersBefore: markers,
    sitting: {
      dealt,
      end: end < 0 ? null : end,
      announcedBy: announcedBy === -1 ? null : announcedBy,
      won,
    },
    dealtLast: dealer,
  }
}

/** Returns why the last rounds cannot be announced now (H-22), or null. */
export function lastRoundsFault({ phase, sitting, options }: InDealState): HundertspielWhy | null {
  if (options.rounds !== 'none' || sitting.end !== null) return 'endSettled'
  return phase === 'announcing' ? null : 'notNow'
}

/** Announces the last rounds: three whole rounds after this deal (H-22). */
export function lastRounds(before: InDealState, seatOf: Seat): Flow {
  const { sitting, options } = before
  const deals = LAST_ROUNDS * options.players
  const end = sitting.dealt + deals
  return {
    state: { ...before, sitting: { ...sitting, end, announcedBy: seatOf } },
    events: [{ did: 'lastRounds', seat: seatOf, deals }],
  }
}

/** Returns what the next partie takes over from the rest of the deal (H-21). */
function carryOver(over: OverState): CarryOver | null {
  if (isSittingOver(over)) return null
  return {
    score: over.next.map((points) => Math.min(points, GOAL - 1)),
    inherited: handedOn(over, over.dealer),
  }
}

const handedOn = (
  { sitting, markers, suits }: HundertspielState,
  dealer: Seat,
): CarryOver['inherited'] => ({
  dealer,
  suits: suits.map((suit) => TRAPPOLA_SUITS.indexOf(suit)),
  markers,
  won: sitting.won,
  // a partie is played to its end, also beyond the agreed rounds

  dealt: sitting.dealt,
  end: sitting.end === null ? -1 : Math.max(sitting.end, sitting.dealt + 1),
  announcedBy: sitting.announcedBy ?? -1,
})

function carryWithin(state: HundertspielState): CarryOver['inherited'] | null {
  const { players } = state.options
  if (state.phase === 'open')
    return state.dealtLast === null ? null : handedOn(state, state.dealtLast)
  // after a void deal the same dealer deals again (H-4, H-5)
  const isVoid = state.phase === 'settled' && state.isVoid
  return handedOn(state, isVoid ? leftOf(state.dealer, players, players - 1) : state.dealer)
}

/** Returns the account of the sitting so far (H-22). */
const seriesAccount = ({ markers, sitting: { dealt, end, won } }: HundertspielState): object => ({
  markers,
  dealt,
  end,
  won,
})

export const series: Series<HundertspielState> = {
  inherited: INHERITED,
  acceptsCarryOver,
  carryOver: (over) => (over.phase === 'over' ? carryOver(over) : null),
  carryWithin,
  seriesScore: ({ sitting }) => sitting.won,
  seriesAccount,
}
