import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  Backups,
  CheckReport,
  ExportFormat,
  ExportReport,
  ImportReport,
  PartieFilter,
  TaskProgress,
  StandingsQuery,
} from '../../shared/archive.ts'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import { callMain } from '../ipc.ts'
import { loadScreen } from '../screens.ts'
import { useArchive } from './archive.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { useParties } from './parties.ts'
import { useReview } from './review.ts'

type TaskName = TaskProgress['task']

/** The long tasks of the archive: copies, check, what comes in and goes out. One at a time; none holds up the window. */
export const useArchiveTasks = defineStore('archive-tasks', () => {
  const backups = shallowRef<Backups | null>(null)
  /** What the last check found; null before one, and while one runs. */
  const report = shallowRef<CheckReport | null>(null)
  const task = ref<TaskName | null>(null)
  const progress = shallowRef<TaskProgress | null>(null)
  const notices = useNotices()
  const archive = useArchive()
  const parties = useParties()
  const hall = useHall()
  const review = useReview()

  /** Does a task and answers what came of it; null when nothing did. */
  async function runTask<T>(
    wanted: TaskName | null,
    call: (cercle: CercleApi) => Promise<Answer<T>>,
  ): Promise<T | null> {
    if (task.value !== null) return null
    task.value = wanted
    progress.value = null
    const answer = await callMain(call)
    if (wanted !== null) task.value = null
    progress.value = null
    if (answer.ok) return answer.value
    // The data file itself: the page for that comes in place of this one.
    if (answer.refused.code === 'data') await hall.loadHall()
    notices.showRefusal(answer.refused)
    return null
  }

  /** Everything shown may be different now. */
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

  /** True when the copy has taken its place. */
  async function restoreBackup(name: string): Promise<boolean> {
    let done = false
    await runTask('restore', async (cercle) => {
      const answer = await cercle.restoreBackup(name)
      done = answer.ok
      return answer
    })
    if (done) {
      report.value = null
      await Promise.all([reloadAll(), loadBackups()])
    }
    return done
  }

  const copyElsewhere = (): Promise<ExportReport | null> => runTask('backup', (cercle) => cercle.copyElsewhere())

  async function checkArchive(): Promise<void> {
    report.value = null
    report.value = await runTask('check', (cercle) => cercle.checkArchive())
  }

  const exportParties = (filter: PartieFilter, format: ExportFormat): Promise<ExportReport | null> =>
    runTask('export', (cercle) => cercle.exportParties(filter, format))

  const exportStandings = (wish: StandingsQuery): Promise<ExportReport | null> =>
    runTask('export', (cercle) => cercle.exportStandings({ ...wish }))

  async function importFile(): Promise<ImportReport | null> {
    const taken = await runTask('reading', (cercle) => cercle.importFile())
    if (taken) await reloadAll()
    return taken
  }

  async function openFile(): Promise<void> {
    const opened = await runTask(null, (cercle) => cercle.openFile())
    if (opened) review.showReview(opened)
  }

  /** The program ends as soon as everything is done; whether it starts again then. */
  const closing = shallowRef<{ readonly startsAgain: boolean } | null>(null)
  function showClosing(startsAgain: boolean): void {
    closing.value = { startsAgain }
    progress.value = null
    void loadScreen('Closing')
  }

  function setProgress(news: TaskProgress): void {
    if (closing.value) progress.value = news
    // what is read is then taken in
    if (news.task === 'import' && task.value === 'reading') task.value = news.task
    if (news.task === task.value) progress.value = news
  }

  /** Whether what is under way can still be ended with nothing changed. */
  const canCancel = computed(() => task.value !== null && task.value !== 'import')

  async function cancelTask(): Promise<void> {
    await callMain((cercle) => cercle.cancelTask())
  }

  return {
    backups,
    report,
    task,
    progress,
    loadBackups,
    backUp,
    restoreBackup,
    copyElsewhere,
    checkArchive,
    exportParties,
    exportStandings,
    importFile,
    openFile,
    setProgress,
    closing,
    showClosing,
    canCancel,
    cancelTask,
  }
})
