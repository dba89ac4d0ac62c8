import { onScopeDispose, shallowRef, watch } from 'vue'
import type { ShallowRef } from 'vue'
import type { PartieRef } from '../../shared/review.ts'
import type { Analysis } from '../../shared/coach.ts'
import { callMain } from '../ipc.ts'
import type { CoachRequest } from '../stores/coach.ts'
import { useNotices } from '../stores/notices.ts'

interface PartieAnalysis {
  /** Null until it is requested. */
  readonly analysis: Readonly<ShallowRef<CoachRequest<Analysis> | null>>
  /** Requests the analysis once; returns false if main refused it. */
  readonly loadAnalysis: () => Promise<boolean>
}

/** Loads the analysis of a finished partie when it is shown: it takes some seconds. */
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
    // The user left or turned to another partie meanwhile, so this answer is out of date.
    if (analysis.value !== asked) return true
    analysis.value = answer.ok ? { answer: answer.value } : null
    if (!answer.ok) notices.showRefusal(answer.refused)
    return answer.ok
  }

  return { analysis, loadAnalysis }
}
