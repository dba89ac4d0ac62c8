// What a live table needs of the house: where it is written, who thinks, how fast, and who is told.
import type { Scene } from '../../shared/bridge.ts'
import type { Pace } from '../../shared/settings.ts'
import type { Outcome } from '../../shared/view.ts'
import type { Deal } from '../engine/games/game.ts'
import type { PartiePlace } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import type { AiClient } from './ai-client.ts'

export interface TableDeps {
  readonly store: WriteStore
  readonly aiClient: AiClient
  readonly pace: () => Pace
  readonly now: () => number
  /** Called with every new scene. */
  readonly publish: (scene: Scene) => void
  /** Told when what a computer player did could not be kept; the table stands as it was, and it is tried again. */
  readonly reportError: (error: unknown) => void
  /**
   * Told of the end of a partie within the transaction that writes it; its answer is called once everything is kept and
   * shown. Absent where nothing hangs on a partie.
   */
  readonly onPartieEnd?: (outcome: Outcome, place: PartiePlace) => () => void
  /** The cards of a deal of this number that lie ready; null to shuffle. Absent where all are shuffled. */
  readonly preparedDeal?: (deal: number) => Deal | null
}

/** Milliseconds a computer player lets pass before it speaks or plays. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1600, normal: 850, fast: 350, instant: 0 }

/** So much longer where a person may think better of what he has just done. */
const UNDO_PAUSE_FACTOR = 1.5

const waitMs = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets the time pass that a computer player takes. */
export const pauseFor = (pace: Pace): Promise<void> => waitMs(PAUSES[pace])

/**
 * The least of that time at a table, in milliseconds. Players who may speak out of turn are asked meanwhile (see
 * `askComputers`): with less, the time would tell that somebody was asked, and so holds something. Such an answer takes
 * 0.14 ms, and 4 ms at most once the thread has started; 8 ms are half a frame of the window.
 */
const MIN_PAUSE_MS = 8

/** Lets the time pass before the seat whose turn it is answers. */
export const pauseBeforeTurn = (pace: Pace, isUndoPossible: boolean): Promise<void> =>
  waitMs(Math.max(MIN_PAUSE_MS, PAUSES[pace] * (isUndoPossible ? UNDO_PAUSE_FACTOR : 1)))

/** What goes away by itself: another program that writes, a full disk, one that does not answer. */
const TRANSIENT_ERROR = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

/** Milliseconds between two tries to write what could not be written, and the tries after which it is told again. */
const RETRY_DELAY_MS = 1_000
const TRIES_BETWEEN_REPORTS = 10

/**
 * Does again, for as long as it `isWanted`, what could not be written: the disk may have room later, another program may
 * have done. Any other error is told and that is all.
 */
export function retryWrite(
  error: unknown,
  reportError: (error: unknown) => void,
  isWanted: () => boolean,
  work: () => Promise<void>,
  tries = 0,
): void {
  if (tries % TRIES_BETWEEN_REPORTS === 0) reportError(error)
  if (!(error instanceof Error && 'code' in error && TRANSIENT_ERROR.test(String(error.code)))) return
  setTimeout(() => {
    if (isWanted()) work().catch((later: unknown) => retryWrite(later, reportError, isWanted, work, tries + 1))
  }, RETRY_DELAY_MS).unref()
}
