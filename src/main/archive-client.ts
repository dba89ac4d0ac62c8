// Client of the archive thread. It runs one task at a time; a thread that dies fails its task and
// is started again for the next one. An idle thread is ended to free its memory.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { TaskProgress } from '../shared/archive.ts'
import type {
  ArchiveRequest,
  ArchiveReply,
  ArchiveResults,
  ArchiveTask,
  ArchiveWorkerData,
} from './archive-task.ts'
import { ArchiveFault } from './archive-fault.ts'
import { mainWrites } from './store/turns.ts'
import { WorkerCrashed, type WorkerThread, createWorkerThread } from './worker-thread.ts'

export interface ArchiveClient {
  /** Runs a task. Rejects with ArchiveFault; its name is `Cancelled` if the signal came in time. */
  runTask<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    signal?: AbortSignal,
  ): Promise<ArchiveResults[K]>
  /** Returns true while a task is running. */
  isBusy(): boolean
  /**
   * Ends the thread when its task is done: a connection is never cut off in the middle. Returns
   * false if the thread gives no sign of life, as when a disk or another program blocks it; then it
   * is left running.
   */
  close(): Promise<boolean>
}

/** Time without a task after which the thread is ended (ms). */
const IDLE_MS = 2_000

/** Young generation of the thread's heap (MB): an import creates much short-lived data. */
const YOUNG_GENERATION_MB = 32

/** Time without a message of the thread after which `close` stops waiting for it (ms). */
const SILENCE_MS = 4_000

const startArchiveWorker = (path: string | URL, cancelled: Int32Array<SharedArrayBuffer>): Worker =>
  new Worker(path, {
    workerData: { cancelled, mainWrites } satisfies ArchiveWorkerData,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  })

/** Runs a task; an abort writes its id to `cancelled`, where the thread looks for it. */
async function runOnce<K extends ArchiveTask['kind']>(
  thread: WorkerThread<ArchiveReply>,
  cancelled: Int32Array<SharedArrayBuffer>,
  task: ArchiveTask,
  signal: AbortSignal | undefined,
): Promise<ArchiveResults[K]> {
  if (signal?.aborted === true) throw new ArchiveFault('Cancelled', '', 'before it began')
  let cancel = (): void => {}
  const reply = await thread
    .post((id) => {
      cancel = () => void Atomics.store(cancelled, 0, id)
      signal?.addEventListener('abort', cancel)
      return { id, task } satisfies ArchiveRequest
    })
    .catch((error: unknown) => {
      if (!(error instanceof WorkerCrashed)) throw error
      throw new ArchiveFault('Died', '', `the archive's thread ended: ${error.message}`)
    })
    .finally(() => signal?.removeEventListener('abort', cancel))
  if ('failed' in reply) throw new ArchiveFault(reply.name, reply.code, reply.failed)
  if ('progress' in reply) throw new Error('progress is no reply')
  // the thread answers a task with the result type of its kind
  return reply.result as ArchiveResults[K]
}

/** Starts the thread from the program at `path`; `onProgress` reports the progress of a task. */
export function createArchiveClient(
  path: string | URL,
  onProgress: (progress: TaskProgress) => void,
  silence: number = SILENCE_MS,
): ArchiveClient {
  let previous: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let lastMessageAt = 0
  let idleTimer: NodeJS.Timeout | undefined
  const cancelled = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const thread = createWorkerThread<ArchiveReply>(() => startArchiveWorker(path, cancelled), {
    keepsProcess: true,
    isFinal(reply) {
      lastMessageAt = performance.now()
      if ('progress' in reply) onProgress(reply.progress)
      return !('progress' in reply)
    },
  })

  const isBusy = (): boolean => waiting > 0
  const endThread = (): Promise<void> => thread.end(new Error('closed'))

  return {
    runTask<K extends ArchiveTask['kind']>(
      task: Extract<ArchiveTask, { kind: K }>,
      signal?: AbortSignal,
    ) {
      if (waiting === 0) lastMessageAt = performance.now()
      waiting += 1
      clearTimeout(idleTimer)
      const reply = previous
        .then(() => {
          lastMessageAt = performance.now()
          return runOnce<K>(thread, cancelled, task, signal)
        })
        .finally(() => {
          waiting -= 1
          if (waiting === 0) idleTimer = setTimeout(() => void endThread(), IDLE_MS).unref()
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
      await endThread()
      return true
    },
  }
}
