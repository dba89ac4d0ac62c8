import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Answer, Cercle, GivenUp, Scene, Setup } from '../../shared/bridge.ts'
import type { AnyAction, Breach } from '../../shared/view.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'

/** An action the rules do not allow, with the reason main gave. */
export interface Refusal {
  readonly action: AnyAction
  readonly breach: Breach
}

const isLater = (scene: Scene, other: Scene): boolean =>
  scene.sitting === other.sitting &&
  (scene.partie > other.partie || (scene.partie === other.partie && scene.log.length > other.log.length))

/** The table one sits at: the last scene, and the wishes reported to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const refusal = shallowRef<Refusal | null>(null)
  const notices = useNotices()
  // An answer and a push can overtake each other, and the first push can come before the first answer.
  let pushed: Scene | null = null

  function show(next: Scene): void {
    if (scene.value && isLater(scene.value, next)) return
    refusal.value = null
    scene.value = pushed && isLater(pushed, next) ? pushed : next
  }

  async function wish(call: (cercle: Cercle) => Promise<Answer<Scene>>, action?: AnyAction): Promise<void> {
    const answer = await ask(call)
    if (answer.ok) show(answer.value)
    else if (answer.refused.code === 'breach' && action) refusal.value = { action, breach: answer.refused.breach }
    else notices.say(answer.refused)
  }

  const sit = (setup: Setup): Promise<void> => wish((cercle) => cercle.sit(setup))
  const resume = (sitting: number): Promise<void> => wish((cercle) => cercle.resume(sitting))
  const act = (action: AnyAction): Promise<void> => wish((cercle) => cercle.act(action), action)
  const deal = (packets: string | null): Promise<void> => wish((cercle) => cercle.deal(packets))
  const again = (): Promise<void> => wish((cercle) => cercle.again())
  const giveUp = (what: GivenUp): Promise<void> => wish((cercle) => cercle.giveUp(what))

  async function leave(): Promise<void> {
    const answer = await ask((cercle) => cercle.leave())
    if (!answer.ok) notices.say(answer.refused)
    scene.value = null
    refusal.value = null
  }

  function forgive(): void {
    refusal.value = null
  }

  window.cercle?.onScene((sent) => {
    pushed = sent
    if (scene.value?.sitting === sent.sitting) show(sent)
  })

  return { scene, refusal, sit, resume, act, deal, again, giveUp, leave, forgive }
})
