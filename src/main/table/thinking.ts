// Asks the thinking thread: for a computer player's action, for a hint, for the judgement of a partie. A thread that dies
// is replaced and the question asked again once; one that takes too long is given up.
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { Analysis, Hint } from '../../shared/coach.ts'
import type { AnyAction, Seat, TableView } from '../../shared/view.ts'
import { type Seed, readSeed } from '../engine/random.ts'
import type { RecordDocument } from '../engine/record.ts'
import { Refusal } from '../refusal.ts'
import type { Question, Reply, Task } from '../thinker.ts'

export interface Asked {
  readonly view: TableView
  readonly legal: readonly AnyAction[]
}

export interface Thinking {
  /** The action chosen at a level, or null for silence out of turn. Rejects when the player fails or exceeds its time. */
  ask(asked: Asked & { readonly level: string; readonly onTurn: boolean }): Promise<AnyAction | null>
  hint(asked: Asked): Promise<Hint>
  /** Judges a record of one partie, one of its deals or one seat alone where these are given. */
  analyse(record: RecordDocument, deal: number | null, seat: Seat | null): Promise<Analysis>
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
class Died extends Error {}

interface Waiting {
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: Error) => void
}

/** Opens a thread of the program at `path`, with so many milliseconds for each action of a player. */
export function openThinking(path: string | URL, timeLimit: number): Thinking {
  const players = openThread(path)
  // the coach has a thread of his own: a long analysis must not keep a player waiting
  const coach = openThread(path)
  return {
    async ask({ view, legal, level, onTurn }) {
      const reply = await players.put({ kind: 'choose', view, legal, level, onTurn }, timeLimit)
      if (!('place' in reply)) throw new Error('the thread answered something else')
      if (reply.place === null && !onTurn) return null
      const action = legal[reply.place ?? -1]
      if (action === undefined) throw new Error('the computer player chose nothing that may be done')
      return action
    },
    async hint({ view, legal }) {
      const reply = await coach.put({ kind: 'hint', view, legal }, timeLimit)
      if (!('hint' in reply)) throw new Error('the thread answered something else')
      return reply.hint
    },
    async analyse(record, deal, seat) {
      const reply = await coach.put({ kind: 'analyse', record, deal, seat }, ANALYSIS_LIMIT)
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

interface Queued extends Waiting {
  readonly task: Task
  readonly timeLimit: number
}

interface Thread {
  /** Rejects with Refusal where too many questions wait. */
  put(task: Task, timeLimit: number): Promise<Reply>
  close(): Promise<void>
}

/** One thread, started at its first question and again after it died. */
function openThread(path: string | URL): Thread {
  let worker: Worker | null = null
  let isClosed = false
  let count = 0
  const waiting = new Map<number, Waiting>()

  const failAll = (error: Error): void => {
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) one.reject(error)
  }
  const drop = (error: Error): void => {
    void worker?.terminate()
    worker = null
    failAll(error)
  }
  const started = (): Worker => {
    if (worker !== null) return worker
    const fresh = new Worker(path)
    fresh.unref()
    fresh.on('message', (reply: Reply) => waiting.get(reply.id)?.resolve(reply))
    fresh.on('error', (error) => {
      if (worker === fresh) drop(new Died(String(error)))
    })
    fresh.on('exit', () => {
      if (worker === fresh) drop(new Died('the thinking thread ended'))
    })
    worker = fresh
    return fresh
  }
  const putOnce = (task: Task, timeLimit: number): Promise<Reply> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('closed'))
      count += 1
      const id = count
      const late = setTimeout(() => drop(new Error(`no answer within ${timeLimit} ms`)), timeLimit)
      const done = (): void => {
        clearTimeout(late)
        waiting.delete(id)
      }
      waiting.set(id, {
        resolve(reply) {
          done()
          if ('failed' in reply) reject(new Error(reply.failed))
          else resolve(reply)
        },
        reject(error) {
          done()
          reject(error)
        },
      })
      // the coach judges the same moment the same way whenever he is asked
      const seed = task.kind === 'choose' ? newSeed() : COACH_SEED
      started().postMessage({ id, seed, task } satisfies Question)
    })

  /** Questions that wait for the one that is being thought of, those of people who wait before all others. */
  const queue: Queued[] = []
  let isThinking = false

  async function putAgain(task: Task, timeLimit: number): Promise<Reply> {
    try {
      return await putOnce(task, timeLimit)
    } catch (error) {
      if (error instanceof Died) return putOnce(task, timeLimit)
      throw error
    }
  }

  /** One after the other: a question's time begins when the thread has none before it. */
  async function thinkOn(): Promise<void> {
    isThinking = true
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { task, timeLimit, resolve, reject } = next
      await putAgain(task, timeLimit).then(resolve, reject)
    }
    isThinking = false
  }

  return {
    put(task, timeLimit) {
      if (queue.length >= MOST_QUEUED) return Promise.reject(new Refusal({ code: 'busy' }))
      return new Promise((resolve, reject) => {
        const place = task.kind === 'analyse' ? -1 : queue.findIndex((one) => one.task.kind === 'analyse')
        queue.splice(place < 0 ? queue.length : place, 0, { task, timeLimit, resolve, reject })
        if (!isThinking) void thinkOn()
      })
    },
    async close() {
      isClosed = true
      const last = worker
      worker = null
      failAll(new Error('closed'))
      await last?.terminate()
    },
  }
}
