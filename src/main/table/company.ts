// What a live table needs of the house: where it is written, who thinks, how fast, and who is told.
import type { Scene } from '../../shared/bridge.ts'
import type { Pace } from '../../shared/settings.ts'
import type { Outcome } from '../../shared/view.ts'
import type { Deal } from '../engine/games/game.ts'
import type { PartiePlace } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import type { Thinking } from './thinking.ts'

export interface Company {
  readonly store: WriteStore
  readonly thinking: Thinking
  readonly pace: () => Pace
  readonly now: () => number
  /** Called with every new scene. */
  readonly publish: (scene: Scene) => void
  /** Told when what a computer player did could not be kept; the table stands as it was, and it is tried again. */
  readonly failed: (error: unknown) => void
  /**
   * Told of the end of a partie within the transaction that writes it; its answer is called once everything is kept and
   * shown. Absent where nothing hangs on a partie.
   */
  readonly settles?: (outcome: Outcome, place: PartiePlace) => () => void
  /** The cards of a deal of this number that lie ready; null to shuffle. Absent where all are shuffled. */
  readonly ready?: (deal: number) => Deal | null
}

/** Milliseconds a computer player lets pass before it speaks or plays. */
const PAUSES: Readonly<Record<Pace, number>> = { slow: 1600, normal: 850, fast: 350, instant: 0 }

/** So much longer where a person may think better of what he has just done. */
const LINGERING = 1.5

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Lets the time pass that a computer player takes. */
export const pause = (pace: Pace): Promise<void> => wait(PAUSES[pace])

/**
 * The least of that time at a table, in milliseconds. Players who may speak out of turn are asked meanwhile (see
 * `askComputers`): with less, the time would tell that somebody was asked, and so holds something. Such an answer takes
 * 0.14 ms, and 4 ms at most once the thread has started; 8 ms are half a frame of the window.
 */
const LEAST = 8

/** Lets the time pass before the seat whose turn it is answers. */
export const pauseOnTurn = (pace: Pace, lingers: boolean): Promise<void> =>
  wait(Math.max(LEAST, PAUSES[pace] * (lingers ? LINGERING : 1)))

/** What goes away by itself: another program that writes, a full disk, one that does not answer. */
const PASSING = /^SQLITE_(BUSY|LOCKED|FULL|IOERR)/

/** Milliseconds between two tries to write what could not be written, and the tries after which it is told again. */
const BETWEEN_TRIES = 1_000
const TOLD_AGAIN = 10

/**
 * Does again, for as long as it `isWanted`, what could not be written: the disk may have room later, another program may
 * have done. Any other error is told and that is all.
 */
export function retry(
  error: unknown,
  failed: (error: unknown) => void,
  isWanted: () => boolean,
  work: () => Promise<void>,
  tries = 0,
): void {
  if (tries % TOLD_AGAIN === 0) failed(error)
  if (!(error instanceof Error && 'code' in error && PASSING.test(String(error.code)))) return
  setTimeout(() => {
    if (isWanted()) work().catch((later: unknown) => retry(later, failed, isWanted, work, tries + 1))
  }, BETWEEN_TRIES).unref()
}
