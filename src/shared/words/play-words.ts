// What the sentences of all games are made with: who is addressed, and the moments every game has.
import { type Card, requireValue } from '../card.ts'
import type { Pair, Side } from '../duel.ts'
import type { EcarteChoice, EcarteWhy } from '../games/ecarte.ts'
import type { ScotchWhistWhy } from '../games/scotch-whist.ts'
import { type Cards, type Seat, seatsOfSide } from '../view.ts'
import type { Company } from './words.ts'

/** Events that read the same in every game played with tricks. */
export type PlayHeard =
  | { readonly did: 'led' | 'followed'; readonly seat: Seat; readonly card: Card }
  /** `won` counts the tricks of the side. */
  | { readonly did: 'tookTrick'; readonly seat: Seat; readonly won: number }
  | { readonly did: 'gaveUp'; readonly seat: Seat; readonly what: 'deal' | 'partie' }
  /** `seat` is the side. */
  | {
      readonly did: 'wonPartie'
      readonly seat: Side
      readonly value: number
      readonly score: Pair<number>
    }

/** Moments that every game has; a game adds its own. */
export type PlayAsks = 'lead' | 'follow' | 'wait' | 'deal' | 'yourDeal' | 'partie'
/** Of whoever it is about: who plays, or deals. */
export type Prompts<Asks extends string> = Readonly<Record<Asks, (other: string) => string>>

/** Moments and words of the games in which a revoke may be claimed (W-12). */
export type RevokeAsks = 'reckoning'
export type RevokeWord = 'claimRevoke' | 'count'
export type RevokeWhy = 'notNow' | 'claimedBefore'
/** Moments and words of short and long whist besides (W-20). */
export type ClubAsks = 'redress'
export type ClubWord = 'mend' | 'penaltyTricks' | 'penaltyOff' | 'penaltyOnto'
export interface RevokeHeard {
  readonly seat: Seat
  readonly offender: Seat | null
}

type DealWhy =
  | 'dealUnfinished'
  | 'wrongDealer'
  | 'wrongPackets'
  | 'wrongHands'
  | 'wrongTalon'
  | 'wrongTurnUp'
  | 'wrongCards'

/** Why something is not allowed in any game: an action at the wrong time, or a deal that cannot be the next one. */
export type PlayWhy = Exclude<ScotchWhistWhy, 'notNow' | 'claimedBefore'> | DealWhy

/** Moments and reasons of the irregularities of Écarté. */
export type SlipMoment = EcarteChoice['rule'] | 'E-35' | 'reckoning'
export type SlipWhy = Extract<
  EcarteWhy,
  | 'noIrregularities'
  | 'wrongSlips'
  | 'choiceFirst'
  | 'nothingToChoose'
  | 'cannotThrow'
  | 'nothingToClaim'
  | 'claimedBefore'
  | 'kingBarred'
  | 'takesOther'
  | 'mustMakeFive'
>

export interface BreachOf<Why extends string> {
  readonly rule: string
  readonly why: Why
}

/** Makes sentences about a seat: `you` when it is the one addressed, else its name and `they`, then the rest. */
export const teller =
  (company: Company, seat: Seat) =>
  (you: string, they: string, rest: string): string =>
    company.you === seat ? `${you} ${rest}` : `${requireValue(company.names[seat])} ${they} ${rest}`

/** How a side is spoken of: who is addressed, the word between two names, and the verb for each. */
export interface SideVerbs {
  readonly you: string
  readonly one: string
  readonly several: string
}

/**
 * Makes sentences about a side, whose players sit opposite each other: "You and Odile mark", or as of a seat where
 * everybody plays for himself.
 */
export const sideTeller =
  (company: Company, side: Seat, { you, and }: { readonly you: string; readonly and: string }) =>
  (verbs: SideVerbs, rest: string): string => {
    const seats = seatsOfSide(side, sidesOf(company), company.names.length)
    const names = seats
      .toSorted((a, b) => Number(b === company.you) - Number(a === company.you))
      .map((seat) => (seat === company.you ? you : requireValue(company.names[seat])))
    const verb = seats.some((seat) => seat === company.you)
      ? verbs.you
      : names.length === 1
        ? verbs.one
        : verbs.several
    return `${names.join(` ${and} `)} ${verb} ${rest}`
  }

/** Two sides, whether of one player or of two; three play each for himself (H-27). */
const sidesOf = ({ names }: Company): number => (names.length === 3 ? 3 : 2)

/** Whether partners play, whose tricks are counted together. */
export const isFour = (company: Company): boolean => company.names.length > sidesOf(company)

export const countOf = (cards: Cards): number => (typeof cards === 'number' ? cards : cards.length)

/** The prompt of a moment; nothing for a moment that is not known. */
export const asked = (prompts: Prompts<string>, asks: string, opponent: string): string =>
  Object.hasOwn(prompts, asks) ? (prompts[asks]?.(opponent) ?? '') : ''

/** Where a switch has named everything: the compiler finds what it left out. */
export function wordless(left: never): never {
  throw new Error(`no words for ${JSON.stringify(left)}`)
}
