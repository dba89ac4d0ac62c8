import { computed, ref, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { TableView, Trick } from '../../shared/view.ts'
import { useViewer } from '../stores/viewer.ts'

interface LastTrick {
  /** The last complete trick of the deal; null while there is none. */
  readonly lastTrick: ComputedRef<Trick | null>
  readonly looksBack: Ref<boolean>
  /** Shows it, or puts it away; false when there is none. */
  readonly lookBack: () => boolean
  /** False when it is not shown. */
  readonly closeLastTrick: () => boolean
}

/** The last trick, to be seen again until the next one is complete. No rule book of ours forbids it; earlier ones stay turned. */
export function useLastTrick(view: () => TableView): LastTrick {
  const lastTrick = computed(() => view().tricks.findLast(({ winner }) => winner !== null) ?? null)
  const looksBack = ref(false)
  watch(
    () => lastTrick.value?.cards.join(),
    () => (looksBack.value = false),
  )

  useViewer().onHandOver(() => (looksBack.value = false))

  function lookBack(): boolean {
    looksBack.value = lastTrick.value !== null && !looksBack.value
    return lastTrick.value !== null
  }

  function closeLastTrick(): boolean {
    const was = looksBack.value
    looksBack.value = false
    return was
  }
  return { lastTrick, looksBack, lookBack, closeLastTrick }
}
