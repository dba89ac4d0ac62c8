// The long tasks that the person started, which they can cancel.
import type { ArchiveResults, ArchiveTask } from '../archive-task.ts'
import { formatStamp } from '../backup/backup-files.ts'
import { createExclusivePrompt } from '../once-at-a-time.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import type { AppContext, Dialogs } from './context.ts'

/** Loads the texts of refusals only when a task has failed. */
export const loadRefusals = () => import('./task-refusal.ts')

export class Tasks {
  readonly #context: AppContext
  readonly #askOnce = createExclusivePrompt()
  readonly #running = new Set<AbortController>()
  /** Copies are separate: closing waits for them. */
  readonly #copies = new Set<AbortController>()

  constructor(context: AppContext) {
    this.#context = context
  }

  /** Runs work that the person can cancel. */
  async run<T>(work: (signal: AbortSignal) => Promise<T>, among = this.#running): Promise<T> {
    const controller = new AbortController()
    among.add(controller)
    try {
      return await work(controller.signal)
    } finally {
      among.delete(controller)
    }
  }

  /** Runs a task of the archive's thread. Throws Refusal about this file if it fails. */
  runTask<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    file: string,
  ): Promise<ArchiveResults[K]> {
    return this.run((signal) => this.#context.archiveClient.runTask<K>(task, signal)).catch(
      async (error: unknown) => (await loadRefusals()).refuseTask(error, file),
    )
  }

  /** Copies the archive now. */
  async backUp(): Promise<void> {
    const { maintenance, data } = this.#context
    await this.run(maintenance.copyNow, this.#copies).catch(async (error: unknown) =>
      (await loadRefusals()).refuseTask(error, getBackupFolder(data.file)),
    )
  }

  /** Asks the person with a dialog, one at a time; null if they cancel. */
  ask(choose: (dialogs: Dialogs) => Promise<string | null>): Promise<string | null> {
    return this.#askOnce(async () => choose(await this.#context.loadDialogs()))
  }

  /** Returns the present day as an ISO date. */
  getToday(): string {
    return formatStamp(this.#context.now()).slice(0, 10)
  }

  /** Cancels all tasks except the copies. */
  cancelTasks(): void {
    for (const task of this.#running) task.abort()
  }

  cancelAll(): void {
    this.cancelTasks()
    for (const copy of this.#copies) copy.abort()
    // while the program ends, this is the last copy, for which it waits
    this.#context.maintenance.skipLastCopy()
  }
}
