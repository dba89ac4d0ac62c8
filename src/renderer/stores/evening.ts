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
import type { StartTableRequest } from '../../shared/hall.ts'
import type { Breach } from '../../shared/view.ts'
import type { EveningDraft } from '../evening/useEveningPlan.ts'
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

/** Sends a call that is answered by the evening; returns true if it was done. */
type SendRequest = (
  call: (cercle: CercleApi) => Promise<Answer<Evening>>,
  to?: EveningRefusal['to'],
) => Promise<boolean>

/** Creates the calls of an evening. */
const createRequests = (send: SendRequest) => ({
  startEvening: (setup: EveningSetup) => send((cercle) => cercle.beginEvening(setup)),
  resumeEvening: (id: number) => send((cercle) => cercle.takeUpEvening(id)),
  sendAction: (guest: Guest, action: EveningAction) =>
    send((cercle) => cercle.sayInEvening(guest, action), guest),
  /** Has computer players play the partie on the table, or the next one, to its end at once. */
  finishPartie: () => send((cercle) => cercle.finishPartie()),
  closeEvening: () => send((cercle) => cercle.strikeEvening()),
})

/** The setup of an evening as it was left: the plan, and the choices for its game. */
interface SetupDraft {
  readonly plan: EveningDraft
  readonly choices: StartTableRequest
}

/** The current evening: the last state of the round from main, and the requests sent to main. */
export const useEvening = defineStore('evening', () => {
  const isPlanned = ref(false)
  const evening = shallowRef<Evening | null>(null)
  const refusal = shallowRef<EveningRefusal | null>(null)
  const notices = useNotices()
  const viewer = useViewer()
  /** The last push: it can overtake an answer, and come before the first one. */
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

  window.cercle?.onEvening((sent) => {
    pushed = sent
    if (evening.value?.id === sent.id) showEvening(sent)
  })

  return {
    /** True while a new evening is being set up. */
    isPlanned,
    draft: shallowRef<SetupDraft | null>(null),
    evening,
    refusal,
    ...createRequests(async (call, to = 'company') => handleAnswer(await callMain(call), to)),
    welcomeGuest,
    leaveEvening,
    setPlanned(isWanted: boolean): void {
      refusal.value = null
      isPlanned.value = isWanted
    },
    clearRefusal: (): void => void (refusal.value = null),
  }
})
