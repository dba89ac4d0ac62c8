// Tatteln for the window, the texts and the command line. The rules themselves are in the engine.
import type { Card, Rank, Suit } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { Cards, TableView } from '../view.ts'

export type TattelnAction =
  | { readonly do: 'play'; readonly card: Card }
  /** T-8: a sequence of `count` cards from `rank` downwards, as long as the hand has it. */
  | {
      readonly do: 'announceSequence'
      readonly suit: Suit
      readonly rank: Rank
      readonly count: number
    }
  /** T-8: three or four of a kind, all that the hand has. */
  | { readonly do: 'announceSet'; readonly rank: Rank; readonly count: number }
  /** T-11: the seven of trumps for the card under the talon. */
  | { readonly do: 'rob' }
  /** T-3, `turnUpDrawn: choice`: the winner of the trick chooses between the last two cards. */
  | { readonly do: 'drawTurnUp' }
  | { readonly do: 'drawCovered' }
  /** T-4: for a fault of the opponent in drawing. */
  | { readonly do: 'claimPenalty' }

/** A holding that can be announced (T-6, T-7). */
export type TattelnHolding =
  | { readonly sort: 'sequence'; readonly suit: Suit; readonly rank: Rank; readonly count: number }
  | { readonly sort: 'set'; readonly rank: Rank; readonly count: number }

/** An announcement of this deal, and its result. */
export interface TattelnAnnouncement {
  readonly seat: Side
  readonly holding: TattelnHolding
  /** T-8: no better holding of the opponent made it void. */
  readonly good: boolean
  /** The points marked; 0 if void. Without those already counted for a part of it (T-9). */
  readonly points: number
  /** T-9: an extension of what this seat had counted before. */
  readonly grown: boolean
  /** Complete tricks before it. */
  readonly after: number
}

/** T-4: a card stays on the talon; the loser draws first; two cards are taken at once. */
export const DRAW_SLIPS = ['none', 'outOfTurn', 'two'] as const
export type DrawSlip = (typeof DRAW_SLIPS)[number]

/** The slips of a deal, if irregularities are played (T-3, T-4). */
export interface TattelnSlips {
  /** T-3: the cards are dealt again. */
  readonly isVoid: boolean
  /** Deals of the partie so far that were dealt again. */
  readonly again: number
  /** T-4: in the last draw; null once the opponent has claimed or played a card. */
  readonly draw: { readonly seat: Side; readonly how: DrawSlip } | null
}

/** T-12: those after the talon, or the last nine. */
export type MatschTricks = 'talon' | 'nine'

/** T-12: returns the tricks of which a player must make one; usually those after the talon. */
export const matschTricksFor = ({
  matschTricks,
}: {
  readonly matschTricks?: unknown
}): MatschTricks => (matschTricks === 'nine' ? 'nine' : 'talon')

/** T-12: of the 16 tricks of a deal, those before the last nine. */
export const BEFORE_NINE = 7

/** An event as a viewer sees it: a card not meant for them is a number. */
export type TattelnSeenEvent =
  /** `turnUp` is null without trumps. */
  | {
      readonly did: 'dealt'
      readonly dealer: Side
      readonly hands: Pair<Cards>
      readonly turnUp: Card | null
    }
  /** T-3: a hand has `held` cards, or some were turned over. The cards are dealt again. */
  | { readonly did: 'misdealt'; readonly seat: Side; readonly whose: Side; readonly held: number }
  | { readonly did: 'exposed'; readonly seat: Side; readonly cards: readonly Card[] }
  /** T-4 */
  | { readonly did: 'drewWrong'; readonly seat: Side; readonly how: DrawSlip }
  | { readonly did: 'claimedPenalty'; readonly seat: Side }
  | {
      readonly did: 'paid'
      readonly seat: Side
      readonly stakes: number
      readonly rule: 'T-3' | 'T-4'
    }
  /** The points of a good one follow as `marked`. */
  | {
      readonly did: 'announced'
      readonly seat: Side
      readonly holding: TattelnHolding
      readonly good: boolean
      readonly grown: boolean
    }
  /** `card` was taken for the seven. */
  | { readonly did: 'robbed'; readonly seat: Side; readonly card: Card }
  | { readonly did: 'led' | 'followed'; readonly seat: Side; readonly card: Card }
  /** `points` are those of its cards (T-1); `won` counts the tricks of the seat. */
  | {
      readonly did: 'tookTrick'
      readonly seat: Side
      readonly points: number
      readonly won: number
    }
  | { readonly did: 'drew'; readonly seat: Side; readonly cards: Cards }
  /** T-3: the card that was open under the talon. */
  | { readonly did: 'drewTurnUp'; readonly seat: Side; readonly card: Card }
  /** T-5: from now on suit must be followed. */
  | { readonly did: 'talonEmpty' }
  /** T-1: ten for the last trick. */
  | { readonly did: 'tookLast'; readonly seat: Side; readonly points: number }
  /** T-12: `seat` made no trick `of` those; it pays, and counts no card points. */
  | {
      readonly did: 'matsch'
      readonly seat: Side
      readonly stakes: number
      /** Its card points of the deal. */
      readonly lost: number
      readonly of: MatschTricks
      readonly loses: 'cards' | 'partie'
    }
  /** T-2: `seat` pays what the partie was played for; with no counters the accounts are even. */
  | { readonly did: 'settledUp'; readonly seat: Side; readonly counters: number }
  /** T-10 announcements, T-13 cards, T-12 and G-2 what was missing; `score` after it. */
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
  | {
      readonly did: 'wonPartie'
      readonly seat: Side
      readonly value: number
      readonly score: Pair<number>
    }

export type TattelnWhy =
  | 'partieOver'
  | 'dealOver'
  | 'notDealt'
  | 'notYourTurn'
  | 'cardNotHeld'
  /** T-5: the talon is empty. */
  | 'mustFollow'
  /** T-8: announcements are made before a lead. */
  | 'notLeading'
  /** T-8: the hand does not have exactly this, or it is a part of something longer. */
  | 'notHeld'
  /** T-8, T-9: announced before, good or void. */
  | 'announcedBefore'
  /** T-9: a card of the counted sequence has been played. */
  | 'brokenUp'
  /** T-11: no trumps, or the turn-up is no longer there. */
  | 'nothingToRob'
  | 'sevenNotHeld'
  /** T-11, `strict`: before a lead, after winning a trick. */
  | 'robLater'
  /** T-2, `sevenMustRob`. */
  | 'mustRob'
  /** T-3: the last draw comes first. */
  | 'drawFirst'
  | 'nothingToDraw'
  /** T-4: no fault in the draw, or not one of the opponent. */
  | 'nothingToClaim'

export interface TattelnBreach {
  readonly rule: `T-${number}`
  readonly why: TattelnWhy
}

export interface TattelnView extends TableView {
  readonly game: 'tatteln'
  /** `drawing`: the winner chooses one of the last two cards (T-3, `turnUpDrawn: choice`). */
  readonly phase: 'open' | 'play' | 'drawing' | 'settled' | 'over'
  readonly dealer: Side | null
  readonly turn: Side | null
  /** The card turned up in dealing, wherever it is now; null without trumps. */
  readonly turnUp: Card | null
  /** The open card under the talon: turn-up or robbing seven; null once drawn. */
  readonly lies: Card | null
  /** Covered cards still to be drawn, without the open one. */
  readonly talon: number
  readonly hands: Pair<Cards>
  readonly tricksWon: Pair<number>
  /** Tricks made of those of which one must be made (T-12). */
  readonly lateTricks: Pair<number>
  /** T-1: card points in the tricks each side has made, the last trick included. */
  readonly cardPoints: Pair<number>
  readonly score: Pair<number>
  /** 500, 1000 or 100; 0 if two Taillen are played (T-2). */
  readonly goal: number
  /** In order. */
  readonly announcements: readonly TattelnAnnouncement[]
  /** T-11: with the numbers of complete tricks and announcements before; null if none has. */
  readonly robbed: { readonly seat: Side; readonly after: number; readonly said: number } | null
  /** T-3, T-4, T-12: stakes won in this partie by Matsch and penalties, less those paid. */
  readonly stakes: Pair<number>
  /** Present if irregularities are played. */
  readonly slips?: TattelnSlips
  /** T-2: four jacks were announced and good in this partie. */
  readonly jacks: Pair<boolean>
}

export const isTattelnView = (view: TableView): view is TattelnView => view.game === 'tatteln'
