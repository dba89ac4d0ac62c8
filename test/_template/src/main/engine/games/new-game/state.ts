// The state of a partie of New Game. Hands and tricks are stored by seat, the score by side.
import { type Card, type Suit, suitOf } from '../../../../shared/card.ts'
import type { Pair, Side } from '../../../../shared/duel.ts'
import type { NewGameSeenEvent } from '../../../../shared/games/new-game.ts'
import type { Mark, Seat, Trick } from '../../../../shared/view.ts'
import { buildPack } from '../pack.ts'
import { createRanking, leftOf } from '../trick.ts'
import type { NewGameOptions } from './options.ts'

/** NG-2: from high to low. */
const RANKS = ['A', 'K', 'Q', 'J', '10'] as const
export const NEW_GAME_PACK = buildPack(RANKS)
export const height = createRanking(RANKS)

export const SEAT_COUNT = 4
export const HAND = NEW_GAME_PACK.length / SEAT_COUNT
/** NG-4: tricks of a side that do not count. */
export const BOOK = 2
export const GOAL = 7

interface Partie {
  readonly options: NewGameOptions
  readonly score: Pair<number>
  /** Deals begun. */
  readonly deals: number
}

export interface DealSoFar extends Partie {
  readonly dealer: Seat
  readonly turnUp: Card
  readonly hands: readonly (readonly Card[])[]
  /** The last one may still be on the table, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
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
export type NewGameState = OpenState | PlayState | SettledState | OverState

type Uncovered<E> = E extends { readonly hands: unknown }
  ? Omit<E, 'hands'> & { readonly hands: readonly (readonly Card[])[] }
  : E
/** An event with all cards; `eventFor` reduces it to what a viewer may know. */
export type NewGameEvent = Uncovered<NewGameSeenEvent>

/** Returns the side of a seat: partners sit opposite. */
export const sideAt = (seat: Seat): Side => (seat % 2 === 0 ? 0 : 1)

export const trumpIn = (deal: DealSoFar): Suit => suitOf(deal.turnUp)

/** Returns the seat that leads first: the player on the dealer's left (NG-1). */
export const elderIn = ({ dealer }: Pick<DealSoFar, 'dealer'>): Seat => leftOf(dealer, SEAT_COUNT)
