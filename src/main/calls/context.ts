// What the calls are answered with: the data file, the live table, the thinking threads, the dialogs of the desktop.
import type { Notices, Screen, Versions } from '../../shared/about.ts'
import type { CallArguments, CallName, CallValue, News, Scene } from '../../shared/bridge.ts'
import type { Language, Settings } from '../../shared/settings.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Log } from '../desktop/log.ts'
import type { ReadSitting } from '../archive-worker.ts'
import type { ArchiveClient } from '../archive-client.ts'
import type { Maintenance } from '../backup/maintenance.ts'
import type { DataFile } from '../backup/data-file.ts'
import type { AiClient } from '../table/ai-client.ts'

/** What is written to a file of the person's choice. */
export interface SaveRequest {
  readonly what: 'parties' | 'figures'
  /** ISO date. */
  readonly day: string
  readonly ending: 'jsonl' | 'txt' | 'csv'
}

/** Asks the person for a place on his disks; null when he thinks better of it. */
export interface Dialogs {
  chooseSavePath(request: SaveRequest): Promise<string | null>
  chooseFile(): Promise<string | null>
  chooseFolder(): Promise<string | null>
}

/** The desktop, and what the program keeps of itself. */
export interface DesktopShell {
  readonly log: Log
  readonly runtimes: Pick<Versions, 'electron' | 'chromium' | 'node' | 'platform'>
  loadNotices(): Promise<Notices>
  /** Settings were saved: menu and zoom follow. */
  applySettings(settings: Settings): void
  setScreen(screen: Screen): void
  copyText(text: string): void
  /** Shows a folder; false when nothing on the desktop does. */
  showFolder(folder: string): Promise<boolean>
}

export interface AppContext {
  readonly data: DataFile
  readonly aiClient: AiClient
  readonly archiveClient: ArchiveClient
  readonly maintenance: Maintenance
  /** Read when the first is wanted. */
  readonly loadDialogs: () => Promise<Dialogs>
  readonly desktop: DesktopShell
  readonly now: () => number
  /** IANA name of the time zone. */
  readonly zone: string
  readonly publishScene: (scene: Scene) => void
  readonly publishEvening: (evening: Evening) => void
  readonly sendNews: (news: News) => void
  /** Something went wrong that no call can answer. */
  readonly reportError: (error: unknown) => void
  readonly systemLanguage: Language
  readonly version: string
  readonly testBuild: boolean
}

/** A file that was opened to be looked at: its path, and its sittings, already checked. */
export interface OpenedFile {
  readonly path: string
  readonly sittings: readonly ReadSitting[]
}

/** A call's answer, at once or later. */
export type CallResult<N extends CallName> = CallValue<N> | Promise<CallValue<N>>
export type CallHandlers = { readonly [N in CallName]: (...args: CallArguments<N>) => CallResult<N> }
/** Some of the calls. */
export type Handlers<N extends CallName> = Pick<CallHandlers, N>
