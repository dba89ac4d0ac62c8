// The state of a partie of Écarté: plain data, one union member a phase. Fields exist only while they mean something.
import type { Card, Suit } from '../../../../shared/card.ts'
import { suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import { type EcarteHeard, type Exchange, type Packets } from '../../../../shared/games/ecarte.ts'
import type { Mark, Trick } from '../../../../shared/view.ts'
import { packOf } from '../pack.ts'
import { ranking } from '../trick.ts'
import type { EcarteOptions } from './options.ts'

/** E-1: from high to low. */
export const ECARTE_RANKS = ['K', 'Q', 'J', 'A', '10', '9', '8', '7'] as const
export const ECARTE_PACK = packOf(ECARTE_RANKS)
/** E-1: how high a card stands in its suit, 1 to 8. */
export const height = ranking(ECARTE_RANKS)

export const GOAL = 5

interface Partie {
  readonly options: EcarteOptions
  readonly score: Pair<number>
  /** Deals begun. */
  readonly deals: number
}

/** What has happened in the deal last begun. Cards played stay in `tricks`, cards laid away in `discards`. */
export interface DealSoFar extends Partie {
  readonly dealer: Side
  readonly packets: Packets
  readonly turnUp: Card
  readonly hands: Pair<readonly Card[]>
  /** From the top; null where an old record does not know the card. */
  readonly talon: readonly (Card | null)[]
  /** In the order laid down, all exchanges together. */
  readonly discards: Pair<readonly Card[]>
  readonly exchanges: readonly Exchange[]
  readonly vulnerable: Side | null
  readonly king: { readonly seat: Side; readonly how: 'announced' | 'turned' } | null
  /** The one on the table last, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: Pair<number>
  readonly marks: readonly Mark[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
}

export interface ExchangeState extends DealSoFar {
  readonly phase: 'exchange'
  readonly asks: 'decide' | 'answer' | 'elderDiscards' | 'dealerDiscards'
}

export interface PlayState extends DealSoFar {
  readonly phase: 'play'
}

export interface SettledState extends DealSoFar {
  readonly phase: 'settled'
}

export interface OverState extends DealSoFar {
  readonly phase: 'over'
  readonly winner: Side
  readonly value: number
}

export type InDealState = ExchangeState | PlayState
export type DealtState = InDealState | SettledState | OverState
export type EcarteState = OpenState | DealtState

type Covered<E> = E extends { readonly did: 'dealt' }
  ? Omit<E, 'hands'> & { readonly hands: Pair<readonly Card[]> }
  : E extends { readonly did: 'discarded' | 'drew' }
    ? Omit<E, 'cards'> & { readonly cards: readonly Card[] }
    : E

/** What really happened; `hear` makes of it what an ear may know. */
export type EcarteEvent = Covered<EcarteHeard>

export const trumpOf = (state: DealSoFar): Suit => suitOf(state.turnUp)
export const elderOf = (state: DealSoFar): Side => otherSide(state.dealer)

/** `pair` with one side's value replaced. */
export const withSide = <T>(pair: Pair<T>, side: Side, value: T): Pair<T> =>
  side === 0 ? [value, pair[1]] : [pair[0], value]

/** Whether a side has played its first card: until then it may announce the king (E-17). */
export const hasPlayed = (state: DealSoFar, side: Side): boolean =>
  side === elderOf(state) ? state.tricks.length > 0 : (state.tricks[0]?.cards.length ?? 0) > 1

/** What every phase of a deal has, without what only one of them has. */
export const dealSoFar = (state: DealSoFar): DealSoFar => ({
  options: state.options,
  score: state.score,
  deals: state.deals,
  dealer: state.dealer,
  packets: state.packets,
  turnUp: state.turnUp,
  hands: state.hands,
  talon: state.talon,
  discards: state.discards,
  exchanges: state.exchanges,
  vulnerable: state.vulnerable,
  king: state.king,
  tricks: state.tricks,
  tricksWon: state.tricksWon,
  marks: state.marks,
})

/** The same deal in play, with these cards in hand and on the table. Listed, since spreading a state costs more than a step. */
export const inPlay = (
  state: DealSoFar,
  hands: PlayState['hands'],
  tricks: PlayState['tricks'],
  tricksWon: PlayState['tricksWon'],
): PlayState => ({
  phase: 'play',
  options: state.options,
  score: state.score,
  deals: state.deals,
  dealer: state.dealer,
  packets: state.packets,
  turnUp: state.turnUp,
  hands,
  talon: state.talon,
  discards: state.discards,
  exchanges: state.exchanges,
  vulnerable: state.vulnerable,
  king: state.king,
  tricks,
  tricksWon,
  marks: state.marks,
})
