// A stored partie, step by step, for the window.
import type { PartieLine } from './archive.ts'
import type { ChosenOptions, LogLine } from './bridge.ts'
import type { Card } from './card.ts'
import type { Seat, TableView } from './view.ts'

/** One position of a stored partie. */
export interface ReviewStep {
  readonly view: TableView
  /** Number of lines of the log up to then. */
  readonly log: number
  /** The talon from the top, null for unknown cards; only if all hands are open. */
  readonly talon: readonly (Card | null)[] | null
}

/** The place of a partie: in the archive, or in a file that was only opened for viewing. */
export type PartieRef =
  | { readonly kind: 'kept'; readonly sitting: number; readonly partie: number }
  | { readonly kind: 'file'; readonly partie: number }

export interface Review {
  readonly shown: PartieRef
  readonly line: PartieLine
  /** Parties of the same sitting, or of the file. */
  readonly parties: number
  /** Levels of the computer players for practice from here; empty if the game has no table. */
  readonly levels: readonly string[]
  readonly options: ChosenOptions
  readonly cut: readonly (readonly string[])[]
  /** Every deal and every action is a step. */
  readonly steps: readonly ReviewStep[]
  readonly log: readonly LogLine[]
}

/** All hands open, or the view of one seat. */
export type ReviewViewer = 'open' | Seat
