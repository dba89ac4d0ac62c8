// The calls that manage the archive. Their module is loaded when the first is made.
import { refuse } from '../refusal.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { createArchiveFiles } from './archive-files.ts'
import type { LiveTable } from './live-table.ts'

type ArchiveFiles = ReturnType<typeof createArchiveFiles>

export function createLazyArchiveFiles(
  context: AppContext,
  live: LiveTable,
  viewed: ViewedFile,
  loadReview: CallHandlers['loadReview'],
) {
  let files: ArchiveFiles | null = null
  let isClosed = false
  /** Uses the module: at once if it is loaded. */
  function use<T>(work: (loaded: ArchiveFiles) => T | Promise<T>): T | Promise<T> {
    if (files !== null) return work(files)
    return import('./archive-files.ts').then((loaded) => {
      files ??= loaded.createArchiveFiles(context, live, viewed, loadReview)
      return isClosed ? refuse('cancelled') : work(files)
    })
  }
  return {
    calls: {
      listBackups: () => use(({ calls }) => calls.listBackups()),
      backUp: () => use(({ calls }) => calls.backUp()),
      restoreBackup: (name) => use(({ calls }) => calls.restoreBackup(name)),
      copyElsewhere: () => use(({ calls }) => calls.copyElsewhere()),
      checkArchive: () => use(({ calls }) => calls.checkArchive()),
      cancelTask: () => use(({ calls }) => calls.cancelTask()),
      repairData: (repair) => use(({ calls }) => calls.repairData(repair)),
      exportParties: (...given) => use(({ calls }) => calls.exportParties(...given)),
      exportStandings: (wish) => use(({ calls }) => calls.exportStandings(wish)),
      importFile: () => use(({ calls }) => calls.importFile()),
      openFile: () => use(({ calls }) => calls.openFile()),
      keepFile: () => use(({ calls }) => calls.keepFile()),
    } satisfies Partial<CallHandlers>,
    /** Reads a file for viewing. Throws Refusal if it holds no record. */
    openRecordFile: async (path: string) => use((loaded) => loaded.openRecordFile(path)),
    /** Cancels the tasks that the person started, except a copy: it serves as the last one. */
    close() {
      isClosed = true
      files?.close()
    },
  }
}
