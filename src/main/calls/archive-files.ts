// The calls that manage the archive: copies, checks, import, export, and repair of a data file that
// cannot be used.
import { basename, join } from 'node:path'
import type { Backups, ImportReport } from '../../shared/archive.ts'
import { resolveLanguage } from '../../shared/settings.ts'
import { desktopWords } from '../../shared/words/desktop.ts'
import type { ReadSitting } from '../archive-task.ts'
import { listBackupFiles, formatStamp } from '../backup/backup-files.ts'
import { Refusal, refuse } from '../refusal.ts'
import { findPersonName } from '../store/people.ts'
import { loadSettings } from '../store/settings.ts'
import { getBackupFolder } from '../store/file-ops.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'
import { Tasks, loadRefusals } from './tasks.ts'

const EXTENSIONS = { json: 'jsonl', text: 'txt', csv: 'csv' } as const

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
      ...createExportCalls(context, tasks),
      ...createImportCalls(context, viewed, tasks, loadReview),
    },
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

function createExportCalls({ data, systemLanguage }: AppContext, tasks: Tasks) {
  const getNameless = (): string =>
    desktopWords(resolveLanguage(loadSettings(data.getStore()), systemLanguage)).dialogs.nameless
  return {
    async exportParties(filter, format) {
      data.getStore()
      const request = {
        what: 'parties',
        day: tasks.getToday(),
        ending: EXTENSIONS[format],
      } as const
      const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
      if (target === null) return null
      const nameless = getNameless()
      const task = { kind: 'export', file: data.file, filter, format, nameless, target } as const
      return { file: target, parties: await tasks.runTask<'export'>(task, target) }
    },
    async exportStandings(query) {
      const db = data.getStore()
      const { loadStandings } = await import('../store/results.ts')
      const standings = loadStandings(db, query)
      const request = { what: 'figures', day: tasks.getToday(), ending: 'csv' } as const
      const target = await tasks.ask((dialogs) => dialogs.chooseSavePath(request))
      if (target === null) return null
      const { formatStandingsCsv, nameSides } = await import('../transfer/csv.ts')
      const nameOf = (id: number): string => findPersonName(db, id) || getNameless()
      const text = formatStandingsCsv(standings, nameSides(query, nameOf))
      await tasks.runTask<'write'>({ kind: 'write', file: data.file, target, text }, target)
      return { file: target, parties: standings.own['parties'] ?? 0 }
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
