import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Answer, Cercle, GivenUp, Scene } from '../../shared/bridge.ts'
import type { Setup } from '../../shared/hall.ts'
import type { Shown } from '../../shared/review.ts'
import type { AnyAction, Breach, Seat } from '../../shared/view.ts'
import { ask } from '../cercle.ts'
import { drawn } from '../use/picture.ts'
import { useCoach } from './coach.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { isEarlier, isSame, laterThan, momentOf, tellingOf, waitingAfter } from './told.ts'
import { useViewer, viewerOf } from './viewer.ts'

/** An action the rules do not allow, with the reason main gave. */
export interface Refusal {
  readonly action: AnyAction
  readonly breach: Breach
}

/** The table one sits at: the last scene, and the wishes reported to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const refusal = shallowRef<Refusal | null>(null)
  /** What the rules allow, and the lesson does not. */
  const strayed = shallowRef<AnyAction | null>(null)
  /** What the person is asked about before it is done, where he wishes to be. */
  const doubted = shallowRef<AnyAction | null>(null)
  const notices = useNotices()
  const hall = useHall()
  const coach = useCoach()
  const viewer = useViewer()
  /** Told by main and not shown yet, in their order: every scene has a picture of its own. */
  let told: readonly Scene[] = []
  let isDrawing = false
  /** Resolves when the cards of the deal that is shown have been given. */
  let given = (): Promise<void> => Promise.resolve()

  /** An answer and what main tells can overtake each other, and main can tell of a table before it has answered. */
  function show(next: Scene): void {
    if (scene.value && isEarlier(next, scene.value)) return
    if (!isSame(scene.value, next)) {
      forgive()
      doubted.value = null
      viewer.look(viewerOf(next))
      scene.value = next
      // scenes that wait may belong to the person who looked before
      told = waitingAfter(next, told)
      hall.see(next.view.game)
      coach.attend(momentOf(next))
    }
    if (!isDrawing) void goOn()
  }

  /**
   * Shows what main has told of this table, one scene after the other, each when the one before has been drawn: nobody
   * is seen to play before all have their cards.
   */
  async function goOn(): Promise<void> {
    isDrawing = true
    await drawn()
    await given()
    isDrawing = false
    showTold()
  }

  function showTold(): void {
    const [next, ...rest] = waitingAfter(scene.value, told)
    told = rest
    if (next) show(next)
  }

  async function wish(call: (cercle: Cercle) => Promise<Answer<Scene>>, action?: AnyAction): Promise<void> {
    const asked = momentOf(scene.value)
    const asker = viewer.viewer
    const answer = await ask(call)
    if (answer.ok) {
      // scenes told before this answer are out of date: shown after it they would draw the curtain again
      told = laterThan(answer.value, told)
      return show(answer.value)
    }
    // main spoke of the table as it is now, and what is shown later would take the reason away
    while (told.length > 0) showTold()
    // the person who acted has handed the screen over
    if (viewer.viewer !== asker) return
    const { refused } = answer
    if (refused.code === 'breach' && action) {
      strayed.value = null
      refusal.value = { action, breach: refused.breach }
    } else if (refused.code === 'lesson' && action) {
      refusal.value = null
      strayed.value = action
    } else if (refused.code === 'tutor' && action && asked === momentOf(scene.value))
      coach.warn(action, refused.warning)
    else notices.say(refused)
  }

  const sit = (setup: Setup): Promise<void> => wish((cercle) => cercle.sit(setup))
  const resume = (sitting: number): Promise<void> => wish((cercle) => cercle.resume(sitting))
  /** The guided first deal of a game. */
  const learn = (game: string): Promise<void> => wish((cercle) => cercle.learn(game))
  /** Plays on from a step of a review, as practice. */
  const practise = (shown: Shown, step: number, seat: Seat, level: string): Promise<void> =>
    wish((cercle) => cercle.practise(shown, step, seat, level))
  const act = (action: AnyAction, insists = false): Promise<void> =>
    wish((cercle) => cercle.act(action, insists), action)
  /** Does what is no card played; asks first where the settings wish it. */
  function venture(action: AnyAction): void {
    if (hall.hall?.settings.confirms === true) doubted.value = action
    else void act(action)
  }
  function answerDoubt(isSure: boolean): void {
    const action = doubted.value
    doubted.value = null
    if (isSure && action) void act(action)
  }
  /** The next partie of an evening, or the one on the table. */
  const playInEvening = (): Promise<void> => wish((cercle) => cercle.playInEvening())
  /** The person the screen was handed to is there (S-8). */
  const uncover = (): Promise<void> => wish((cercle) => cercle.uncover())
  /** The adviser leaves it to the player he advises (S-3). */
  const leaveToPlayer = (): Promise<void> => wish((cercle) => cercle.leaveToPlayer())
  const deal = (packets: string | null): Promise<void> => wish((cercle) => cercle.deal(packets))
  const again = (): Promise<void> => wish((cercle) => cercle.again())
  const takeBack = (): Promise<void> => wish((cercle) => cercle.takeBack())
  /** Points out what is proven, as a person who looks on (S-6). */
  const pointOut = (): Promise<void> => wish((cercle) => cercle.pointOut())
  const playOut = (): Promise<void> => wish((cercle) => cercle.playOut())
  const giveUp = (what: GivenUp): Promise<void> => wish((cercle) => cercle.giveUp(what))

  async function leave(): Promise<void> {
    const answer = await ask((cercle) => cercle.leave())
    if (!answer.ok) notices.say(answer.refused)
    scene.value = null
    told = []
    forgive()
    doubted.value = null
    coach.attend('')
    viewer.leave()
  }

  function forgive(): void {
    refusal.value = null
    strayed.value = null
  }

  /** By whom the table is drawn: `wait` resolves when the cards of a new deal have been given. */
  const drawnBy = (wait: () => Promise<void>): void => void (given = wait)

  window.cercle?.onScene((sent) => {
    told = tellingOf(told, sent)
    if (scene.value && !isDrawing) showTold()
  })

  return {
    ...{ scene, refusal, strayed, sit, resume, learn, practise, act, deal, again, giveUp, leave, forgive },
    ...{ doubted, venture, answerDoubt },
    ...{ playInEvening, takeBack, pointOut, playOut, uncover, leaveToPlayer, drawnBy },
  }
})
