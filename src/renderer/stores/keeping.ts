import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type {
  Backups,
  CheckReport,
  ExportFormat,
  ExportReport,
  ImportReport,
  PartieFilter,
  Progress,
  StandingsWish,
} from '../../shared/archive.ts'
import type { Answer, Cercle } from '../../shared/bridge.ts'
import { ask } from '../cercle.ts'
import { want } from '../screens.ts'
import { useArchive } from './archive.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { useParties } from './parties.ts'
import { useReview } from './review.ts'

type Task = Progress['task']

/** The long tasks of the archive: copies, check, what comes in and goes out. One at a time; none holds up the window. */
export const useKeeping = defineStore('keeping', () => {
  const backups = shallowRef<Backups | null>(null)
  /** What the last check found; null before one, and while one runs. */
  const report = shallowRef<CheckReport | null>(null)
  const task = ref<Task | null>(null)
  const progress = shallowRef<Progress | null>(null)
  const notices = useNotices()
  const archive = useArchive()
  const parties = useParties()
  const hall = useHall()
  const review = useReview()

  /** Does a task and answers what came of it; null when nothing did. */
  async function run<T>(wanted: Task | null, call: (cercle: Cercle) => Promise<Answer<T>>): Promise<T | null> {
    if (task.value !== null) return null
    task.value = wanted
    progress.value = null
    const answer = await ask(call)
    if (wanted !== null) task.value = null
    progress.value = null
    if (answer.ok) return answer.value
    // The data file itself: the page for that comes in place of this one.
    if (answer.refused.code === 'data') await hall.load()
    notices.say(answer.refused)
    return null
  }

  /** Everything shown may be different now. */
  async function refresh(): Promise<void> {
    await Promise.all([archive.load(), parties.reload(), hall.load()])
  }

  async function load(): Promise<void> {
    const answer = await ask((cercle) => cercle.backups())
    if (answer.ok) backups.value = answer.value
    else notices.say(answer.refused)
  }

  async function backUp(): Promise<boolean> {
    const made = await run('backup', (cercle) => cercle.backUp())
    if (made) backups.value = made
    return made !== null
  }

  /** True when the copy has taken its place. */
  async function restore(name: string): Promise<boolean> {
    let done = false
    await run('restore', async (cercle) => {
      const answer = await cercle.restore(name)
      done = answer.ok
      return answer
    })
    if (done) {
      report.value = null
      await Promise.all([refresh(), load()])
    }
    return done
  }

  const copyElsewhere = (): Promise<ExportReport | null> => run('backup', (cercle) => cercle.copyElsewhere())

  async function check(): Promise<void> {
    report.value = null
    report.value = await run('check', (cercle) => cercle.check())
  }

  const exportParties = (filter: PartieFilter, format: ExportFormat): Promise<ExportReport | null> =>
    run('export', (cercle) => cercle.exportParties(filter, format))

  const exportStandings = (wish: StandingsWish): Promise<ExportReport | null> =>
    run('export', (cercle) => cercle.exportStandings({ ...wish }))

  async function importFile(): Promise<ImportReport | null> {
    const taken = await run('reading', (cercle) => cercle.importFile())
    if (taken) await refresh()
    return taken
  }

  async function openFile(): Promise<void> {
    const opened = await run(null, (cercle) => cercle.openFile())
    if (opened) review.show(opened)
  }

  /** The program ends as soon as everything is done; whether it starts again then. */
  const closing = shallowRef<{ readonly startsAgain: boolean } | null>(null)
  function close(startsAgain: boolean): void {
    closing.value = { startsAgain }
    progress.value = null
    void want('Closing')
  }

  function advance(news: Progress): void {
    if (closing.value) progress.value = news
    // what is read is then taken in
    if (news.task === 'import' && task.value === 'reading') task.value = news.task
    if (news.task === task.value) progress.value = news
  }

  /** Whether what is under way can still be ended with nothing changed. */
  const canCancel = computed(() => task.value !== null && task.value !== 'import')

  async function cancel(): Promise<void> {
    await ask((cercle) => cercle.cancelTask())
  }

  return {
    backups,
    report,
    task,
    progress,
    load,
    backUp,
    restore,
    copyElsewhere,
    check,
    exportParties,
    exportStandings,
    importFile,
    openFile,
    advance,
    closing,
    close,
    canCancel,
    cancel,
  }
})
