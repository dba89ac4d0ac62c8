import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Answer, CercleApi } from '../../shared/bridge.ts'
import type {
  Evening,
  EveningAction,
  EveningGuest,
  EveningSetup,
  Guest,
} from '../../shared/evening.ts'
import type { Breach } from '../../shared/view.ts'
import { callMain } from '../ipc.ts'
import { useNotices } from './notices.ts'
import { useViewer } from './viewer.ts'

/**
 * A breach, and where it is shown: at a guest, at the form for a newcomer, or to the whole company.
 */
export interface EveningRefusal {
  readonly to: Guest | 'newcomer' | 'company'
  readonly breach: Breach
}

/** Returns true for an earlier state of the same evening. */
const isEarlier = (evening: Evening, other: Evening): boolean =>
  evening.id === other.id && evening.story.length < other.story.length

/** The current evening: the last state of the round from main, and the requests sent to main. */
export const useEvening = defineStore('evening', () => {
  /** A new evening is being set up. */
  const isPlanned = ref(false)
  const evening = shallowRef<Evening | null>(null)
  const refusal = shallowRef<EveningRefusal | null>(null)
  const notices = useNotices()
  const viewer = useViewer()
  // an answer and a push can overtake each other, and the first push can come before the first
  // answer
  let pushed: Evening | null = null

  function showEvening(next: Evening): void {
    if (evening.value && isEarlier(next, evening.value)) return
    refusal.value = null
    evening.value = pushed && isEarlier(next, pushed) ? pushed : next
    isPlanned.value = false
  }

  function handleAnswer(answer: Answer<Evening>, to: EveningRefusal['to']): boolean {
    if (answer.ok) showEvening(answer.value)
    else if (answer.refused.code === 'breach') refusal.value = { to, breach: answer.refused.breach }
    else notices.showRefusal(answer.refused)
    return answer.ok
  }

  const sendRequest = async (
    call: (cercle: CercleApi) => Promise<Answer<Evening>>,
    to: EveningRefusal['to'] = 'company',
  ): Promise<boolean> => handleAnswer(await callMain(call), to)

  const startEvening = (setup: EveningSetup): Promise<boolean> =>
    sendRequest((cercle) => cercle.beginEvening(setup))
  const resumeEvening = (id: number): Promise<boolean> =>
    sendRequest((cercle) => cercle.takeUpEvening(id))
  const sendAction = (guest: Guest, action: EveningAction): Promise<boolean> =>
    sendRequest((cercle) => cercle.sayInEvening(guest, action), guest)
  const closeEvening = (): Promise<boolean> => sendRequest((cercle) => cercle.strikeEvening())

  /** Adds a guest. `taken`: another guest has this name, which is shown at its field. */
  async function welcomeGuest(guest: EveningGuest): Promise<'come' | 'taken' | 'refused'> {
    const answer = await callMain((cercle) => cercle.welcomeGuest(guest))
    if (!answer.ok && answer.refused.code === 'taken') return 'taken'
    return handleAnswer(answer, 'newcomer') ? 'come' : 'refused'
  }

  async function leaveEvening(): Promise<void> {
    const answer = await callMain((cercle) => cercle.leaveEvening())
    if (!answer.ok) notices.showRefusal(answer.refused)
    evening.value = null
    pushed = null
    refusal.value = null
    viewer.clearViewer()
  }

  function setPlanned(isWanted: boolean): void {
    refusal.value = null
    isPlanned.value = isWanted
  }

  function clearRefusal(): void {
    refusal.value = null
  }

  window.cercle?.onEvening((sent) => {
    pushed = sent
    if (evening.value?.id === sent.id) showEvening(sent)
  })

  return {
    isPlanned,
    evening,
    refusal,
    startEvening,
    resumeEvening,
    sendAction,
    welcomeGuest,
    closeEvening,
    leaveEvening,
    setPlanned,
    clearRefusal,
  }
})
