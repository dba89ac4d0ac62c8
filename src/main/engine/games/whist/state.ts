// The state of a game of Whist: 52 cards, four seats in two sides (W-1), and the rubber so far.
import { type Card, type Suit, suitOf } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type {
  RevokeClaim,
  SideAccount,
  WhistSeenEvent,
  WhistMark,
} from '../../../../shared/games/whist.ts'
import { type Seat, type Trick, seatsOfSide } from '../../../../shared/view.ts'
import { buildPack } from '../pack.ts'
import { leftOf, createRanking } from '../trick.ts'
import {
  type Hands,
  type InPhase,
  type Over,
  type Reckoning,
  type Uncovered,
  sideAt,
} from '../trick-game.ts'
import type { WhistOptions } from './options.ts'

export { type Hands, sideAt }

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'] as const
export const WHIST_PACK = buildPack(RANKS)
export const height = createRanking(RANKS)

export const SEAT_COUNT = 4
export const HAND = 13
/** W-6: points of tricks that win a game. */
export const GOAL = 10

/** What is known besides of the hands once a revoke was mended (W-20). */
export interface WhistSlips {
  /** By seat, the cards in hand that lay on the table before and were taken up again. */
  readonly seen: Hands
  /** True while the seat on turn mends its revoke, and so must follow suit. */
  readonly mending: boolean
}

export const NO_SLIPS: WhistSlips = { seen: [[], [], [], []], mending: false }

interface Partie {
  readonly options: WhistOptions
  readonly score: Pair<number>
  readonly deals: number
  /** The rubber so far, by side (W-11): finished games, slams and honours of this one. */
  readonly account: Pair<SideAccount>
}

export interface DealSoFar extends Partie {
  readonly dealer: Seat
  readonly turnUp: Card
  readonly hands: Hands
  readonly tricks: readonly Trick[]
  /** By seat. */
  readonly tricksWon: readonly number[]
  /** W-12 */
  readonly claims: readonly RevokeClaim[]
  readonly slips: WhistSlips
  readonly marks: readonly WhistMark[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
  /** Last dealer of the game before; null if the deal is still to be cut for (W-3). */
  readonly dealtLast: Seat | null
}
export type PlayState = InPhase<DealSoFar, 'play'>
/** With `irregularities`: revokes may be claimed until all four declare no claim (W-12). */
export type ReckoningState = Reckoning<DealSoFar>
/** After the claims, in short and long: the claimants choose their penalties (W-20). */
export type RedressState = InPhase<DealSoFar, 'redress'>
export type SettledState = InPhase<DealSoFar, 'settled'>
export type OverState = Over<DealSoFar>
export type InDealState = PlayState | ReckoningState | RedressState
export type DealtState = InDealState | SettledState | OverState
export type WhistState = OpenState | DealtState

export type WhistEvent = Uncovered<WhistSeenEvent>

export const SIDES = [0, 1] as const
export const seatsAt = (side: Side): readonly Seat[] => seatsOfSide(side, SIDES.length, SEAT_COUNT)

export const trumpOf = (deal: { readonly turnUp: Card }): Suit => suitOf(deal.turnUp)
/** Returns the player left of the dealer (W-4). */
export const elderOf = (deal: { readonly dealer: Seat }): Seat => leftOf(deal.dealer, SEAT_COUNT)

/** Returns the tricks that the side has taken (W-5). */
export const sideTricks = (deal: { readonly tricksWon: readonly number[] }, side: Side): number =>
  seatsAt(side).reduce<number>((sum, seat) => sum + (deal.tricksWon[seat] ?? 0), 0)
