// What the calls are answered with: the data file, the live table, the thinking threads, the dialogs of the desktop.
import type { CallArguments, CallName, CallValue, Language, News, Scene } from '../../shared/bridge.ts'
import type { RecordDocument } from '../engine/record.ts'
import type { Archivist } from '../keeping/archivist-thread.ts'
import type { Caretaker } from '../keeping/caretaker.ts'
import type { DataFile } from '../keeping/data-file.ts'
import type { Thinking } from '../table/thinking.ts'

/** Asks the person for a place on his disks; null when he thinks better of it. */
export interface Dialogs {
  save(name: string): Promise<string | null>
  open(): Promise<string | null>
  folder(): Promise<string | null>
}

export interface House {
  readonly data: DataFile
  readonly thinking: Thinking
  readonly archivist: Archivist
  readonly caretaker: Caretaker
  readonly dialogs: Dialogs
  readonly now: () => number
  /** IANA name of the time zone. */
  readonly zone: string
  readonly publish: (scene: Scene) => void
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
  readonly records: readonly RecordDocument[]
}

/** A call's answer, at once or later. */
export type Given<N extends CallName> = CallValue<N> | Promise<CallValue<N>>
export type Answers = { readonly [N in CallName]: (...args: CallArguments<N>) => Given<N> }
/** Some of the calls. */
export type Some<N extends CallName> = Pick<Answers, N>
