// The calls that manage the archive: copies, checks, import, export, and repair of a data file that
// cannot be used.
import { basename, join } from 'node:path'
import type { Backups, ImportReport } from '../../shared/archive.ts'
import type { ReadSitting } from '../archive-task.ts'
import { listBackupFiles, formatStamp } from '../backup/backup-files.ts'
import { Refusal, refuse } from '../refusal.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { Tasks, loadRefusals } from './tasks.ts'

const loadExport = () => import('./archive-export.ts')

export function createArchiveFiles(
  context: AppContext,
  live: LiveTable,
  viewed: ViewedFile,
  loadReview: CallHandlers['loadReview'],
) {
  const tasks = new Tasks(context)
  return {
    calls: {
      ...createCopyCalls(context, live, tasks),
      exportParties: async (filter, format) =>
        (await loadExport()).exportParties(context, tasks, filter, format),
      exportPage: async (shown, viewer, format) =>
        (await import('./print.ts')).exportReviewed(context, tasks, viewed, shown, viewer, format),
      exportStandings: async (wish) => (await loadExport()).exportStandings(context, tasks, wish),
      exportExchange: async (query) =>
        (await import('./exchange-lazy.ts')).exportExchange(context, tasks, query),
      ...createImportCalls(context, viewed, tasks, loadReview),
    } satisfies Partial<CallHandlers>,
    /** Reads a file for viewing. Throws Refusal if it holds no record. */
    openRecordFile: (path: string) => openRecordFile(viewed, tasks, path),
    /** Cancels the tasks that the person started, except a copy: it serves as the last one. */
    close: () => tasks.cancelTasks(),
  }
}

function createCopyCalls(context: AppContext, live: LiveTable, tasks: Tasks) {
  const { data } = context
  const listBackups = (): Backups => ({
    folder: getBackupFolder(data.file),
    lines: listBackupFiles(data.file),
  })
  return {
    listBackups,
    async backUp() {
      data.getStore()
      await tasks.backUp()
      return listBackups()
    },
    async restoreBackup(name) {
      if (!listBackups().lines.some((line) => line.name === name)) return refuse('notFound')
      live.leaveTableAndEvening()
      await tasks.run((signal) => restoreCopy(context, name, signal))
      return null
    },
    async copyElsewhere() {
      data.getStore()
      const folder = await tasks.ask((dialogs) => dialogs.chooseFolder())
      if (folder === null) return null
      const target = join(folder, `cercle-${formatStamp(context.now())}-${data.countParties()}.db`)
      const parties = await tasks.runTask<'copy'>({ kind: 'copy', file: data.file, target }, target)
      return { file: target, parties }
    },
    checkArchive() {
      data.getStore()
      return tasks.runTask<'check'>({ kind: 'check', file: data.file }, data.file)
    },
    cancelTask() {
      tasks.cancelAll()
      return null
    },
    async repairData(repair) {
      if (data.getFault() === null) return refuse('notNow')
      live.leaveTableAndEvening()
      if (repair.how === 'begin') data.beginEmpty(context.now())
      else await tasks.run((signal) => restoreCopy(context, repair.name, signal))
      data.getStore()
      return null
    },
  } satisfies Partial<CallHandlers>
}

function createImportCalls(
  { data }: AppContext,
  viewed: ViewedFile,
  tasks: Tasks,
  loadReview: CallHandlers['loadReview'],
) {
  async function importSittings(
    path: string,
    from: string | readonly ReadSitting[],
  ): Promise<ImportReport> {
    data.getStore()
    const result = await tasks.runTask<'import'>({ kind: 'import', file: data.file, from }, path)
    if ('fault' in result) throw new Refusal({ code: 'file', file: path, fault: result.fault })
    return { file: path, ...result }
  }

  return {
    async importFile() {
      data.getStore()
      const path = await tasks.ask((dialogs) => dialogs.chooseFile())
      return path === null ? null : importSittings(path, path)
    },
    async openFile() {
      const path = await tasks.ask((dialogs) => dialogs.chooseFile())
      if (path === null) return null
      await openRecordFile(viewed, tasks, path)
      return loadReview({ kind: 'file', partie: 1 }, 'open')
    },
    keepFile() {
      const { path, sittings } = viewed.opened ?? refuse('notFound')
      return importSittings(path, sittings)
    },
  } satisfies Partial<CallHandlers>
}

async function openRecordFile(viewed: ViewedFile, tasks: Tasks, path: string): Promise<void> {
  const result = await tasks.runTask<'read'>({ kind: 'read', path }, path)
  if (!('sittings' in result)) throw new Refusal({ code: 'file', file: path, fault: result.fault })
  viewed.opened = { path, sittings: result.sittings }
}

async function restoreCopy(
  { data, archiveClient, now }: AppContext,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  const parties = data.countParties()
  const target = { file: data.file, name: basename(name), parties, now: now() }
  await data.replaceFile(async () => {
    await archiveClient
      .runTask<'restore'>({ kind: 'restore', ...target }, signal)
      .catch(async (error: unknown) => (await loadRefusals()).refuseRestore(error, name))
  })
}
