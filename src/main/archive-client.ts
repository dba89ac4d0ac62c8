// Asks the archive's thread. One task after the other; a thread that dies fails its task and is started again for the next,
// and one that has nothing to do is ended: what it holds of memory is held for nothing.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { TaskProgress } from '../shared/archive.ts'
import type { ArchiveRequest, ArchiveReply, ArchiveResults, ArchiveTask, ArchiveWorkerData } from './archive-worker.ts'
import { mainWrites } from './store/turns.ts'

export interface ArchiveClient {
  /** Does a task. Rejects with ArchiveFault; its name is `Cancelled` when the signal came before it was too late. */
  runTask<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    signal?: AbortSignal,
  ): Promise<ArchiveResults[K]>
  /** True while a task is under way. */
  isBusy(): boolean
  /**
   * Ends when what is under way is done: a connection is never cut off in the middle. False if the thread gives no sign
   * of life, as when a disk or another program keeps it waiting; then it is left as it is.
   */
  close(): Promise<boolean>
}

/** Why a task failed: the error's name and code in its thread. */
export class ArchiveFault extends Error {
  override readonly name: string
  readonly code: string
  constructor(name: string, code: string, message: string) {
    super(message)
    this.name = name
    this.code = code
  }
}

/** Milliseconds without a task after which the thread is ended. */
const IDLE_MS = 2_000

/** Megabytes for what is new: what an import reads is soon forgotten, and would else pile up. */
const YOUNG_GENERATION_MB = 16

/** Milliseconds without a word of the thread after which closing does not wait for it any longer. */
const SILENCE_MS = 4_000

/** Opens the thread of the program at `path`; `onProgress` hears how far a task has come. */
export function createArchiveClient(
  path: string | URL,
  onProgress: (progress: TaskProgress) => void,
  silence: number = SILENCE_MS,
): ArchiveClient {
  let worker: Worker | null = null
  let previous: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let count = 0
  let lastMessageAt = 0
  let idleTimer: NodeJS.Timeout | undefined
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  const isBusy = (): boolean => waiting > 0

  const endWorker = async (): Promise<void> => {
    const last = worker
    worker = null
    await last?.terminate()
  }

  const getWorker = (): Worker => {
    if (worker !== null) return worker
    const fresh = new Worker(path, {
      workerData: { cancelled, mainWrites } satisfies ArchiveWorkerData,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    })
    // also between two tasks a thread may end: the next one starts another
    const forgetWorker = (): void => {
      if (worker === fresh) worker = null
    }
    fresh.on('error', forgetWorker)
    fresh.on('exit', forgetWorker)
    worker = fresh
    return fresh
  }

  const runOnce = <K extends ArchiveTask['kind']>(
    task: ArchiveTask,
    signal: AbortSignal | undefined,
  ): Promise<ArchiveResults[K]> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new ArchiveFault('Cancelled', '', 'before it began'))
      const thread = getWorker()
      thread.ref()
      count += 1
      const id = count
      const cancel = (): void => void Atomics.store(cancelled, 0, id)
      signal?.addEventListener('abort', cancel)
      const stopListening = (): void => {
        signal?.removeEventListener('abort', cancel)
        thread.off('message', handleMessage)
        thread.off('error', handleExit)
        thread.off('exit', handleExit)
        if (worker === thread) thread.unref()
      }
      lastMessageAt = performance.now()
      const handleMessage = (reply: ArchiveReply): void => {
        lastMessageAt = performance.now()
        if (reply.id !== id) return
        if ('progress' in reply) return onProgress(reply.progress)
        stopListening()
        if ('failed' in reply) reject(new ArchiveFault(reply.name, reply.code, reply.failed))
        // the thread answers a task with its own kind of result
        else resolve(reply.result as ArchiveResults[K])
      }
      const handleExit = (error: unknown): void => {
        stopListening()
        reject(new ArchiveFault('Died', '', `the archive's thread ended: ${String(error)}`))
      }
      thread.on('message', handleMessage)
      thread.on('error', handleExit)
      thread.on('exit', handleExit)
      thread.postMessage({ id, task } satisfies ArchiveRequest)
    })

  return {
    runTask<K extends ArchiveTask['kind']>(task: Extract<ArchiveTask, { kind: K }>, signal?: AbortSignal) {
      if (waiting === 0) lastMessageAt = performance.now()
      waiting += 1
      clearTimeout(idleTimer)
      const reply = previous
        .then(() => runOnce<K>(task, signal))
        .finally(() => {
          waiting -= 1
          if (waiting === 0) idleTimer = setTimeout(() => void endWorker(), IDLE_MS).unref()
        })
      previous = reply.catch(() => {})
      return reply
    },
    isBusy,
    async close() {
      while (isBusy()) {
        const left = lastMessageAt + silence - performance.now()
        if (left <= 0) return false
        await Promise.race([previous, wait(left, null, { ref: false })])
      }
      clearTimeout(idleTimer)
      await endWorker()
      return true
    },
  }
}
