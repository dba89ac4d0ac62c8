// The state of a partie of Hundertspiel. Hands, tricks, announcements and markers are stored by
// seat, points by side: two sides of four players, three of three (H-2, H-28). Every card exists
// once: rank and suit identify it.
import {
  type Card,
  type TrappolaSuit,
  TRAPPOLA_CARDS,
  TRAPPOLA_RANKS,
  isTrappolaSuit,
  suitOf,
} from '../../../../shared/card.ts'
import {
  type Announcement,
  type Bid,
  type PartieDecision,
  type ExposedCard,
  type HundertspielSeenEvent,
  type HundertspielMark,
  type HundertspielPhase,
  type RoundSeries,
  type Undertaking,
  BIDDING_ORDER,
} from '../../../../shared/games/hundertspiel.ts'
import { SEATS, type Seat, type Trick, seatsOfSide, sideOf } from '../../../../shared/view.ts'
import { leftOf, createRanking } from '../trick.ts'
import type { HundertspielOptions } from './options.ts'

/** H-1 */
export const HUNDERTSPIEL_PACK: readonly Card[] = TRAPPOLA_CARDS
export const height = createRanking(TRAPPOLA_RANKS)

/** H-19: points that win the partie, and those that save from the Matsch. */
export const GOAL = 100
export const SAFE = 50
/** H-21: a deal of old and new begins if a side has this score. */
export const NINETIES = 90

interface Partie {
  readonly options: HundertspielOptions
  /** By side. */
  readonly score: readonly number[]
  /** Deals begun. */
  readonly deals: number
  /** H-3, by seat. */
  readonly suits: readonly TrappolaSuit[]
  /** By seat: now, and when the partie began. */
  readonly markers: readonly number[]
  readonly markersBefore: readonly number[]
  readonly sitting: RoundSeries
}

/** Events of the deal last begun. */
export interface DealSoFar extends Partie {
  readonly dealer: Seat
  /** H-3: the bottom card, if it makes trumps. */
  readonly turnUp: Card | null
  /** Null until it is bid or named (H-26). */
  readonly trump: TrappolaSuit | null
  readonly hands: readonly (readonly Card[])[]
  /** Tricks by time; the last one may still be on the table, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: readonly number[]
  /** H-23: the cards laid apart, at first or as discards. */
  readonly scat: readonly Card[]
  readonly bids: readonly Bid[]
  /** Seats that have passed in the present phase. */
  readonly passed: readonly Seat[]
  readonly buyer: Seat | null
  readonly hasAsked: boolean | null
  readonly undertaking: Undertaking | null
  readonly announcements: readonly Announcement[]
  readonly exposed: ExposedCard | null
  /** H-9, by side. */
  readonly taken: readonly number[]
  readonly marks: readonly HundertspielMark[]
  readonly isOldAndNew: boolean
  readonly decision: PartieDecision | null
  /** H-21: points for the next partie, by side. */
  readonly next: readonly number[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
  /** Last dealer of the partie before; null if the deal is still to be drawn for. */
  readonly dealtLast: Seat | null
}
/** State in which a seat, `asks`, has to act; in the play it follows from the tricks. */
export interface InDealState extends DealSoFar {
  readonly phase: Exclude<HundertspielPhase, 'open' | 'settled' | 'over'>
  readonly asks: Seat
}
export interface SettledState extends DealSoFar {
  readonly phase: 'settled'
  /** H-4, H-5: the same dealer deals again. */
  readonly isVoid: boolean
}
export interface OverState extends DealSoFar {
  readonly phase: 'over'
  readonly decision: PartieDecision
}
export type DealtState = InDealState | SettledState | OverState
export type HundertspielState = OpenState | DealtState

type Uncovered<E> = E extends { readonly hands: unknown; readonly scat: unknown }
  ? Omit<E, 'hands' | 'scat'> & {
      readonly hands: readonly (readonly Card[])[]
      readonly scat: readonly Card[] | null
    }
  : E extends { readonly cards: unknown }
    ? Omit<E, 'cards'> & { readonly cards: readonly Card[] }
    : E
/** An event with all cards; `eventFor` reduces it to what a viewer may know. */
export type HundertspielEvent = Uncovered<HundertspielSeenEvent>

export const isInDeal = (state: HundertspielState): state is InDealState =>
  state.phase !== 'open' && state.phase !== 'settled' && state.phase !== 'over'

export const sidesIn = ({ players }: Pick<HundertspielOptions, 'players'>): number =>
  players === 4 ? 2 : 3
export const seatsIn = ({ players }: HundertspielOptions): readonly Seat[] =>
  SEATS.slice(0, players)
export const sideAt = (seat: Seat, options: HundertspielOptions): Seat =>
  sideOf(seat, sidesIn(options))
export const seatsAt = (side: Seat, options: HundertspielOptions): readonly Seat[] =>
  seatsOfSide(side, sidesIn(options), options.players)
export const isOpponent = (one: Seat, other: Seat, options: HundertspielOptions): boolean =>
  sideAt(one, options) !== sideAt(other, options)

/** Returns the player left of the dealer (H-6, H-27). */
export const forehandOf = ({ dealer, options }: DealSoFar): Seat => leftOf(dealer, options.players)

/** Returns all seats in order from forehand. */
export const inOrder = (deal: DealSoFar): readonly Seat[] =>
  seatsIn(deal.options).map((place) => leftOf(forehandOf(deal), deal.options.players, place))

/** Returns the number of cards a seat is dealt (H-4, H-23, H-27). */
export const dealtTo = ({ players, scat }: HundertspielOptions): number =>
  (HUNDERTSPIEL_PACK.length - scatSize({ players, scat })) / players
export const scatSize = ({
  players,
  scat,
}: Pick<HundertspielOptions, 'players' | 'scat'>): number => (scat ? (players === 4 ? 4 : 3) : 0)

/** Returns true if the bottom card makes trumps, and so is seen (H-3). */
export const turnsUp = ({ players, scat, trumpBy, threeTrumpBy }: HundertspielOptions): boolean =>
  !scat && (players === 3 ? threeTrumpBy : trumpBy) === 'cut'

export function trappolaSuit(card: Card): TrappolaSuit {
  const suit = suitOf(card)
  if (!isTrappolaSuit(suit)) throw new Error(`${card} is no card of this pack`)
  return suit
}

/** Returns the Do of a suit. */
export const doOf = (suit: TrappolaSuit): Card => `6-${suit}`
export const isDo = (card: Card): boolean => card.startsWith('6')

/** Returns the suits whose Do is in a hand, in the usual order. */
export const dosIn = (hand: readonly Card[]): readonly TrappolaSuit[] =>
  BIDDING_ORDER.filter((suit) => hand.includes(doOf(suit)))

/** Returns the row with `by` added at one place, a seat or side. */
export const withAdded = (row: readonly number[], place: Seat, by: number): readonly number[] =>
  row.map((one, at) => (at === place ? one + by : one))

/** Returns the fields common to all phases; they are listed because a spread costs more. */
export const dealSoFar = (deal: DealSoFar): DealSoFar => ({
  options: deal.options,
  score: deal.score,
  deals: deal.deals,
  suits: deal.suits,
  markers: deal.markers,
  markersBefore: deal.markersBefore,
  sitting: deal.sitting,
  dealer: deal.dealer,
  turnUp: deal.turnUp,
  trump: deal.trump,
  hands: deal.hands,
  tricks: deal.tricks,
  tricksWon: deal.tricksWon,
  scat: deal.scat,
  bids: deal.bids,
  passed: deal.passed,
  buyer: deal.buyer,
  hasAsked: deal.hasAsked,
  undertaking: deal.undertaking,
  announcements: deal.announcements,
  exposed: deal.exposed,
  taken: deal.taken,
  marks: deal.marks,
  isOldAndNew: deal.isOldAndNew,
  decision: deal.decision,
  next: deal.next,
})
