import { type ComputedRef, type Ref, watch } from 'vue'
import type { Review } from '../../shared/review.ts'
import { useReading } from '../composables/useReading.ts'
import { type ReviewSide, useReview } from '../stores/review.ts'
import { useRules } from '../stores/rules.ts'
import type { useReviewNavigation } from './useReviewNavigation.ts'
import type { useReviewText } from './useReviewText.ts'

/** Keeps the panels of a review in step: the analysis is loaded when it is looked at. */
export function useReviewPanels(
  review: () => Review,
  side: Ref<ReviewSide | null>,
  auto: ReturnType<typeof useReviewNavigation>['auto'],
  judges: ComputedRef<boolean>,
  loadAnalysis: () => Promise<boolean>,
): void {
  const store = useReview()
  const rules = useRules()
  // autoplay pauses while the rule book is open
  watch(
    () => rules.opened,
    (opened) => {
      if (opened && auto.isOn.value) auto.toggle()
    },
  )
  watch(
    [side, () => store.course, () => review().shown],
    async ([open, course]) => {
      if (open) store.side = open
      if (open !== 'analysis' && !(course && judges.value)) return
      if (await loadAnalysis()) return
      store.course = false
      if (side.value === 'analysis') side.value = 'log'
    },
    { immediate: true },
  )
}

type ReviewText = ReturnType<typeof useReviewText>

/** Returns the keys that read a position of a review. */
export function useReviewReading(
  {
    view,
    company,
    sides,
    near,
  }: Pick<ReviewText, 'company' | 'sides' | 'near'> & Pick<ReviewText['steps'], 'view'>,
  log: () => readonly string[],
  position: () => string,
) {
  return useReading({
    table: () =>
      view.value && {
        view: view.value,
        company: company.value,
        sides: sides.value,
        near: near.value,
      },
    log,
    wish: () => ({ prompt: `${position()}.`, calls: [], playable: null, chosen: [] }),
  })
}
