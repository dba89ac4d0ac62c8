// The pool of threads that judge, one core less than there are: that one is left to the window.
import { availableParallelism } from 'node:os'
import type { Piscina } from 'piscina'
import type { RecordDocument } from '../engine/record.ts'
import type { JudgingReply } from '../judging-worker.ts'
import type { Gate } from './gate.ts'

interface PoolOptions {
  /** The program of a thread. */
  readonly path: string
  readonly gate: Gate
  readonly threads: number
  /** Called if a thread cannot even begin. */
  readonly onError: (error: unknown) => void
}

export interface JudgingPool {
  /** Judges a record of one partie; rejects if the thread ends meanwhile. */
  run(record: RecordDocument, signal: AbortSignal): Promise<JudgingReply>
  close(): Promise<void>
}

/** Time after which an idle thread is ended (ms). */
const IDLE_MS = 5_000

export const countThreads = (): number => Math.max(1, availableParallelism() - 1)

/** Creates a pool; the library and its threads are loaded when they are first needed. */
export function createJudgingPool({ path, gate, threads, onError }: PoolOptions): JudgingPool {
  let pool: Promise<Piscina<RecordDocument, JudgingReply>> | null = null
  let isClosed = false

  async function createPool(): Promise<Piscina<RecordDocument, JudgingReply>> {
    const { Piscina: Pool } = await import('piscina')
    const made = new Pool<RecordDocument, JudgingReply>({
      filename: path,
      name: 'judge',
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
      workerData: gate,
    })
    made.on('error', onError)
    return made
  }

  return {
    async run(record, signal) {
      if (isClosed) throw new Error('closed')
      pool ??= createPool()
      return (await pool).run(record, { signal })
    },
    async close() {
      isClosed = true
      await (await pool)?.destroy()
    },
  }
}
