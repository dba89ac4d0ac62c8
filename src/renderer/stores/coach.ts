import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import type { Answer, Cercle } from '../../shared/bridge.ts'
import type { Analysis, Hint, Warning } from '../../shared/coach.ts'
import type { AnyAction } from '../../shared/view.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/** What main was asked for: null until it is told. */
export interface Asked<T> {
  readonly told: T | null
}

/** An action the tutor held up. */
interface Warned {
  readonly action: AnyAction
  readonly warning: Warning
}

/** What the coach says at the table, of one moment of it only. */
export const useCoach = defineStore('coach', () => {
  const hint = shallowRef<Asked<Hint> | null>(null)
  const warned = shallowRef<Warned | null>(null)
  const judgement = shallowRef<Asked<Analysis> | null>(null)
  const notices = useNotices()
  let moment = ''

  async function fetch<T>(
    place: ShallowRef<Asked<T> | null>,
    call: (cercle: Cercle) => Promise<Answer<T>>,
  ): Promise<void> {
    const asked: Asked<T> = { told: null }
    place.value = asked
    const answer = await ask(call)
    // Closed or asked anew meanwhile: nobody waits for this answer.
    if (place.value !== asked) return
    place.value = answer.ok ? { told: answer.value } : null
    if (!answer.ok) notices.say(answer.refused)
  }

  const askHint = (): Promise<void> => fetch(hint, (cercle) => cercle.hint())
  const judge = (): Promise<void> => fetch(judgement, (cercle) => cercle.judge())

  function warn(action: AnyAction, warning: Warning): void {
    warned.value = { action, warning }
  }

  function forget(): void {
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
  function attend(now: string): void {
    if (now === moment) return
    moment = now
    close()
    forget()
  }

  useViewer().onHandOver(() => {
    close()
    forget()
  })

  return { hint, warned, judgement, askHint, judge, warn, forget, close, attend }
})
