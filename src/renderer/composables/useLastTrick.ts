import { computed, ref, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { TableView, Trick } from '../../shared/view.ts'
import { useViewer } from '../stores/viewer.ts'

interface LastTrick {
  /** The last complete trick of the deal; null if there is none. */
  readonly lastTrick: ComputedRef<Trick | null>
  readonly looksBack: Ref<boolean>
  /** Shows or hides it; returns false if there is none. */
  readonly lookBack: () => boolean
  /** Hides it; returns false if it is not shown. */
  readonly closeLastTrick: () => boolean
}

/** Shows the last trick again until the next is complete; earlier ones stay face down. */
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
