import { onScopeDispose, shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
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
export function useAnalysis(sitting: number, partie: number): PartieAnalysis {
  const analysis = shallowRef<Asked<Analysis> | null>(null)
  const notices = useNotices()
  let isGone = false
  onScopeDispose(() => (isGone = true))

  async function load(): Promise<boolean> {
    if (analysis.value !== null) return true
    analysis.value = { told: null }
    const answer = await ask((cercle) => cercle.analyse(sitting, partie))
    analysis.value = answer.ok ? { told: answer.value } : null
    if (!answer.ok && !isGone) notices.say(answer.refused)
    return answer.ok
  }

  return { analysis, load }
}
