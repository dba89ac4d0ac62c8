// Whist for the window, the texts and the command line.
import type { Card } from '../card.ts'
import type { Pair } from '../duel.ts'
import type { Cards, Mark, Seat, TableView } from '../view.ts'

/** What players of Whist and of Scotch Whist do. */
export type TrickAction =
  | { readonly do: 'play'; readonly card: Card }
  /** W-12: claims that a seat of the other side did not follow although it could. */
  | { readonly do: 'claimRevoke' }
  /** W-12: nothing to claim; when all have said so the deal is scored. */
  | { readonly do: 'count' }

export type WhistAction =
  | TrickAction
  /** W-20: takes the card of a revoke up again, and the cards played after it. */
  | { readonly do: 'mend' }
  | PenaltyAction

/** W-20: three tricks, three points off the revokers' score, or three onto one's own. */
export type Penalty = 'tricks' | 'off' | 'onto'
export type PenaltyAction =
  { readonly do: 'penaltyTricks' } | { readonly do: 'penaltyOff' } | { readonly do: 'penaltyOnto' }

/** The account of a side in a rubber (W-11). */
export interface SideAccount {
  /** Games won. */
  readonly games: number
  /** Points of tricks that have not lapsed (W-10). */
  readonly tricks: number
  readonly slams: number
  readonly honours: number
  /** In short and long alone: what each game won was worth, in their order (W-18). */
  readonly values?: readonly number[]
}

/** The account after each finished game, with slams and honours of the present one. */
export interface Rubber {
  /** By side. */
  readonly account: Pair<SideAccount>
  /** The side that has won two games; null before. */
  readonly winner: 0 | 1 | null
}

/** W-11: the bonus for a game and for the rubber. */
export const GAME_BONUS = 50
export const RUBBER_BONUS = 70

/** W-19: points for the rubber, in short and long. */
export const CLUB_RUBBER = 2

/** Returns the total points of a side (W-11, W-19). */
export function accountTotal(
  { games, tricks, slams, honours, values }: SideAccount,
  hasRubber: boolean,
): number {
  if (values !== undefined)
    return values.reduce((sum, one) => sum + one, 0) + (hasRubber ? CLUB_RUBBER : 0)
  return GAME_BONUS * games + (hasRubber ? RUBBER_BONUS : 0) + tricks + slams + honours
}

/** Returns true if the winner has all there is at short whist: 8 points to nothing (W-19). */
export function isBumper({ account, winner }: Rubber): boolean {
  if (winner === null) return false
  const [own, other] = winner === 0 ? account : [account[1], account[0]]
  return accountTotal(own, true) === BUMPER && accountTotal(other, false) === 0
}
const BUMPER = 8

export type WhistMarkRule = 'W-5' | 'W-7' | 'W-8' | 'W-14' | 'W-15' | 'W-20' | 'G-2'

export interface WhistMark extends Mark {
  /** The side. */
  readonly seat: 0 | 1
  readonly rule: WhistMarkRule
  /** In short and long: the tricks above the book, or the honours, that the points are for. */
  readonly counted?: number
}

/** A seat that did not follow although it could, and the trick of the deal, counted from 0. */
export interface Revoke {
  readonly seat: Seat
  readonly trick: number
}

/** W-12: the claim of a seat, and its result. */
export interface RevokeClaim {
  readonly seat: Seat
  /** Number of complete tricks. */
  readonly after: number
  /** The first revoke of the other side not yet claimed; null if there was none. */
  readonly revoke: Revoke | null
  /** W-20: the penalty; missing until it is chosen, and where there is no choice. */
  readonly penalty?: Penalty
}

export type WhistSeenEvent =
  | {
      readonly did: 'dealt'
      readonly dealer: Seat
      readonly hands: readonly Cards[]
      readonly turnUp: Card
    }
  | { readonly did: 'led' | 'followed'; readonly seat: Seat; readonly card: Card }
  /** `won` counts the tricks of the side. */
  | { readonly did: 'tookTrick'; readonly seat: Seat; readonly won: number }
  /** `offender` is null if there was none. */
  | {
      readonly did: 'claimedRevoke'
      readonly seat: Seat
      readonly offender: Seat | null
      /** In short and long: the penalty is chosen after the deal. */
      readonly rule?: 'W-20'
    }
  | { readonly did: 'counted'; readonly seat: Seat }
  /** W-20: a revoke was mended; by seat, the cards that were taken up again. */
  | { readonly did: 'mended'; readonly seat: Seat; readonly back: readonly (readonly Card[])[] }
  /** W-20 */
  | {
      readonly did: 'chosePenalty'
      readonly seat: Seat
      readonly offender: Seat
      readonly penalty: Penalty
    }
  /** `seat` is the side; `score` counts toward the game, without bonus points (W-9). */
  | {
      readonly did: 'marked'
      readonly seat: 0 | 1
      readonly points: number
      readonly rule: WhistMarkRule
      readonly counted?: number
      readonly score: number
    }
  | { readonly did: 'gaveUp'; readonly seat: Seat; readonly what: 'deal' | 'partie' }
  /** A game of the rubber; `seat` is the side. */
  | {
      readonly did: 'wonPartie'
      readonly seat: 0 | 1
      readonly value: number
      readonly score: Pair<number>
      /** In short and long. */
      readonly rule?: 'W-14'
    }
  /** `seat` is the side; `paid`: the difference of accounts, negative if the loser is paid. */
  | {
      readonly did: 'wonRubber'
      readonly seat: 0 | 1
      readonly paid: number
      /** In short and long: the points of both, and the counters for each (W-19). */
      readonly points?: Pair<number>
      readonly stake?: number
      readonly rule?: 'W-19'
    }

export type TrickWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'cardNotHeld'
  | 'mustFollow'
  /** Nothing can be claimed, or counted, at this time. */
  | 'notNow'
  /** A seat that made a wrong claim does not claim again in this deal. */
  | 'claimedBefore'

export type WhistWhy =
  | TrickWhy
  /** W-20: there is no revoke of one's own that may still be mended. */
  | 'nothingToMend'

export interface WhistBreach {
  readonly rule: `W-${number}`
  readonly why: WhistWhy
}

export interface WhistView extends TableView {
  readonly game: 'whist'
  /**
   * `reckoning` after the last trick, only with `irregularities`: time to claim (W-12); in short
   * and long then `redress`, the choice of the penalties (W-20).
   */
  readonly phase: 'open' | 'play' | 'reckoning' | 'redress' | 'settled' | 'over'
  /** By seat, the cards in hand that all have seen since a revoke was mended (W-20). */
  readonly seen: readonly (readonly Card[])[]
  /** True while the seat on turn mends its revoke, and so must follow suit. */
  readonly mending: boolean
  /** True until the first lead: the turn-up is open, and belongs to the dealer's hand (W-3). */
  readonly turnUpLies: boolean
  readonly rubber: Rubber
  /** Points taken into the next game; zero during play and after a rubber (W-10). */
  readonly carried: Pair<number>
  readonly marks: readonly WhistMark[]
  /** The claims of this deal, public (W-12). */
  readonly claims: readonly RevokeClaim[]
  /** Tricks each side loses for revokes in this deal, as far as known (W-12). */
  readonly forfeited: Pair<number>
  /** Before the first deal of a game, the last dealer of the game before; else null. */
  readonly dealtLast: Seat | null
}

export const isWhistView = (view: TableView): view is WhistView => view.game === 'whist'
