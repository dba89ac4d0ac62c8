import { computed, type ComputedRef } from 'vue'
import { useArchive } from '../stores/archive.ts'
import { useEvening } from '../stores/evening.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'

/** Returns if nothing is going on that another page would hide: one is in the Hall or training. */
export function useAppScreen(): { readonly isAtLeisure: ComputedRef<boolean> } {
  const table = useTable()
  const review = useReview()
  const evening = useEvening()
  const archive = useArchive()
  return {
    isAtLeisure: computed(
      () =>
        table.scene === null &&
        review.review === null &&
        evening.evening === null &&
        !evening.isPlanned &&
        !archive.isOpen,
    ),
  }
}
