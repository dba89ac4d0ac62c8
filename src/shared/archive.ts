// What the window may ask of the archive, and what it is told: lists, standings, backups, what comes in and goes out.
import type { Person } from './bridge.ts'
import type { Grade } from './coach.ts'
import type { Mark, Outcome, Seat } from './view.ts'

/** Characters of a note and of a tag, and tags of a partie, at most. */
export const NOTE_LIMIT = 4000
export const TAG_LIMIT = 40
export const TAGS_LIMIT = 20
/** Characters of a name at most. */
export const NAME_LIMIT = 40

/** Somebody who has sat at a table: a person, or the computer at one level. */
export interface Profile {
  readonly id: number
  /** Empty where the person at the screen has given none. */
  readonly name: string
  readonly kind: 'person' | 'computer'
  readonly level: string | null
  /** Parties in the archive, without practice and trash. */
  readonly parties: number
}

/** A line of the list of parties. */
export interface PartieLine {
  readonly sitting: number
  /** Number of the partie within its sitting, from 1. */
  readonly partie: number
  readonly game: string
  readonly people: readonly Person[]
  readonly preset: string | null
  /** ISO instants, UTC, of its beginning, else its sitting's, and of its last action; null where a record does not say. */
  readonly startedAt: string | null
  /** What is shown as its date: lists are sorted and filtered by it. */
  readonly playedAt: string | null
  readonly score: readonly number[]
  /** Null while the partie is being played, and where it was broken off. */
  readonly outcome: Outcome | null
  readonly gaveUp: boolean
  /** It never counts. */
  readonly practice: boolean
  readonly note: string
  readonly tags: readonly string[]
}

export const SHELVES = ['counted', 'givenUp', 'practice', 'broken', 'trash'] as const
/**
 * Where a partie stands in the archive: played to its end and counted; given up; practice, which never counts;
 * broken off in a record that came in; put away by the person.
 */
export type ArchiveShelf = (typeof SHELVES)[number]

/** Which parties a list shows: those that meet every condition that is set. */
export interface PartieFilter {
  readonly shelf: ArchiveShelf
  readonly game: string | null
  /** Profiles that all sat at the table. */
  readonly people: readonly number[]
  readonly preset: string | null
  /** Days, inclusive: `2026-11-21`. */
  readonly from: string | null
  readonly until: string | null
  /** Won, or lost, by this profile. */
  readonly result: { readonly person: number; readonly won: boolean } | null
  /** What must have happened at least once, by the game's names (`voles`, `refusalsLost`). */
  readonly counted: readonly string[]
  /** How often the partie counted. */
  readonly value: number | null
  readonly tag: string | null
  readonly noted: boolean
  /** Beginnings of words in names, notes and tags. */
  readonly search: string
}

export const ALL_PARTIES: PartieFilter = {
  shelf: 'counted',
  game: null,
  people: [],
  preset: null,
  from: null,
  until: null,
  result: null,
  counted: [],
  value: null,
  tag: null,
  noted: false,
  search: '',
}

/** What the archive holds, for the filters and the people's page. */
export interface ArchiveSummary {
  readonly profiles: readonly Profile[]
  /** Games of which there is a partie, with the names of what is counted in them. */
  readonly games: readonly {
    readonly id: string
    /** Whether there are standings of partners. */
    readonly partners: boolean
    readonly counted: readonly string[]
    readonly presets: readonly string[]
  }[]
  readonly tags: readonly string[]
  /** Parties on each shelf. */
  readonly shelves: Readonly<Record<ArchiveShelf, number>>
  readonly bytes: number
}

/** Whose standings: one profile's against all, or against one other, or together with a partner. */
export interface StandingsQuery {
  readonly game: string
  readonly person: number
  readonly other: number | null
  /** Parties in which the other sat opposite as partner, in place of those in which he played against the person. */
  readonly together: boolean
}

/**
 * Sums over parties, by name: `parties`, `won`, `lost`, `value` (won), `valueLost`, `points`, `deals`; what the game counts
 * (`voles`, `kings` …); and, kept apart, `gaveUp`, `gaveUpValue` (lost by giving up), `wereGiven`, `wereGivenValue` (won so).
 */
export type StandingsSums = Readonly<Record<string, number>>

/** Results of parties the coach has judged. */
export interface AnalysedResults {
  readonly parties: number
  readonly decisions: number
  /** Equity given away a decision. */
  readonly rate: number
  /** Null where the game has no words for it. */
  readonly grade: Grade | null
  /** What the parties counted, and what they would have without luck. */
  readonly result: number
  readonly adjusted: number
}

export interface MonthSums {
  /** `2026-11`; empty for parties without a date. */
  readonly month: string
  readonly own: StandingsSums
  readonly opposite: StandingsSums
  /** Null where no partie of the month was judged. */
  readonly judged: AnalysedResults | null
}

/** Parties won and lost in a row. */
export interface Streaks {
  readonly won: number
  readonly lost: number
  /** Parties won in a row just now; negative when lost. */
  readonly now: number
}

export interface Standings {
  readonly own: StandingsSums
  /** The same for the other side of the table; of several other sides for each of them, added up. */
  readonly opposite: StandingsSums
  /** Names of what the game counts, in the order they are shown. */
  readonly counted: readonly string[]
  /** Oldest first; months without a partie are not there. */
  readonly months: readonly MonthSums[]
  readonly runs: Streaks
  /** Of the other side; null where there were several in some of the parties. */
  readonly oppositeRuns: Streaks | null
  readonly judged: AnalysedResults | null
}

/** A partie as the old score sheet has it: who marked what, deal by deal. */
export interface SheetLine {
  readonly sitting: number
  readonly partie: number
  /** ISO instant; null where nobody wrote it down. */
  readonly at: string | null
  /** The sides in the order of the sheet: the person's first. */
  readonly sides: readonly Seat[]
  /** By seat. */
  readonly names: readonly string[]
  readonly deals: readonly {
    readonly dealer: Seat
    readonly marks: readonly Mark[]
    /** By side. */
    readonly score: readonly number[]
  }[]
  /** The side. */
  readonly winner: Seat
  readonly value: number
  /** Parties won in the series it belongs to, with this one, by side; null where it stands alone. */
  readonly series: readonly number[] | null
}

export type BackupKind = 'own' | 'aside'

/** A copy of the data file that can be restored. */
export interface BackupLine {
  /** Its name in the folder of backups. */
  readonly name: string
  readonly at: string
  readonly bytes: number
  readonly parties: number
  /** `own` copies are made by Cercle as it goes; `aside` was the data file until something else took its place. */
  readonly kind: BackupKind
}

export interface Backups {
  readonly folder: string
  readonly lines: readonly BackupLine[]
}

/** Something the check of the archive found. */
export interface CheckFinding {
  readonly what: 'file' | 'hash' | 'record' | 'replay' | 'fact' | 'standing' | 'seal' | 'evening'
  readonly sitting: number | null
  readonly partie: number | null
  readonly detail: string
}

export interface CheckReport {
  readonly parties: number
  readonly findings: readonly CheckFinding[]
}

/** A file that came in: what was added, and how many sittings were there already. */
export interface ImportReport {
  readonly file: string
  readonly sittings: number
  readonly parties: number
  readonly skipped: number
}

export const EXPORT_FORMATS = ['json', 'text', 'csv'] as const
/** The record, one line a sitting; the readable notation; the list as a table for a spreadsheet. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export interface ExportReport {
  readonly file: string
  readonly parties: number
}

/** How far a long task of the archive has come. */
export interface TaskProgress {
  /** A file is first read as a whole, then taken in. */
  readonly task: 'check' | 'backup' | 'export' | 'reading' | 'import' | 'restore'
  /** Parties or sittings; of a copy hundredths of its time, since its steps have no common measure. */
  readonly done: number
  readonly of: number
}
