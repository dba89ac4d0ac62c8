// Exercises between window and main: positions in which one decides, and hears what the coach says
// of it. They are played at a table of their own and never touch scores or records of play.
import type { Hint } from './coach.ts'
import type { DecisionPlace } from './training.ts'
import type { AnyAction } from './view.ts'

export const EXERCISE_SOURCES = ['own', 'book', 'made'] as const
/** An error of one's own; a decision of an old book; a position made on the spot. */
export type ExerciseSource = (typeof EXERCISE_SOURCES)[number]

export const DIFFICULTIES = ['easy', 'usual', 'hard'] as const
/** The gap between the two best actions: large, usual, small. */
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Exercises of a session, at least and at most; what is offered first. */
export const SESSION_COUNTS = { least: 5, most: 50, usual: 10 } as const

/** Which exercises are wanted; what is due comes first in any case. */
export interface ExerciseRequest {
  /** Any game if null. */
  readonly game: string | null
  /** Kinds of that game; any if empty. */
  readonly kinds: readonly string[]
  readonly sources: readonly ExerciseSource[]
  /** Of made positions. */
  readonly difficulty: Difficulty
  readonly count: number
  /** Only what is due today: the daily set. */
  readonly onlyDue: boolean
  /** Decisions of the archive to practise; if there are any, nothing else is chosen. */
  readonly positions: readonly DecisionPlace[]
}

/** What is wished for at first. */
export const USUAL_WISH: ExerciseRequest = {
  game: null,
  kinds: [],
  sources: EXERCISE_SOURCES,
  difficulty: 'usual',
  count: SESSION_COUNTS.usual,
  onlyDue: false,
  positions: [],
}

/** Returns the number of exercises of a session that has so many positions to offer. */
export const countForSession = (positions: number): number =>
  Math.min(Math.max(positions, SESSION_COUNTS.least), SESSION_COUNTS.most)

/** Where a position comes from; told only after the answer, as it might give it away. */
export type ExerciseReference =
  | { readonly from: 'partie'; readonly place: DecisionPlace; readonly playedAt: string | null }
  /** `book` and `deal` are as the file of the book decisions names them. */
  | { readonly from: 'book'; readonly book: string; readonly deal: string }

/** What the coach says of an answer. */
export interface ExerciseAnswer {
  readonly done: AnyAction
  /** As at the table: verdict, one reason, the figures behind. */
  readonly hint: Hint
  /** Equity given away; 0 within two standard errors. */
  readonly cost: number
  /** What was done in the partie, or what the book says; null for a made position. */
  readonly original: AnyAction | null
  readonly reference: ExerciseReference | null
  /** ISO day on which it comes back; null if it is not stored, as when tried again. */
  readonly nextDue: string | null
}

/** The exercise at the table; it comes with the scene. */
export interface ExerciseShown {
  /** Within the session, from 1. */
  readonly number: number
  readonly of: number
  readonly source: ExerciseSource
  readonly kind: string
  /** True if it came back because it was missed before, or is due. */
  readonly isRepeated: boolean
  /** Null until it is answered. */
  readonly answered: ExerciseAnswer | null
  /** True once the deal is played on. */
  readonly isPlayedOn: boolean
  /** True for a single position tried again from a review: it is not stored. */
  readonly isTrial: boolean
}

/** An answered exercise of a session. */
export interface ExerciseResult {
  readonly game: string
  readonly kind: string
  readonly source: ExerciseSource
  readonly cost: number
}

/** Answers of one day and kind. */
export interface DayResult {
  /** `2026-11-27`, of the person's time zone. */
  readonly day: string
  readonly game: string
  readonly kind: string
  readonly answers: number
  readonly right: number
  readonly cost: number
}

/** What the page of the exercises shows. */
export interface ExerciseSummary {
  readonly games: readonly {
    readonly id: string
    readonly kinds: readonly string[]
    /** Exercises due by now. */
    readonly due: number
    /** Judged errors of the person at the screen that are not exercises yet. */
    readonly ownErrors: number
    readonly bookDecisions: number
    /** Exercises answered at least once, and of them those that are known well. */
    readonly practised: number
    readonly known: number
  }[]
  /** The latest ninety days with answers, oldest first. */
  readonly days: readonly DayResult[]
  /** What was chosen last. */
  readonly last: ExerciseRequest | null
}
