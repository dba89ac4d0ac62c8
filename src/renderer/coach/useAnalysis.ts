import { onScopeDispose, shallowRef, watch } from 'vue'
import type { ShallowRef } from 'vue'
import type { PartieRef } from '../../shared/review.ts'
import type { Analysis } from '../../shared/coach.ts'
import { callMain } from '../ipc.ts'
import type { CoachRequest } from '../stores/coach.ts'
import { useNotices } from '../stores/notices.ts'

interface PartieAnalysis {
  /** Null until somebody wants it. */
  readonly analysis: Readonly<ShallowRef<CoachRequest<Analysis> | null>>
  /** Asks for it, once; false when it could not be had. */
  readonly loadAnalysis: () => Promise<boolean>
}

/** A finished partie judged. It takes main some seconds, so it is asked for only when it is looked at. */
export function useAnalysis(shown: () => PartieRef): PartieAnalysis {
  const analysis = shallowRef<CoachRequest<Analysis> | null>(null)
  const notices = useNotices()
  watch(
    () => JSON.stringify(shown()),
    () => (analysis.value = null),
  )
  onScopeDispose(() => (analysis.value = null))

  async function loadAnalysis(): Promise<boolean> {
    if (analysis.value !== null) return true
    const asked: CoachRequest<Analysis> = { answer: null }
    analysis.value = asked
    const answer = await callMain((cercle) => cercle.analysePartie(shown()))
    // Left, or turned over, meanwhile: nobody waits for this answer.
    if (analysis.value !== asked) return true
    analysis.value = answer.ok ? { answer: answer.value } : null
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  return { analysis, loadAnalysis }
}
