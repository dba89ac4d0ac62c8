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
  async function load(): Promise<ArchiveFiles> {
    const { createArchiveFiles: create } = await import('./archive-files.ts')
    return (files ??= create(context, live, viewed, loadReview))
  }
  /** Uses the module: at once if it is loaded. */
  async function loadAndUse<T>(work: (loaded: ArchiveFiles) => T | Promise<T>): Promise<T> {
    const loaded = await load()
    return isClosed ? refuse('cancelled') : work(loaded)
  }
  const use = <T>(work: (loaded: ArchiveFiles) => T | Promise<T>): T | Promise<T> =>
    files === null ? loadAndUse(work) : work(files)

  return {
    calls: {
      listBackups: () => use(({ calls }) => calls.listBackups()),
      backUp: () => use(({ calls }) => calls.backUp()),
      restoreBackup: (name) => use(({ calls }) => calls.restoreBackup(name)),
      copyElsewhere: () => use(({ calls }) => calls.copyElsewhere()),
      checkArchive: () => use(({ calls }) => calls.checkArchive()),
      // also while the program ends: then it cancels the last copy
      cancelTask: async () => (await load()).calls.cancelTask(),
      repairData: (repair) => use(({ calls }) => calls.repairData(repair)),
      exportParties: (...given) => use(({ calls }) => calls.exportParties(...given)),
      exportPage: (...given) => use(({ calls }) => calls.exportPage(...given)),
      exportStandings: (wish) => use(({ calls }) => calls.exportStandings(wish)),
      exportExchange: (query) => use(({ calls }) => calls.exportExchange(query)),
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
