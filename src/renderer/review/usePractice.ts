import { shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import { useTable } from '../stores/table.ts'
import { dealStart } from '../composables/steps.ts'
import type { PracticeFrom, PracticeRequest } from './practice.ts'

interface Practice {
  /** The proposed start of a practice; null if the dialog is closed. */
  readonly asked: ShallowRef<PracticeFrom | null>
  /** Opens the dialog; returns false if play cannot go on from here. */
  readonly offerPractice: (from: PracticeFrom) => boolean
  readonly startPractice: (wish: PracticeRequest) => Promise<void>
}

/** Offers to play on from a position of a review. */
export function usePractice(review: () => Review, step: () => number): Practice {
  const table = useTable()
  const asked: ShallowRef<PracticeFrom | null> = shallowRef(null)

  function offerPractice(from: PracticeFrom): boolean {
    const may = review().levels.length > 0
    if (may) asked.value = from
    return may
  }

  async function startPractice({ from, seat, level }: PracticeRequest): Promise<void> {
    const { shown, steps } = review()
    await table.startPractice(
      shown,
      from === 'deal' ? dealStart(steps, step()) : step(),
      seat,
      level,
    )
    asked.value = null
  }

  return { asked, offerPractice, startPractice }
}
