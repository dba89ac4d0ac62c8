// Payments of markers from one player to another (H-4, H-12, H-18 … H-20, H-26, H-28).
import {
  type PaidRule,
  type Undertaking,
  suitHeight,
} from '../../../../shared/games/hundertspiel.ts'
import type { Seat } from '../../../../shared/view.ts'
import { leftOf } from '../trick.ts'
import type { Change } from './flow.ts'
import type { HundertspielOptions } from './options.ts'
import {
  type DealSoFar,
  type HundertspielEvent,
  withAdded,
  isOpponent,
  seatsAt,
  seatsIn,
  sideAt,
} from './state.ts'

/** A payment of markers, with its payer and payee. */
interface Payment {
  readonly from: Seat
  readonly to: Seat
  readonly markers: number
}

/** Makes several payments by one rule. */
export function payMarkers(deal: DealSoFar, payments: readonly Payment[], rule: PaidRule): Change {
  let { markers } = deal
  const events = payments.map(({ from, to, markers: number }): HundertspielEvent => {
    markers = withAdded(withAdded(markers, from, -number), to, number)
    return { did: 'paid', seat: from, to, markers: number, rule }
  })
  return { state: { ...deal, markers }, events }
}

/** Returns the payments of four: each loser pays the winner on their left (H-19). */
export const partnersPay = (
  losers: Seat,
  markers: number,
  options: HundertspielOptions,
): readonly Payment[] =>
  seatsAt(losers, options).map((from) => ({ from, to: leftOf(from, options.players), markers }))

/** Returns payments of one seat to each of its opponents. */
export const paysAll = (
  from: Seat,
  markers: number,
  options: HundertspielOptions,
): readonly Payment[] => listOpponents(from, options).map((to) => ({ from, to, markers }))

const paysOne = (to: Seat, markers: number, options: HundertspielOptions): readonly Payment[] =>
  listOpponents(to, options).map((from) => ({ from, to, markers }))

const listOpponents = (seat: Seat, options: HundertspielOptions): readonly Seat[] =>
  seatsIn(options).filter((one) => isOpponent(one, seat, options))

/** Returns what each pays for a laid game (H-18, H-26). */
export function laidGameStake(
  { suits, contra }: Undertaking,
  options: HundertspielOptions,
): number {
  const [first] = suits
  const isBySuit = options.scat && options.suitPayment && first !== undefined
  const single = suits.length > 1 ? FIFTY_TWO : isBySuit ? suitHeight(first, options) : TWENTY_SIX
  return contra === null ? single : 2 * single
}

const TWENTY_SIX = 2
const FIFTY_TWO = 4

/** Returns the payments for a laid game; `payer` gave up against it and pays for both (G-1). */
export function undertakingPaid(
  { seat }: Pick<Undertaking, 'seat'>,
  markers: number,
  made: { readonly isMade: boolean; readonly payer: Seat | null },
  options: HundertspielOptions,
): readonly Payment[] {
  const { isMade, payer } = made
  if (options.players === 4) {
    const own = sideAt(seat, options)
    return partnersPay(isMade ? (own === 0 ? 1 : 0) : own, markers, options)
  }
  if (isMade && payer !== null) return [{ from: payer, to: seat, markers: 2 * markers }]
  return isMade ? paysOne(seat, markers, options) : paysAll(seat, markers, options)
}
