// The calls of the window to main, each declared once: main checks and answers them, the preload
// makes window.cercle of them.
import type {
  Backups,
  CheckReport,
  ArchiveSummary,
  ImportReport,
  ListOrder,
  PartieFilter,
  PartieId,
  PartieLine,
  PartieSums,
  SheetLine,
  Standings,
  StandingsQuery,
} from './archive.ts'
import type { ExportFormat, PageFormat, ExportReport } from './exports.ts'
import type { About, Screen, WindowFault } from './about.ts'
import type {
  AdviserAction,
  GiveUpPrice,
  GiveUpScope,
  LeaveScope,
  RepairChoice,
  Scene,
} from './bridge.ts'
import type { Card } from './card.ts'
import type { Analysis, Hint } from './coach.ts'
import type {
  Evening,
  EveningAction,
  EveningGuest,
  EveningSetup,
  Guest,
  SettledEvening,
} from './evening.ts'
import type { CellHands, ChartPlace, SolvedChart, SolvedQuery, ValuedHand } from './exchange.ts'
import type { ExerciseRequest, ExerciseResult, ExerciseSummary } from './exercises.ts'
import type { Hall, StartTableRequest } from './hall.ts'
import type {
  FoundPosition,
  PositionFields,
  PositionFilter,
  PositionOrder,
  PositionSearch,
} from './positions.ts'
import type { JudgingStatus } from './judging.ts'
import type { Review, ReviewViewer, PartieRef } from './review.ts'
import type { Settings } from './settings.ts'
import type { Strength, StrengthQuery } from './strength.ts'
import type { AnyAction, Seat } from './view.ts'

/** The types of a call: nothing of it exists while the program runs. */
interface CallType<Arguments extends readonly unknown[], Value> {
  readonly args?: Arguments
  readonly value?: Value
}

/** Declares a call by its arguments and its result. */
const call = <Arguments extends readonly unknown[], Value>(): CallType<Arguments, Value> => ({})

const CALLS = {
  loadHall: call<[], Hall>(),
  /** Starts a new sitting; returns its first scene. */
  startTable: call<[setup: StartTableRequest], Scene>(),
  resumeTable: call<[sitting: number], Scene>(),
  /** Opens the guided first deal of a game, at a note or at the first. It is not stored. */
  startLesson: call<[game: string, note: string | null], Scene>(),
  /** Does an action. Unless `insists`, the tutor may ask first. */
  act: call<[action: AnyAction, insists: boolean], Scene>(),
  /** Returns advice for the present decision; the hint is stored with the action. */
  requestHint: call<[], Hint>(),
  /** Analyses the person's decisions of the last finished deal of this table. */
  judgeDeal: call<[], Analysis>(),
  giveUp: call<[what: GiveUpScope], Scene>(),
  /** Returns what giving up would cost. */
  priceGiveUp: call<[what: GiveUpScope], GiveUpPrice>(),
  /** Undoes the person's last action if it has no answer; in practice, all after it too. */
  takeBack: call<[], Scene>(),
  /** Points out a proven breach as an onlooker (S-6), claimed for the seat entitled to it. */
  pointOut: call<[], Scene>(),
  /** Plays the person’s cards if all remaining tricks are certainly theirs. */
  playOut: call<[], Scene>(),
  /** Deals the next cards; `packets` if the person deals. */
  dealCards: call<[packets: string | null], Scene>(),
  /** Starts another partie of the sitting; after a series, a new sitting of the same people. */
  startNextPartie: call<[], Scene>(),
  /** Leaves the table; it can be resumed. */
  leaveTable: call<[], null>(),
  /** Uncovers the hand: the person the screen was handed to is there (S-8). */
  uncover: call<[], Scene>(),
  /** Leaves decisions to the player being advised (S-3); null takes them back. */
  leaveToPlayer: call<[scope: LeaveScope | null], Scene>(),
  /** Returns the advice of computer players to the person to decide (S-3), in order of rank. */
  adviserActions: call<[], readonly AdviserAction[]>(),

  /** Begins an evening. */
  beginEvening: call<[setup: EveningSetup], Evening>(),
  /** Resumes an evening, or opens a settled one to read its ledger. */
  takeUpEvening: call<[id: number], Evening>(),
  /** Does the action of a person before a partie, or on coming or going. */
  sayInEvening: call<[guest: Guest, action: EveningAction], Evening>(),
  /** Adds a new guest at the end of the list. */
  welcomeGuest: call<[guest: EveningGuest], Evening>(),
  /** Starts the next partie, or returns to the one on the table. */
  playInEvening: call<[], Scene>(),
  /** Has computer players play the partie on the table, or the next one, to its end at once. */
  finishPartie: call<[], Evening>(),
  /** Settles the accounts as they are, and ends the evening (S-7). */
  strikeEvening: call<[], Evening>(),
  /** Leaves the evening; it can be resumed. */
  leaveEvening: call<[], null>(),
  loadReview: call<[shown: PartieRef, eye: ReviewViewer], Review>(),
  /** Analyses a partie; the analysis is stored with it if it is in the archive. */
  analysePartie: call<[shown: PartieRef], Analysis>(),
  /** Returns the coach's comments on the decision before a step; null if there was none. */
  considerStep: call<[shown: PartieRef, step: number], Hint | null>(),
  /** Starts a practice partie from a step of a review, in this seat. It never counts. */
  startPractice: call<[shown: PartieRef, step: number, seat: Seat, level: string], Scene>(),

  /** Returns what there is to practise, and the results by day. */
  loadExercises: call<[], ExerciseSummary>(),
  /**
   * Begins a session of exercises with its first position. The answer is an `act` of the table; its
   * scene has the verdict.
   */
  startExercises: call<[request: ExerciseRequest], Scene>(),
  /** Shows the next position; null after the last one. One that is not answered is skipped. */
  nextExercise: call<[], Scene | null>(),
  /** Shows the same position once more; another answer is not stored. */
  repeatExercise: call<[], Scene>(),
  /** Plays the deal on after the answer, against computer players. */
  playExerciseOn: call<[], Scene>(),
  /** Leaves the table of the exercises; returns what was answered in the session. */
  endExercises: call<[], readonly ExerciseResult[]>(),
  /** Shows the decision after a step of a review as an exercise that is not stored. */
  tryAgain: call<[shown: PartieRef, step: number], Scene>(),

  archiveSummary: call<[], ArchiveSummary>(),
  listParties: call<
    [filter: PartieFilter, from: number, count: number, order: ListOrder],
    readonly PartieLine[]
  >(),
  countParties: call<[filter: PartieFilter], number>(),
  /** Lists the parties that meet a filter, however many they are. */
  listPlaces: call<[filter: PartieFilter], readonly PartieId[]>(),
  loadStandings: call<[wish: StandingsQuery], Standings>(),
  /** Returns what each of the latest parties adds to the standings, the oldest first. */
  loadCourse: call<[wish: StandingsQuery], readonly PartieSums[]>(),
  /** Returns score sheets, the latest partie first. */
  loadSheet: call<[wish: StandingsQuery, from: number, count: number], readonly SheetLine[]>(),
  /** Returns how strong a person is, by what the coach has judged. */
  loadStrength: call<[wish: StrengthQuery], Strength>(),
  /** Lists settled evenings, the latest first. */
  listEvenings: call<[from: number, count: number], readonly SettledEvening[]>(),
  annotatePartie: call<
    [sitting: number, partie: number, note: string, tags: readonly string[]],
    PartieLine
  >(),
  /** Moves parties to the trash, or restores them. */
  trashParties: call<[parties: readonly PartieId[], away: boolean], null>(),
  renamePerson: call<[id: number, name: string], null>(),
  /** Assigns all parties of one person to another. */
  mergePeople: call<[from: number, into: number], null>(),

  /** Returns what positions can be looked for by, and the searches that are kept. */
  loadPositionFields: call<[], PositionFields>(),
  /** Returns a page of the decisions that meet a filter. */
  findPositions: call<
    [filter: PositionFilter, from: number, count: number, order: PositionOrder],
    readonly FoundPosition[]
  >(),
  /** Returns how many there are, up to `MOST_LISTED`. */
  countPositions: call<[filter: PositionFilter, order: PositionOrder], number>(),
  savePositionSearches: call<[searches: readonly PositionSearch[]], null>(),

  /** Returns the chart of the solved exchange: all hands by their trumps and honours. */
  loadExchange: call<[query: SolvedQuery], SolvedChart>(),
  /** Lists hands of a cell of the chart. */
  listExchangeHands: call<
    [query: SolvedQuery, place: ChartPlace, from: number, count: number],
    CellHands
  >(),
  /** Returns what the solution does with a hand, and the values of both answers. */
  valueExchangeHand: call<[query: SolvedQuery, hand: readonly Card[]], ValuedHand>(),
  /** Exports all hands of the chart as a table for a spreadsheet; null if the person cancels. */
  exportExchange: call<[query: SolvedQuery], ExportReport | null>(),

  listBackups: call<[], Backups>(),
  /** Makes a copy now. */
  backUp: call<[], Backups>(),
  restoreBackup: call<[name: string], null>(),
  /** Asks for a folder on another disk and copies everything there; null if the person cancels. */
  copyElsewhere: call<[], ExportReport | null>(),
  /** Replays everything stored and compares. */
  checkArchive: call<[], CheckReport>(),
  exportParties: call<[filter: PartieFilter, format: ExportFormat], ExportReport | null>(),
  /** Exports a reviewed partie as an annotated page, as its viewer sees it; null if cancelled. */
  exportPage: call<
    [shown: PartieRef, viewer: ReviewViewer, format: PageFormat],
    ExportReport | null
  >(),
  /** Exports the sums of a pair, month by month, as a table for a spreadsheet. */
  exportStandings: call<[wish: StandingsQuery], ExportReport | null>(),
  /** Asks for a file and imports it; null if the person cancels. */
  importFile: call<[], ImportReport | null>(),
  /** Asks for a file and opens it for viewing; null if the person cancels. */
  openFile: call<[], Review | null>(),
  /** Imports the file that is being viewed. */
  keepFile: call<[], ImportReport>(),
  /** Cancels a long task that has changed nothing: it is refused with `cancelled`. */
  cancelTask: call<[], null>(),
  /** Repairs the data file when it cannot be used. */
  repairData: call<[mending: RepairChoice], null>(),

  /** Has the finished parties that meet a filter judged, all of the archive if it is null. */
  judgeParties: call<[filter: PartieFilter | null], JudgingStatus>(),
  loadJudging: call<[], JudgingStatus>(),
  pauseJudging: call<[on: boolean], JudgingStatus>(),
  /** Forgets what waits to be judged. */
  stopJudging: call<[], JudgingStatus>(),

  saveSettings: call<[settings: Settings], Settings>(),

  /** Returns versions, credits and licences of the program. */
  loadAbout: call<[], About>(),
  /**
   * Returns a report to send for help: versions, settings, the end of the log; no cards, no names.
   */
  loadReport: call<[], string>(),
  copyReport: call<[], null>(),
  /** Shows the data folder with the file manager of the desktop. */
  openFolder: call<[], null>(),
  /** Reports an unexpected error of the window. */
  reportError: call<[fault: WindowFault], null>(),
  /** Reports the screen that the window shows; the menu follows. */
  setScreen: call<[screen: Screen], null>(),
}

export type CallName = keyof typeof CALLS
export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[]

export type CallArguments<N extends CallName> = NonNullable<(typeof CALLS)[N]['args']>
export type CallValue<N extends CallName> = Exclude<(typeof CALLS)[N]['value'], undefined>
