import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Answer, CercleApi, GiveUpScope, Scene } from '../../shared/bridge.ts'
import type { StartTableRequest } from '../../shared/hall.ts'
import type { PartieRef } from '../../shared/review.ts'
import type { AnyAction, Breach, Seat } from '../../shared/view.ts'
import { callMain } from '../ipc.ts'
import { afterPaint } from '../composables/after-paint.ts'
import { useCoach } from './coach.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { isEarlier, isSame, laterThan, momentKey, enqueueScene, pendingAfter } from './scene-queue.ts'
import { useViewer, viewerKey } from './viewer.ts'

/** An action the rules do not allow, with the reason main gave. */
export interface ActionRefusal {
  readonly action: AnyAction
  readonly breach: Breach
}

/** The table one sits at: the last scene, and the wishes reported to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const refusal = shallowRef<ActionRefusal | null>(null)
  /** What the rules allow, and the lesson does not. */
  const offLesson = shallowRef<AnyAction | null>(null)
  /** What the person is asked about before it is done, where he wishes to be. */
  const toConfirm = shallowRef<AnyAction | null>(null)
  const notices = useNotices()
  const hall = useHall()
  const coach = useCoach()
  const viewer = useViewer()
  /** Told by main and not shown yet, in their order: every scene has a picture of its own. */
  let queue: readonly Scene[] = []
  let isDrawing = false
  /** Resolves when the cards of the deal that is shown have been given. */
  let waitForDeal = (): Promise<void> => Promise.resolve()

  /** An answer and what main tells can overtake each other, and main can tell of a table before it has answered. */
  function showScene(next: Scene): void {
    if (scene.value && isEarlier(next, scene.value)) return
    if (!isSame(scene.value, next)) {
      clearRefusal()
      toConfirm.value = null
      viewer.setViewer(viewerKey(next))
      scene.value = next
      // scenes that wait may belong to the person who looked before
      queue = pendingAfter(next, queue)
      hall.rememberGame(next.view.game)
      coach.enterMoment(momentKey(next))
    }
    if (!isDrawing) void awaitDrawing()
  }

  /**
   * Shows what main has told of this table, one scene after the other, each when the one before has been drawn: nobody
   * is seen to play before all have their cards.
   */
  async function awaitDrawing(): Promise<void> {
    isDrawing = true
    await afterPaint()
    await waitForDeal()
    isDrawing = false
    showQueued()
  }

  function showQueued(): void {
    const [next, ...rest] = pendingAfter(scene.value, queue)
    queue = rest
    if (next) showScene(next)
  }

  async function sendRequest(call: (cercle: CercleApi) => Promise<Answer<Scene>>, action?: AnyAction): Promise<void> {
    const asked = momentKey(scene.value)
    const asker = viewer.viewer
    const answer = await callMain(call)
    if (answer.ok) {
      // scenes told before this answer are out of date: shown after it they would draw the curtain again
      queue = laterThan(answer.value, queue)
      return showScene(answer.value)
    }
    // main spoke of the table as it is now, and what is shown later would take the reason away
    while (queue.length > 0) showQueued()
    // the person who acted has handed the screen over
    if (viewer.viewer !== asker) return
    const { refused } = answer
    if (refused.code === 'breach' && action) {
      offLesson.value = null
      refusal.value = { action, breach: refused.breach }
    } else if (refused.code === 'lesson' && action) {
      refusal.value = null
      offLesson.value = action
    } else if (refused.code === 'tutor' && action && asked === momentKey(scene.value))
      coach.showWarning(action, refused.warning)
    else notices.showRefusal(refused)
  }

  const startTable = (setup: StartTableRequest): Promise<void> => sendRequest((cercle) => cercle.startTable(setup))
  const resumeTable = (sitting: number): Promise<void> => sendRequest((cercle) => cercle.resumeTable(sitting))
  /** The guided first deal of a game. */
  const startLesson = (game: string): Promise<void> => sendRequest((cercle) => cercle.startLesson(game))
  /** Plays on from a step of a review, as practice. */
  const startPractice = (shown: PartieRef, step: number, seat: Seat, level: string): Promise<void> =>
    sendRequest((cercle) => cercle.startPractice(shown, step, seat, level))
  const act = (action: AnyAction, insists = false): Promise<void> =>
    sendRequest((cercle) => cercle.act(action, insists), action)
  /** Does what is no card played; asks first where the settings wish it. */
  function actOrConfirm(action: AnyAction): void {
    if (hall.hall?.settings.confirms === true) toConfirm.value = action
    else void act(action)
  }
  function answerConfirm(isSure: boolean): void {
    const action = toConfirm.value
    toConfirm.value = null
    if (isSure && action) void act(action)
  }
  /** The next partie of an evening, or the one on the table. */
  const playInEvening = (): Promise<void> => sendRequest((cercle) => cercle.playInEvening())
  /** The person the screen was handed to is there (S-8). */
  const uncover = (): Promise<void> => sendRequest((cercle) => cercle.uncover())
  /** The adviser leaves it to the player he advises (S-3). */
  const leaveToPlayer = (): Promise<void> => sendRequest((cercle) => cercle.leaveToPlayer())
  const dealCards = (packets: string | null): Promise<void> => sendRequest((cercle) => cercle.dealCards(packets))
  const startNextPartie = (): Promise<void> => sendRequest((cercle) => cercle.startNextPartie())
  const takeBack = (): Promise<void> => sendRequest((cercle) => cercle.takeBack())
  /** Points out what is proven, as a person who looks on (S-6). */
  const pointOut = (): Promise<void> => sendRequest((cercle) => cercle.pointOut())
  const playOut = (): Promise<void> => sendRequest((cercle) => cercle.playOut())
  const giveUp = (what: GiveUpScope): Promise<void> => sendRequest((cercle) => cercle.giveUp(what))

  async function leaveTable(): Promise<void> {
    const answer = await callMain((cercle) => cercle.leaveTable())
    if (!answer.ok) notices.showRefusal(answer.refused)
    scene.value = null
    queue = []
    clearRefusal()
    toConfirm.value = null
    coach.enterMoment('')
    viewer.clearViewer()
  }

  function clearRefusal(): void {
    refusal.value = null
    offLesson.value = null
  }

  /** By whom the table is drawn: `wait` resolves when the cards of a new deal have been given. */
  const onDealAnimated = (wait: () => Promise<void>): void => void (waitForDeal = wait)

  window.cercle?.onScene((sent) => {
    queue = enqueueScene(queue, sent)
    if (scene.value && !isDrawing) showQueued()
  })

  return {
    ...{
      scene,
      refusal,
      offLesson,
      startTable,
      resumeTable,
      startLesson,
      startPractice,
      act,
      dealCards,
      startNextPartie,
      giveUp,
      leaveTable,
      clearRefusal,
    },
    ...{ toConfirm, actOrConfirm, answerConfirm },
    ...{ playInEvening, takeBack, pointOut, playOut, uncover, leaveToPlayer, onDealAnimated },
  }
})
