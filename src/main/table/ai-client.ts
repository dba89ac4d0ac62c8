// The client of the AI thread: a computer player's action, a hint, the analysis of a partie. A
// crashed thread is replaced and the task posted once more; a task over its time limit is given up.
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Analysis, Hint } from '../../shared/coach.ts'
import type { Card } from '../../shared/card.ts'
import type { HandValues, SolvedQuery } from '../../shared/exchange.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import { type Seed, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { Refusal } from '../refusal.ts'
import type { JudgedPartie } from '../judge-record.ts'
import { type Gate, closeGateFor, createGate } from '../training/gate.ts'
import { WorkerCrashed, createWorkerThread } from '../worker-thread.ts'
import type { MadeWish } from '../training/maker.ts'
import type { ExercisePosition } from '../training/position.ts'
import type { AiRequest, AiReply, AiTask } from '../ai-worker.ts'

export interface DecisionPoint {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export interface AiClient {
  /** Chooses an action at a level; null for silence out of turn. Rejects on failure or timeout. */
  chooseAction(
    asked: DecisionPoint & { readonly level: string; readonly onTurn: boolean },
  ): Promise<AnyAction | null>
  computeHint(asked: DecisionPoint): Promise<Hint>
  /** Analyses a record of one partie, or only one of its deals or seats if given. */
  analyseRecord(record: RecordDocument, deal: number | null, seat: Seat | null): Promise<Analysis>
  /** Makes a position for an exercise within a time (ms); null if none was found. */
  makePosition(wish: MadeWish, limit: number): Promise<ExercisePosition | null>
  /** Values both answers of a solved first decision; null if there is none. */
  valueHand(query: SolvedQuery, hand: readonly Card[]): Promise<HandValues | null>
  /** Judges every decision of a record of one partie, with its analysis. */
  judgeRecord(record: RecordDocument): Promise<JudgedPartie>
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

/**
 * Creates a client of the program at `path`; `timeLimit` is for a player's action (ms). The threads
 * of the background wait at the gate meanwhile.
 */
export function createAiClient(
  path: string | URL,
  timeLimit: number,
  gate: Gate = createGate(),
): AiClient {
  const players = createTaskQueue(path, gate)
  // the coach has a separate thread: a long analysis must not delay a player
  const coach = createTaskQueue(path, gate)
  // and so has the maker of positions, whose search delays neither
  const maker = createTaskQueue(path, gate)
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
    async makePosition(wish, limit) {
      const reply = await maker.postTask({ kind: 'make', wish, limit }, limit + timeLimit)
      if (!('position' in reply)) throw new Error('the thread answered something else')
      return reply.position
    },
    async valueHand(query, hand) {
      const reply = await maker.postTask({ kind: 'value', query, hand }, timeLimit)
      if (!('values' in reply)) throw new Error('the thread answered something else')
      return reply.values
    },
    async judgeRecord(record) {
      const reply = await coach.postTask({ kind: 'judge', record }, ANALYSIS_LIMIT)
      if (!('judged' in reply)) throw new Error('the thread answered something else')
      return reply.judged
    },
    async close() {
      await Promise.all([players.close(), coach.close(), maker.close()])
    },
  }
}

/**
 * Maximum number of queued tasks: more than a person causes, but a limit for a page out of control.
 */
const MOST_QUEUED = 64

/** True for a task that others go before. */
const isLong = ({ kind }: AiTask): boolean => kind === 'analyse' || kind === 'judge'

interface QueuedTask {
  readonly task: AiTask
  readonly timeLimit: number
  readonly resolve: (reply: AiAnswer) => void
  readonly reject: (error: Error) => void
}

type AiAnswer = Exclude<AiReply, { readonly failed: string }>

interface TaskQueue {
  /** Queues a task. Rejects with Refusal if too many wait. */
  postTask(task: AiTask, timeLimit: number): Promise<AiAnswer>
  close(): Promise<void>
}

/** Creates a thread with its queue: tasks run one at a time, those of waiting people first. */
function createTaskQueue(path: string | URL, gate: Gate): TaskQueue {
  const thread = createWorkerThread<AiReply>(() => new Worker(path))
  const queue: QueuedTask[] = []
  let isBusy = false
  let isClosed = false

  /** Posts a task; its time limit begins now. */
  async function postOnce(task: AiTask, timeLimit: number): Promise<AiAnswer> {
    if (isClosed) throw new Error('closed')
    // the coach analyses the same position the same way each time
    const seed = task.kind === 'choose' || task.kind === 'make' ? newSeed() : COACH_SEED
    const reply = thread.post((id) => ({ id, seed, task }) satisfies AiRequest)
    const timeout = setTimeout(
      () => void thread.end(new Error(`no answer within ${timeLimit} ms`)),
      timeLimit,
    )
    const answer = await closeGateFor(gate, reply).finally(() => clearTimeout(timeout))
    if ('failed' in answer) throw new Error(answer.failed)
    return answer
  }

  async function processQueue(): Promise<void> {
    isBusy = true
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { task, timeLimit, resolve, reject } = next
      await postOnce(task, timeLimit)
        .catch((error: unknown) => {
          if (error instanceof WorkerCrashed) return postOnce(task, timeLimit)
          throw error
        })
        .then(resolve, reject)
    }
    isBusy = false
  }

  return {
    postTask(task, timeLimit) {
      if (queue.length >= MOST_QUEUED) return Promise.reject(new Refusal({ code: 'busy' }))
      return new Promise((resolve, reject) => {
        const place = isLong(task) ? -1 : queue.findIndex((one) => isLong(one.task))
        queue.splice(place < 0 ? queue.length : place, 0, { task, timeLimit, resolve, reject })
        if (!isBusy) void processQueue()
      })
    },
    close() {
      isClosed = true
      return thread.end(new Error('closed'))
    },
  }
}
