// A worker thread that answers one request at a time. It starts at its first request, and again at
// the next one after it died.
import type { Worker } from 'node:worker_threads'

/** The error that the thread ended before it answered. */
export class WorkerCrashed extends Error {
  override readonly name = 'WorkerCrashed'
}

export interface WorkerThread<Reply> {
  /** Posts a request; the one before must be answered. Rejects with WorkerCrashed. */
  post(buildRequest: (id: number) => object): Promise<Reply>
  /** Ends the thread; an unanswered request rejects with `reason`. */
  end(reason: Error): Promise<void>
}

interface PendingRequest<Reply> {
  readonly id: number
  readonly resolve: (reply: Reply) => void
  readonly reject: (reason: Error) => void
}

interface ThreadOptions<Reply> {
  /** Returns false for a message that comes before the reply. */
  readonly isFinal?: (reply: Reply) => boolean
  /** True if the process does not exit while a request is running. */
  readonly keepsProcess?: boolean
}

/** Creates a thread that `start` starts. */
export function createWorkerThread<Reply extends { readonly id: number }>(
  start: () => Worker,
  { isFinal = () => true, keepsProcess = false }: ThreadOptions<Reply> = {},
): WorkerThread<Reply> {
  let worker: Worker | null = null
  let pending: PendingRequest<Reply> | null = null
  let count = 0

  const takePending = (): PendingRequest<Reply> | null => {
    const request = pending
    pending = null
    if (keepsProcess) worker?.unref()
    return request
  }
  const ensureWorker = (): Worker => {
    if (worker !== null) return worker
    const thread = start()
    const forget = (cause: string): void => {
      if (worker !== thread) return
      takePending()?.reject(new WorkerCrashed(cause))
      worker = null
    }
    thread.unref()
    thread.on('error', (error) => forget(String(error)))
    thread.on('exit', (code) => forget(`the thread ended with code ${code}`))
    thread.on('message', (reply: Reply) => {
      if (reply.id === pending?.id && isFinal(reply)) takePending()?.resolve(reply)
    })
    worker = thread
    return thread
  }

  return {
    post: (buildRequest) =>
      new Promise((resolve, reject) => {
        const thread = ensureWorker()
        count += 1
        pending = { id: count, resolve, reject }
        if (keepsProcess) thread.ref()
        thread.postMessage(buildRequest(count))
      }),
    async end(reason) {
      const last = worker
      takePending()?.reject(reason)
      worker = null
      await last?.terminate()
    },
  }
}
