// The state of a partie of Scotch Whist for two: 36 cards, trumps rank J A K Q 10 9 8 7 6, plain suits A K Q J 10 … (SW-1, SW-2).
import { type Card, type Suit, suitOf } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { ScotchWhistHeard } from '../../../../shared/games/scotch-whist.ts'
import type { Mark, Trick } from '../../../../shared/view.ts'
import { packOf } from '../pack.ts'
import { type Ranking, ranking } from '../trick.ts'
import type { ScotchWhistOptions } from './options.ts'

const PLAIN_RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const
const TRUMP_RANKS = ['J', 'A', 'K', 'Q', '10', '9', '8', '7', '6'] as const
export const SCOTCH_WHIST_PACK = packOf(PLAIN_RANKS)

export const plainHeight = ranking(PLAIN_RANKS)
const trumpHeight = ranking(TRUMP_RANKS)

/** SW-2: how high a card stands in its suit when `trump` is trumps. */
export const heightUnder =
  (trump: Suit): Ranking =>
  (card) =>
    suitOf(card) === trump ? trumpHeight(card) : plainHeight(card)

export const GOAL = 41
export const DEALT = 18
/** SW-1: cards in each of the hands that are played in turn. */
export const handSize = (options: ScotchWhistOptions): number => (options.hands === '3x6' ? 6 : DEALT)

interface Partie {
  readonly options: ScotchWhistOptions
  readonly score: Pair<number>
  readonly deals: number
}

export interface DealSoFar extends Partie {
  readonly dealer: Side
  readonly turnUp: Card
  readonly hands: Pair<readonly Card[]>
  /** Hands not yet taken up, the next one first (SW-1, `3x6`). */
  readonly waiting: Pair<readonly (readonly Card[])[]>
  readonly tricks: readonly Trick[]
  readonly tricksWon: Pair<number>
  readonly marks: readonly Mark[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
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
}
export type DealtState = PlayState | SettledState | OverState
export type ScotchWhistState = OpenState | DealtState

type Uncovered<E> = E extends { readonly hands: unknown }
  ? Omit<E, 'hands'> & { readonly hands: Pair<readonly Card[]> }
  : E
export type ScotchWhistEvent = Uncovered<ScotchWhistHeard>

export const trumpOf = (state: DealSoFar): Suit => suitOf(state.turnUp)
