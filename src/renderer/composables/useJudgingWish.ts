import type { PartieFilter } from '../../shared/archive.ts'
import { useJudging } from '../stores/judging.ts'
import { useNotices } from '../stores/notices.ts'
import { useWords } from './useWords.ts'

/** Returns the function that has parties analysed, and says how many wait. */
export function useJudgingWish(): (filter: PartieFilter | null) => Promise<void> {
  const judging = useJudging()
  const notices = useNotices()
  const { texts } = useWords()
  return async (filter) => {
    const status = await judging.judge(filter)
    if (status) notices.showNotice(texts.value.judging.added(status.of - status.done))
  }
}
