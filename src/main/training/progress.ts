// How far the judging is. What is counted in the data file is counted once and then kept up to
// date: a count over the whole archive takes too long for each partie.
import {
  type FailedPartie,
  type JudgingState,
  type JudgingStatus,
  MOST_FAILED,
} from '../../shared/judging.ts'
import {
  BY_ITSELF,
  type CoachVersions,
  countFailures,
  countJudged,
  countWaiting,
  listFailed,
} from '../store/judging.ts'
import { findPartieLine } from '../store/list.ts'
import type { ReadStore } from '../store/open.ts'
import { Pace } from './pace.ts'

interface Counts {
  /** Parties that wait, by game. */
  readonly waiting: Map<string, number>
  judged: number
  readonly parties: number
  decisions: number
}

export class Progress {
  readonly #coaches: CoachVersions
  readonly #threads: number
  readonly #pace = new Pace()
  #done = 0
  #counts: Counts | null = null
  #failed: readonly FailedPartie[] | null = null
  #failures = 0

  constructor(coaches: CoachVersions, threads: number) {
    this.#coaches = coaches
    this.#threads = threads
  }

  /** Has everything counted anew. */
  forget(): void {
    this.#counts = null
    this.#failed = null
  }

  /** Begins another run. */
  beginRun(): void {
    this.#done = 0
    this.forget()
  }

  addJudged(game: string, decisions: number, ms: number): void {
    this.#pace.add(game, ms)
    this.addDone(game)
    if (this.#counts === null) return
    this.#counts.judged += 1
    this.#counts.decisions += decisions
  }

  /** Counts a partie that waits no more. */
  addDone(game: string): void {
    this.#done += 1
    const left = this.#counts?.waiting.get(game)
    if (left !== undefined) this.#counts?.waiting.set(game, Math.max(0, left - 1))
  }

  addFailed(game: string): void {
    this.#failed = null
    this.addDone(game)
  }

  buildStatus(db: ReadStore, isOn: JudgingState, isBusy: boolean): JudgingStatus {
    const { waiting, judged, parties, decisions } = this.#count(db)
    const failed = (this.#failed ??= this.#listFailed(db))
    const wait = [...waiting.values()].reduce((sum, n) => sum + n, 0)
    if (wait === 0 && !isBusy && isOn === 'running') isOn = 'idle'
    return {
      state: isOn === 'running' && !isBusy ? 'waits' : isOn,
      done: this.#done,
      of: this.#done + wait,
      left: wait === 0 ? null : this.#pace.estimate(waiting, this.#threads),
      judged,
      parties,
      decisions,
      failed,
      failures: this.#failures,
    }
  }

  #count(db: ReadStore): Counts {
    this.#counts ??= {
      waiting: new Map(countWaiting(db, BY_ITSELF)),
      ...countJudged(db, this.#coaches),
    }
    return this.#counts
  }

  #listFailed(db: ReadStore): readonly FailedPartie[] {
    this.#failures = countFailures(db)
    return listFailed(db, MOST_FAILED).flatMap(({ why, ...place }) => {
      const line = findPartieLine(db, place)
      return line === null ? [] : [{ line, why }]
    })
  }
}
