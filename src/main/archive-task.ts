// The messages between main and the archive worker.
import type { CheckReport, PartieFilter, TaskProgress } from '../shared/archive.ts'
import type { ExportFormat, PageFormat } from '../shared/exports.ts'
import type { ReviewViewer } from '../shared/review.ts'
import type { Faces, Language } from '../shared/settings.ts'
import type { PrintedChoice } from './print/gather.ts'
import type { WaitingWrites } from './store/turns.ts'
import type { LineFault } from './transfer/faulty-file.ts'
import type { FileCounts } from './transfer/import-staged.ts'

export type ArchiveTask =
  /** Checks that the file can be read through; the result is the first fault, or null. */
  | { readonly kind: 'quickCheck'; readonly file: string }
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'backUp'; readonly file: string; readonly now: number }
  | { readonly kind: 'copy'; readonly file: string; readonly target: string }
  | {
      readonly kind: 'restore'
      readonly file: string
      readonly name: string
      readonly parties: number
      readonly now: number
    }
  | {
      readonly kind: 'export'
      readonly file: string
      readonly filter: PartieFilter
      readonly format: Exclude<ExportFormat, PageFormat>
      /** The word for a person without a name. */
      readonly nameless: string
      readonly target: string
    }
  /** Writes an annotated page. */
  | {
      readonly kind: 'print'
      readonly file: string
      readonly choice: PrintedChoice
      readonly viewer: ReviewViewer
      readonly language: Language
      readonly faces: Faces
      /** The folder of the card drawings. */
      readonly drawings: string
      readonly target: string
    }
  /** Writes what is finished. */
  | {
      readonly kind: 'write'
      readonly file: string
      readonly target: string
      readonly contents: string | Uint8Array
    }
  /** Reads a file for viewing. */
  | { readonly kind: 'read'; readonly path: string }
  /** Imports the sittings of a file, or the records read from one. */
  | {
      readonly kind: 'import'
      readonly file: string
      readonly from: string | readonly ReadSitting[]
    }

/** A checked sitting of a file. Main parses only what is viewed: texts reach it quickly. */
export interface ReadSitting {
  /** Its record as one line of JSON. */
  readonly record: string
  /** Number of parties in it. */
  readonly parties: number
}

/** Results by kind of task. */
export interface ArchiveResults {
  readonly quickCheck: string | null
  readonly check: CheckReport
  readonly backUp: string
  readonly copy: number
  readonly restore: null
  readonly export: number
  readonly print: number
  readonly write: null
  readonly read: { readonly sittings: readonly ReadSitting[] } | { readonly fault: LineFault }
  readonly import: FileCounts | { readonly fault: LineFault }
}

/** Memory that the thread shares with main. */
export interface ArchiveWorkerData {
  /** Number of the task that was cancelled. */
  readonly cancelled: Int32Array<SharedArrayBuffer>
  readonly mainWrites: WaitingWrites
}

export interface ArchiveRequest {
  readonly id: number
  readonly task: ArchiveTask
}

export type ArchiveReply = { readonly id: number } & (
  | { readonly progress: TaskProgress }
  | { readonly result: ArchiveResults[keyof ArchiveResults] }
  | { readonly failed: string; readonly code: string; readonly name: string }
)
