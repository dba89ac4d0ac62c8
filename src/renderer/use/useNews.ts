import type { Wish } from '../../shared/about.ts'
import { takeNews } from '../news.ts'
import { useHall } from '../stores/hall.ts'
import { useKeeping } from '../stores/keeping.ts'
import { useNotices } from '../stores/notices.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'
import { useWords } from './useWords.ts'

/** Acts, once for the whole window, on what main tells unasked; `wish` does what the menu asks for. */
export function useNews(wish: (wish: Wish) => void): void {
  const hall = useHall()
  const keeping = useKeeping()
  const notices = useNotices()
  const review = useReview()
  const table = useTable()
  const { texts } = useWords()

  takeNews((news) => {
    if (news.news === 'progress') keeping.advance(news.progress)
    else if (news.news === 'backupFailed') notices.tell(texts.value.archive.keeping.backupFailed)
    else if (news.news === 'closing') keeping.close(news.startsAgain)
    else if (news.news === 'wish') wish(news.wish)
    else if (news.news === 'settings') hall.take(news.settings)
    else if (news.news === 'refused') {
      notices.say(news.refused)
      // the data file turned out to be damaged: the Hall says what can be done
      if (news.refused.code === 'data') void hall.load()
    } else if (news.news === 'found')
      notices.tell(texts.value.archive.keeping.found(news.report.findings.length, news.report.parties))
    else {
      review.show(news.review)
      if (table.scene) notices.tell(texts.value.archive.keeping.openedMeanwhile)
    }
  })
}
