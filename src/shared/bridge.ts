// Types of what main and the window exchange: scenes, refusals, news. The calls are in calls.ts.
import type { Backups, CheckReport, TaskProgress } from './archive.ts'
import type { MenuCommand } from './about.ts'
import type { CallArguments, CallName, CallValue } from './calls.ts'
import type { TutorWarning } from './coach.ts'
import type { ExerciseShown } from './exercises.ts'
import type { Evening, Guest } from './evening.ts'
import type { FileFault } from './file-fault.ts'
import type { JudgingStatus } from './judging.ts'
import type { MatchScore } from './match.ts'
import type { Review } from './review.ts'
import type { Settings } from './settings.ts'
import type { AnyAction, AnyEvent, Breach, Choice, Seat, TableView } from './view.ts'

export interface Person {
  readonly name: string
  readonly kind: 'person' | 'computer'
  /** The level of a computer player. */
  readonly level: string | null
}

export type OptionValue = string | number | boolean
export type ChosenOptions = Readonly<Record<string, OptionValue>>

/** A line of the log: an event, or a note of the program. */
export type LogLine =
  | { readonly kind: 'heard'; readonly deal: number; readonly event: AnyEvent }
  /** A computer player failed or took too long; the rulebook player chose instead. */
  | { readonly kind: 'standIn'; readonly deal: number; readonly seat: Seat }
  /** An onlooker pointed out a breach, which was claimed for this seat (S-6). */
  | { readonly kind: 'pointedOut'; readonly deal: number; readonly seat: Seat }
  /** The action before was the only one: the question was not asked. */
  | { readonly kind: 'onlyAnswer'; readonly deal: number; readonly seat: Seat }
  /** A person undid an action. */
  | { readonly kind: 'takenBack'; readonly deal: number; readonly seat: Seat }
  /** The seed of a deal, logged once the deal is over. */
  | { readonly kind: 'seed'; readonly deal: number; readonly seed: string }

/** The state of a lesson. */
export interface LessonState {
  /** The note next to the table: a key of the words of the lesson. */
  readonly note: string
  /** All notes of the lesson, in their order. */
  readonly notes: readonly string[]
  /** The action the person has to do now; null if none is asked for. */
  readonly asks: AnyAction | null
}

/** What giving up costs the person at the screen, as far as they can know it. */
export interface GiveUpPrice {
  /** What follows, as the log will tell it, without what depends on cards they cannot see. */
  readonly events: readonly AnyEvent[]
  /** True if something depends on such cards. */
  readonly isOpen: boolean
  /** The counters they lose in an evening; null if the partie goes on, and outside an evening. */
  readonly counters: number | null
}

/** How long an adviser leaves the decisions to the player who waits for advice (S-3). */
export const LEAVE_SCOPES = ['turn', 'deal', 'partie'] as const
export type LeaveScope = (typeof LEAVE_SCOPES)[number]

/** Everything the window draws of a table. Replaced as a whole at every change. */
export interface Scene {
  readonly sitting: number
  readonly partie: number
  /** Increases with every write to the partie, for an action as for an undo. */
  readonly moment: number
  /** By seat. */
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  /** Cards drawn for the first deal, and for the seats, one row per draw, by seat (E-3, W-2). */
  readonly cut: readonly (readonly string[])[]
  readonly view: TableView
  readonly choices: readonly Choice[]
  /** True if the person may undo their last action. */
  readonly mayTakeBack: boolean
  /** A breach an onlooker may point out: seat and rule; null if there is none (S-6). */
  readonly breach: { readonly seat: Seat; readonly rule: string } | null
  /** Number of remaining tricks if all go to the seat to lead; 0 if nothing is certain. */
  readonly certain: number
  /** The whole partie so far. */
  readonly log: readonly LogLine[]
  /** The step the table waits for from the window, apart from an action. */
  readonly awaits: 'deal' | 'partie' | null
  /** Dealer of the next cards; null if the table does not wait for a deal. */
  readonly dealer: Seat | null
  /** After a partie: if its series goes on; null if the partie belongs to none. */
  readonly series: 'goesOn' | 'over' | null
  /** The parties won in this sitting; null if it is practice, of an evening, or of a series. */
  readonly match: MatchScore | null
  /** True if the last finished deal can be analysed for the viewer. */
  readonly mayJudge: boolean
  /** Ways in which the person may deal, if they are the dealer; empty if the computer deals. */
  readonly packets: readonly string[]
  /** Practice never counts. */
  readonly practice: boolean
  /** The evening this partie belongs to. */
  readonly evening: number | null
  /** The seat that the screen is handed to; its hand is covered until they confirm (S-8). */
  readonly curtain: Seat | null
  /** True if the seat in view is a computer player’s, who waits for advice (S-3). */
  readonly advises: boolean
  /** How long the adviser leaves the decisions to that player; null if they decide. */
  readonly delegated: LeaveScope | null
  /** Present only in a lesson. */
  readonly lesson?: LessonState
  /** Present only in an exercise. */
  readonly exercise?: ExerciseShown
}

/** A fault of the data file. */
export type StoreTrouble =
  'notDatabase' | 'foreign' | 'damaged' | 'altered' | 'newer' | 'inUse' | 'unreadable'

/**
 * A repair that loses nothing: the file is moved aside, and a copy or an empty file replaces it.
 */
export type RepairChoice =
  { readonly how: 'restore'; readonly name: string } | { readonly how: 'begin' }

/**
 * The reason why a call was not done. `breach` is for what the rules of a game or of an evening do
 * not allow; the other codes are keys of the word files.
 */
export type Refused =
  | { readonly code: 'breach'; readonly breach: Breach }
  | {
      readonly code: 'malformed' | 'notFound' | 'noTable' | 'notNow' | 'store' | 'full' | 'internal'
    }
  /** The window calls faster than any person could; the call was not processed. */
  | { readonly code: 'busy' }
  /** Another program is writing to the data file. */
  | { readonly code: 'locked' }
  /** The person has cancelled it; nothing has changed. */
  | { readonly code: 'cancelled' }
  /** More parties than a document has room for. */
  | { readonly code: 'tooMany' }
  /** No exercise fits what was asked for. */
  | { readonly code: 'noExercise' }
  /** Another person has this name; two persons who played at one table cannot be merged. */
  | { readonly code: 'taken' | 'together' }
  /** A stored partie is not what was written: its hash differs, or it cannot be replayed. */
  | { readonly code: 'spoilt' }
  /** A file could not be read or written, or is wrong; `fault` has place and reason. */
  | { readonly code: 'file'; readonly file: string; readonly fault: FileFault | null }
  /** The tutor asks first: the action costs more than the person allows; nothing has been done. */
  | { readonly code: 'tutor'; readonly warning: TutorWarning }
  /** The action is legal, but the lesson continues differently; nothing has been done. */
  | { readonly code: 'lesson' }
  /** The data file could not be opened: nothing can be played until it is repaired. */
  | {
      readonly code: 'data'
      readonly trouble: StoreTrouble
      readonly file: string
      /** Copies that could replace it, newest first; null if the file must not be moved aside. */
      readonly backups: Backups | null
    }

export type Answer<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused }

/** The answer to an invalid call. */
export const MALFORMED = {
  ok: false,
  refused: { code: 'malformed' },
} as const satisfies Answer<never>

/** An action that a guest of an evening advises. */
export interface AdviserAction {
  readonly guest: Guest
  readonly action: AnyAction
}

/** The parts that a person may give up (rules G-1, G-2). */
export type GiveUpScope = 'deal' | 'partie'

/** The type of window.cercle: the calls, each answered later, and the pushes of main. */
export type CercleApi = {
  readonly [N in CallName]: (...args: CallArguments<N>) => Promise<Answer<CallValue<N>>>
} & {
  /** Calls back with every new scene; the result is a function that stops it. */
  readonly onScene: (listen: (scene: Scene) => void) => () => void
  /** Calls back with every change of the evening; the result is a function that stops it. */
  readonly onEvening: (listen: (evening: Evening) => void) => () => void
  /** Calls back with every piece of news; the result is a function that stops it. */
  readonly onNews: (listen: (news: News) => void) => () => void
}

/** Messages from main that no call asked for, apart from scenes and evenings. */
export type News =
  | { readonly news: 'progress'; readonly progress: TaskProgress }
  /** A record was opened from outside; it has been checked. */
  | { readonly news: 'opened'; readonly review: Review }
  | { readonly news: 'refused'; readonly refused: Refused }
  /** The menu has changed the settings, or sends a command. */
  | { readonly news: 'settings'; readonly settings: Settings }
  | { readonly news: 'wish'; readonly wish: MenuCommand }
  /** The monthly check has findings. */
  | { readonly news: 'found'; readonly report: CheckReport }
  /** How far the judging of the archive is. */
  | { readonly news: 'judging'; readonly status: JudgingStatus }
  /** A scheduled copy could not be made. */
  | { readonly news: 'backupFailed' }
  /** The program ends when all work is done, and starts again if that was requested meanwhile. */
  | { readonly news: 'closing'; readonly startsAgain: boolean }

export const CALL_CHANNEL = 'cercle:call'
export const SCENE_CHANNEL = 'cercle:scene'
export const EVENING_CHANNEL = 'cercle:evening'
export const NEWS_CHANNEL = 'cercle:news'
