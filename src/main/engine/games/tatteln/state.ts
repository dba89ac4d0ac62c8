// The state of a partie of Tatteln: 32 cards, in tricks from high to low A 10 K Q J 9 8 7 (T-1).
import { type Card, type Rank, type Suit, byRank, suitOf } from '../../../../shared/card.ts'
import { type Pair, type Side, otherSide } from '../../../../shared/duel.ts'
import {
  type DrawSlip,
  type TattelnAnnouncement,
  type TattelnSeenEvent,
  type TattelnSlips,
  BEFORE_NINE,
  matschTricksFor,
} from '../../../../shared/games/tatteln.ts'
import type { Mark, Trick } from '../../../../shared/view.ts'
import { buildPack } from '../pack.ts'
import { createRanking } from '../trick.ts'
import type { TattelnOptions } from './options.ts'

/** T-1 */
const TRICK_RANKS = ['A', '10', 'K', 'Q', 'J', '9', '8', '7'] as const
export const TATTELN_PACK = buildPack(TRICK_RANKS)
export const height = createRanking(TRICK_RANKS)

const CARD_POINTS: ReadonlyMap<Rank, number> = new Map([
  ['A', 11],
  ['10', 10],
  ['K', 4],
  ['Q', 3],
  ['J', 2],
])
const plainPoints = byRank((rank) => CARD_POINTS.get(rank) ?? 0)

/** T-2: beats everything if agreed. */
export const DIAMOND_JACK: Card = 'JD'
const DIAMOND_JACK_POINTS = 12
/** T-1 */
export const LAST_TRICK = 10

/** Returns the points of a card for the player who takes it (T-1, T-2). */
export const cardValue = (card: Card, { diamondJack }: TattelnOptions): number =>
  diamondJack && card === DIAMOND_JACK ? DIAMOND_JACK_POINTS : plainPoints(card)

/** Returns the points that end a partie; 0 if two Taillen are played (T-2). */
export const partieGoal = ({ target }: TattelnOptions): number =>
  target === 'taillen' ? 0 : target

/** Returns the times both draw (T-3), and so the tricks in which none must follow (T-5). */
export const countDraws = ({ handSize }: TattelnOptions): number =>
  TATTELN_PACK.length / 2 - handSize

/** Returns the number of tricks before the first of those of which one must be made (T-12). */
export const beforeMatsch = (options: TattelnOptions): number =>
  matschTricksFor(options) === 'nine' ? BEFORE_NINE : countDraws(options)

interface Partie {
  readonly options: TattelnOptions
  readonly score: Pair<number>
  /** Deals begun. */
  readonly deals: number
  /** T-3, T-4, T-12: stakes won in this partie at Matsch and as penalties, less those paid. */
  readonly stakes: Pair<number>
  /** T-2: four jacks found good in this partie. */
  readonly jacks: Pair<boolean>
}

/** T-11: who robbed, and the numbers of complete tricks and announcements before. */
export interface Robbed {
  readonly seat: Side
  readonly after: number
  readonly said: number
}

/** The public slips, and the one still ahead. */
export interface Slips extends TattelnSlips {
  /** T-4: it happens in the first draw after this number of tricks in which this seat can do it. */
  readonly ahead: { readonly seat: Side; readonly how: DrawSlip; readonly after: number } | null
}

/** Events of the deal last begun. */
export interface DealSoFar extends Partie {
  readonly dealer: Side
  /** The card turned in dealing, wherever it is now; null without trumps. */
  readonly turnUp: Card | null
  /** The open card under the talon. */
  readonly lies: Card | null
  readonly hands: Pair<readonly Card[]>
  /** Covered cards from the top; null if an old record does not know the card. */
  readonly talon: readonly (Card | null)[]
  /** Tricks by time; the last one may still be on the table, its winner null. */
  readonly tricks: readonly Trick[]
  readonly tricksWon: Pair<number>
  readonly announcements: readonly TattelnAnnouncement[]
  readonly robbed: Robbed | null
  /** At tables with irregularities (T-3, T-4). */
  readonly slips?: Slips
  readonly marks: readonly Mark[]
}

export interface OpenState extends Partie {
  readonly phase: 'open'
}
export interface PlayState extends DealSoFar {
  readonly phase: 'play'
}
/** T-3: the winner of the trick chooses one of the last two cards. */
export interface DrawingState extends DealSoFar {
  readonly phase: 'drawing'
}
export interface SettledState extends DealSoFar {
  readonly phase: 'settled'
}
export interface OverState extends DealSoFar {
  readonly phase: 'over'
  readonly winner: Side
  readonly value: number
}
export type InDealState = PlayState | DrawingState
export type DealtState = InDealState | SettledState | OverState
export type TattelnState = OpenState | DealtState

type Uncovered<E> = E extends { readonly did: 'dealt' }
  ? Omit<E, 'hands'> & { readonly hands: Pair<readonly Card[]> }
  : E extends { readonly did: 'drew' }
    ? Omit<E, 'cards'> & { readonly cards: readonly Card[] }
    : E
/** An event with all cards; `eventFor` reduces it to what a viewer may know. */
export type TattelnEvent = Uncovered<TattelnSeenEvent>

export const trumpOf = ({ turnUp }: Pick<DealSoFar, 'turnUp'>): Suit | null =>
  turnUp === null ? null : suitOf(turnUp)
export const elderOf = ({ dealer }: DealSoFar): Side => otherSide(dealer)

/** Returns true in the phases in which a deal is not finished. */
export const isInDeal = (state: TattelnState): state is InDealState =>
  state.phase === 'play' || state.phase === 'drawing'

/** Returns true while there are cards to draw, when suit need not be followed (T-5). */
export const hasTalon = ({ talon, lies }: Pick<DealSoFar, 'talon' | 'lies'>): boolean =>
  talon.length > 0 || lies !== null

/** Returns the fields common to all phases; they are listed because a spread costs more. */
export const dealSoFar = (state: DealSoFar): DealSoFar => ({
  options: state.options,
  score: state.score,
  deals: state.deals,
  stakes: state.stakes,
  jacks: state.jacks,
  dealer: state.dealer,
  turnUp: state.turnUp,
  lies: state.lies,
  hands: state.hands,
  talon: state.talon,
  tricks: state.tricks,
  tricksWon: state.tricksWon,
  announcements: state.announcements,
  robbed: state.robbed,
  ...(state.slips === undefined ? {} : { slips: state.slips }),
  marks: state.marks,
})
