// The archive between window and main: lists, standings, backups, import and export.
import type { Person } from './bridge.ts'
import type { Grade } from './coach.ts'
import type { MatchScore } from './match.ts'
import type { Mark, Outcome, Seat } from './view.ts'

/** Limits: characters of a note, characters of a tag, tags of a partie. */
export const NOTE_LIMIT = 4000
export const TAG_LIMIT = 40
export const TAGS_LIMIT = 20
/** Most characters of a name. */
export const NAME_LIMIT = 40

/** A player who has sat at a table: a person, or the computer at one level. */
export interface Profile {
  readonly id: number
  /** Empty if the person at the screen has given none. */
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
  /** ISO instants, UTC, of its beginning (or its sitting's) and its last action; null: unknown. */
  readonly startedAt: string | null
  /** The date shown: lists are sorted and filtered by it. */
  readonly playedAt: string | null
  readonly score: readonly number[]
  /** Null while the partie is being played, and if it was broken off. */
  readonly outcome: Outcome | null
  readonly gaveUp: boolean
  /** Practice never counts. */
  readonly practice: boolean
  /** Parties won in the sitting up to it; null without a match or a series, such as a rubber. */
  readonly match: MatchScore | null
  readonly note: string
  readonly tags: readonly string[]
}

/** A partie by its sitting and its number within it. */
export type PartieId = readonly [sitting: number, partie: number]

/** Most parties of a selection that are named one by one; a call has no room for many more. */
export const MOST_CHOSEN = 2000

/** Parties that were selected in a list: these, or all but these. */
export interface ChosenParties {
  readonly parties: readonly PartieId[]
  readonly but: boolean
}

export const LIST_COLUMNS = [
  'date',
  'players',
  'game',
  'score',
  'result',
  'value',
  'remarks',
] as const
export type ListColumn = (typeof LIST_COLUMNS)[number]

/** The order of a list; of parties that are equal in it the latest comes first. */
export interface ListOrder {
  readonly by: ListColumn
  readonly descending: boolean
}
export const LATEST_FIRST: ListOrder = { by: 'date', descending: true }

export const SHELVES = ['counted', 'givenUp', 'practice', 'broken', 'trash'] as const
/** Counted; given up; practice, which never counts; broken off, as imported; trashed. */
export type ArchiveShelf = (typeof SHELVES)[number]

/** A filter for a list: a partie has to meet every condition that is set. */
export interface PartieFilter {
  readonly shelf: ArchiveShelf
  readonly game: string | null
  /** Profiles that all played at the table. */
  readonly people: readonly number[]
  readonly preset: string | null
  /** Days, inclusive: `2026-11-21`. */
  readonly from: string | null
  readonly until: string | null
  /** Won, or lost, by this profile. */
  readonly result: { readonly person: number; readonly won: boolean } | null
  /** Events that must have occurred, by the game's names (`voles`, `refusalsLost`). */
  readonly counted: readonly string[]
  /** The value of the partie. */
  readonly value: number | null
  readonly tag: string | null
  readonly noted: boolean
  /** Beginnings of words in names, notes and tags. */
  readonly search: string
  /** A selection among the parties that meet the rest. */
  readonly chosen: ChosenParties | null
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
  chosen: null,
}

/** A summary of the archive, for the filters and the page of people. */
export interface ArchiveSummary {
  readonly profiles: readonly Profile[]
  /** Games with at least one partie, with the names of what is counted in them. */
  readonly games: readonly {
    readonly id: string
    /** True if there are standings of partners. */
    readonly partners: boolean
    readonly counted: readonly string[]
    readonly presets: readonly string[]
  }[]
  readonly tags: readonly string[]
  /** Parties on each shelf. */
  readonly shelves: Readonly<Record<ArchiveShelf, number>>
  /** Parties in progress, which lie on no shelf. */
  readonly open: number
  readonly bytes: number
}

/** A query for standings: one profile against all, against one, or with a partner. */
export interface StandingsQuery {
  readonly game: string
  readonly person: number
  readonly other: number | null
  /** Selects the parties with the other profile as partner, instead of those against it. */
  readonly together: boolean
}

/**
 * Sums over parties, by name: `parties`, `won`, `lost`, `value` (won), `valueLost`, `points`,
 * `deals`; what the game counts (`voles`, `kings` …); and, separately, `gaveUp`, `gaveUpValue`
 * (lost by giving up), `wereGiven`, `wereGivenValue` (won that way).
 */
export type StandingsSums = Readonly<Record<string, number>>

/** Results of the analysed parties. */
export interface AnalysedResults {
  readonly parties: number
  /** Decisions taken alone; the rate is theirs. */
  readonly decisions: number
  /** Decisions after a hint, as far as they were counted. */
  readonly hinted: number
  /** Equity given away per decision. */
  readonly rate: number
  /** Null if the game has no grades. */
  readonly grade: Grade | null
  /** `result` is the value of the parties, `adjusted` their value without luck. */
  readonly result: number
  readonly adjusted: number
}

export interface MonthSums {
  /** `2026-11`; empty for parties without a date. */
  readonly month: string
  readonly own: StandingsSums
  readonly opposite: StandingsSums
  /** Null if no partie of the month was analysed. */
  readonly judged: AnalysedResults | null
}

/** Most parties of a course. */
export const COURSE_LIMIT = 60

/** What one partie adds to the standings. */
export interface PartieSums {
  readonly own: StandingsSums
  readonly opposite: StandingsSums
  /** Equity given away per decision; null if the partie was not analysed. */
  readonly rate: number | null
}

/** Longest runs of parties won and lost in a row. */
export interface Streaks {
  readonly won: number
  readonly lost: number
  /** Present run of parties won; negative for parties lost. */
  readonly now: number
}

export interface Standings {
  readonly own: StandingsSums
  /** The same for the other side of the table; for several other sides their sum. */
  readonly opposite: StandingsSums
  /** Names of what the game counts, in display order. */
  readonly counted: readonly string[]
  /** Oldest first; months without a partie are left out. */
  readonly months: readonly MonthSums[]
  readonly runs: Streaks
  /** Of the other side; null if there were several in some of the parties. */
  readonly oppositeRuns: Streaks | null
  readonly judged: AnalysedResults | null
}

/** A partie as in the old score sheets: the marks of each side, deal by deal. */
export interface SheetLine {
  readonly sitting: number
  readonly partie: number
  /** ISO instant; null if it was not recorded. */
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
  /** Parties won so far in the series it belongs to, by side; null if it belongs to none. */
  readonly series: readonly number[] | null
}

export type BackupKind = 'own' | 'aside'

/** A copy of the data file that can be restored. */
export interface BackupLine {
  /** File name in the backup folder. */
  readonly name: string
  readonly at: string
  readonly bytes: number
  readonly parties: number
  /** `own`: made by Cercle; `aside`: the data file until another replaced it. */
  readonly kind: BackupKind
}

export interface Backups {
  readonly folder: string
  readonly lines: readonly BackupLine[]
}

type RecordFinding = 'file' | 'hash' | 'record' | 'replay'
type OtherFinding = 'fact' | 'standing' | 'seal' | 'evening' | 'decision' | 'exercise'

/** A finding of the check of the archive. */
export interface CheckFinding {
  readonly what: RecordFinding | OtherFinding
  readonly sitting: number | null
  readonly partie: number | null
  readonly detail: string
}

export interface CheckReport {
  readonly parties: number
  readonly findings: readonly CheckFinding[]
}

/** The result of an import: what was added, and the number of sittings that were there already. */
export interface ImportReport {
  readonly file: string
  readonly sittings: number
  readonly parties: number
  readonly skipped: number
  /** Exercises that are new, or have new answers. */
  readonly exercises: number
}

/** The progress of a long task of the archive. */
export interface TaskProgress {
  /** A file is first read as a whole, then imported. */
  readonly task: 'check' | 'backup' | 'export' | 'reading' | 'import' | 'restore'
  /** Parties or sittings; for a copy hundredths of its time. */
  readonly done: number
  readonly of: number
}
