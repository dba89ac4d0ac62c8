// The calls that manage the archive: copies, checks, import, export, and repair of a data file that
// cannot be used.
import { basename, join } from 'node:path'
import type { Backups, ImportReport } from '../../shared/archive.ts'
import type { Review } from '../../shared/review.ts'
import type { ArchiveResults, ArchiveTask, ReadSitting } from '../archive-worker.ts'
import { listBackupFiles, formatStamp } from '../backup/backup-files.ts'
import { createExclusivePrompt } from '../once-at-a-time.ts'
import { Refusal, refuse } from '../refusal.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import type { AppContext, OpenedFile, Handlers } from './context.ts'
import type { LiveTable } from './live-table.ts'

export type ArchiveFileCalls = Handlers<
  | 'listBackups'
  | 'backUp'
  | 'restoreBackup'
  | 'copyElsewhere'
  | 'checkArchive'
  | 'exportParties'
  | 'exportStandings'
  | 'importFile'
  | 'openFile'
  | 'keepFile'
  | 'cancelTask'
  | 'repairData'
>

export interface ArchiveFiles {
  /** Returns the file that is being viewed. */
  getOpenedFile(): OpenedFile | null
  /** Reads a file for viewing. Throws Refusal if it holds no record. */
  openRecordFile(path: string): Promise<void>
  readonly calls: ArchiveFileCalls
  /** Cancels the tasks that the person started, except a copy: it serves as the last one. */
  close(): void
}

const EXTENSIONS = { json: 'jsonl', text: 'txt', csv: 'csv' } as const

/** Loads the texts of refusals only when a task has failed. */
const loadRefusals = () => import('./task-refusal.ts')

export function createArchiveFiles(
  context: AppContext,
  table: LiveTable,
  loadReview: Handlers<'loadReview'>['loadReview'],
): ArchiveFiles {
  const { data, archiveClient, loadDialogs } = context
  const askOnce = createExclusivePrompt()
  let opened: OpenedFile | null = null

  const getToday = (): string => formatStamp(context.now()).slice(0, 10)
  const listBackups = (): Backups => ({
    folder: getBackupFolder(data.file),
    lines: listBackupFiles(data.file),
  })

  /**
   * Controllers that cancel the tasks the person started; copies are separate, since closing waits
   * for them.
   */
  const tasks = new Set<AbortController>()
  const copies = new Set<AbortController>()

  async function runCancellable<T>(
    work: (signal: AbortSignal) => Promise<T>,
    among = tasks,
  ): Promise<T> {
    const controller = new AbortController()
    among.add(controller)
    try {
      return await work(controller.signal)
    } finally {
      among.delete(controller)
    }
  }
  const abortAll = (some: ReadonlySet<AbortController>): void => some.forEach((one) => one.abort())

  /** Runs a task that the person started and can cancel. */
  function runTask<K extends ArchiveTask['kind']>(
    task: Extract<ArchiveTask, { kind: K }>,
    file: string,
  ): Promise<ArchiveResults[K]> {
    return runCancellable((signal) => archiveClient.runTask<K>(task, signal)).catch(
      async (error: unknown) => (await loadRefusals()).refuseTask(error, file),
    )
  }

  async function readSittings(path: string): Promise<readonly ReadSitting[]> {
    const result = await runTask<'read'>({ kind: 'read', path }, path)
    if ('sittings' in result) return result.sittings
    throw new Refusal({ code: 'file', file: path, fault: result.fault })
  }

  async function importSittings(
    path: string,
    from: string | readonly ReadSitting[],
  ): Promise<ImportReport> {
    data.getStore()
    const result = await runTask<'import'>({ kind: 'import', file: data.file, from }, path)
    if ('fault' in result) throw new Refusal({ code: 'file', file: path, fault: result.fault })
    return { file: path, ...result }
  }

  async function openRecordFile(path: string): Promise<void> {
    opened = { path, sittings: await readSittings(path) }
  }

  const calls: ArchiveFileCalls = {
    listBackups: listBackups,
    async backUp() {
      data.getStore()
      await runCancellable(context.maintenance.copyNow, copies).catch(async (error: unknown) =>
        (await loadRefusals()).refuseTask(error, getBackupFolder(data.file)),
      )
      return listBackups()
    },
    async restoreBackup(name) {
      if (!listBackups().lines.some((line) => line.name === name)) return refuse('notFound')
      table.leaveTableAndEvening()
      await runCancellable((signal) => restoreCopy(context, name, signal))
      return null
    },
    async copyElsewhere() {
      data.getStore()
      const folder = await askOnce(async () => (await loadDialogs()).chooseFolder())
      if (folder === null) return null
      const target = join(folder, `cercle-${formatStamp(context.now())}-${data.countParties()}.db`)
      const parties = await runTask<'copy'>({ kind: 'copy', file: data.file, target }, target)
      return { file: target, parties }
    },
    checkArchive() {
      data.getStore()
      return runTask<'check'>({ kind: 'check', file: data.file }, data.file)
    },
    async exportParties(filter, format) {
      data.getStore()
      const target = await askOnce(async () =>
        (await loadDialogs()).chooseSavePath({
          what: 'parties',
          day: getToday(),
          ending: EXTENSIONS[format],
        }),
      )
      if (target === null) return null
      const parties = await runTask<'export'>(
        { kind: 'export', file: data.file, filter, format, target },
        target,
      )
      return { file: target, parties }
    },
    async exportStandings(wish) {
      const db = data.getStore()
      const { loadStandings } = await import('../store/results.ts')
      const standings = loadStandings(db, wish)
      const target = await askOnce(async () =>
        (await loadDialogs()).chooseSavePath({ what: 'figures', day: getToday(), ending: 'csv' }),
      )
      if (target === null) return null
      const { formatStandingsCsv } = await import('../transfer/csv.ts')
      await runTask<'write'>(
        { kind: 'write', file: data.file, target, text: formatStandingsCsv(standings) },
        target,
      )
      return { file: target, parties: standings.own['parties'] ?? 0 }
    },
    async importFile() {
      data.getStore()
      const path = await askOnce(async () => (await loadDialogs()).chooseFile())
      return path === null ? null : importSittings(path, path)
    },
    async openFile(): Promise<Review | null> {
      const path = await askOnce(async () => (await loadDialogs()).chooseFile())
      if (path === null) return null
      await openRecordFile(path)
      return loadReview({ kind: 'file', partie: 1 }, 'open')
    },
    keepFile() {
      const { path, sittings } = opened ?? refuse('notFound')
      return importSittings(path, sittings)
    },
    cancelTask() {
      abortAll(tasks)
      abortAll(copies)
      // while the program ends, this is the last copy, for which it waits
      context.maintenance.skipLastCopy()
      return null
    },
    async repairData(mending) {
      if (data.getFault() === null) return refuse('notNow')
      table.leaveTableAndEvening()
      if (mending.how === 'begin') data.beginEmpty(context.now())
      else await runCancellable((signal) => restoreCopy(context, mending.name, signal))
      data.getStore()
      return null
    },
  }

  return { getOpenedFile: () => opened, openRecordFile, calls, close: () => abortAll(tasks) }
}

async function restoreCopy(
  { data, archiveClient, now }: AppContext,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const parties = data.countParties()
  const task = {
    kind: 'restore',
    file: data.file,
    name: basename(name),
    parties,
    now: now(),
  } as const
  await data.replaceFile(async () => {
    await archiveClient
      .runTask<'restore'>(task, signal)
      .catch(async (error: unknown) => (await loadRefusals()).refuseRestore(error, name))
  })
}
