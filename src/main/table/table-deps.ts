// Dependencies of a live table: store, AI, pacing, clock, event sinks.
import type { Scene } from '../../shared/bridge.ts'
import type { Pace } from '../../shared/settings.ts'
import type { Outcome } from '../../shared/view.ts'
import type { Deal } from '../engine/games/game.ts'
import type { PartiePlace } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import type { AiClient } from './ai-client.ts'
import type { ForcedPlay } from './forced.ts'

export interface TableDeps {
  readonly store: WriteStore
  readonly aiClient: AiClient
  readonly pace: () => Pace
  readonly forced: () => ForcedPlay
  readonly now: () => number
  /** Called with every new scene. */
  readonly publish: (scene: Scene) => void
  /** Called if a computer player's action cannot be saved: the write is retried. */
  readonly reportError: (error: unknown) => void
  /**
   * Called at the end of a partie, within the transaction that writes it; the returned function is
   * called once everything is saved and shown. Absent if nothing depends on a partie.
   */
  readonly onPartieEnd?: (outcome: Outcome, place: PartiePlace) => () => void
  /** Returns the prepared cards of a deal; null to shuffle. Absent if all are shuffled. */
  readonly preparedDeal?: (deal: number) => Deal | null
}

/** Pauses of a computer player before it speaks or plays (ms). */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1600, normal: 850, fast: 350, instant: 0 }

/** Factor for the pause while a person may undo their last action. */
const UNDO_PAUSE_FACTOR = 1.5

/** The shortest pause while a person may mend their last card, at any pace (ms). */
const MENDING_PAUSE_MS = 2000

/** What a person may still do that the action of a computer player would end. */
export type Reprieve = 'undo' | 'mend'

const leastPause = (pause: number, reprieve: Reprieve | null): number => {
  switch (reprieve) {
    case 'undo':
      return pause * UNDO_PAUSE_FACTOR
    case 'mend':
      return Math.max(pause, MENDING_PAUSE_MS)
    case null:
      return pause
  }
}

const waitMs = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets everything else that main has to do go first. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Waits for the pause of a computer player. */
export const pauseFor = (pace: Pace): Promise<void> => waitMs(PAUSES[pace])

/**
 * The minimum pause at a table (ms). Players who may act out of turn are asked meanwhile (see
 * `askComputers`): with a shorter pause, the time would reveal that a player was asked, and so
 * holds something. Such an answer takes 0.14 ms, and 4 ms at most once the thread has started; 8 ms
 * are half a frame of the window.
 */
const MIN_PAUSE_MS = 8

/** Waits for the pause before the seat whose turn it is answers. */
export const pauseBeforeTurn = (pace: Pace, reprieve: Reprieve | null): Promise<void> =>
  waitMs(Math.max(MIN_PAUSE_MS, leastPause(PAUSES[pace], reprieve)))

/**
 * Errors that may pass without help: another program writes, the disk is full or does not answer.
 */
const TRANSIENT_ERROR = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

/** Delay between two attempts at a failed write (ms), and the attempts between two reports. */
const RETRY_DELAY_MS = 1_000
const TRIES_BETWEEN_REPORTS = 10

/**
 * Retries a failed write as long as it `isWanted`: the disk may have room later, another program
 * may have finished. Any other error is only reported.
 */
export function retryWrite(
  error: unknown,
  reportError: (error: unknown) => void,
  isWanted: () => boolean,
  work: () => Promise<void>,
  tries = 0,
): void {
  if (tries % TRIES_BETWEEN_REPORTS === 0) reportError(error)
  if (!(error instanceof Error && 'code' in error && TRANSIENT_ERROR.test(String(error.code))))
    return
  setTimeout(() => {
    if (isWanted())
      work().catch((later: unknown) => retryWrite(later, reportError, isWanted, work, tries + 1))
  }, RETRY_DELAY_MS).unref()
}
