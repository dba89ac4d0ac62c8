// Every call from the window to main and every push back, typed once. The preload makes window.cercle of it,
// main answers it; both are checked against these types.
import type { Analysis, CoachSettings, Hint, Warning } from './coach.ts'
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
}

/** A line of the list of parties. */
export interface PartieLine {
  readonly sitting: number
  /** Number of the partie within its sitting, from 1. */
  readonly partie: number
  readonly game: string
  readonly people: readonly Person[]
  readonly preset: string | null
  /** ISO instant, UTC. */
  readonly startedAt: string
  readonly score: readonly number[]
  /** Null while the partie is being played. */
  readonly outcome: Outcome | null
  readonly gaveUp: boolean
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
  readonly level: string
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
  /** Cards drawn for the first deal, one row a draw, by seat (E-3). */
  readonly cut: readonly (readonly string[])[]
  readonly view: TableView
  readonly choices: readonly Choice[]
  /** The whole partie so far. */
  readonly log: readonly LogLine[]
  /** What the table waits for from the window besides an action. */
  readonly awaits: 'deal' | 'partie' | null
  /** How the person may give the cards when it is his deal; empty when the computer deals. */
  readonly packets: readonly string[]
}

/** One position of a stored partie. */
export interface ReviewStep {
  readonly view: TableView
  /** How many lines of the log had been written by then. */
  readonly log: number
}

export interface Review {
  readonly line: PartieLine
  readonly options: ChosenOptions
  readonly cut: readonly (readonly string[])[]
  /** Every deal and every action is a step. */
  readonly steps: readonly ReviewStep[]
  readonly log: readonly LogLine[]
}

export const REVIEW_EYES = ['open', 'own'] as const
/** Both hands open, or what the person's seat could see. */
export type ReviewEye = (typeof REVIEW_EYES)[number]

/** What is the matter with the data file. */
export type StoreTrouble = 'notDatabase' | 'foreign' | 'damaged' | 'newer' | 'inUse' | 'unreadable'

/** Why a call was not done. `breach` is for illegal actions; the others are keys of the word files. */
export type Refused =
  | { readonly code: 'breach'; readonly breach: Breach }
  | { readonly code: 'malformed' | 'notFound' | 'noTable' | 'notNow' | 'store' | 'internal' }
  /** The tutor asks first: the action costs more than the person allows; nothing has been done. */
  | { readonly code: 'tutor'; readonly warning: Warning }
  /** The data file could not be opened: nothing can be played until it is put right. */
  | { readonly code: 'data'; readonly trouble: StoreTrouble; readonly file: string }

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
  /** Another partie of the same sitting. */
  again(): Scene
  /** Leaves the table; it can be resumed. */
  leave(): null
  review(sitting: number, partie: number, eye: ReviewEye): Review
  /** A finished partie judged, decision by decision. */
  analyse(sitting: number, partie: number): Analysis
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
}

export const CALL_CHANNEL = 'cercle:call'
export const SCENE_CHANNEL = 'cercle:scene'
