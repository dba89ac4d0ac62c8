// An evening at the table: several parties strung together by the rules of sittings (S-1 … S-8), as the window shows it
// and speaks of it. Guests are numbered in the order in which they came.
import type { ChosenOptions, Person } from './bridge.ts'
import type { Card } from './card.ts'
import type { Seat } from './view.ts'

export const EVENING_KINDS = ['duel', 'rotation', 'banker', 'chouette', 'pool'] as const
export type EveningKind = (typeof EVENING_KINDS)[number]

/** The id of the rule of each. */
export const EVENING_RULES: Readonly<Record<EveningKind, string>> = {
  duel: 'S-1',
  rotation: 'S-2',
  banker: 'S-3',
  chouette: 'S-4',
  pool: 'S-5',
}

/** How many may be present. */
export const COMPANY: Readonly<Record<EveningKind, { readonly least: number; readonly most: number }>> = {
  duel: { least: 2, most: 2 },
  rotation: { least: 2, most: 8 },
  banker: { least: 3, most: 8 },
  chouette: { least: 3, most: 8 },
  pool: { least: 3, most: 3 },
}

/** What each pays into a pool after the first partie (S-5). */
export const POOL_ENTRIES = ['loserPays', 'once', 'entrantPays'] as const
export type PoolEntry = (typeof POOL_ENTRIES)[number]

/** Most counters that are agreed, staked or laid at once. */
export const MOST_COUNTERS = 1_000_000

/** Agreed before an evening; what a kind of sitting does not know is not there. */
export interface EveningTerms {
  /** Counters staked on a partie (S-1, S-2, S-5); of a banker, of each seat at least in a chouette. */
  readonly stake: number
  /** Counters everybody owns at the beginning; nobody lays more than he has. */
  readonly purse: number | 'none'
  /** Parties after which the loser rises (S-2). */
  readonly partiesATurn?: number | undefined
  readonly poolEntry?: PoolEntry | undefined
}

/** A guest by his number in the order of coming. */
export type Guest = number
export type LedgerAccount = Guest | 'pool' | 'bank'

export interface LedgerEntry {
  readonly from: LedgerAccount
  readonly to: LedgerAccount
  /** Whole, one at least. */
  readonly counters: number
  /** Why it was paid. */
  readonly rule: string
}

/** What a guest says before a partie, or on coming and going. */
export type EveningAction =
  /** Counters against the bank, or by the banker’s side (S-3); none is a pass. */
  | { readonly do: 'stake'; readonly counters: number }
  /** On the side of a seat (S-4, S-6). */
  | { readonly do: 'bet'; readonly side: 0 | 1; readonly counters: number }
  | { readonly do: 'layBank'; readonly counters: number }
  | { readonly do: 'raiseBank'; readonly counters: number }
  | { readonly do: 'takeOut'; readonly counters: number }
  | { readonly do: 'keepBank' }
  | { readonly do: 'withdraw' }
  /** Comes to the end of the list, or goes. */
  | { readonly do: 'enter' }
  | { readonly do: 'leave' }

/** What a stake is laid on in a chouette with banker: the bank holds, or is beaten (S-3). */
export type BankSide = 'bank' | 'against'

/** What somebody has to say before the next partie can begin. */
export interface EveningPrompt {
  readonly guest: Guest
  readonly asks: EveningAction['do']
  /** Where a stake is asked for: on what. */
  readonly on?: BankSide
  /** Counters, where a number is asked for. */
  readonly least: number
  readonly most: number
}

/** Everything that has happened in an evening, from its first line: what it can be told again from. */
export type EveningStep =
  /** Who is present, in the order of the list; `drawn` where cards decided it: a row a draw, by guest (S-3, S-4, S-5). */
  | { readonly did: 'sat'; readonly list: readonly Guest[]; readonly drawn?: readonly (readonly Card[])[] | undefined }
  | { readonly did: 'said'; readonly guest: Guest; readonly action: EveningAction }
  /** A partie ended: the winning seat, and how often it counts (E-29). */
  | { readonly did: 'played'; readonly winner: 0 | 1; readonly value: number }
  /** Settled as it stands, and over (S-7). */
  | { readonly did: 'struck' }

/** Why something cannot be agreed, said or done in an evening. */
export type EveningWhy =
  /** No whole number of counters from 1 to MOST_COUNTERS. */
  | 'wrongStake'
  /** The same, or less than the stake. */
  | 'wrongPurse'
  /** No number of parties after which a loser could rise. */
  | 'wrongTurn'
  /** Agreed for another kind of sitting. */
  | 'wrongTerms'
  /** More guests, or fewer, than the kind takes. */
  | 'wrongGuests'
  /** A list that does not hold everybody once. */
  | 'wrongList'
  /** Another is asked. */
  | 'notYourTurn'
  /** Nobody is asked for this, or it is not the time for it. */
  | 'notNow'
  /** No whole number, or less than the least. */
  | 'tooFewCounters'
  /** More than is asked for. */
  | 'tooManyCounters'
  /** More than he has left. */
  | 'notOwned'
  /** Who plays stakes on himself (S-4). */
  | 'ownSide'
  /** Comes, and is here already. */
  | 'present'
  /** Comes, and as many are here as there may be. */
  | 'full'
  /** Comes back, and has lost all he had. */
  | 'penniless'
  /** Goes, or speaks, and is not here. */
  | 'absent'
  /** Goes, and has a seat. */
  | 'seated'
  /** Goes, and has staked on the next partie. */
  | 'hasStaked'
  /** Goes, and too few would be left. */
  | 'tooFew'
  /** Everything is settled and over (S-7). */
  | 'struck'

export interface EveningBreach {
  readonly rule: string
  readonly why: EveningWhy
}

/** Counters laid for the next partie: on a seat, against the bank or by its side. */
export interface LaidCounters {
  readonly guest: Guest
  readonly on: Seat | BankSide
  readonly counters: number
}

/** A line of the ledger, with the number of the partie after which it was paid; 0 before the first. */
export interface LedgerLine extends LedgerEntry {
  readonly partie: number
}

/** A line of what was said and done, newest last. */
export interface EveningLine {
  readonly partie: number
  /** Everybody who was present then, in the order of the list; a coming guest is not yet in it. */
  readonly list: readonly Guest[]
  readonly step: EveningStep
  /** Where a stake was said: on what. */
  readonly on?: BankSide
}

/** Everything the window draws of an evening. Replaced whole at every change. */
export interface Evening {
  readonly id: number
  readonly kind: EveningKind
  /** Id of the rule of its kind. */
  readonly rule: string
  readonly game: string
  readonly preset: string | null
  readonly options: ChosenOptions
  readonly terms: EveningTerms
  /** Everybody who ever came, by number. */
  readonly guests: readonly Person[]
  /** Everybody present: first those who play, then those who wait, in the order in which they enter. */
  readonly list: readonly Guest[]
  /**
   * `asking`: `asked` has to answer, or, where nobody is asked, too few have anything left; `ready`: a partie can begin;
   * `playing`: one is on the table; `struck`: all is over.
   */
  readonly phase: 'asking' | 'ready' | 'playing' | 'struck'
  readonly asked: EveningPrompt | null
  /** Who plays, or will, by seat; null while that is still open. */
  readonly seats: readonly [Guest, Guest] | null
  /** Who deals the first cards of the next partie; null where cards are drawn for it. */
  readonly dealer: Seat | null
  /** Who may advise the second seat (S-3). */
  readonly advisers: readonly Guest[]
  readonly laid: readonly LaidCounters[]
  /** What everybody holds above or below what he came with, by guest. */
  readonly balances: readonly number[]
  readonly pool: number
  readonly bank: number
  /** Counters everybody has left, by guest; null where no purse is agreed. */
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

/** What to sit down to, and who. */
export interface EveningSetup {
  readonly game: string
  readonly preset: string
  /** Options that differ from the preset. */
  readonly options: ChosenOptions
  readonly kind: EveningKind
  readonly terms: EveningTerms
  /** In the order of registration; each a person at this computer or a computer player of a level. */
  readonly guests: readonly EveningGuest[]
}

export type EveningGuest =
  { readonly kind: 'person'; readonly name: string } | { readonly kind: 'computer'; readonly level: string }

/** An evening that can be gone on with, as the Hall lists it. */
export interface EveningListing {
  readonly id: number
  readonly kind: EveningKind
  readonly game: string
  readonly guests: readonly Person[]
  readonly parties: number
  /** ISO instant, UTC. */
  readonly startedAt: string
  readonly isPlaying: boolean
}
