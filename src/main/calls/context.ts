// The dependencies of the calls: data file, worker threads, maintenance, dialogs, desktop.
import type { Notices, Screen, Versions } from '../../shared/about.ts'
import type { News, Scene } from '../../shared/bridge.ts'
import type { CallArguments, CallName, CallValue } from '../../shared/calls.ts'
import type { Language, Settings } from '../../shared/settings.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Log } from '../desktop/log.ts'
import type { ReadSitting } from '../archive-task.ts'
import type { ArchiveClient } from '../archive-client.ts'
import type { Maintenance } from '../backup/maintenance.ts'
import type { DataFile } from '../backup/data-file.ts'
import type { AiClient } from '../table/ai-client.ts'
import type { Judging } from '../training/judging.ts'

/** A file to be written at a place the person chooses. */
export interface SaveRequest {
  readonly what: 'parties' | 'figures' | 'exchange'
  /** ISO date. */
  readonly day: string
  readonly ending: 'jsonl' | 'txt' | 'csv' | 'html' | 'pdf'
}

/** File dialogs; null if the person cancels. */
export interface Dialogs {
  chooseSavePath(request: SaveRequest): Promise<string | null>
  chooseFile(): Promise<string | null>
  chooseFolder(): Promise<string | null>
}

/** The desktop integration, with the log and the versions of the runtimes. */
export interface DesktopShell {
  readonly log: Log
  readonly runtimes: Pick<Versions, 'electron' | 'chromium' | 'node' | 'platform'>
  loadNotices(): Promise<Notices>
  /** Applies saved settings to the menu and the zoom. */
  applySettings(settings: Settings): void
  setScreen(screen: Screen): void
  copyText(text: string): void
  /** Shows a folder; returns false if nothing on the desktop can. */
  showFolder(folder: string): Promise<boolean>
}

export interface AppContext {
  readonly data: DataFile
  readonly aiClient: AiClient
  readonly archiveClient: ArchiveClient
  readonly maintenance: Maintenance
  /** Loaded when the archive is judged, or its progress is shown. */
  readonly loadJudging: () => Promise<Judging>
  /** Loaded for the first dialog. */
  readonly loadDialogs: () => Promise<Dialogs>
  readonly desktop: DesktopShell
  /** The folder of the card drawings. */
  readonly drawings: string
  /** Makes the pages of an HTML file a PDF; loaded when it is first wanted. */
  readonly makePdf: (page: string) => Promise<Uint8Array>
  readonly now: () => number
  /** IANA name of the time zone. */
  readonly zone: string
  readonly publishScene: (scene: Scene) => void
  readonly publishEvening: (evening: Evening) => void
  readonly sendNews: (news: News) => void
  /** Reports an error that no call can answer. */
  readonly reportError: (error: unknown) => void
  readonly systemLanguage: Language
  readonly version: string
  readonly testBuild: boolean
}

/** A file opened for viewing: its path, and its sittings, already checked. */
export interface OpenedFile {
  readonly path: string
  readonly sittings: readonly ReadSitting[]
}

/** The file the window shows for viewing, if any. */
export interface ViewedFile {
  opened?: OpenedFile
}

/** The result of a call, at once or later. */
export type CallResult<N extends CallName> = CallValue<N> | Promise<CallValue<N>>
export type CallHandlers = {
  readonly [N in CallName]: (...args: CallArguments<N>) => CallResult<N>
}
