// The state of a partie of Scotch Whist: 36 cards, trumps rank J A K Q 10 9 8 7 6, plain suits A K
// Q J 10 … (SW-1, SW-2). Hands and tricks are stored by seat, for two players and for four; the
// score by side.
import { type Card, type Suit, suitOf } from '../../../../shared/card.ts'
import type { Pair } from '../../../../shared/duel.ts'
import type { ScotchWhistSeenEvent, WrongClaim } from '../../../../shared/games/scotch-whist.ts'
import type { Mark, Seat, Trick } from '../../../../shared/view.ts'
import { buildPack } from '../pack.ts'
import { type Ranking, leftOf, createRanking } from '../trick.ts'
import {
  type Hands,
  type InPhase,
  type Over,
  type Reckoning,
  type Uncovered,
} from '../trick-game.ts'
import type { ScotchWhistOptions } from './options.ts'

export { sideAt } from '../trick-game.ts'

const PLAIN_RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6'] as const
const TRUMP_RANKS = ['J', 'A', 'K', 'Q', '10', '9', '8', '7', '6'] as const
export const SCOTCH_WHIST_PACK = buildPack(PLAIN_RANKS)

export const plainHeight = createRanking(PLAIN_RANKS)
const trumpHeight = createRanking(TRUMP_RANKS)

/** Returns the height of a card in its suit if `trump` is trumps (SW-2). */
export const heightUnder =
  (trump: Suit): Ranking =>
  (card) =>
    suitOf(card) === trump ? trumpHeight(card) : plainHeight(card)

export const GOAL = 41
/** SW-4: cards that were dealt to a side; only those above this number count. */
export const OWN_CARDS = 18
const HAND_OF_THREE = 6

/** Returns the number of cards a seat is dealt in all (SW-1, SW-7). */
export const dealtTo = ({ players }: ScotchWhistOptions): number =>
  SCOTCH_WHIST_PACK.length / players

/** Returns the number of cards in each of the hands that are played in turn (SW-1). */
export const handSize = (options: ScotchWhistOptions): number =>
  options.hands === '3x6' && options.players === 2 ? HAND_OF_THREE : dealtTo(options)

interface Partie {
  readonly options: ScotchWhistOptions
  /** By side. */
  readonly score: Pair<number>
  /** Deals begun. */
  readonly deals: number
}

/** Events of the deal last begun; everything but the score by seat. */
export interface DealSoFar extends Partie {
  readonly dealer: Seat
  readonly turnUp: Card
  readonly hands: Hands
  /** Hands not yet taken up, the next one first (SW-1, `3x6`). */
  readonly waiting: readonly (readonly (readonly Card[])[])[]
  /** Tricks by time; the last one may still be on the table, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
  readonly wrongClaims: readonly WrongClaim[]
  readonly marks: readonly Mark[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
}
export type PlayState = InPhase<DealSoFar, 'play'>
/** State after the last trick: revokes may still be claimed (W-12). */
export type ReckoningState = Reckoning<DealSoFar>
export type SettledState = InPhase<DealSoFar, 'settled'>
export type OverState = Over<DealSoFar>
export type InDealState = PlayState | ReckoningState
export type DealtState = InDealState | SettledState | OverState
export type ScotchWhistState = OpenState | DealtState

export type ScotchWhistEvent = Uncovered<ScotchWhistSeenEvent>

export const trumpOf = (state: DealSoFar): Suit => suitOf(state.turnUp)

/** Returns the seat that leads first: the player to the dealer's left (SW-1, SW-7). */
export const elderOf = ({ dealer, options }: DealSoFar): Seat => leftOf(dealer, options.players)

/** Returns true in the phases in which a deal is not finished. */
export const isInDeal = (state: ScotchWhistState): state is InDealState =>
  state.phase === 'play' || state.phase === 'reckoning'

/** Returns the fields common to all phases; they are listed because a spread costs more. */
export const dealSoFar = (state: DealSoFar): DealSoFar => ({
  options: state.options,
  score: state.score,
  deals: state.deals,
  dealer: state.dealer,
  turnUp: state.turnUp,
  hands: state.hands,
  waiting: state.waiting,
  tricks: state.tricks,
  tricksWon: state.tricksWon,
  wrongClaims: state.wrongClaims,
  marks: state.marks,
})
