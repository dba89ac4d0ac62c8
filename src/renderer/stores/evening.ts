import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Answer, Cercle } from '../../shared/bridge.ts'
import type { Evening, EveningAction, EveningGuest, EveningSetup, Guest } from '../../shared/evening.ts'
import type { Breach } from '../../shared/view.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/** What was not allowed, and to whom it is said: a guest, somebody who wanted to come, or the whole company. */
export interface EveningRefusal {
  readonly to: Guest | 'newcomer' | 'company'
  readonly breach: Breach
}

/** The same evening, told when less had happened in it. */
const isEarlier = (evening: Evening, other: Evening): boolean =>
  evening.id === other.id && evening.story.length < other.story.length

/** The evening one spends: the round as main told it last, and the wishes reported to main. */
export const useEvening = defineStore('evening', () => {
  /** One is about to sit down to a new one. */
  const isPlanned = ref(false)
  const evening = shallowRef<Evening | null>(null)
  const refusal = shallowRef<EveningRefusal | null>(null)
  const notices = useNotices()
  const viewer = useViewer()
  // an answer and a push can overtake each other, and the first push can come before the first answer
  let pushed: Evening | null = null

  function show(next: Evening): void {
    if (evening.value && isEarlier(next, evening.value)) return
    refusal.value = null
    evening.value = pushed && isEarlier(next, pushed) ? pushed : next
    isPlanned.value = false
  }

  function hear(answer: Answer<Evening>, to: EveningRefusal['to']): boolean {
    if (answer.ok) show(answer.value)
    else if (answer.refused.code === 'breach') refusal.value = { to, breach: answer.refused.breach }
    else notices.say(answer.refused)
    return answer.ok
  }

  const wish = async (
    call: (cercle: Cercle) => Promise<Answer<Evening>>,
    to: EveningRefusal['to'] = 'company',
  ): Promise<boolean> => hear(await ask(call), to)

  const begin = (setup: EveningSetup): Promise<boolean> => wish((cercle) => cercle.beginEvening(setup))
  const takeUp = (id: number): Promise<boolean> => wish((cercle) => cercle.takeUpEvening(id))
  const say = (guest: Guest, action: EveningAction): Promise<boolean> =>
    wish((cercle) => cercle.sayInEvening(guest, action), guest)
  const strike = (): Promise<boolean> => wish((cercle) => cercle.strikeEvening())

  /** `taken`: another has this name, which is said where it was written. */
  async function welcome(guest: EveningGuest): Promise<'come' | 'taken' | 'refused'> {
    const answer = await ask((cercle) => cercle.welcome(guest))
    if (!answer.ok && answer.refused.code === 'taken') return 'taken'
    return hear(answer, 'newcomer') ? 'come' : 'refused'
  }

  async function leave(): Promise<void> {
    const answer = await ask((cercle) => cercle.leaveEvening())
    if (!answer.ok) notices.say(answer.refused)
    evening.value = null
    pushed = null
    refusal.value = null
    viewer.leave()
  }

  function plan(isWanted: boolean): void {
    refusal.value = null
    isPlanned.value = isWanted
  }

  function forgive(): void {
    refusal.value = null
  }

  window.cercle?.onEvening((sent) => {
    pushed = sent
    if (evening.value?.id === sent.id) show(sent)
  })

  return { isPlanned, evening, refusal, begin, takeUp, say, welcome, strike, leave, plan, forgive }
})
