// Écarté for the table and the texts: actions, events, breaches, and the view of a seat.
import type { Card, Suit } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, Mark, TableView } from '../view.ts'

export type EcarteAction =
  | { readonly do: 'propose' }
  | { readonly do: 'stand' }
  | { readonly do: 'accept' }
  | { readonly do: 'refuse' }
  /** `takes`: the number bought, if it differs from the number discarded (E-34, E-35). */
  | { readonly do: 'discard'; readonly cards: readonly Card[]; readonly takes?: number | undefined }
  | { readonly do: 'announceKing' }
  | { readonly do: 'play'; readonly card: Card }
  /** E-28: marks all that is due, if each player moves their own markers. */
  | { readonly do: 'mark' }
  | EcarteClaim

/** Claims and choices of the irregularities (E-31 … E-40). */
export type EcarteClaim = { readonly do: (typeof CLAIMS)[number] }

export const CLAIMS = [
  /** E-31, E-36 */
  'callNewDeal',
  /** E-31 */
  'pushBack',
  /** E-32 */
  'takeFaceUp',
  'throwFaceUp',
  /** E-34: a wrong number after buying. */
  'claimNumber',
  /** E-36 */
  'putRight',
  /** E-37 */
  'claimSurplus',
  /** E-37, E-39 */
  'letPass',
  /** E-38 */
  'claimDealer',
  /** E-39 */
  'takeBack',
  /** E-40 */
  'claimRenonce',
  /** E-40: after the last trick, nothing to claim. */
  'count',
] as const

export const PACKETS = ['5', '2+3', '3+2', '1'] as const
export type Packets = (typeof PACKETS)[number]

/** Rules by which points are gained; what is missing after giving up is only marked (G-2). */
export type GainRule = 'E-5' | 'E-16' | 'E-24' | 'E-25' | 'E-40'

/** An event as a viewer sees it: cards not meant for them are a number. */
export type EcarteSeenEvent =
  | {
      readonly did: 'dealt'
      readonly dealer: Side
      readonly packets: Packets
      readonly hands: Pair<Cards>
      readonly turnUp: Card
    }
  /** `score` is the marker's score afterwards. */
  | {
      readonly did: 'marked'
      readonly seat: Side
      readonly points: number
      readonly rule: GainRule | 'G-2'
      readonly score: number
    }
  /** E-28: due to be marked, if each player moves their own markers. */
  | {
      readonly did: 'earned'
      readonly seat: Side
      readonly points: number
      readonly rule: GainRule
    }
  /** E-28: not marked in time. */
  | { readonly did: 'forgotten'; readonly seat: Side; readonly points: number }
  | {
      readonly did: 'proposed' | 'stood' | 'accepted' | 'refused' | 'becameVulnerable'
      readonly seat: Side
    }
  /** `takes` is the number named, if it differs from the number of cards (E-34, E-35). */
  | {
      readonly did: 'discarded'
      readonly seat: Side
      readonly cards: Cards
      readonly takes?: number
    }
  | { readonly did: 'drew'; readonly seat: Side; readonly cards: Cards }
  | { readonly did: 'announcedKing'; readonly seat: Side; readonly suit: Suit }
  | { readonly did: 'led' | 'followed'; readonly seat: Side; readonly card: Card }
  /** `won` is the number of tricks the seat has now. */
  | { readonly did: 'tookTrick'; readonly seat: Side; readonly won: number }
  | { readonly did: 'gaveUp'; readonly seat: Side; readonly what: 'deal' | 'partie' }
  | {
      readonly did: 'wonPartie'
      readonly seat: Side
      readonly value: number
      readonly score: Pair<number>
    }
  | SlipSeenEvent

/** Events of slips, of claims, and of their consequences. */
export type SlipSeenEvent =
  /** E-31: in addition to the trump; `seat` deals. */
  | { readonly did: 'turnedTooMany'; readonly seat: Side; readonly cards: readonly Card[] }
  | { readonly did: 'calledNewDeal'; readonly seat: Side; readonly rule: 'E-31' | 'E-36' }
  | { readonly did: 'pushedBack'; readonly seat: Side }
  /** E-32: `seat` is the receiver of the card. */
  | {
      readonly did: 'metFaceUp' | 'tookFaceUp' | 'threwFaceUp'
      readonly seat: Side
      readonly card: Card
    }
  /** E-33: a card of this seat was seen by both, and stays in the hand. */
  | { readonly did: 'exposed'; readonly seat: Side; readonly card: Card }
  /** A hand with this number of cards, which should have five. */
  | {
      readonly did: 'wrongNumber'
      readonly seat: Side
      readonly held: number
      readonly rule: NumberRule
    }
  /** E-34: `seat` claims it. */
  | { readonly did: 'claimedNumber'; readonly seat: Side }
  /** The hand of `seat` changes by this number of cards. */
  | {
      readonly did: 'putRight'
      readonly seat: Side
      readonly by: number
      readonly rule: NumberRule
    }
  /** Drawn unseen from the hand of `seat` and discarded. */
  | { readonly did: 'lostCards'; readonly seat: Side; readonly cards: Cards }
  | { readonly did: 'claimedSurplus'; readonly seat: Side }
  /** E-37: `score` is the score afterwards. */
  | { readonly did: 'lostPoint'; readonly seat: Side; readonly score: number }
  /** E-37: tricks the opponent could not play to. */
  | { readonly did: 'countedTricks'; readonly seat: Side; readonly tricks: number }
  /** E-38: `seat` dealt; noticed before the turn-up, or claimed by `by`. */
  | { readonly did: 'thrownTogether'; readonly seat: Side }
  | { readonly did: 'claimedDealer'; readonly seat: Side }
  | {
      readonly did: 'unmarked'
      readonly seat: Side
      readonly points: number
      readonly score: number
    }
  | { readonly did: 'tookUpPutBy'; readonly seat: Side }
  | { readonly did: 'falseKing'; readonly seat: Side; readonly suit: Suit }
  | { readonly did: 'tookBack'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'letPass'; readonly seat: Side; readonly rule: 'E-37' | 'E-39' }
  /** E-40: `right` if there was a renonce. */
  | { readonly did: 'claimedRenonce'; readonly seat: Side; readonly right: boolean }
  | { readonly did: 'laidOpen'; readonly seat: Side; readonly cards: readonly Card[] }
  | { readonly did: 'counted'; readonly seat: Side }

export type NumberRule = 'E-34' | 'E-35' | 'E-36' | 'E-37'

export type EcarteWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'noProposal'
  | 'exchangeOver'
  | 'talonEmpty'
  | 'noneExchanged'
  | 'notExchanging'
  | 'discardNotHeld'
  | 'discardTwice'
  | 'discardTooFew'
  | 'discardTooMany'
  | 'kingNotHeld'
  | 'kingTooEarly'
  | 'kingTooLate'
  | 'kingTwice'
  | 'notPlaying'
  | 'cardNotHeld'
  | 'mustBeat'
  | 'mustFollow'
  | 'mustTrump'
  | 'noIrregularities'
  | 'wrongSlips'
  | 'choiceFirst'
  | 'nothingToChoose'
  | 'cannotThrow'
  | 'nothingToClaim'
  | 'claimedBefore'
  | 'kingBarred'
  | 'houseMarks'
  | 'nothingDue'
  | 'takesOther'
  | 'mustMakeFive'

export interface EcarteBreach {
  readonly rule: `E-${number}`
  readonly why: EcarteWhy
}

/** Cards bought by each side in one exchange; null if a number is not yet named. */
export type Exchange = Pair<number | null>

export type EcartePhase = 'open' | 'exchange' | 'play' | 'reckoning' | 'settled' | 'over'

/** A choice that has to be made before anything else. */
export type EcarteChoice =
  | { readonly rule: 'E-31' | 'E-36' | 'E-37' | 'E-39'; readonly seat: Side }
  /** `due`: cards still to be drawn by each side, including this one. */
  | { readonly rule: 'E-32'; readonly seat: Side; readonly due: Pair<number> }

/** The end of a deal that does not count: out of turn (E-38), or dealt again (E-31, E-36). */
export type EcarteEnded =
  | { readonly how: 'thrownTogether' | 'newDeal' }
  /** `asks`: what the resumed deal waits for, null in play; `marks`: points taken off. */
  | { readonly how: 'putBy'; readonly asks: EcarteAsks | null; readonly marks: readonly Mark[] }

/** The slips of a deal and their consequences, as far as all players know them (E-31 … E-40). */
export interface EcarteSlips {
  readonly choice: EcarteChoice | null
  /** E-38: the other should have dealt. */
  readonly outOfTurn: boolean
  /** E-35: elder was dealt a wrong number, and buys to have five. */
  readonly mustBuy: boolean
  /** E-31: turned in addition to the trump; pushed back into the talon. */
  readonly turned: readonly Card[]
  /** E-32: thrown away. */
  readonly thrown: readonly Card[]
  /** Cards that came to a hand, or back to it, in sight of both players. */
  readonly shown: Pair<readonly Card[]>
  /** Number of cards that side had discarded when each of them was last seen. */
  readonly shownAfter: Pair<readonly number[]>
  /** Cards of the talon that have come to each hand. */
  readonly drawn: Pair<number>
  /** E-40: made a renonce, and plays with an open hand. */
  readonly open: Pair<boolean>
  /** E-40: claimed a renonce that did not exist. */
  readonly wrongClaim: Pair<boolean>
  /** E-39 */
  readonly falseKing: Pair<boolean>
  /** E-37: may not mark the king. */
  readonly noKing: Pair<boolean>
  /** Played before cards went back, so the time to announce the king is over (E-39, E-40). */
  readonly late: Pair<boolean>
  readonly ended: EcarteEnded | null
}

/** The slips as a viewer sees them. */
export interface EcarteSlipsSeen extends EcarteSlips {
  /** E-32: the card on top of the talon, if it is face up. */
  readonly faceUp: Card | null
  /** E-34: discards that no player has seen. */
  readonly covered: number
}

export type EcarteAsks = 'decide' | 'answer' | 'elderDiscards' | 'dealerDiscards'

/** What a settled deal did not bring: a king not announced, tricks if equal or after a renonce. */
export type EcarteUnscored =
  { readonly rule: 'E-37' } | { readonly rule: 'E-17' | 'E-40'; readonly seat: Side }

export interface EcarteView extends TableView {
  readonly game: 'ecarte'
  readonly phase: EcartePhase
  readonly dealer: Side | null
  readonly turn: Side | null
  readonly hands: Pair<Cards>
  readonly tricksWon: Pair<number>
  readonly score: Pair<number>
  /** Points each side has marked and lost again (E-37); absent while there are none. */
  readonly lost?: Pair<number>
  /** The decision the exchange waits for; null outside it. */
  readonly asks: EcarteAsks | null
  /** By side, in the order discarded; the opponent's as a number. All exchanges together. */
  readonly discards: Pair<Cards>
  readonly exchanges: readonly Exchange[]
  readonly vulnerable: Side | null
  readonly king: { readonly seat: Side; readonly how: 'announced' | 'turned' } | null
  /** Number of the pack in play, of two (E-2). */
  readonly pack: 0 | 1
  /** Points gained and not yet marked, if each player moves their own markers (E-28); else none. */
  readonly due: Pair<number>
  /** Counters of each player (E-30). */
  readonly markers: 4 | 5
  /** Present once the deal is settled. */
  readonly unscored?: readonly EcarteUnscored[]
  /** Present at tables with irregularities, during a deal. */
  readonly slips?: EcarteSlipsSeen
  /** E-38: the deferred deal, as this viewer sees it. */
  readonly putBy?: EcarteView
}

export const isEcarteView = (view: TableView): view is EcarteView => view.game === 'ecarte'

/** Moments at which the king can be announced for the last time (E-17). */
export type KingAsks = 'leadKing' | 'followKing'
