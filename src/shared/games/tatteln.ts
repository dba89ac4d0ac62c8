// What the window, the texts and the command line know of Tatteln. The rules themselves are in the engine.
import type { Card, Rank, Suit } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, TableView } from '../view.ts'

export type TattelnAction =
  | { readonly do: 'play'; readonly card: Card }
  /** T-8: a sequence of `count` cards from `rank` downwards, as long as it is in the hand. */
  | { readonly do: 'announceSequence'; readonly suit: Suit; readonly rank: Rank; readonly count: number }
  /** T-8: three or four of a kind, all that are in the hand. */
  | { readonly do: 'announceSet'; readonly rank: Rank; readonly count: number }
  /** T-11: the seven of trumps for the card under the talon. */
  | { readonly do: 'rob' }
  /** T-3, with `turnUpDrawn: choice`: which of the last two cards the winner of the trick draws. */
  | { readonly do: 'drawTurnUp' }
  | { readonly do: 'drawCovered' }
  /** T-4: for what the other did wrong in drawing. */
  | { readonly do: 'claimPenalty' }

/** What is announced (T-6, T-7). */
export type TattelnHolding =
  | { readonly sort: 'sequence'; readonly suit: Suit; readonly rank: Rank; readonly count: number }
  | { readonly sort: 'set'; readonly rank: Rank; readonly count: number }

/** An announcement of this deal, and what came of it. */
export interface TattelnAnnouncement {
  readonly seat: Side
  readonly holding: TattelnHolding
  /** T-8: no better holding of the opponent made it void. */
  readonly good: boolean
  /** What it was marked with; 0 when void. What had been counted of it before is left out (T-9). */
  readonly points: number
  /** T-9: more of what this seat had counted before. */
  readonly grown: boolean
  /** Complete tricks before it. */
  readonly after: number
}

/** T-4: a card is left on the talon; the loser of the trick draws first; two cards are taken at once. */
export const DRAW_SLIPS = ['none', 'outOfTurn', 'two'] as const
export type DrawSlip = (typeof DRAW_SLIPS)[number]

/** What has gone wrong in a deal, where irregularities are played (T-3, T-4). */
export interface TattelnSlips {
  /** T-3: the cards are given again. */
  readonly isVoid: boolean
  /** Deals of the partie so far that were given again. */
  readonly again: number
  /** T-4: in the last draw; null once the other has claimed the penalty, or played a card without. */
  readonly draw: { readonly seat: Side; readonly how: DrawSlip } | null
}

/** T-12: those after the talon, or the last nine. */
export type MatschTricks = 'talon' | 'nine'

/** T-12: of which tricks one must be made; those after the talon where the options of a table do not say otherwise. */
export const matschTricksFor = ({ matschTricks }: { readonly matschTricks?: unknown }): MatschTricks =>
  matschTricks === 'nine' ? 'nine' : 'talon'

/** T-12: of the 16 tricks of a deal, those before the last nine. */
export const BEFORE_NINE = 7

/** An event as somebody heard it: a card not meant for him is a number. */
export type TattelnSeenEvent =
  /** `turnUp` is null without trumps. */
  | {
      readonly did: 'dealt'
      readonly dealer: Side
      readonly hands: Pair<Cards>
      readonly turnUp: Card | null
    }
  /** T-3: `seat` dealt, and the hand of `whose` has so many cards; or turned these cards over. The cards are given again. */
  | { readonly did: 'misdealt'; readonly seat: Side; readonly whose: Side; readonly held: number }
  | { readonly did: 'exposed'; readonly seat: Side; readonly cards: readonly Card[] }
  /** T-4 */
  | { readonly did: 'drewWrong'; readonly seat: Side; readonly how: DrawSlip }
  | { readonly did: 'claimedPenalty'; readonly seat: Side }
  | { readonly did: 'paid'; readonly seat: Side; readonly stakes: number; readonly rule: 'T-3' | 'T-4' }
  /** What a good one is marked with follows as `marked`. */
  | {
      readonly did: 'announced'
      readonly seat: Side
      readonly holding: TattelnHolding
      readonly good: boolean
      readonly grown: boolean
    }
  /** `card` was taken for the seven. */
  | { readonly did: 'robbed'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'led'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'followed'; readonly seat: Side; readonly card: Card }
  /** `points` are those of its cards (T-1); `won` counts the tricks of the seat. */
  | { readonly did: 'tookTrick'; readonly seat: Side; readonly points: number; readonly won: number }
  | { readonly did: 'drew'; readonly seat: Side; readonly cards: Cards }
  /** T-3: the card that lay open under the talon. */
  | { readonly did: 'drewTurnUp'; readonly seat: Side; readonly card: Card }
  /** T-5: from now on suit is followed. */
  | { readonly did: 'talonEmpty' }
  /** T-1: ten for the last trick. */
  | { readonly did: 'tookLast'; readonly seat: Side; readonly points: number }
  /** T-12: `seat` made no trick of those `of` which one must be made, pays so many stakes, and counts no card points. */
  | {
      readonly did: 'matsch'
      readonly seat: Side
      readonly stakes: number
      /** Its card points of the deal. */
      readonly lost: number
      readonly of: MatschTricks
      readonly loses: 'cards' | 'partie'
    }
  /** T-2: what the partie was played for is paid by `seat`; with no counters all is even. */
  | { readonly did: 'settledUp'; readonly seat: Side; readonly counters: number }
  /** T-10 announcements, T-13 card points; T-12, G-2 what was missing. `score` is that afterwards. */
  | {
      readonly did: 'marked'
      readonly seat: Side
      readonly points: number
      readonly rule: 'T-10' | 'T-12' | 'T-13' | 'G-2'
      readonly score: number
    }
  /** T-2, T-13: equal at the end, so that it goes on. */
  | { readonly did: 'goesOn'; readonly score: Pair<number> }
  | { readonly did: 'gaveUp'; readonly seat: Side; readonly what: 'deal' | 'partie' }
  /** `value` 2: written double for four jacks (T-2). */
  | { readonly did: 'wonPartie'; readonly seat: Side; readonly value: number; readonly score: Pair<number> }

export type TattelnWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'cardNotHeld'
  /** T-5: the talon is drawn. */
  | 'mustFollow'
  /** T-8: announced when about to lead. */
  | 'notLeading'
  /** T-8: not in the hand like this, or a part of something longer. */
  | 'notHeld'
  /** T-8, T-9: announced before, good or void. */
  | 'announcedBefore'
  /** T-9: a card of the sequence counted has been played. */
  | 'brokenUp'
  /** T-11: no trumps, or nobody’s turn-up lies there any more. */
  | 'nothingToRob'
  | 'sevenNotHeld'
  /** T-11, `strict`: about to lead, with a trick won. */
  | 'robLater'
  /** T-2, `sevenMustRob`. */
  | 'mustRob'
  /** T-3: the last draw comes first. */
  | 'drawFirst'
  | 'nothingToDraw'
  /** T-4: nothing went wrong in the draw, or not by the other. */
  | 'nothingToClaim'

export interface TattelnBreach {
  readonly rule: `T-${number}`
  readonly why: TattelnWhy
}

export interface TattelnView extends TableView {
  readonly game: 'tatteln'
  /** `drawing`: the winner of the trick chooses one of the last two cards (T-3, `turnUpDrawn: choice`). */
  readonly phase: 'open' | 'play' | 'drawing' | 'settled' | 'over'
  readonly dealer: Side | null
  readonly turn: Side | null
  /** The card turned in dealing, wherever it is now; null without trumps. */
  readonly turnUp: Card | null
  /** The card that lies open under the talon: the turn-up, or the seven that robbed it; null when it is drawn. */
  readonly lies: Card | null
  /** Covered cards still to be drawn, without the one that lies open. */
  readonly talon: number
  readonly hands: Pair<Cards>
  readonly tricksWon: Pair<number>
  /** Tricks made of those of which one must be made (T-12). */
  readonly lateTricks: Pair<number>
  /** T-1: card points in the tricks each has made, the last trick included. */
  readonly cardPoints: Pair<number>
  readonly score: Pair<number>
  /** 500, 1000 or 100; 0 where two Taillen are played (T-2). */
  readonly goal: number
  /** In order. */
  readonly announcements: readonly TattelnAnnouncement[]
  /** T-11: who robbed, before so many complete tricks were made and announcements said; null when nobody has. */
  readonly robbed: { readonly seat: Side; readonly after: number; readonly said: number } | null
  /** T-3, T-4, T-12: stakes won in this partie at Matsch and as penalties, less those paid. */
  readonly stakes: Pair<number>
  /** Where irregularities are played. */
  readonly slips?: TattelnSlips
  /** T-2: four jacks announced and found good in this partie. */
  readonly jacks: Pair<boolean>
}

export const isTattelnView = (view: TableView): view is TattelnView => view.game === 'tatteln'
