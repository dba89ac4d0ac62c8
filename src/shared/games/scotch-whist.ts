// Scotch Whist for the window, the texts and the command line.
import type { Card } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, Seat, TableView } from '../view.ts'
import type { TrickAction, TrickWhy } from './whist.ts'

/** The actions and the reasons are those of Whist (SW-3, W-12). */
export type ScotchWhistAction = TrickAction
export type ScotchWhistWhy = TrickWhy

/** SW-5: the order of telling off. */
export const TELLING = ['10', 'cards', 'A', 'K', 'Q', 'J'] as const
export type TellingItem = (typeof TELLING)[number]

interface MarkedEvent {
  readonly did: 'marked'
  /** The side, as in every mark. */
  readonly seat: Side
  readonly points: number
  readonly score: number
}

export type ScotchWhistSeenEvent =
  | {
      readonly did: 'dealt'
      readonly dealer: Seat
      readonly hands: readonly Cards[]
      readonly turnUp: Card
    }
  | { readonly did: 'tookUpHand'; readonly number: number; readonly hands: readonly Cards[] }
  | { readonly did: 'led' | 'followed'; readonly seat: Seat; readonly card: Card }
  /** `won` counts the tricks of the side. */
  | { readonly did: 'tookTrick'; readonly seat: Seat; readonly won: number }
  /** `offender` is null if there was none. */
  | { readonly did: 'claimedRevoke'; readonly seat: Seat; readonly offender: Seat | null }
  | { readonly did: 'counted'; readonly seat: Seat }
  | (MarkedEvent & { readonly rule: 'SW-4' | 'G-2' })
  | (MarkedEvent & { readonly rule: 'SW-5'; readonly item: TellingItem })
  | { readonly did: 'gaveUp'; readonly seat: Seat; readonly what: 'deal' | 'partie' }
  /** `seat` is the side. */
  | {
      readonly did: 'wonPartie'
      readonly seat: Side
      readonly value: number
      readonly score: Pair<number>
    }

export interface ScotchWhistBreach {
  readonly rule: `SW-${number}` | 'W-12'
  readonly why: ScotchWhistWhy
}

/** W-12: a wrong claim, with the number of complete tricks before it. */
export interface WrongClaim {
  readonly seat: Seat
  readonly after: number
}

export interface ScotchWhistView extends TableView {
  readonly game: 'scotch-whist'
  /** `reckoning` after the last trick, only with `irregularities`: time to claim (W-12). */
  readonly phase: 'open' | 'play' | 'reckoning' | 'settled' | 'over'
  /** By side. */
  readonly score: Pair<number>
  /** True until the first lead: the turn-up is open, and is the dealer's last card (SW-1). */
  readonly turnUpLies: boolean
  /** Hands dealt but not yet taken up (SW-1, `3x6`), by seat: the number of cards of each. */
  readonly waiting: readonly (readonly number[])[]
  /** Wrong claims of this deal, in order. */
  readonly wrongClaims: readonly WrongClaim[]
}

export const isScotchWhistView = (view: TableView): view is ScotchWhistView =>
  view.game === 'scotch-whist'
