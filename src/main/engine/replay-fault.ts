// The first fault in a record, and where it is.
import type { Breach } from '../../shared/view.ts'
import type { OptionFault } from './games/options.ts'
import type { ShapeFault } from './record.ts'

/** Partie, deal and step counted from 1; 0 if the fault lies above that level. */
export interface StepPosition {
  readonly partie: number
  readonly deal: number
  readonly step: number
}

export type ReplayFault =
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'options'; readonly fault: OptionFault }
  | { readonly kind: 'players'; readonly seats: number; readonly given: number }
  | ({ readonly kind: 'breach'; readonly breach: Breach } & StepPosition)
  | ({ readonly kind: 'shape'; readonly fault: ShapeFault } & StepPosition)
  | ({
      readonly kind:
        'unfinished' | 'unknownCard' | 'scoreBefore' | 'cut' | 'seat' | 'nothingToGiveUp'
    } & StepPosition)
  | ({ readonly kind: 'scoreAfter'; readonly score: readonly number[] } & StepPosition)

/** Ends a replay; `replayRecord` returns its fault. */
export class ReplayError extends Error {
  readonly fault: ReplayFault
  constructor(fault: ReplayFault) {
    super(fault.kind)
    this.fault = fault
  }
}
