import { computed, onScopeDispose, ref, watch } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { Trick } from '../../shared/view.ts'

interface ShownTrick {
  /** The trick in the middle of the table. */
  readonly trick: ComputedRef<Trick | null>
  /** Whether it is complete and still lies there to be looked at. */
  readonly held: Ref<boolean>
  readonly turn: () => void
}

/** Keeps a complete trick in sight for `hold` milliseconds, or until the next lead; null keeps it until then. */
export function useTrick(tricks: () => readonly Trick[], hold: () => number | null): ShownTrick {
  const held = ref(false)
  let timer = 0

  function turn(): void {
    window.clearTimeout(timer)
    held.value = false
  }

  const won = (): number => tricks().filter((trick) => trick.winner !== null).length
  const isComplete = (): boolean => tricks().at(-1)?.winner !== null && tricks().length > 0

  watch(
    [won, () => tricks().length],
    ([now], [before]) => {
      turn()
      const milliseconds = hold()
      held.value = isComplete() && (milliseconds === null || (before !== undefined && now > before))
      if (held.value && milliseconds !== null) timer = window.setTimeout(turn, milliseconds)
    },
    { immediate: true, flush: 'sync' },
  )
  onScopeDispose(() => window.clearTimeout(timer))

  const trick = computed(() => {
    const last = tricks().at(-1)
    return last && (last.winner === null || held.value) ? last : null
  })
  return { trick, held, turn }
}
