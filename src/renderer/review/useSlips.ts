import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import type { Slip } from '../../shared/coach.ts'
import { useAnalysis } from '../coach/useAnalysis.ts'
import { useWords } from '../use/useWords.ts'
import { costly } from './course.ts'

interface Slips extends ReturnType<typeof useAnalysis> {
  /** What gave something away, in the order of the steps. */
  readonly slips: ComputedRef<readonly Slip[]>
  /** What the decision of this position gave away; empty when it was nothing. */
  readonly here: ComputedRef<string>
}

/** A stored partie as the coach judged it, and what he has against the position one looks at. */
export function useSlips(review: () => Review, step: () => number): Slips {
  const { texts, gameWords } = useWords()
  const { analysis, load } = useAnalysis(() => review().shown)
  const slips = computed(() => costly(analysis.value?.told?.slips ?? []).toSorted((a, b) => a.step - b.step))

  const here = computed(() => {
    const slip = analysis.value?.told?.slips.find((one) => one.step === step())
    if (!slip) return ''
    const { deed } = gameWords(review().line.game)
    return texts.value.coach.analysis.here(deed(slip.done.action), deed(slip.best.action), slip.cost)
  })

  return { analysis, load, slips, here }
}
