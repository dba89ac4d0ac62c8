// An evening: parties connected by S-1 … S-8, as shown. Guests are numbered as they came.
import type { ChosenOptions, Person } from './bridge.ts'
import type { Card } from './card.ts'
import type { Seat } from './view.ts'

export const EVENING_KINDS = ['duel', 'rotation', 'banker', 'chouette', 'pool'] as const
export type EveningKind = (typeof EVENING_KINDS)[number]

/** Rule ids of the kinds of evening. */
export const EVENING_RULES: Readonly<Record<EveningKind, string>> = {
  duel: 'S-1',
  rotation: 'S-2',
  banker: 'S-3',
  chouette: 'S-4',
  pool: 'S-5',
}

/** Least and most guests present. */
export const COMPANY: Readonly<
  Record<EveningKind, { readonly least: number; readonly most: number }>
> = {
  duel: { least: 2, most: 2 },
  rotation: { least: 2, most: 8 },
  banker: { least: 3, most: 8 },
  chouette: { least: 3, most: 8 },
  pool: { least: 3, most: 3 },
}

/** Ways of paying into a pool after the first partie (S-5). */
export const POOL_ENTRIES = ['loserPays', 'once', 'entrantPays'] as const
export type PoolEntry = (typeof POOL_ENTRIES)[number]

/** Most counters that are agreed, staked or bet at once. */
export const MOST_COUNTERS = 1_000_000

/** Limit on the guests of one evening, counting those who have left. */
export const MOST_GUESTS = 100

/** Terms agreed before an evening; those that a kind of evening does not have are absent. */
export interface EveningTerms {
  /** Counters for a partie (S-1, S-2, S-5), the bank, or the minimum for a seat in a chouette. */
  readonly stake: number
  /** Counters every guest owns at the beginning; a guest cannot stake more than they have. */
  readonly purse: number | 'none'
  /** Parties after which the loser leaves the table (S-2). */
  readonly partiesATurn?: number | undefined
  readonly poolEntry?: PoolEntry | undefined
}

/** A guest by number, in the order of coming. */
export type Guest = number
export type LedgerAccount = Guest | 'pool' | 'bank'

export interface LedgerEntry {
  readonly from: LedgerAccount
  readonly to: LedgerAccount
  /** A whole number, at least one. */
  readonly counters: number
  /** Rule id of the payment. */
  readonly rule: string
}

/** An action of a guest before a partie, or on coming and going. */
export type EveningAction =
  /** Counters against the bank, or on the banker’s side (S-3); none is a pass. */
  | { readonly do: 'stake'; readonly counters: number }
  /** On the side of a seat (S-4, S-6). */
  | { readonly do: 'bet'; readonly side: 0 | 1; readonly counters: number }
  | { readonly do: 'layBank'; readonly counters: number }
  | { readonly do: 'raiseBank'; readonly counters: number }
  | { readonly do: 'takeOut'; readonly counters: number }
  | { readonly do: 'keepBank' }
  | { readonly do: 'withdraw' }
  /** Joins at the end of the list, or leaves. */
  | { readonly do: 'enter' }
  | { readonly do: 'leave' }

/** The side of a stake in a chouette with a banker: the bank holds, or is beaten (S-3). */
export type BankSide = 'bank' | 'against'

/** A decision that a guest has to make before the next partie can begin. */
export interface EveningPrompt {
  readonly guest: Guest
  readonly asks: EveningAction['do']
  /** The side, if a stake is asked for. */
  readonly on?: BankSide
  /** Counters, if a number is asked for. */
  readonly least: number
  readonly most: number
}

/** All that has happened in an evening, from its first step. */
export type EveningStep =
  /** The guests present, in order; `drawn` if cards decided it, by guest (S-3, S-4, S-5). */
  | {
      readonly did: 'sat'
      readonly list: readonly Guest[]
      readonly drawn?: readonly (readonly Card[])[] | undefined
    }
  | { readonly did: 'said'; readonly guest: Guest; readonly action: EveningAction }
  /** A partie ended: the winning seat, and its value (E-29). */
  | { readonly did: 'played'; readonly winner: 0 | 1; readonly value: number }
  /** Settled as it stands, and over (S-7). */
  | { readonly did: 'struck' }

/** The reasons why something cannot be agreed or done in an evening. */
export type EveningWhy =
  /** Not a whole number of counters from 1 to MOST_COUNTERS. */
  | 'wrongStake'
  /** The same, or less than the stake. */
  | 'wrongPurse'
  /** Not a possible number of parties after which a loser leaves the table. */
  | 'wrongTurn'
  /** Agreed for another kind of evening. */
  | 'wrongTerms'
  /** More guests, or fewer, than the kind allows. */
  | 'wrongGuests'
  /** A list that does not contain every guest once. */
  | 'wrongList'
  /** Another guest has to decide. */
  | 'notYourTurn'
  /** No guest is asked for this, or it is not the time for it. */
  | 'notNow'
  /** Not a whole number, or below the minimum. */
  | 'tooFewCounters'
  /** Above the maximum. */
  | 'tooManyCounters'
  /** More than the guest has left. */
  | 'notOwned'
  /** A player stakes on their own side (S-4). */
  | 'ownSide'
  /** Enters, and is already present. */
  | 'present'
  /** Enters, and the maximum number is present. */
  | 'full'
  /** Returns after losing everything. */
  | 'penniless'
  /** Leaves or acts, and is not present. */
  | 'absent'
  /** Leaves, and has a seat. */
  | 'seated'
  /** Leaves, and has staked on the next partie. */
  | 'hasStaked'
  /** Leaves, and too few would remain. */
  | 'tooFew'
  /** Everything is settled and over (S-7). */
  | 'struck'

export interface EveningBreach {
  readonly rule: string
  readonly why: EveningWhy
}

/** Counters staked on the next partie: on a seat, against the bank or on its side. */
export interface LaidCounters {
  readonly guest: Guest
  readonly on: Seat | BankSide
  readonly counters: number
}

/** A line of the ledger, and the partie after which it was paid; 0 before the first. */
export interface LedgerLine extends LedgerEntry {
  readonly partie: number
}

/** A step of the evening, as the log shows it; newest last. */
export interface EveningLine {
  readonly partie: number
  /** The guests present at that time, in order; without a guest who is entering. */
  readonly list: readonly Guest[]
  readonly step: EveningStep
  /** The side, for a stake. */
  readonly on?: BankSide
  /** What was paid by this step. */
  readonly paid: readonly LedgerEntry[]
  /** By row of drawn cards, the guests who drew them: after equal cards not all draw again. */
  readonly drawers?: readonly (readonly Guest[])[]
}

/** What the next partie brings, or the one on the table, if it counts once. */
export interface PartieProspect {
  /** By winning seat, then by guest: counters won, or lost below zero. */
  readonly gains: readonly [readonly number[], readonly number[]]
  /** By guest: true if it brings them more when it counts more than once (S-1). */
  readonly multiplied: readonly boolean[]
  /** The guest who takes the loser’s seat, whoever that is; null if nobody or not yet decided. */
  readonly entrant: Guest | null
}

/** Everything the window draws of an evening. Replaced as a whole at every change. */
export interface Evening {
  readonly id: number
  readonly kind: EveningKind
  /** Rule id of its kind. */
  readonly rule: string
  readonly game: string
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly terms: EveningTerms
  /** All guests who ever came, by number. */
  readonly guests: readonly Person[]
  /** First the guests who play, then those who wait, in the order in which they will play. */
  readonly list: readonly Guest[]
  /**
   * `asking`: `asked` has to decide, or, if it is null, too few guests have counters left; `ready`:
   * a partie can begin; `playing`: one is on the table; `struck`: all is over.
   */
  readonly phase: 'asking' | 'ready' | 'playing' | 'struck'
  readonly asked: EveningPrompt | null
  /** The players of this or the next partie, by seat; null while that is still open. */
  readonly seats: readonly [Guest, Guest] | null
  /** The first dealer of the next partie; null if cards are drawn for it. */
  readonly dealer: Seat | null
  /** Guests who may advise the second seat (S-3). */
  readonly advisers: readonly Guest[]
  readonly laid: readonly LaidCounters[]
  /** Null while the next partie cannot begin. */
  readonly prospect: PartieProspect | null
  /** Counters won or lost so far, by guest, less all that the guest has on the table. */
  readonly balances: readonly number[]
  /** Counters each guest has on the table: the bank, stakes, payments into a pool. */
  readonly onTable: readonly number[]
  readonly pool: number
  readonly bank: number
  /** Counters each guest has left; null if no purse is agreed. */
  readonly owned: readonly number[] | null
  /** Parties finished. */
  readonly parties: number
  readonly ledger: readonly LedgerLine[]
  readonly story: readonly EveningLine[]
  /** The fewest payments that settle everything. */
  readonly owes: readonly LedgerEntry[]
  /** ISO instant, UTC. */
  readonly startedAt: string
}

/** The setup of an evening, with its guests. */
export interface EveningSetup {
  readonly game: string
  readonly preset: string
  /** Options that differ from the preset. */
  readonly options: ChosenOptions
  readonly kind: EveningKind
  readonly terms: EveningTerms
  /** In the order of registration; persons at this computer, or computer players of a level. */
  readonly guests: readonly EveningGuest[]
}

export type EveningGuest =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string }

/** An evening that is settled and over, as the archive lists it. */
export interface SettledEvening {
  readonly id: number
  readonly kind: EveningKind
  readonly game: string
  readonly guests: readonly Person[]
  readonly parties: number
  /** ISO instant, UTC. */
  readonly startedAt: string
}

/** An evening that can be resumed, as the Hall lists it. */
export interface EveningListing extends SettledEvening {
  readonly isPlaying: boolean
}
