// Hundertspiel for the window, the texts and the command line.
import { type Card, type TrappolaRank, type TrappolaSuit, TRAPPOLA_SUITS } from '../card.ts'
import type { Cards, Mark, Seat, TableView } from '../view.ts'

/** H-10: ranks that may be announced, in the order they are offered. */
export const ANNOUNCED_RANKS = ['A', 'K', 'C', 'B', '6'] as const
export type AnnouncedRank = (typeof ANNOUNCED_RANKS)[number]

/** H-24: the usual order of the suits, low to high, in which several Dos are named too. */
export const BIDDING_ORDER = ['SP', 'DE', 'CO', 'BA'] as const satisfies readonly TrappolaSuit[]

/** H-24: the orders from low to high that a table may agree on for bids. */
export const SUIT_ORDERS = {
  usual: BIDDING_ORDER,
  pack: TRAPPOLA_SUITS,
  reversed: ['BA', 'CO', 'DE', 'SP'],
} as const satisfies Readonly<Record<string, readonly TrappolaSuit[]>>

export type SuitOrder = keyof typeof SUIT_ORDERS

/** H-24: returns the order of the suits at a table. */
export const suitOrderFor = ({ suitOrder }: { readonly suitOrder?: unknown }): SuitOrder =>
  suitOrder === 'pack' || suitOrder === 'reversed' ? suitOrder : 'usual'

/** H-24: returns the rank of a suit in the bidding, from 1. */
export function suitHeight(suit: TrappolaSuit, options: { readonly suitOrder?: unknown }): number {
  const order: readonly TrappolaSuit[] = SUIT_ORDERS[suitOrderFor(options)]
  return order.indexOf(suit) + 1
}

export type HundertspielAction =
  /** H-5: a card of the own hand was exposed by the dealer: call for a new deal, or go on. */
  | { readonly do: 'newDeal' }
  | { readonly do: 'keep' }
  /** H-24: the Twenty-six from the hand, in a suit whose Do is laid open. */
  | { readonly do: 'bid'; readonly suit: TrappolaSuit }
  /** „Weiter“ in any phase. By forehand in `laying`: does not ask. */
  | { readonly do: 'pass' }
  /** H-25 */
  | { readonly do: 'buy' }
  | { readonly do: 'layAway'; readonly cards: readonly Card[] }
  | { readonly do: 'name'; readonly suit: TrappolaSuit }
  /** H-16: forehand asks if anything is laid, and lays nothing. */
  | { readonly do: 'ask' }
  /** H-16: one Do for the Twenty-six, two for the Fifty-two. */
  | { readonly do: 'lay'; readonly suits: readonly TrappolaSuit[] }
  /** H-17 */
  | { readonly do: 'contra' }
  /** H-10 */
  | { readonly do: 'announce'; readonly rank: AnnouncedRank; readonly count: 3 | 4 }
  /** H-11: asks which suit is missing. Answered after the trick on the table, or the first one. */
  | { readonly do: 'demand'; readonly rank: AnnouncedRank }
  /** H-12, with `irregularities`: doubts the announcement. */
  | { readonly do: 'challenge'; readonly rank: AnnouncedRank }
  /** H-22 */
  | { readonly do: 'lastRounds' }
  | { readonly do: 'play'; readonly card: Card }
  /** H-20, with `declareOut: manual` */
  | { readonly do: 'declareOut' }
  /** In `reckoning`: nothing to claim; when all have said so the deal is over. */
  | { readonly do: 'count' }

export type HundertspielPhase =
  | 'open'
  /** H-5: the receiver of an exposed card decides. */
  | 'exposed'
  | 'bidding'
  | 'buying'
  | 'layingAway'
  | 'naming'
  | 'laying'
  | 'contra'
  | 'announcing'
  | 'play'
  /** After the last trick or the decision; with `irregularities` or `declareOut: manual`. */
  | 'reckoning'
  | 'settled'
  | 'over'

/** H-24 */
export interface Bid {
  readonly seat: Seat
  readonly suit: TrappolaSuit
}

/** The Twenty-six or Fifty-two that a seat plays: laid (H-16), bid (H-24), or bought (H-25). */
export interface Undertaking {
  readonly how: 'laid' | 'bid' | 'bought'
  readonly seat: Seat
  /** The suits of the Dos that the seat undertakes to make; two for the Fifty-two. */
  readonly suits: readonly TrappolaSuit[]
  /** False for a buyer without a Do: the game cannot be made (H-25). */
  readonly isHeld: boolean
  /** The seat that said Contra (H-17). */
  readonly contra: Seat | null
}

/** H-10 */
export interface Announcement {
  readonly seat: Seat
  readonly rank: AnnouncedRank
  readonly count: 3 | 4
  /** Points, and their account: the partie, the next one (H-21), or nothing. */
  readonly points: number
  readonly account: PointsAccount
  /** The number of complete tricks when the cards were held; 0 if played aces count (H-10). */
  readonly after: number
  /** The seat that has asked for the missing suit and has no answer yet (H-11). */
  readonly demandedBy: Seat | null
  /** The suits really held, once they are named or shown (H-11, H-12); null before. */
  readonly proven: readonly TrappolaSuit[] | null
}

/** H-11: returns the suit that is missing of three, once it is named. */
export const missingSuit = ({ count, proven }: Announcement): TrappolaSuit | null =>
  count === 4 || proven === null
    ? null
    : (TRAPPOLA_SUITS.find((suit) => !proven.includes(suit)) ?? null)

/** H-12: returns true if the announcement was proven false. */
export const isFoundFalse = ({ count, proven }: Announcement): boolean =>
  proven !== null && proven.length < count

/** This partie, the next one (H-21), or nothing: after the decision, with a laid game. */
export type PointsAccount = 'partie' | 'next' | 'nothing'

/** H-5: a card that all players saw; `by` exposed it. */
export interface ExposedCard {
  readonly seat: Seat
  readonly rank: TrappolaRank
  readonly suit: TrappolaSuit
  readonly by: Seat
}

/** The decision of a partie, and the payment of each seat; the deal may go on (H-21). */
export interface PartieDecision {
  /** The side. */
  readonly winner: Seat
  /** The side that lost by its own declaration and pays alone (H-12, H-20, G-2), or null. */
  readonly forfeitedBy: Seat | null
  /** Sides with less than 50 (H-19). */
  readonly matsch: readonly Seat[]
  readonly rule: 'H-12' | 'H-19' | 'H-20' | 'G-2'
}

/** H-22: the length of the sitting, in deals. */
export interface RoundSeries {
  /** Deals of the sitting that count, including the present one. */
  readonly dealt: number
  /** The deal after which the sitting ends with its partie; null if nothing is agreed. */
  readonly end: number | null
  /** The seat that announced the last three rounds. */
  readonly announcedBy: Seat | null
  /** Parties won, by side. */
  readonly won: readonly number[]
}

export type HundertspielMarkRule =
  'H-9' | 'H-10' | 'H-13' | 'H-14' | 'H-15' | 'H-18' | 'H-26' | 'G-1'

/** Points of a deal so far, one mark per side and rule. */
export interface HundertspielMark extends Mark {
  readonly rule: HundertspielMarkRule
}

/** Payments: laid game (H-18, H-26), partie (H-19, H-20, G-2), a fault (H-12), a look (H-4). */
export type PaidRule = 'H-4' | 'H-12' | 'H-18' | 'H-19' | 'H-20' | 'H-26' | 'G-2'

/** Phases in which a seat may pass. */
export type PassPhase = 'bidding' | 'buying' | 'laying' | 'contra' | 'announcing'

export type { HundertspielSeenEvent } from './hundertspiel-events.ts'

export type HundertspielWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'cardNotHeld'
  /** H-7: a trump lead must be followed by a seat that has a trump. */
  | 'mustFollow'
  /** Not at this time of the deal. */
  | 'notNow'
  /** H-16, H-24, H-25: the Do of that suit is not held. */
  | 'doNotHeld'
  /** H-24: not above the last bid. */
  | 'bidTooLow'
  /** H-25: a wrong number of cards for the scat. */
  | 'wrongNumber'
  /** H-25: kings and aces do not go into the scat. */
  | 'kingOrAce'
  /** H-16: one Do or two different ones. */
  | 'wrongDos'
  /** H-16: forehand did not ask, so their partner may not lay any more. */
  | 'partnerMayNot'
  /** H-16: only one lay in a deal, and none after forehand has asked in vain. */
  | 'nothingToLay'
  /** H-10: three or four of the rank are not held. */
  | 'notHeld'
  /** H-10: a seat that holds four announces four. */
  | 'announceFour'
  | 'announcedBefore'
  /** H-10: one of the aces has won a trick. */
  | 'aceTaken'
  /** H-10: too late for all but aces. */
  | 'acesAlone'
  /** H-11, H-12: the other side has announced nothing that could be asked about. */
  | 'nothingToAsk'
  /** H-20: the table declares it. */
  | 'tableDeclares'
  /** H-22: the end of the sitting is agreed. */
  | 'endSettled'
  /** H-4, H-5, H-12: without `irregularities`. */
  | 'noIrregularities'

export interface HundertspielBreach {
  readonly rule: `H-${number}`
  readonly why: HundertspielWhy
}

export interface HundertspielView extends TableView {
  readonly game: 'hundertspiel'
  readonly phase: HundertspielPhase
  readonly trump: TrappolaSuit | null
  /** H-3: the suit each seat drew, trumps when it deals (`trumpBy`, `threeTrumpBy`). */
  readonly suits: readonly TrappolaSuit[]
  /** By seat, won less lost since the sitting began. */
  readonly markers: readonly number[]
  /** The markers when this partie began. */
  readonly markersBefore: readonly number[]
  readonly sitting: RoundSeries
  /** Before the first deal of a partie, the last dealer of the one before; else null. */
  readonly dealtLast: Seat | null
  /** The dealer deals again, since this deal was void (H-4, H-5). */
  readonly isVoid: boolean
  /** The scat, as dealt or as discarded; null if there is none. */
  readonly scat: Cards | null
  readonly bids: readonly Bid[]
  /** Seats that said „weiter“ in this phase; in the reckoning, those with nothing to claim. */
  readonly passed: readonly Seat[]
  readonly buyer: Seat | null
  /** H-16: true once forehand has asked, false once they went on; else null. */
  readonly hasAsked: boolean | null
  readonly undertaking: Undertaking | null
  readonly announcements: readonly Announcement[]
  readonly exposed: ExposedCard | null
  /** Points of cards and last trick so far, by side; 78 in all (H-9). */
  readonly taken: readonly number[]
  readonly marks: readonly HundertspielMark[]
  /** H-21: the deal was begun with a side in the nineties. */
  readonly isOldAndNew: boolean
  readonly decision: PartieDecision | null
  /** Points for the next partie, by side (H-21). */
  readonly next: readonly number[]
}

export const isHundertspielView = (view: TableView): view is HundertspielView =>
  view.game === 'hundertspiel'
