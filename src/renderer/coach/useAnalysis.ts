import { onScopeDispose, shallowRef, watch } from 'vue'
import type { ShallowRef } from 'vue'
import type { Shown } from '../../shared/review.ts'
import type { Analysis } from '../../shared/coach.ts'
import { ask } from '../cercle.ts'
import type { Asked } from '../stores/coach.ts'
import { useNotices } from '../stores/notices.ts'

interface PartieAnalysis {
  /** Null until somebody wants it. */
  readonly analysis: Readonly<ShallowRef<Asked<Analysis> | null>>
  /** Asks for it, once; false when it could not be had. */
  readonly load: () => Promise<boolean>
}

/** A finished partie judged. It takes main some seconds, so it is asked for only when it is looked at. */
export function useAnalysis(shown: () => Shown): PartieAnalysis {
  const analysis = shallowRef<Asked<Analysis> | null>(null)
  const notices = useNotices()
  watch(
    () => JSON.stringify(shown()),
    () => (analysis.value = null),
  )
  onScopeDispose(() => (analysis.value = null))

  async function load(): Promise<boolean> {
    if (analysis.value !== null) return true
    const asked: Asked<Analysis> = { told: null }
    analysis.value = asked
    const answer = await ask((cercle) => cercle.analyse(shown()))
    // Left, or turned over, meanwhile: nobody waits for this answer.
    if (analysis.value !== asked) return true
    analysis.value = answer.ok ? { told: answer.value } : null
    if (!answer.ok) notices.say(answer.refused)
    return answer.ok
  }

  return { analysis, load }
}
