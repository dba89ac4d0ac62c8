// What the window is told of a stored partie, step by step.
import type { PartieLine } from './archive.ts'
import type { ChosenOptions, LogLine } from './bridge.ts'
import type { Card } from './card.ts'
import type { Seat, TableView } from './view.ts'

/** One position of a stored partie. */
export interface ReviewStep {
  readonly view: TableView
  /** How many lines of the log had been written by then. */
  readonly log: number
  /** Cards of the talon from the top, null where the record does not know them; shown to the open eye alone. */
  readonly talon: readonly (Card | null)[] | null
}

/** Where a partie is kept: in the archive, or in a file that was only opened to be looked at. */
export type PartieRef =
  | { readonly kind: 'kept'; readonly sitting: number; readonly partie: number }
  | { readonly kind: 'file'; readonly partie: number }

export interface Review {
  readonly shown: PartieRef
  readonly line: PartieLine
  /** Parties of the same sitting, or of the file. */
  readonly parties: number
  /** Levels of the computer against which one can play on from here; empty when the game has no table. */
  readonly levels: readonly string[]
  readonly options: ChosenOptions
  readonly cut: readonly (readonly string[])[]
  /** Every deal and every action is a step. */
  readonly steps: readonly ReviewStep[]
  readonly log: readonly LogLine[]
}

/** All hands open, or what one seat could see. */
export type ReviewViewer = 'open' | Seat
