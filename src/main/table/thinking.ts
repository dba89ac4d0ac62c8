// Asks the worker thread for a computer player's action, and gives up when it fails or takes too long.
import { randomBytes } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { AnyAction, TableView } from '../../shared/view.ts'
import { type Seed, readSeed } from '../engine/random.ts'
import type { Question, Reply } from '../thinker.ts'

export interface Asked {
  readonly level: string
  readonly view: TableView
  readonly legal: readonly AnyAction[]
  readonly onTurn: boolean
}

export interface Thinking {
  /** The chosen action, or null for silence out of turn. Rejects when the player fails or exceeds its time. */
  ask(asked: Asked): Promise<AnyAction | null>
  close(): Promise<void>
}

/** 128 bits of the system's randomness. */
export function newSeed(): Seed {
  const seed = readSeed(randomBytes(16).toString('hex'))
  return seed ?? newSeed()
}

interface Waiting {
  readonly settle: (reply: Reply) => void
}

/** Opens a thinking thread of the program at `path`; a thread that dies or hangs is replaced at the next question. */
export function openThinking(path: string | URL, timeLimit: number): Thinking {
  let worker: Worker | null = null
  let count = 0
  const waiting = new Map<number, Waiting>()

  const failAll = (reason: string): void => {
    for (const [id, one] of waiting) one.settle({ id, failed: reason })
    waiting.clear()
  }
  const drop = (reason: string): void => {
    void worker?.terminate()
    worker = null
    failAll(reason)
  }
  const started = (): Worker => {
    if (worker !== null) return worker
    const fresh = new Worker(path)
    fresh.unref()
    fresh.on('message', (reply: Reply) => waiting.get(reply.id)?.settle(reply))
    fresh.on('error', (error) => {
      if (worker === fresh) drop(String(error))
    })
    fresh.on('exit', () => {
      if (worker === fresh) drop('the thinking thread ended')
    })
    worker = fresh
    return fresh
  }
  const put = (question: Question): Promise<Reply> =>
    new Promise((resolve) => {
      const late = setTimeout(() => drop(`no answer within ${timeLimit} ms`), timeLimit)
      waiting.set(question.id, {
        settle: (reply) => {
          clearTimeout(late)
          waiting.delete(question.id)
          resolve(reply)
        },
      })
      started().postMessage(question)
    })

  return {
    async ask(asked) {
      count += 1
      const reply = await put({ id: count, seed: newSeed(), ...asked })
      if ('failed' in reply) throw new Error(reply.failed)
      if (reply.place === null && !asked.onTurn) return null
      const action = asked.legal[reply.place ?? -1]
      if (action === undefined) throw new Error('the computer player chose nothing that may be done')
      return action
    },
    async close() {
      const last = worker
      worker = null
      failAll('closed')
      await last?.terminate()
    },
  }
}
