// The events of Hundertspiel as a seat perceives them.
import type { Card, TrappolaSuit } from '../card.ts'
import type { Seat, Cards } from '../view.ts'
import type {
  AnnouncedRank,
  HundertspielMarkRule,
  PaidRule,
  PassPhase,
  PointsAccount,
} from './hundertspiel.ts'

export type HundertspielSeenEvent =
  /** `scat` is null if there is none. */
  | {
      readonly did: 'dealt'
      readonly dealer: Seat
      readonly hands: readonly Cards[]
      readonly turnUp: Card | null
      readonly scat: Cards | null
      /** Null while it is decided by bids. */
      readonly trump: TrappolaSuit | null
    }
  /** H-4: `seat` looked at the bottom card; the cards are shuffled again. */
  | { readonly did: 'lookedBeneath'; readonly seat: Seat }
  /** H-5: `seat` is the receiver. */
  | { readonly did: 'exposed'; readonly seat: Seat; readonly by: Seat; readonly card: Card }
  | { readonly did: 'calledNewDeal'; readonly seat: Seat }
  | { readonly did: 'kept'; readonly seat: Seat }
  | { readonly did: 'bid'; readonly seat: Seat; readonly suit: TrappolaSuit }
  /** `asks` is false for forehand who goes on without asking (H-16), else true. */
  | {
      readonly did: 'passed'
      readonly seat: Seat
      readonly phase: PassPhase
      readonly asks: boolean
    }
  /** The cards of the scat, open only to the buyer. */
  | { readonly did: 'bought'; readonly seat: Seat; readonly cards: Cards }
  | { readonly did: 'laidAway'; readonly seat: Seat; readonly cards: Cards }
  /** `isHeld` is false for a buyer who holds no Do (H-25). */
  | {
      readonly did: 'named'
      readonly seat: Seat
      readonly suit: TrappolaSuit
      readonly isHeld: boolean
    }
  /** H-25: no player bought. */
  | { readonly did: 'thrownIn' }
  | { readonly did: 'asked'; readonly seat: Seat }
  | { readonly did: 'laid'; readonly seat: Seat; readonly suits: readonly TrappolaSuit[] }
  | { readonly did: 'saidContra'; readonly seat: Seat }
  | {
      readonly did: 'announced'
      readonly seat: Seat
      readonly rank: AnnouncedRank
      readonly count: 3 | 4
      readonly points: number
    }
  /** H-11, H-12: `seat` asks or doubts, `of` has announced. */
  | {
      readonly did: 'demanded'
      readonly seat: Seat
      readonly of: Seat
      readonly rank: AnnouncedRank
    }
  | {
      readonly did: 'toldMissing'
      readonly seat: Seat
      readonly rank: AnnouncedRank
      readonly suit: TrappolaSuit
    }
  | {
      readonly did: 'challenged'
      readonly seat: Seat
      readonly of: Seat
      readonly rank: AnnouncedRank
    }
  /** A wrong challenge: `suits` are those that were held. */
  | {
      readonly did: 'provedTrue'
      readonly seat: Seat
      readonly rank: AnnouncedRank
      readonly suits: readonly TrappolaSuit[]
    }
  | {
      readonly did: 'foundFalse'
      readonly seat: Seat
      readonly rank: AnnouncedRank
      readonly suits: readonly TrappolaSuit[]
    }
  /** `deals` is the number of deals after the present one. */
  | { readonly did: 'lastRounds'; readonly seat: Seat; readonly deals: number }
  | { readonly did: 'led'; readonly seat: Seat; readonly card: Card }
  | { readonly did: 'followed'; readonly seat: Seat; readonly card: Card }
  /** `won`: tricks of the side; `points`: its cards (H-9); `last`: additional points. */
  | {
      readonly did: 'tookTrick'
      readonly seat: Seat
      readonly won: number
      readonly points: number
      readonly last?: number
    }
  /** `seat` is the side; `score` is that of the account. */
  | {
      readonly did: 'marked'
      readonly seat: Seat
      readonly points: number
      readonly rule: HundertspielMarkRule
      readonly score: number
      readonly account: PointsAccount
    }
  /** H-12: the points of a false announcement are taken back; `seat` is the side. */
  | {
      readonly did: 'struckOff'
      readonly seat: Seat
      readonly points: number
      readonly score: number
      readonly account: PointsAccount
    }
  /** The Twenty-six or Fifty-two is made or lost. */
  | {
      readonly did: 'undertook'
      readonly seat: Seat
      readonly suits: readonly TrappolaSuit[]
      readonly isMade: boolean
    }
  /** Markers from one seat to another. */
  | {
      readonly did: 'paid'
      readonly seat: Seat
      readonly to: Seat
      readonly markers: number
      readonly rule: PaidRule
    }
  /** `isRight` if the side has 100 (H-20). */
  | { readonly did: 'declaredOut'; readonly seat: Seat; readonly isRight: boolean }
  /** Decided, but it goes on for the new partie or the laid game (H-21); `seat` is the side. */
  | { readonly did: 'decided'; readonly seat: Seat; readonly goesOn: 'oldAndNew' | 'laid' }
  | { readonly did: 'counted'; readonly seat: Seat }
  | { readonly did: 'gaveUp'; readonly seat: Seat; readonly what: 'deal' | 'partie' }
  /** `seat` is the side. */
  | {
      readonly did: 'wonPartie'
      readonly seat: Seat
      readonly value: number
      readonly score: readonly number[]
    }
  /** H-22: the sitting is over; markers by seat. */
  | { readonly did: 'endedSitting'; readonly markers: readonly number[] }
