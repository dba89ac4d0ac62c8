// Asks the thinking thread: for a computer player's action, for a hint, for the judgement of a partie. A thread that dies
// is replaced and the question asked again once; one that takes too long is given up.
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Analysis, Hint } from '../../shared/coach.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import { type Seed, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { Refusal } from '../refusal.ts'
import type { AiRequest, AiReply, AiTask } from '../ai-worker.ts'

export interface DecisionPoint {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export interface AiClient {
  /** The action chosen at a level, or null for silence out of turn. Rejects when the player fails or exceeds its time. */
  chooseAction(asked: DecisionPoint & { readonly level: string; readonly onTurn: boolean }): Promise<AnyAction | null>
  computeHint(asked: DecisionPoint): Promise<Hint>
  /** Judges a record of one partie, one of its deals or one seat alone where these are given. */
  analyseRecord(record: RecordDocument, deal: number | null, seat: Seat | null): Promise<Analysis>
  close(): Promise<void>
}

/** 128 bits of the system's randomness. */
export function newSeed(): Seed {
  const seed = readSeed(randomBytes(16).toString('hex'))
  return seed ?? newSeed()
}

const COACH_SEED = '5eed5eed5eed5eed5eed5eed5eed5eed'

/** Milliseconds the coach may take for a whole partie. */
const ANALYSIS_LIMIT = 120_000

/** The thread died before it answered. */
class WorkerCrashed extends Error {}

interface PendingReply {
  readonly resolve: (reply: AiReply) => void
  readonly reject: (error: Error) => void
}

/** Opens a thread of the program at `path`, with so many milliseconds for each action of a player. */
export function createAiClient(path: string | URL, timeLimit: number): AiClient {
  const players = createWorkerThread(path)
  // the coach has a thread of his own: a long analysis must not keep a player waiting
  const coach = createWorkerThread(path)
  return {
    async chooseAction({ view, legal, level, onTurn }) {
      const reply = await players.postTask({ kind: 'choose', view, legal, level, onTurn }, timeLimit)
      if (!('place' in reply)) throw new Error('the thread answered something else')
      if (reply.place === null && !onTurn) return null
      const action = legal[reply.place ?? -1]
      if (action === undefined) throw new Error('the computer player chose nothing that may be done')
      return action
    },
    async computeHint({ view, legal }) {
      const reply = await coach.postTask({ kind: 'hint', view, legal }, timeLimit)
      if (!('hint' in reply)) throw new Error('the thread answered something else')
      return reply.hint
    },
    async analyseRecord(record, deal, seat) {
      const reply = await coach.postTask({ kind: 'analyse', record, deal, seat }, ANALYSIS_LIMIT)
      if (!('analysis' in reply)) throw new Error('the thread answered something else')
      return reply.analysis
    },
    async close() {
      await Promise.all([players.close(), coach.close()])
    },
  }
}

/** Questions that may wait for a thread: more than a person asks for, and no more than a page that has run wild may. */
const MOST_QUEUED = 64

interface QueuedTask extends PendingReply {
  readonly task: AiTask
  readonly timeLimit: number
}

interface WorkerThread {
  /** Rejects with Refusal where too many questions wait. */
  postTask(task: AiTask, timeLimit: number): Promise<AiReply>
  close(): Promise<void>
}

/** One thread, started at its first question and again after it died. */
function createWorkerThread(path: string | URL): WorkerThread {
  let worker: Worker | null = null
  let isClosed = false
  let count = 0
  const pending = new Map<number, PendingReply>()

  const rejectAll = (error: Error): void => {
    const all = [...pending.values()]
    pending.clear()
    for (const one of all) one.reject(error)
  }
  const dropWorker = (error: Error): void => {
    void worker?.terminate()
    worker = null
    rejectAll(error)
  }
  const ensureWorker = (): Worker => {
    if (worker !== null) return worker
    const fresh = new Worker(path)
    fresh.unref()
    fresh.on('message', (reply: AiReply) => pending.get(reply.id)?.resolve(reply))
    fresh.on('error', (error) => {
      if (worker === fresh) dropWorker(new WorkerCrashed(String(error)))
    })
    fresh.on('exit', () => {
      if (worker === fresh) dropWorker(new WorkerCrashed('the thinking thread ended'))
    })
    worker = fresh
    return fresh
  }
  const postOnce = (task: AiTask, timeLimit: number): Promise<AiReply> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('closed'))
      count += 1
      const id = count
      const timeout = setTimeout(() => dropWorker(new Error(`no answer within ${timeLimit} ms`)), timeLimit)
      const clearPending = (): void => {
        clearTimeout(timeout)
        pending.delete(id)
      }
      pending.set(id, {
        resolve(reply) {
          clearPending()
          if ('failed' in reply) reject(new Error(reply.failed))
          else resolve(reply)
        },
        reject(error) {
          clearPending()
          reject(error)
        },
      })
      // the coach judges the same moment the same way whenever he is asked
      const seed = task.kind === 'choose' ? newSeed() : COACH_SEED
      ensureWorker().postMessage({ id, seed, task } satisfies AiRequest)
    })

  /** Questions that wait for the one that is being thought of, those of people who wait before all others. */
  const queue: QueuedTask[] = []
  let isBusy = false

  async function postWithRetry(task: AiTask, timeLimit: number): Promise<AiReply> {
    try {
      return await postOnce(task, timeLimit)
    } catch (error) {
      if (error instanceof WorkerCrashed) return postOnce(task, timeLimit)
      throw error
    }
  }

  /** One after the other: a question's time begins when the thread has none before it. */
  async function processQueue(): Promise<void> {
    isBusy = true
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { task, timeLimit, resolve, reject } = next
      await postWithRetry(task, timeLimit).then(resolve, reject)
    }
    isBusy = false
  }

  return {
    postTask(task, timeLimit) {
      if (queue.length >= MOST_QUEUED) return Promise.reject(new Refusal({ code: 'busy' }))
      return new Promise((resolve, reject) => {
        const place = task.kind === 'analyse' ? -1 : queue.findIndex((one) => one.task.kind === 'analyse')
        queue.splice(place < 0 ? queue.length : place, 0, { task, timeLimit, resolve, reject })
        if (!isBusy) void processQueue()
      })
    },
    async close() {
      isClosed = true
      const last = worker
      worker = null
      rejectAll(new Error('closed'))
      await last?.terminate()
    },
  }
}
