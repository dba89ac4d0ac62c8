// The client of the AI thread: a computer player's action, a hint, the analysis of a partie. A
// crashed thread is replaced and the task posted once more; a task over its time limit is given up.
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
  /**
   * Chooses an action at a level; null for silence out of turn. Rejects if the player fails or
   * exceeds its time.
   */
  chooseAction(
    asked: DecisionPoint & { readonly level: string; readonly onTurn: boolean },
  ): Promise<AnyAction | null>
  computeHint(asked: DecisionPoint): Promise<Hint>
  /** Analyses a record of one partie, or only one of its deals or seats if given. */
  analyseRecord(record: RecordDocument, deal: number | null, seat: Seat | null): Promise<Analysis>
  close(): Promise<void>
}

/** Returns a seed of 128 bits of the system's randomness. */
export function newSeed(): Seed {
  const seed = readSeed(randomBytes(16).toString('hex'))
  return seed ?? newSeed()
}

const COACH_SEED = '5eed5eed5eed5eed5eed5eed5eed5eed'

/** Time limit of the coach for a whole partie (ms). */
const ANALYSIS_LIMIT = 120_000

/** The error that the thread died before it answered. */
class WorkerCrashed extends Error {}

interface PendingReply {
  readonly resolve: (reply: AiReply) => void
  readonly reject: (error: Error) => void
}

/**
 * Creates a client of the thread program at `path`; `timeLimit` is for each action of a player
 * (ms).
 */
export function createAiClient(path: string | URL, timeLimit: number): AiClient {
  const players = createWorkerThread(path)
  // the coach has a separate thread: a long analysis must not delay a player
  const coach = createWorkerThread(path)
  return {
    async chooseAction({ view, legal, level, onTurn }) {
      const reply = await players.postTask(
        { kind: 'choose', view, legal, level, onTurn },
        timeLimit,
      )
      if (!('place' in reply)) throw new Error('the thread answered something else')
      if (reply.place === null && !onTurn) return null
      const action = legal[reply.place ?? -1]
      if (action === undefined)
        throw new Error('the computer player chose nothing that may be done')
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

/**
 * Maximum number of queued tasks: more than a person causes, but a limit for a page out of control.
 */
const MOST_QUEUED = 64

interface QueuedTask extends PendingReply {
  readonly task: AiTask
  readonly timeLimit: number
}

interface WorkerThread {
  /** Queues a task. Rejects with Refusal if too many wait. */
  postTask(task: AiTask, timeLimit: number): Promise<AiReply>
  close(): Promise<void>
}

/** Creates one thread, which starts at its first task and again after a crash. */
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
      const timeout = setTimeout(
        () => dropWorker(new Error(`no answer within ${timeLimit} ms`)),
        timeLimit,
      )
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
      // the coach analyses the same position the same way each time
      const seed = task.kind === 'choose' ? newSeed() : COACH_SEED
      ensureWorker().postMessage({ id, seed, task } satisfies AiRequest)
    })

  /** Tasks that wait for the running one, with those of waiting people first. */
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

  /**
   * Runs the tasks one at a time: the time limit of a task begins when it is posted to the thread.
   */
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
        const place =
          task.kind === 'analyse' ? -1 : queue.findIndex((one) => one.task.kind === 'analyse')
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
