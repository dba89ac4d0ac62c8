import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import type { CostlyDecision } from '../../shared/coach.ts'
import { useAnalysis } from '../coach/useAnalysis.ts'
import { useWords } from '../composables/useWords.ts'
import { findCostly } from './course.ts'

interface ReviewSlips extends ReturnType<typeof useAnalysis> {
  /** Costly decisions, in the order of the steps. */
  readonly slips: ComputedRef<readonly CostlyDecision[]>
  /** The cost of the decision at this position; empty if it had none. */
  readonly here: ComputedRef<string>
}

/** Returns the coach's analysis of a stored partie, and its remark on the shown position. */
export function useSlips(review: () => Review, step: () => number): ReviewSlips {
  const { texts, gameWords } = useWords()
  const { analysis, loadAnalysis } = useAnalysis(() => review().shown)
  const slips = computed(() =>
    findCostly(analysis.value?.answer?.slips ?? []).toSorted((a, b) => a.step - b.step),
  )

  const here = computed(() => {
    const slip = analysis.value?.answer?.slips.find((one) => one.step === step())
    if (!slip) return ''
    const { deed, worth } = gameWords(review().line.game)
    return texts.value.coach.analysis.here(
      deed(slip.done.action),
      deed(slip.best.action),
      worth.signed(-slip.cost),
    )
  })

  return { analysis, loadAnalysis, slips, here }
}
