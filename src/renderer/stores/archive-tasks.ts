import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  Backups,
  CheckReport,
  ImportReport,
  PartieFilter,
  TaskProgress,
  StandingsQuery,
} from '../../shared/archive.ts'
import type { ExportFormat, PageFormat } from '../../shared/exports.ts'
import type { SolvedQuery } from '../../shared/exchange.ts'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import type { PartieRef, ReviewViewer } from '../../shared/review.ts'
import { callMain } from '../ipc.ts'
import { loadScreen } from '../screens.ts'
import { useArchive } from './archive.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { useParties } from './parties.ts'
import { useReview } from './review.ts'

type TaskName = TaskProgress['task']

/** The long tasks of the archive, one at a time; none blocks the window. */
export const useArchiveTasks = defineStore('archive-tasks', () => {
  const runner = createRunner()
  const { task, progress, runTask } = runner
  const backups = createBackups(runTask)
  const review = useReview()
  /** The end of the program once all work is done, and if it starts again; null while it runs. */
  const closing = shallowRef<{ readonly startsAgain: boolean } | null>(null)

  return {
    task,
    progress,
    closing,
    ...backups,
    copyElsewhere: () => runTask('backup', (cercle) => cercle.copyElsewhere()),
    exportParties: (filter: PartieFilter, format: ExportFormat) =>
      runTask('export', (cercle) => cercle.exportParties(filter, format)),
    exportPage: (shown: PartieRef, viewer: ReviewViewer, format: PageFormat) =>
      runTask('export', (cercle) => cercle.exportPage({ ...shown }, viewer, format)),
    exportStandings: (wish: StandingsQuery) =>
      runTask('export', (cercle) => cercle.exportStandings({ ...wish })),
    exportExchange: (query: SolvedQuery) =>
      runTask('export', (cercle) => cercle.exportExchange({ ...query })),
    async importFile(): Promise<ImportReport | null> {
      const taken = await runTask('reading', (cercle) => cercle.importFile())
      if (taken) await backups.reloadAll()
      return taken
    },
    async openFile(): Promise<void> {
      const opened = await runTask(null, (cercle) => cercle.openFile())
      if (opened) review.showReview(opened)
    },
    showClosing(startsAgain: boolean): void {
      closing.value = { startsAgain }
      progress.value = null
      void loadScreen('Closing')
    },
    setProgress(news: TaskProgress): void {
      if (closing.value) progress.value = news
      runner.setProgress(news)
    },
    /** True if the current task can still be cancelled without any change. */
    canCancel: computed(() => task.value !== null && task.value !== 'import'),
    cancelTask: async (): Promise<void> => void (await callMain((cercle) => cercle.cancelTask())),
  }
})

/** Runs a task and returns its result; null if there is none. */
type RunTask = <T>(
  wanted: TaskName | null,
  call: (cercle: CercleApi) => Promise<Answer<T>>,
) => Promise<T | null>

/** Creates the runner of one task at a time. */
function createRunner() {
  const task = ref<TaskName | null>(null)
  const progress = shallowRef<TaskProgress | null>(null)
  const notices = useNotices()
  const hall = useHall()

  const runTask: RunTask = async (wanted, call) => {
    if (task.value !== null) return null
    task.value = wanted
    progress.value = null
    const answer = await callMain(call)
    if (wanted !== null) task.value = null
    progress.value = null
    if (answer.ok) return answer.value
    // The data file itself failed: its error page replaces this one.
    if (answer.refused.code === 'data') await hall.loadHall()
    notices.showRefusal(answer.refused)
    return null
  }

  function setProgress(news: TaskProgress): void {
    // after reading, the parties are imported
    if (news.task === 'import' && task.value === 'reading') task.value = news.task
    if (news.task === task.value) progress.value = news
  }

  return { task, progress, runTask, setProgress }
}

/** Creates the backups and the check. */
function createBackups(runTask: RunTask) {
  const backups = shallowRef<Backups | null>(null)
  /** The result of the last check; null before one, and while one runs. */
  const report = shallowRef<CheckReport | null>(null)
  const notices = useNotices()
  const archive = useArchive()
  const parties = useParties()
  const hall = useHall()

  /** Reloads everything shown, which may have changed. */
  async function reloadAll(): Promise<void> {
    await Promise.all([archive.loadSummary(), parties.reloadList(), hall.loadHall()])
  }

  async function loadBackups(): Promise<void> {
    const answer = await callMain((cercle) => cercle.listBackups())
    if (answer.ok) backups.value = answer.value
    else notices.showRefusal(answer.refused)
  }

  async function backUp(): Promise<boolean> {
    const made = await runTask('backup', (cercle) => cercle.backUp())
    if (made) backups.value = made
    return made !== null
  }

  /** Restores a backup; returns true if it has replaced the data. */
  async function restoreBackup(name: string): Promise<boolean> {
    let done = false
    await runTask('restore', async (cercle) => {
      const answer = await cercle.restoreBackup(name)
      done = answer.ok
      return answer
    })
    if (!done) return false
    report.value = null
    await Promise.all([reloadAll(), loadBackups()])
    return true
  }

  async function checkArchive(): Promise<void> {
    report.value = null
    report.value = await runTask('check', (cercle) => cercle.checkArchive())
  }

  return { backups, report, reloadAll, loadBackups, backUp, restoreBackup, checkArchive }
}
