// What the calls are answered with: the data file, the live table, the thinking threads, the dialogs of the desktop.
import type { Notices, Screen, Versions } from '../../shared/about.ts'
import type { CallArguments, CallName, CallValue, News, Scene } from '../../shared/bridge.ts'
import type { Language, Settings } from '../../shared/settings.ts'
import type { Evening } from '../../shared/evening.ts'
import type { Log } from '../desktop/log.ts'
import type { ReadSitting } from '../archivist.ts'
import type { Archivist } from '../keeping/archivist-thread.ts'
import type { Caretaker } from '../keeping/caretaker.ts'
import type { DataFile } from '../keeping/data-file.ts'
import type { Thinking } from '../table/thinking.ts'

/** What is written to a file of the person's choice. */
export interface Written {
  readonly what: 'parties' | 'figures'
  /** ISO date. */
  readonly day: string
  readonly ending: 'jsonl' | 'txt' | 'csv'
}

/** Asks the person for a place on his disks; null when he thinks better of it. */
export interface Dialogs {
  save(written: Written): Promise<string | null>
  open(): Promise<string | null>
  folder(): Promise<string | null>
}

/** The desktop, and what the program keeps of itself. */
export interface Desk {
  readonly log: Log
  readonly runtimes: Pick<Versions, 'electron' | 'chromium' | 'node' | 'platform'>
  notices(): Promise<Notices>
  /** Settings were saved: menu and zoom follow. */
  settled(settings: Settings): void
  shows(screen: Screen): void
  copy(text: string): void
  /** Shows a folder; false when nothing on the desktop does. */
  reveal(folder: string): Promise<boolean>
}

export interface House {
  readonly data: DataFile
  readonly thinking: Thinking
  readonly archivist: Archivist
  readonly caretaker: Caretaker
  /** Read when the first is wanted. */
  readonly dialogs: () => Promise<Dialogs>
  readonly desk: Desk
  readonly now: () => number
  /** IANA name of the time zone. */
  readonly zone: string
  readonly publish: (scene: Scene) => void
  readonly publishEvening: (evening: Evening) => void
  readonly tell: (news: News) => void
  /** Something went wrong that no call can answer. */
  readonly failed: (error: unknown) => void
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
export type Given<N extends CallName> = CallValue<N> | Promise<CallValue<N>>
export type Answers = { readonly [N in CallName]: (...args: CallArguments<N>) => Given<N> }
/** Some of the calls. */
export type Some<N extends CallName> = Pick<Answers, N>
