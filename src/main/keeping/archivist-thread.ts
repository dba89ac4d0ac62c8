// Asks the archive's thread. One task after the other; a thread that dies fails its task and is started again for the next,
// and one that has nothing to do is ended: what it holds of memory is held for nothing.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { Progress } from '../../shared/archive.ts'
import type { ArchiveQuestion, ArchiveReply, ArchiveResults, ArchiveTask, Shared } from '../archivist.ts'
import { mainWrites } from '../store/turns.ts'

export interface Archivist {
  /** Does a task. Rejects with ArchiveFault; its name is `Cancelled` when the signal came before it was too late. */
  put<K extends ArchiveTask['kind']>(
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
const REST = 2_000

/** Megabytes for what is new: what an import reads is soon forgotten, and would else pile up. */
const YOUNG = 16

/** Milliseconds without a word of the thread after which closing does not wait for it any longer. */
const SILENCE = 4_000

/** Opens the thread of the program at `path`; `told` hears how far a task has come. */
export function openArchivist(
  path: string | URL,
  told: (progress: Progress) => void,
  silence: number = SILENCE,
): Archivist {
  let worker: Worker | null = null
  let before: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let count = 0
  let heardAt = 0
  let rest: NodeJS.Timeout | undefined
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

  const isBusy = (): boolean => waiting > 0

  const end = async (): Promise<void> => {
    const last = worker
    worker = null
    await last?.terminate()
  }

  const started = (): Worker => {
    if (worker !== null) return worker
    const fresh = new Worker(path, {
      workerData: { cancelled, mainWrites } satisfies Shared,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
    })
    // also between two tasks a thread may end: the next one starts another
    const gone = (): void => {
      if (worker === fresh) worker = null
    }
    fresh.on('error', gone)
    fresh.on('exit', gone)
    worker = fresh
    return fresh
  }

  const putOnce = <K extends ArchiveTask['kind']>(
    task: ArchiveTask,
    signal: AbortSignal | undefined,
  ): Promise<ArchiveResults[K]> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(new ArchiveFault('Cancelled', '', 'before it began'))
      const thread = started()
      thread.ref()
      count += 1
      const id = count
      const cancel = (): void => void Atomics.store(cancelled, 0, id)
      signal?.addEventListener('abort', cancel)
      const leave = (): void => {
        signal?.removeEventListener('abort', cancel)
        thread.off('message', heard)
        thread.off('error', died)
        thread.off('exit', died)
        if (worker === thread) thread.unref()
      }
      heardAt = performance.now()
      const heard = (reply: ArchiveReply): void => {
        heardAt = performance.now()
        if (reply.id !== id) return
        if ('progress' in reply) return told(reply.progress)
        leave()
        if ('failed' in reply) reject(new ArchiveFault(reply.name, reply.code, reply.failed))
        // the thread answers a task with its own kind of result
        else resolve(reply.result as ArchiveResults[K])
      }
      const died = (error: unknown): void => {
        leave()
        reject(new ArchiveFault('Died', '', `the archive's thread ended: ${String(error)}`))
      }
      thread.on('message', heard)
      thread.on('error', died)
      thread.on('exit', died)
      thread.postMessage({ id, task } satisfies ArchiveQuestion)
    })

  return {
    put<K extends ArchiveTask['kind']>(task: Extract<ArchiveTask, { kind: K }>, signal?: AbortSignal) {
      if (waiting === 0) heardAt = performance.now()
      waiting += 1
      clearTimeout(rest)
      const reply = before
        .then(() => putOnce<K>(task, signal))
        .finally(() => {
          waiting -= 1
          if (waiting === 0) rest = setTimeout(() => void end(), REST).unref()
        })
      before = reply.catch(() => {})
      return reply
    },
    isBusy,
    async close() {
      while (isBusy()) {
        const left = heardAt + silence - performance.now()
        if (left <= 0) return false
        await Promise.race([before, wait(left, null, { ref: false })])
      }
      clearTimeout(rest)
      await end()
      return true
    },
  }
}
