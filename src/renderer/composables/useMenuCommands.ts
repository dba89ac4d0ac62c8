import { watch } from 'vue'
import type { Screen, MenuCommand } from '../../shared/about.ts'
import { callMain } from '../ipc.ts'
import { useArchive } from '../stores/archive.ts'
import { useEvening } from '../stores/evening.ts'
import { useHall } from '../stores/hall.ts'
import { useAppPages } from '../stores/app-pages.ts'
import { useArchiveTasks } from '../stores/archive-tasks.ts'
import { useNotices } from '../stores/notices.ts'
import { useReview } from '../stores/review.ts'
import { useRules } from '../stores/rules.ts'
import { useTable } from '../stores/table.ts'
import { useTraining } from '../stores/training.ts'
import { useWords } from './useWords.ts'

/** Handles menu commands, and reports the screen, so that the menu offers what works. */
export function useMenuCommands(screen: () => Screen): (wish: MenuCommand) => void {
  const [hall, table, review, evening] = [useHall(), useTable(), useReview(), useEvening()]
  const [archive, rules, pages, tasks, notices] = [
    useArchive(),
    useRules(),
    useAppPages(),
    useArchiveTasks(),
    useNotices(),
  ]
  const training = useTraining()
  const { texts } = useWords()

  watch(screen, (shown) => void callMain((cercle) => cercle.setScreen(shown)), { immediate: true })

  /** Goes to the Hall from any screen: unfinished games can be resumed there. */
  async function toHall(): Promise<void> {
    review.close()
    if (table.scene) await table.leaveTable()
    if (evening.evening) await evening.leaveEvening()
    evening.setPlanned(false)
    training.close()
    if (archive.isOpen) await archive.closeArchive()
    else await hall.loadHall()
  }

  async function copyReport(): Promise<void> {
    if (await pages.copyReport()) notices.showNotice(texts.value.house.copied)
  }

  const getGame = (): string | null => table.scene?.view.game ?? review.review?.line.game ?? null

  const commands: Readonly<Record<MenuCommand, () => void>> = {
    settings: () => pages.openSettings(),
    about: () => void pages.openAbout(),
    hall: () => void toHall(),
    archive: () => void archive.openArchive(),
    training: () => training.openRoom(),
    open: () => void tasks.openFile(),
    rules: () => void rules.openByKey(getGame() ?? ''),
    folder: () => void pages.openFolder(),
    report: () => void copyReport(),
  }

  return (wish) => {
    // pages over the screen close first
    pages.close()
    rules.close()
    commands[wish]()
  }
}
