import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import type { Analysis, Hint, TutorWarning } from '../../shared/coach.ts'
import type { AnyAction } from '../../shared/view.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/** What main was asked for: null until it is told. */
export interface CoachRequest<T> {
  readonly answer: T | null
}

/** An action the tutor held up. */
interface HeldUpAction {
  readonly action: AnyAction
  readonly warning: TutorWarning
}

/** What the coach says at the table, of one moment of it only. */
export const useCoach = defineStore('coach', () => {
  const hint = shallowRef<CoachRequest<Hint> | null>(null)
  const warned = shallowRef<HeldUpAction | null>(null)
  const judgement = shallowRef<CoachRequest<Analysis> | null>(null)
  const notices = useNotices()
  let moment = ''

  async function requestAnswer<T>(
    place: ShallowRef<CoachRequest<T> | null>,
    call: (cercle: CercleApi) => Promise<Answer<T>>,
  ): Promise<void> {
    const asked: CoachRequest<T> = { answer: null }
    place.value = asked
    const answer = await callMain(call)
    // Closed or asked anew meanwhile: nobody waits for this answer.
    if (place.value !== asked) return
    place.value = answer.ok ? { answer: answer.value } : null
    if (!answer.ok) notices.showRefusal(answer.refused)
  }

  const askHint = (): Promise<void> => requestAnswer(hint, (cercle) => cercle.requestHint())
  const askJudgement = (): Promise<void> => requestAnswer(judgement, (cercle) => cercle.judgeDeal())

  function showWarning(action: AnyAction, warning: TutorWarning): void {
    warned.value = { action, warning }
  }

  function clearWarning(): void {
    warned.value = null
  }

  /** Puts away what was said; false when nothing was. */
  function close(): boolean {
    const said = hint.value !== null || judgement.value !== null
    hint.value = null
    judgement.value = null
    return said
  }

  /** The table has come to another moment: what was said of the last one is over. */
  function enterMoment(now: string): void {
    if (now === moment) return
    moment = now
    close()
    clearWarning()
  }

  useViewer().onHandOver(() => {
    close()
    clearWarning()
  })

  return { hint, warned, judgement, askHint, askJudgement, showWarning, clearWarning, close, enterMoment }
})
