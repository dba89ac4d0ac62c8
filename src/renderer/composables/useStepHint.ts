import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { ComputedRef } from 'vue'
import type { PartieRef } from '../../shared/review.ts'
import type { Hint } from '../../shared/coach.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from '../stores/notices.ts'

/** The coach's hint for a decision: `waits` while the coach computes, null if there is none. */
export type StepHint = Hint | 'waits' | null

/** Delay in milliseconds before the coach is asked, so that stepping through sends no request. */
const PATIENCE = 250

/** Returns the coach's hint for the decision at a step, requested once per step while `wanted`. */
export function useStepHint(
  shown: () => PartieRef,
  step: () => number,
  wanted: () => boolean,
): ComputedRef<StepHint> {
  const known = shallowRef<ReadonlyMap<number, Hint | null>>(new Map())
  const notices = useNotices()
  const partie = computed(() => JSON.stringify(shown()))
  let timer = 0
  let isAsking = false
  let isGone = false

  const isOpen = (): boolean => !isGone && wanted() && !known.value.has(step())

  /** Sends one request at a time: the coach would answer all of them, one after the other. */
  async function requestHint(): Promise<void> {
    if (isAsking || !isOpen()) return
    const [asked, at] = [partie.value, step()]
    isAsking = true
    const answer = await callMain((cercle) => cercle.considerStep(shown(), at))
    isAsking = false
    if (isGone) return
    if (asked === partie.value) {
      if (!answer.ok) notices.showRefusal(answer.refused)
      known.value = new Map([...known.value, [at, answer.ok ? answer.value : null]])
    }
    void requestHint()
  }

  watch(partie, () => (known.value = new Map()), { flush: 'sync' })
  watch(
    [step, wanted, partie],
    () => {
      window.clearTimeout(timer)
      if (isOpen()) timer = window.setTimeout(() => void requestHint(), PATIENCE)
    },
    { immediate: true },
  )
  onScopeDispose(() => {
    isGone = true
    window.clearTimeout(timer)
  })

  return computed(() => {
    const hint = known.value.get(step())
    return hint === undefined ? 'waits' : hint
  })
}
