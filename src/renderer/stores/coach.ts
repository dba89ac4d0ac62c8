import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import type { Analysis, Hint, TutorWarning } from '../../shared/coach.ts'
import type { AnyAction } from '../../shared/view.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/** A request to main: its answer is null until it arrives. */
export interface CoachRequest<T> {
  readonly answer: T | null
}

/** An action that the tutor stopped. */
interface HeldUpAction {
  readonly action: AnyAction
  readonly warning: TutorWarning
}

/** Asks main; an answer is outdated if its place was closed or asked again meanwhile. */
async function requestAnswer<T>(
  place: ShallowRef<CoachRequest<T> | null>,
  call: (cercle: CercleApi) => Promise<Answer<T>>,
): Promise<void> {
  const asked: CoachRequest<T> = { answer: null }
  place.value = asked
  const answer = await callMain(call)
  if (place.value !== asked) return
  place.value = answer.ok ? { answer: answer.value } : null
  if (!answer.ok) useNotices().showRefusal(answer.refused)
}

/** The coach's hint, warning and judgement for one moment of the table only. */
export const useCoach = defineStore('coach', () => {
  const hint = shallowRef<CoachRequest<Hint> | null>(null)
  const warned = shallowRef<HeldUpAction | null>(null)
  const judgement = shallowRef<CoachRequest<Analysis> | null>(null)
  let moment = ''

  const askHint = (): Promise<void> => requestAnswer(hint, (cercle) => cercle.requestHint())
  const askJudgement = (): Promise<void> => requestAnswer(judgement, (cercle) => cercle.judgeDeal())

  function showWarning(action: AnyAction, warning: TutorWarning): void {
    warned.value = { action, warning }
  }

  function clearWarning(): void {
    warned.value = null
  }

  /** Closes hint and judgement; returns false if there were none. */
  function close(): boolean {
    const said = hint.value !== null || judgement.value !== null
    hint.value = null
    judgement.value = null
    return said
  }

  /** Clears everything when the table reaches another moment. */
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

  return {
    hint,
    warned,
    judgement,
    askHint,
    askJudgement,
    showWarning,
    clearWarning,
    close,
    enterMoment,
  }
})
