// The calls that manage the archive's files. Their module is loaded with the first of them: most
// runs do without.
import { refuse } from '../refusal.ts'
import type { createArchiveFiles } from './archive-files.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'

export function createLazyArchiveFiles(
  context: AppContext,
  live: LiveTable,
  viewed: ViewedFile,
  loadReview: CallHandlers['loadReview'],
) {
  const load = async () => {
    const files = await import('./archive-files.ts')
    return (loaded = files.createArchiveFiles(context, live, viewed, loadReview))
  }
  let loading: ReturnType<typeof load> | null = null
  let loaded: ReturnType<typeof createArchiveFiles> | null = null
  let isClosed = false
  // one set of tasks for all calls
  const loadFiles = () => (loading ??= load())
  const loadCalls = async () => {
    const { calls } = await loadFiles()
    return isClosed ? refuse('cancelled') : calls
  }
  return {
    calls: {
      listBackups: async () => (await loadCalls()).listBackups(),
      backUp: async () => (await loadCalls()).backUp(),
      restoreBackup: async (...given) => (await loadCalls()).restoreBackup(...given),
      copyElsewhere: async () => (await loadCalls()).copyElsewhere(),
      checkArchive: async () => (await loadCalls()).checkArchive(),
      exportParties: async (...given) => (await loadCalls()).exportParties(...given),
      exportStandings: async (...given) => (await loadCalls()).exportStandings(...given),
      importFile: async () => (await loadCalls()).importFile(),
      openFile: async () => (await loadCalls()).openFile(),
      keepFile: async () => (await loadCalls()).keepFile(),
      repairData: async (...given) => (await loadCalls()).repairData(...given),
      // also while the program ends
      cancelTask: async () => (await loadFiles()).calls.cancelTask(),
    } satisfies Partial<CallHandlers>,
    openRecordFile: async (path: string) => (await loadFiles()).openRecordFile(path),
    /** Cancels the tasks that the person started, except a copy: it serves as the last one. */
    close() {
      isClosed = true
      loaded?.close()
    },
  }
}
