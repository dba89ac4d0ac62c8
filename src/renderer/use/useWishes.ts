import { watch } from 'vue'
import type { Screen, Wish } from '../../shared/about.ts'
import { ask } from '../cercle.ts'
import { useArchive } from '../stores/archive.ts'
import { useEvening } from '../stores/evening.ts'
import { useHall } from '../stores/hall.ts'
import { useHouse } from '../stores/house.ts'
import { useKeeping } from '../stores/keeping.ts'
import { useNotices } from '../stores/notices.ts'
import { useReview } from '../stores/review.ts'
import { useRules } from '../stores/rules.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from './useWords.ts'

/** Does what the menu asks for; tells main which screen is shown, so that it asks for nothing else. */
export function useWishes(screen: () => Screen): (wish: Wish) => void {
  const [hall, table, review, evening] = [useHall(), useTable(), useReview(), useEvening()]
  const [archive, rules, house, keeping, notices] = [useArchive(), useRules(), useHouse(), useKeeping(), useNotices()]
  const { texts } = useWords()

  watch(screen, (shown) => void ask((cercle) => cercle.shows(shown)), { immediate: true })

  /** From wherever one is: what is left can be taken up again there. */
  async function toHall(): Promise<void> {
    review.close()
    if (table.scene) await table.leave()
    if (evening.evening) await evening.leave()
    evening.plan(false)
    if (archive.isOpen) await archive.close()
    else await hall.load()
  }

  async function report(): Promise<void> {
    if (await house.copyReport()) notices.tell(texts.value.house.copied)
  }

  const game = (): string | null => table.scene?.view.game ?? review.review?.line.game ?? null

  const deeds: Readonly<Record<Wish, () => void>> = {
    settings: () => house.openSettings(),
    about: () => void house.openAbout(),
    hall: () => void toHall(),
    archive: () => void archive.open(),
    open: () => void keeping.openFile(),
    rules: () => void rules.call(game() ?? ''),
    folder: () => void house.openFolder(),
    report: () => void report(),
  }

  return (wish) => {
    // what lies over everything goes first
    house.close()
    rules.close()
    deeds[wish]()
  }
}
