// The judging of the archive between window and main: what is under way, and what could not be
// judged.
import type { PartieLine } from './archive.ts'

/** Why a partie is not judged. Stored: never renamed. */
export const JUDGING_FAULTS = ['spoilt', 'replay', 'died', 'failed'] as const
/**
 * `spoilt`: its record is not as it was written. `replay`: it cannot be replayed. `died`: the
 * thread ended twice over it. `failed`: any other error.
 */
export type JudgingFault = (typeof JUDGING_FAULTS)[number]

export interface FailedPartie {
  readonly line: PartieLine
  readonly why: JudgingFault
}

/**
 * `idle`: nothing waits. `waits`: what waits is judged when the person is away. `stopped`: the
 * archive was replaced or could not be written; what waits in it waits until it is resumed.
 */
export type JudgingState = 'idle' | 'running' | 'paused' | 'waits' | 'stopped'

export interface JudgingStatus {
  readonly state: JudgingState
  /** Parties of this run, judged or failed, and all of it. */
  readonly done: number
  readonly of: number
  /** Time left at the measured pace (ms); null before the first partie. */
  readonly left: number | null
  /** Parties judged by the present coach, and all finished parties outside the trash. */
  readonly judged: number
  readonly parties: number
  readonly decisions: number
  /** The latest of those that could not be judged, at most `MOST_FAILED`. */
  readonly failed: readonly FailedPartie[]
  readonly failures: number
}

/** Maximum number of failed parties that are named. */
export const MOST_FAILED = 50
