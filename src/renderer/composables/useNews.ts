import type { MenuCommand } from '../../shared/about.ts'
import { setNewsHandler } from '../push-events.ts'
import { useHall } from '../stores/hall.ts'
import { useArchiveTasks } from '../stores/archive-tasks.ts'
import { useJudging } from '../stores/judging.ts'
import { useNotices } from '../stores/notices.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from './useWords.ts'

/** Handles news from main, once for the whole window; `wish` handles commands of the menu. */
export function useNews(wish: (wish: MenuCommand) => void): void {
  const hall = useHall()
  const tasks = useArchiveTasks()
  const notices = useNotices()
  const review = useReview()
  const table = useTable()
  const judging = useJudging()
  const { texts } = useWords()

  setNewsHandler((news) => {
    if (news.news === 'progress') tasks.setProgress(news.progress)
    else if (news.news === 'backupFailed')
      notices.showNotice(texts.value.archive.keeping.backupFailed)
    else if (news.news === 'judging') judging.setStatus(news.status)
    else if (news.news === 'closing') tasks.showClosing(news.startsAgain)
    else if (news.news === 'wish') wish(news.wish)
    else if (news.news === 'settings') hall.applySettings(news.settings)
    else if (news.news === 'refused') {
      notices.showRefusal(news.refused)
      // the data file turned out to be damaged: the Hall shows what can be done
      if (news.refused.code === 'data') void hall.loadHall()
    } else if (news.news === 'found')
      notices.showNotice(
        texts.value.archive.keeping.found(news.report.findings.length, news.report.parties),
      )
    else {
      review.showReview(news.review)
      if (table.scene) notices.showNotice(texts.value.archive.keeping.openedMeanwhile)
    }
  })
}
