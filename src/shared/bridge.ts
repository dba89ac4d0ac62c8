// Every call from the window to main and every push back, typed once. The preload makes window.cercle of it,
// main answers it; both are checked against these types.
import type {
  Backups,
  CheckReport,
  ExportFormat,
  ExportReport,
  Holdings,
  ImportReport,
  PartieFilter,
  Progress,
  SheetLine,
  Standings,
  StandingsWish,
} from './archive.ts'
import type { Analysis, CoachSettings, Hint, Warning } from './coach.ts'
import type { Card } from './card.ts'
import type { AnyAction, AnyEvent, Breach, Choice, Outcome, Seat, TableView } from './view.ts'

export const LANGUAGES = ['en', 'de', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const
/** How long a computer player pauses before it speaks or plays. */
export type Pace = (typeof PACES)[number]

/** `system` follows the language of the desktop. */
export interface Settings {
  readonly language: Language | 'system'
  readonly pace: Pace
  readonly name: string
  readonly coach: CoachSettings
}

export interface Person {
  readonly name: string
  readonly kind: 'person' | 'computer'
  /** The level of a computer player. */
  readonly level: string | null
}

export type OptionValue = string | number | boolean
export type ChosenOptions = Readonly<Record<string, OptionValue>>

/** A rule option as the Hall offers it. */
export interface OptionOffer {
  readonly name: string
  readonly values: readonly OptionValue[]
}

/** A game that can be sat down to, with its options and the bundles of them that have names. */
export interface GameOffer {
  readonly id: string
  readonly options: readonly OptionOffer[]
  readonly presets: Readonly<Record<string, ChosenOptions>>
  readonly preset: string
  /** Levels of the computer players, weakest first. */
  readonly levels: readonly string[]
  /** How the dealer may give the cards, as the record writes it. */
  readonly packets: readonly string[]
  /** Numbers of players, the usual one first; where there are several, the option `players` chooses. */
  readonly tables: readonly number[]
}

/** A line of the list of parties. */
export interface PartieLine {
  readonly sitting: number
  /** Number of the partie within its sitting, from 1. */
  readonly partie: number
  readonly game: string
  readonly people: readonly Person[]
  readonly preset: string | null
  /** ISO instant, UTC; null where a record that came in does not say. */
  readonly startedAt: string | null
  readonly score: readonly number[]
  /** Null while the partie is being played, and where it was broken off. */
  readonly outcome: Outcome | null
  readonly gaveUp: boolean
  /** It never counts. */
  readonly practice: boolean
  readonly note: string
  readonly tags: readonly string[]
}

export interface Hall {
  readonly games: readonly GameOffer[]
  /** Parties that wait to be played on, the latest first. */
  readonly open: readonly PartieLine[]
  /** Finished parties, the latest first. */
  readonly last: readonly PartieLine[]
  readonly settings: Settings
  /** Language of the desktop, as far as Cercle speaks it. */
  readonly systemLanguage: Language
  readonly version: string
  /** Shown when the program runs on a stand-in of its runtime. */
  readonly testBuild: boolean
}

/** What to sit down to. */
export interface Setup {
  readonly game: string
  /** Of all computer players but a partner who has his own. */
  readonly level: string
  /** Level of the player opposite, at a table for four. */
  readonly partner?: string | undefined
  readonly preset: string
  /** Options that differ from the preset. */
  readonly options: ChosenOptions
}

/** A line of the log: something heard, or a note of the house. */
export type LogLine =
  | { readonly kind: 'heard'; readonly deal: number; readonly event: AnyEvent }
  /** A computer player failed or took too long; its rulebook neighbour chose in its place. */
  | { readonly kind: 'standIn'; readonly deal: number; readonly seat: Seat }
  /** The seed of a deal, told once the deal is over. */
  | { readonly kind: 'seed'; readonly deal: number; readonly seed: string }

/** Everything the window draws of a table. Replaced whole at every change. */
export interface Scene {
  readonly sitting: number
  readonly partie: number
  /** By seat. */
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  /** Cards drawn for the first deal, and for the seats, one row a draw, by seat (E-3, W-2). */
  readonly cut: readonly (readonly string[])[]
  readonly view: TableView
  readonly choices: readonly Choice[]
  /** The whole partie so far. */
  readonly log: readonly LogLine[]
  /** What the table waits for from the window besides an action. */
  readonly awaits: 'deal' | 'partie' | null
  /** After a partie: whether those that hang together with it go on; null where each stands alone. */
  readonly series: 'goesOn' | 'over' | null
  /** How the person may give the cards when it is his deal; empty when the computer deals. */
  readonly packets: readonly string[]
  /** It never counts. */
  readonly practice: boolean
}

/** One position of a stored partie. */
export interface ReviewStep {
  readonly view: TableView
  /** How many lines of the log had been written by then. */
  readonly log: number
  /** Cards of the talon from the top, null where the record does not know them; shown to the open eye alone. */
  readonly talon: readonly (Card | null)[] | null
}

/** Where a partie is kept: in the archive, or in a file that was only opened to be looked at. */
export type Shown =
  | { readonly kind: 'kept'; readonly sitting: number; readonly partie: number }
  | { readonly kind: 'file'; readonly partie: number }

export interface Review {
  readonly shown: Shown
  readonly line: PartieLine
  /** Parties of the same sitting, or of the file. */
  readonly parties: number
  /** Levels of the computer against which one can play on from here; empty when the game has no table. */
  readonly levels: readonly string[]
  readonly options: ChosenOptions
  readonly cut: readonly (readonly string[])[]
  /** Every deal and every action is a step. */
  readonly steps: readonly ReviewStep[]
  readonly log: readonly LogLine[]
}

/** All hands open, or what one seat could see. */
export type ReviewEye = 'open' | Seat

/** What is the matter with the data file. */
export type StoreTrouble = 'notDatabase' | 'foreign' | 'damaged' | 'newer' | 'inUse' | 'unreadable'

/** A way out of it that loses nothing: the file is set aside, and a copy takes its place or an empty one. */
export type Mending = { readonly how: 'restore'; readonly name: string } | { readonly how: 'begin' }

/** Why a call was not done. `breach` is for illegal actions; the others are keys of the word files. */
export type Refused =
  | { readonly code: 'breach'; readonly breach: Breach }
  | { readonly code: 'malformed' | 'notFound' | 'noTable' | 'notNow' | 'store' | 'full' | 'internal' }
  /** Another person has this name; two who sat at one table cannot be one. */
  | { readonly code: 'taken' | 'together' }
  /** A stored partie is not what was written: its hash differs, or it cannot be replayed. */
  | { readonly code: 'spoilt' }
  /** A file could not be read or written, or holds what it should not; `reason` says where and what. */
  | { readonly code: 'file'; readonly file: string; readonly reason: string }
  /** The tutor asks first: the action costs more than the person allows; nothing has been done. */
  | { readonly code: 'tutor'; readonly warning: Warning }
  /** The data file could not be opened: nothing can be played until it is put right. */
  | {
      readonly code: 'data'
      readonly trouble: StoreTrouble
      readonly file: string
      /** Copies that could take its place, the newest first; none where the file must not be set aside. */
      readonly backups: Backups | null
    }

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused }

/** What a person may give up (rules G-1, G-2). */
export type GivenUp = 'deal' | 'partie'

/** The calls of the window, name by name. */
export interface Calls {
  hall(): Hall
  /** Opens a new sitting; its first scene is the answer. */
  sit(setup: Setup): Scene
  resume(sitting: number): Scene
  /** Unless `insists`, the tutor may ask first. */
  act(action: AnyAction, insists: boolean): Scene
  /** What the coach advises the person to do now; it is kept with the action that the hint was used. */
  hint(): Hint
  /** The person's decisions of the deal last finished at this table. */
  judge(): Analysis
  giveUp(what: GivenUp): Scene
  /** Deals the next cards; `packets` when the person deals. */
  deal(packets: string | null): Scene
  /** Another partie of the same sitting; where its series is over, a new sitting of the same people. */
  again(): Scene
  /** Leaves the table; it can be resumed. */
  leave(): null
  review(shown: Shown, eye: ReviewEye): Review
  /** A partie judged, decision by decision; kept with it when it is in the archive. */
  analyse(shown: Shown): Analysis
  /** What the coach says of the decision before a step of a review, with the odds; null where there was none. */
  consider(shown: Shown, step: number): Hint | null
  /** Plays on from a step of a review in this seat, as practice that never counts. */
  practise(shown: Shown, step: number, seat: Seat, level: string): Scene

  holdings(): Holdings
  parties(filter: PartieFilter, from: number, count: number): readonly PartieLine[]
  countParties(filter: PartieFilter): number
  standings(wish: StandingsWish): Standings
  /** Score sheets, the latest partie first. */
  sheet(wish: StandingsWish, from: number, count: number): readonly SheetLine[]
  annotate(sitting: number, partie: number, note: string, tags: readonly string[]): PartieLine
  /** Puts parties away, or takes them back. */
  trash(parties: readonly (readonly [sitting: number, partie: number])[], away: boolean): null
  renamePerson(id: number, name: string): null
  /** All parties of one person become those of another. */
  mergePeople(from: number, into: number): null

  backups(): Backups
  /** Makes a copy now. */
  backUp(): Backups
  restore(name: string): null
  /** Asks for a place on another disk and copies everything there; null when the person thinks better of it. */
  copyElsewhere(): ExportReport | null
  /** Replays everything stored and compares. */
  check(): CheckReport
  exportParties(filter: PartieFilter, format: ExportFormat): ExportReport | null
  /** The figures of a pair, month by month, as a table for a spreadsheet. */
  exportStandings(wish: StandingsWish): ExportReport | null
  /** Asks for a file and takes in what it holds; null when the person thinks better of it. */
  importFile(): ImportReport | null
  /** Asks for a file and opens it to be looked at; null when the person thinks better of it. */
  openFile(): Review | null
  /** Takes the file that is being looked at into the archive. */
  keepFile(): ImportReport
  /** When the data file cannot be used. */
  mend(mending: Mending): null

  saveSettings(settings: Settings): Settings
}

export const CALL_NAMES = [
  'hall',
  'sit',
  'resume',
  'act',
  'hint',
  'judge',
  'giveUp',
  'deal',
  'again',
  'leave',
  'review',
  'analyse',
  'consider',
  'practise',
  'holdings',
  'parties',
  'countParties',
  'standings',
  'sheet',
  'annotate',
  'trash',
  'renamePerson',
  'mergePeople',
  'backups',
  'backUp',
  'restore',
  'copyElsewhere',
  'check',
  'exportParties',
  'exportStandings',
  'importFile',
  'openFile',
  'keepFile',
  'mend',
  'saveSettings',
] as const satisfies readonly (keyof Calls)[]
export type CallName = (typeof CALL_NAMES)[number]

export type CallArguments<N extends CallName> = Parameters<Calls[N]>
export type CallValue<N extends CallName> = ReturnType<Calls[N]>

/** window.cercle: the calls, each answered later, and the pushes of main. */
export type Cercle = {
  readonly [N in CallName]: (...args: CallArguments<N>) => Promise<Answer<CallValue<N>>>
} & {
  /** Calls back with every new scene; the answer stops it. */
  readonly onScene: (listen: (scene: Scene) => void) => () => void
  /** Calls back with what else main has to tell; the answer stops it. */
  readonly onNews: (listen: (news: News) => void) => () => void
}

/** What main tells unasked, beside scenes. */
export type News =
  | { readonly news: 'progress'; readonly progress: Progress }
  /** A record was opened from outside: it has been checked. */
  | { readonly news: 'opened'; readonly review: Review }
  | { readonly news: 'refused'; readonly refused: Refused }
  /** The monthly check found something. */
  | { readonly news: 'found'; readonly report: CheckReport }

export const CALL_CHANNEL = 'cercle:call'
export const SCENE_CHANNEL = 'cercle:scene'
export const NEWS_CHANNEL = 'cercle:news'
