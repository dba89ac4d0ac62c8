// The judging of the archive: takes what waits in the data file, has a pool of threads judge it,
// and saves the rows. A partie is saved or waits still: whatever ends the program, no more is lost.
import { setImmediate as others } from 'node:timers/promises'
import type { PartieFilter } from '../../shared/archive.ts'
import type { JudgingFault, JudgingStatus } from '../../shared/judging.ts'
import type { DataFile } from '../backup/data-file.ts'
import type { JudgingReply } from '../judging-worker.ts'
import { saveJudged } from '../store/judged.ts'
import {
  BY_ITSELF,
  type WaitingPartie,
  addWaiting,
  clearWaiting,
  findNext,
  isPaused,
  listFinished,
  listStale,
  nextTurn,
  removeWaiting,
  saveFailed,
  savePaused,
  saveTries,
} from '../store/judging.ts'
import { CorruptRecord, loadPartie } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import { loadSettings } from '../store/settings.ts'
import { processInSlices } from '../time-slices.ts'
import { COACH_VERSIONS, coachVersionOf } from './coach-versions.ts'
import type { Gate } from './gate.ts'
import { type JudgingPool, countThreads, createJudgingPool } from './pool.ts'
import { Progress } from './progress.ts'

export interface JudgingDeps {
  readonly data: Pick<DataFile, 'getStore' | 'getFault'>
  /** The program of a thread. */
  readonly path: string
  readonly gate: Gate
  readonly threads?: number
  readonly now: () => number
  /** Returns true if nobody is at the table or does anything else. */
  readonly isAway: () => boolean
  readonly onStatus: (status: JudgingStatus) => void
  readonly reportError: (error: unknown) => void
}

/** How often a partie is tried over which a thread ends. */
const MOST_TRIES = 2
/** Parties that are added in one transaction. */
const BATCH = 250
/** Time between two looks at whether the person is away (ms). */
const LOOK_MS = 10_000
/** Time between two reports of the progress (ms). */
const REPORT_MS = 250

export class Judging {
  readonly #deps: JudgingDeps
  readonly #threads: number
  /** The archive that is judged; null before one is, and after it was replaced. */
  #db: WriteStore | null = null
  readonly #pool: JudgingPool
  readonly #underWay = new Map<number, AbortController>()
  readonly #progress: Progress
  #state: 'running' | 'paused' | 'stopped' | 'closed' = 'running'
  /** Number of finished parties when all of them were judged or waited. */
  #seen = -1
  #looking: NodeJS.Timeout | null = null
  #reporting: NodeJS.Timeout | null = null

  constructor(deps: JudgingDeps) {
    this.#deps = deps
    this.#threads = deps.threads ?? countThreads()
    const onError = (error: unknown): void => this.#halt(error)
    this.#pool = createJudgingPool({ ...deps, threads: this.#threads, onError })
    this.#progress = new Progress(COACH_VERSIONS, this.#threads)
  }

  /** Resumes what waited at the end of the last run; what another coach judged waits again. */
  async start(): Promise<void> {
    if (this.#deps.data.getFault() !== null) return
    const db = this.#open()
    const look = (): void => void this.lookNow().catch(this.#deps.reportError)
    this.#looking ??= setInterval(look, LOOK_MS).unref()
    await this.#add(db, listStale(db, COACH_VERSIONS), BY_ITSELF)
    this.#fill()
    if (this.#isSame(db) && findNext(db, BY_ITSELF, []) !== null) this.#report()
  }

  /** Has the finished parties that meet a filter judged, before all that waits; null means all. */
  async judge(filter: PartieFilter | null): Promise<JudgingStatus> {
    const db = this.#open()
    this.#resume(db)
    await this.#add(db, listFinished(db, filter), nextTurn(db))
    this.#fill()
    return this.loadStatus()
  }

  /** Returns how far it is, counted anew. */
  loadStatus(): JudgingStatus {
    const db = this.#open()
    this.#progress.forget()
    return this.#buildStatus(db)
  }

  pause(on: boolean): JudgingStatus {
    const db = this.#open()
    if (on) {
      savePaused(db, true)
      this.#state = 'paused'
      this.#abortAll()
    } else {
      this.#resume(db)
      this.#fill()
    }
    return this.loadStatus()
  }

  /** Forgets what waits. */
  stop(): JudgingStatus {
    const db = this.#open()
    this.#abortAll()
    clearWaiting(db)
    this.#resume(db)
    this.#progress.beginRun()
    return this.loadStatus()
  }

  /** Ends the threads; what they are at waits for the next start. */
  async close(): Promise<void> {
    this.#state = 'closed'
    if (this.#looking !== null) clearInterval(this.#looking)
    if (this.#reporting !== null) clearTimeout(this.#reporting)
    this.#abortAll()
    await this.#pool.close()
  }

  /** Returns the present archive. If it is not the one that was judged, that run is over. */
  #open(): WriteStore {
    const db = this.#deps.data.getStore()
    if (this.#db === db) return db
    const isReplaced = this.#db !== null
    this.#abortAll()
    this.#progress.beginRun()
    this.#seen = -1
    this.#db = db
    if (this.#state === 'closed') return db
    this.#state = isReplaced ? 'stopped' : isPaused(db) ? 'paused' : 'running'
    return db
  }

  /** Returns true if the archive can be read and is the one that was judged so far. */
  #isSame(db: WriteStore): boolean {
    const { data } = this.#deps
    return db.open && data.getFault() === null && data.getStore() === db && this.#db === db
  }

  #resume(db: WriteStore): void {
    if (this.#state === 'closed') return
    this.#state = 'running'
    savePaused(db, false)
  }

  async #add(db: WriteStore, ids: readonly number[], turn: number): Promise<void> {
    const batches = Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, place) =>
      ids.slice(place * BATCH, (place + 1) * BATCH),
    )
    await processInSlices(batches, (batch) => {
      if (this.#isSame(db)) addWaiting(db, batch, COACH_VERSIONS, turn)
    })
    this.#progress.forget()
  }

  /** Looks whether what waits for the person to be away can be judged now. */
  async lookNow(): Promise<void> {
    const { data, isAway } = this.#deps
    if (data.getFault() !== null || this.#state === 'closed') return
    const db = this.#open()
    if (this.#state !== 'running' || !isAway()) return
    await this.#addByItself(db)
    this.#fill()
  }

  async #addByItself(db: WriteStore): Promise<void> {
    if (!loadSettings(db).judgesInBackground) return
    const ids = listFinished(db, null)
    if (ids.length === this.#seen) return
    await this.#add(db, ids, BY_ITSELF)
    this.#seen = ids.length
  }

  #getTurn(): number {
    return this.#deps.isAway() ? BY_ITSELF : BY_ITSELF + 1
  }

  /** Gives free threads the next parties. Reports only a change: it counts the whole archive. */
  #fill(): void {
    const db = this.#db
    if (db === null || this.#state !== 'running') return
    let isChanged = false
    try {
      while (this.#isSame(db) && this.#underWay.size < this.#threads) {
        const next = findNext(db, this.#getTurn(), [...this.#underWay.keys()])
        if (next === null) break
        isChanged = true
        if (next.shelf === 'open' || next.shelf === 'trash') this.#drop(db, next)
        else void this.#judgeNext(db, next)
      }
    } catch (error) {
      this.#halt(error)
    }
    if (isChanged) this.#report()
  }

  #drop(db: WriteStore, next: WaitingPartie): void {
    removeWaiting(db, next.id)
    this.#progress.addDone(next.game)
  }

  async #judgeNext(db: WriteStore, next: WaitingPartie): Promise<void> {
    const cancel = new AbortController()
    this.#underWay.set(next.id, cancel)
    const startedAt = performance.now()
    try {
      // between two parties main does what else there is
      await others()
      if (cancel.signal.aborted || !this.#isSame(db)) return
      const record = loadPartie(db, next)
      const hash = record?.parties[0]?.sha256
      if (record === null || hash === undefined) return this.#drop(db, next)
      const reply = await this.#pool.run(record, cancel.signal)
      if (!this.#isSame(db) || cancel.signal.aborted) return
      this.#save(db, next, hash, reply, performance.now() - startedAt)
    } catch (error) {
      if (!cancel.signal.aborted && this.#isSame(db)) this.#handleError(db, next, error)
    } finally {
      if (this.#underWay.get(next.id) === cancel) this.#underWay.delete(next.id)
      this.#fill()
      this.#report()
    }
  }

  #save(db: WriteStore, next: WaitingPartie, hash: string, reply: JudgingReply, ms: number): void {
    if ('failed' in reply) return this.#fail(db, next, reply.failed, new Error(reply.detail))
    const { judged } = reply
    const at = { coach: coachVersionOf(next.game), hash, now: this.#deps.now() }
    if (saveJudged(db, next, judged, at))
      this.#progress.addJudged(next.game, judged.decisions.length, ms)
    else this.#drop(db, next)
  }

  #handleError(db: WriteStore, next: WaitingPartie, error: unknown): void {
    try {
      if (error instanceof CorruptRecord) return this.#fail(db, next, 'spoilt', error)
      // another program writes: the partie waits still
      if (isStoreError(error, 'SQLITE_BUSY')) return this.#deps.reportError(error)
      if (isStoreError(error, 'SQLITE')) return this.#halt(error)
      // the thread ended over it: perhaps not its fault, so it is tried once more
      if (next.tries + 1 >= MOST_TRIES) return this.#fail(db, next, 'died', error)
      saveTries(db, next.id, next.tries + 1)
    } catch (failed) {
      this.#halt(failed)
    }
  }

  #fail(db: WriteStore, next: WaitingPartie, why: JudgingFault, error: unknown): void {
    this.#deps.reportError(error)
    saveFailed(db, next.id, why)
    this.#progress.addFailed(next.game)
  }

  /** Stops after an error that would come again with each partie, such as a full disk. */
  #halt(error: unknown): void {
    this.#deps.reportError(error)
    if (this.#state === 'running') this.#state = 'stopped'
    this.#abortAll()
    this.#report()
  }

  #abortAll(): void {
    for (const cancel of this.#underWay.values()) cancel.abort()
    this.#underWay.clear()
  }

  #buildStatus(db: WriteStore): JudgingStatus {
    const state = this.#state === 'closed' ? 'stopped' : this.#state
    return this.#progress.buildStatus(db, state, this.#underWay.size > 0)
  }

  /** Reports the progress, not more often than anybody sees. */
  #report(): void {
    if (this.#state === 'closed') return
    this.#reporting ??= setTimeout(() => {
      this.#reporting = null
      const db = this.#db
      if (db !== null && this.#isSame(db)) this.#deps.onStatus(this.#buildStatus(db))
    }, REPORT_MS).unref()
  }
}

const isStoreError = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith(code)
