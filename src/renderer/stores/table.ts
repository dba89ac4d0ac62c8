import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Answer, Cercle, GivenUp, Scene, Setup, Shown } from '../../shared/bridge.ts'
import type { AnyAction, Breach, Seat } from '../../shared/view.ts'
import { ask } from '../cercle.ts'
import { useCoach } from './coach.ts'
import { useNotices } from './notices.ts'

/** An action the rules do not allow, with the reason main gave. */
export interface Refusal {
  readonly action: AnyAction
  readonly breach: Breach
}

const isLater = (scene: Scene, other: Scene): boolean =>
  scene.sitting === other.sitting &&
  (scene.partie > other.partie || (scene.partie === other.partie && scene.log.length > other.log.length))

/** The same moment can be told more than once. */
const momentOf = (scene: Scene | null): string =>
  scene === null ? '' : [scene.sitting, scene.partie, scene.log.length].join(' ')

/** The table one sits at: the last scene, and the wishes reported to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const refusal = shallowRef<Refusal | null>(null)
  const notices = useNotices()
  const coach = useCoach()
  // An answer and a push can overtake each other, and the first push can come before the first answer.
  let pushed: Scene | null = null

  function show(next: Scene): void {
    if (scene.value && isLater(scene.value, next)) return
    refusal.value = null
    scene.value = pushed && isLater(pushed, next) ? pushed : next
    coach.attend(momentOf(scene.value))
  }

  async function wish(call: (cercle: Cercle) => Promise<Answer<Scene>>, action?: AnyAction): Promise<void> {
    const asked = momentOf(scene.value)
    const answer = await ask(call)
    if (answer.ok) return show(answer.value)
    const { refused } = answer
    if (refused.code === 'breach' && action) refusal.value = { action, breach: refused.breach }
    else if (refused.code === 'tutor' && action && asked === momentOf(scene.value)) coach.warn(action, refused.warning)
    else notices.say(refused)
  }

  const sit = (setup: Setup): Promise<void> => wish((cercle) => cercle.sit(setup))
  const resume = (sitting: number): Promise<void> => wish((cercle) => cercle.resume(sitting))
  /** Plays on from a step of a review, as practice. */
  const practise = (shown: Shown, step: number, seat: Seat, level: string): Promise<void> =>
    wish((cercle) => cercle.practise(shown, step, seat, level))
  const act = (action: AnyAction, insists = false): Promise<void> =>
    wish((cercle) => cercle.act(action, insists), action)
  const deal = (packets: string | null): Promise<void> => wish((cercle) => cercle.deal(packets))
  const again = (): Promise<void> => wish((cercle) => cercle.again())
  const giveUp = (what: GivenUp): Promise<void> => wish((cercle) => cercle.giveUp(what))

  async function leave(): Promise<void> {
    const answer = await ask((cercle) => cercle.leave())
    if (!answer.ok) notices.say(answer.refused)
    scene.value = null
    refusal.value = null
    coach.attend('')
  }

  function forgive(): void {
    refusal.value = null
  }

  window.cercle?.onScene((sent) => {
    pushed = sent
    if (scene.value?.sitting === sent.sitting) show(sent)
  })

  return { scene, refusal, sit, resume, practise, act, deal, again, giveUp, leave, forgive }
})
