// Every call from the window to main and every push back, typed once. The preload makes window.cercle of it,
// main answers it; both are checked against these types.
import type {
  Backups,
  CheckReport,
  ExportFormat,
  ExportReport,
  ArchiveSummary,
  ImportReport,
  PartieFilter,
  PartieLine,
  TaskProgress,
  SheetLine,
  Standings,
  StandingsQuery,
} from './archive.ts'
import type { About, Screen, MenuCommand, WindowFault } from './about.ts'
import type { Analysis, Hint, TutorWarning } from './coach.ts'
import type { Evening, EveningAction, EveningGuest, EveningSetup, Guest } from './evening.ts'
import type { FileFault } from './file-fault.ts'
import type { Hall, StartTableRequest } from './hall.ts'
import type { Review, ReviewViewer, PartieRef } from './review.ts'
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

/** A line of the log: something heard, or a note of the house. */
export type LogLine =
  | { readonly kind: 'heard'; readonly deal: number; readonly event: AnyEvent }
  /** A computer player failed or took too long; its rulebook neighbour chose in its place. */
  | { readonly kind: 'standIn'; readonly deal: number; readonly seat: Seat }
  /** An onlooker pointed out a breach, which was claimed for this seat (S-6). */
  | { readonly kind: 'pointedOut'; readonly deal: number; readonly seat: Seat }
  /** A person took back what he had done. */
  | { readonly kind: 'takenBack'; readonly deal: number; readonly seat: Seat }
  /** The seed of a deal, told once the deal is over. */
  | { readonly kind: 'seed'; readonly deal: number; readonly seed: string }

/** Where a guided deal stands. */
export interface LessonState {
  /** The note that lies beside the table: a key of the words of the lesson. */
  readonly note: string
  /** Which of how many notes it is, from 1. */
  readonly at: number
  readonly of: number
  /** What the person is to do now; null while nothing is asked, and when the lesson is at its end. */
  readonly asks: AnyAction | null
}

/** Everything the window draws of a table. Replaced whole at every change. */
export interface Scene {
  readonly sitting: number
  readonly partie: number
  /** Grows with everything that is written of the partie, be it done or taken back. */
  readonly moment: number
  /** By seat. */
  readonly people: readonly Person[]
  readonly preset: string | null
  readonly options: ChosenOptions
  /** Cards drawn for the first deal, and for the seats, one row a draw, by seat (E-3, W-2). */
  readonly cut: readonly (readonly string[])[]
  readonly view: TableView
  readonly choices: readonly Choice[]
  /** The person may take back what he did last. */
  readonly mayTakeBack: boolean
  /** What whoever looks on may point out: the seat for which it is claimed, and the rule; null where nothing (S-6). */
  readonly breach: { readonly seat: Seat; readonly rule: string } | null
  /** All tricks that are left go to the seat that is to lead, whatever is played; how many they are, 0 where nothing is certain. */
  readonly certain: number
  /** The whole partie so far. */
  readonly log: readonly LogLine[]
  /** What the table waits for from the window besides an action. */
  readonly awaits: 'deal' | 'partie' | null
  /** Who gives the cards it waits for; null where it waits for none. */
  readonly dealer: Seat | null
  /** After a partie: whether those that hang together with it go on; null where each stands alone. */
  readonly series: 'goesOn' | 'over' | null
  /** The deal last finished can be judged for who looks. */
  readonly mayJudge: boolean
  /** How the person may give the cards when it is his deal; empty when the computer deals. */
  readonly packets: readonly string[]
  /** It never counts. */
  readonly practice: boolean
  /** The evening this partie belongs to. */
  readonly evening: number | null
  /** The seat whose person the screen is to be handed to; its hand stays covered until he says that he is there (S-8). */
  readonly curtain: Seat | null
  /** The seat seen is a computer player’s, who waits for advice (S-3). */
  readonly advises: boolean
  /** Absent but in a guided deal. */
  readonly lesson?: LessonState
}

/** What is the matter with the data file. */
export type StoreTrouble = 'notDatabase' | 'foreign' | 'damaged' | 'altered' | 'newer' | 'inUse' | 'unreadable'

/** A way out of it that loses nothing: the file is set aside, and a copy takes its place or an empty one. */
export type RepairChoice = { readonly how: 'restore'; readonly name: string } | { readonly how: 'begin' }

/** Why a call was not done. `breach` is for what the rules of a game or of an evening do not allow; the others are keys of the word files. */
export type Refused =
  | { readonly code: 'breach'; readonly breach: Breach }
  | { readonly code: 'malformed' | 'notFound' | 'noTable' | 'notNow' | 'store' | 'full' | 'internal' }
  /** The window calls faster than anybody could mean it; nothing has been looked at. */
  | { readonly code: 'busy' }
  /** Another program is writing into the data file. */
  | { readonly code: 'locked' }
  /** The person has cancelled it; nothing has changed. */
  | { readonly code: 'cancelled' }
  /** Another person has this name; two who sat at one table cannot be one. */
  | { readonly code: 'taken' | 'together' }
  /** A stored partie is not what was written: its hash differs, or it cannot be replayed. */
  | { readonly code: 'spoilt' }
  /** A file could not be read or written, or holds what it should not; `fault` says where and what. */
  | { readonly code: 'file'; readonly file: string; readonly fault: FileFault | null }
  /** The tutor asks first: the action costs more than the person allows; nothing has been done. */
  | { readonly code: 'tutor'; readonly warning: TutorWarning }
  /** It is allowed, but the lesson goes another way; nothing has been done. */
  | { readonly code: 'lesson' }
  /** The data file could not be opened: nothing can be played until it is put right. */
  | {
      readonly code: 'data'
      readonly trouble: StoreTrouble
      readonly file: string
      /** Copies that could take its place, the newest first; none where the file must not be set aside. */
      readonly backups: Backups | null
    }

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refused: Refused }

/** The answer to what is no call at all. */
export const MALFORMED = { ok: false, refused: { code: 'malformed' } } as const satisfies Answer<never>

/** What a guest of an evening advises. */
export interface AdviserAction {
  readonly guest: Guest
  readonly action: AnyAction
}

/** What a person may give up (rules G-1, G-2). */
export type GiveUpScope = 'deal' | 'partie'

/** The calls of the window, name by name. */
export interface Calls {
  loadHall(): Hall
  /** Opens a new sitting; its first scene is the answer. */
  startTable(setup: StartTableRequest): Scene
  resumeTable(sitting: number): Scene
  /** The guided first deal of a game, from its beginning. It is kept nowhere. */
  startLesson(game: string): Scene
  /** Unless `insists`, the tutor may ask first. */
  act(action: AnyAction, insists: boolean): Scene
  /** What the coach advises the person to do now; it is kept with the action that the hint was used. */
  requestHint(): Hint
  /** The person's decisions of the deal last finished at this table. */
  judgeDeal(): Analysis
  giveUp(what: GiveUpScope): Scene
  /** What the person did last, as long as nobody has answered and nothing was shown by it; in practice whatever came after it. */
  takeBack(): Scene
  /** Points out a breach that is proven, as a person who looks on (S-6): it is claimed for the seat entitled to it. */
  pointOut(): Scene
  /** Plays the person’s cards of a deal whose tricks are all his for certain; the others play on as ever. */
  playOut(): Scene
  /** Deals the next cards; `packets` when the person deals. */
  dealCards(packets: string | null): Scene
  /** Another partie of the same sitting; where its series is over, a new sitting of the same people. */
  startNextPartie(): Scene
  /** Leaves the table; it can be resumed. */
  leaveTable(): null
  /** The person the screen was handed to is there (S-8). */
  uncover(): Scene
  /** The adviser leaves it to the player he advises (S-3). */
  leaveToPlayer(): Scene
  /** What the computer players think who may advise the person that has to decide (S-3), in order of rank. */
  adviserActions(): readonly AdviserAction[]

  /** Sits down to an evening. */
  beginEvening(setup: EveningSetup): Evening
  /** Goes on with an evening that was stopped. */
  takeUpEvening(id: number): Evening
  /** What a person says before a partie, or on coming or going. */
  sayInEvening(guest: Guest, action: EveningAction): Evening
  /** Somebody comes to the end of the list. */
  welcomeGuest(guest: EveningGuest): Evening
  /** The next partie, or the one on the table. */
  playInEvening(): Scene
  /** Settles as it stands, and ends the evening (S-7). */
  strikeEvening(): Evening
  /** Leaves the room; the evening can be taken up again. */
  leaveEvening(): null
  loadReview(shown: PartieRef, eye: ReviewViewer): Review
  /** A partie judged, decision by decision; kept with it when it is in the archive. */
  analysePartie(shown: PartieRef): Analysis
  /** What the coach says of the decision before a step of a review, with the odds; null where there was none. */
  considerStep(shown: PartieRef, step: number): Hint | null
  /** Plays on from a step of a review in this seat, as practice that never counts. */
  startPractice(shown: PartieRef, step: number, seat: Seat, level: string): Scene

  archiveSummary(): ArchiveSummary
  listParties(filter: PartieFilter, from: number, count: number): readonly PartieLine[]
  countParties(filter: PartieFilter): number
  loadStandings(wish: StandingsQuery): Standings
  /** Score sheets, the latest partie first. */
  loadSheet(wish: StandingsQuery, from: number, count: number): readonly SheetLine[]
  annotatePartie(sitting: number, partie: number, note: string, tags: readonly string[]): PartieLine
  /** Puts parties away, or takes them back. */
  trashParties(parties: readonly (readonly [sitting: number, partie: number])[], away: boolean): null
  renamePerson(id: number, name: string): null
  /** All parties of one person become those of another. */
  mergePeople(from: number, into: number): null

  listBackups(): Backups
  /** Makes a copy now. */
  backUp(): Backups
  restoreBackup(name: string): null
  /** Asks for a place on another disk and copies everything there; null when the person thinks better of it. */
  copyElsewhere(): ExportReport | null
  /** Replays everything stored and compares. */
  checkArchive(): CheckReport
  exportParties(filter: PartieFilter, format: ExportFormat): ExportReport | null
  /** The figures of a pair, month by month, as a table for a spreadsheet. */
  exportStandings(wish: StandingsQuery): ExportReport | null
  /** Asks for a file and takes in what it holds; null when the person thinks better of it. */
  importFile(): ImportReport | null
  /** Asks for a file and opens it to be looked at; null when the person thinks better of it. */
  openFile(): Review | null
  /** Takes the file that is being looked at into the archive. */
  keepFile(): ImportReport
  /** Ends a long task that was asked for, as long as nothing has come of it: it is then refused with the code `cancelled`. */
  cancelTask(): null
  /** When the data file cannot be used. */
  repairData(mending: RepairChoice): null

  saveSettings(settings: Settings): Settings

  /** The program of itself: versions, credits, licences. */
  loadAbout(): About
  /** What can be sent to those who are to help: versions, settings, the end of the log; no cards, no names. */
  loadReport(): string
  copyReport(): null
  /** Shows the folder where everything is kept, by the desktop's own means. */
  openFolder(): null
  /** The window has met an error nobody waited for. */
  reportError(fault: WindowFault): null
  /** The window shows another screen; the menu follows. */
  setScreen(screen: Screen): null
}

export const CALL_NAMES = [
  'loadHall',
  'startTable',
  'resumeTable',
  'startLesson',
  'act',
  'requestHint',
  'judgeDeal',
  'giveUp',
  'takeBack',
  'pointOut',
  'playOut',
  'dealCards',
  'startNextPartie',
  'leaveTable',
  'uncover',
  'leaveToPlayer',
  'adviserActions',
  'beginEvening',
  'takeUpEvening',
  'sayInEvening',
  'welcomeGuest',
  'playInEvening',
  'strikeEvening',
  'leaveEvening',
  'loadReview',
  'analysePartie',
  'considerStep',
  'startPractice',
  'archiveSummary',
  'listParties',
  'countParties',
  'loadStandings',
  'loadSheet',
  'annotatePartie',
  'trashParties',
  'renamePerson',
  'mergePeople',
  'listBackups',
  'backUp',
  'restoreBackup',
  'copyElsewhere',
  'checkArchive',
  'exportParties',
  'exportStandings',
  'importFile',
  'openFile',
  'keepFile',
  'cancelTask',
  'repairData',
  'saveSettings',
  'loadAbout',
  'loadReport',
  'copyReport',
  'openFolder',
  'reportError',
  'setScreen',
] as const satisfies readonly (keyof Calls)[]
export type CallName = (typeof CALL_NAMES)[number]

export type CallArguments<N extends CallName> = Parameters<Calls[N]>
export type CallValue<N extends CallName> = ReturnType<Calls[N]>

/** window.cercle: the calls, each answered later, and the pushes of main. */
export type CercleApi = {
  readonly [N in CallName]: (...args: CallArguments<N>) => Promise<Answer<CallValue<N>>>
} & {
  /** Calls back with every new scene; the answer stops it. */
  readonly onScene: (listen: (scene: Scene) => void) => () => void
  /** Calls back with every change of the evening; the answer stops it. */
  readonly onEvening: (listen: (evening: Evening) => void) => () => void
  /** Calls back with what else main has to tell; the answer stops it. */
  readonly onNews: (listen: (news: News) => void) => () => void
}

/** What main tells unasked, beside scenes. */
export type News =
  | { readonly news: 'progress'; readonly progress: TaskProgress }
  /** A record was opened from outside: it has been checked. */
  | { readonly news: 'opened'; readonly review: Review }
  | { readonly news: 'refused'; readonly refused: Refused }
  /** The menu has changed the settings, or asks for something. */
  | { readonly news: 'settings'; readonly settings: Settings }
  | { readonly news: 'wish'; readonly wish: MenuCommand }
  /** The monthly check found something. */
  | { readonly news: 'found'; readonly report: CheckReport }
  /** A copy that was due could not be made. */
  | { readonly news: 'backupFailed' }
  /** The program ends as soon as everything is done, and starts again if that was asked for meanwhile. */
  | { readonly news: 'closing'; readonly startsAgain: boolean }

export const CALL_CHANNEL = 'cercle:call'
export const SCENE_CHANNEL = 'cercle:scene'
export const EVENING_CHANNEL = 'cercle:evening'
export const NEWS_CHANNEL = 'cercle:news'
