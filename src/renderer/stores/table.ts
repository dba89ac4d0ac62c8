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
import {
  isEarlier,
  isSame,
  laterThan,
  momentKey,
  enqueueScene,
  pendingAfter,
} from './scene-queue.ts'
import { useViewer, viewerKey } from './viewer.ts'

/** An action the rules do not allow, with the reason from main. */
export interface ActionRefusal {
  readonly action: AnyAction
  readonly breach: Breach
}

/** The current table: the last scene, and the requests sent to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const refusal = shallowRef<ActionRefusal | null>(null)
  /** An action that the rules allow, but not the lesson. */
  const offLesson = shallowRef<AnyAction | null>(null)
  /** An action that waits for confirmation, if the settings ask for it. */
  const toConfirm = shallowRef<AnyAction | null>(null)
  const notices = useNotices()
  const hall = useHall()
  const coach = useCoach()
  const viewer = useViewer()
  /** Scenes from main not shown yet, in order: each is drawn on its own. */
  let queue: readonly Scene[] = []
  let isDrawing = false
  /** Resolves when the cards of the current deal have been dealt on screen. */
  let waitForDeal = (): Promise<void> => Promise.resolve()

  /**
   * Shows a scene unless it is outdated: an answer and a push can overtake each other, and main can
   * push a table before it has answered.
   */
  function showScene(next: Scene): void {
    if (scene.value && isEarlier(next, scene.value)) return
    if (!isSame(scene.value, next)) {
      clearRefusal()
      toConfirm.value = null
      viewer.setViewer(viewerKey(next))
      scene.value = next
      // waiting scenes may belong to the previous viewer
      queue = pendingAfter(next, queue)
      hall.rememberGame(next.view.game)
      coach.enterMoment(momentKey(next))
    }
    if (!isDrawing) void awaitDrawing()
  }

  /**
   * Shows the next queued scene once the current one has been drawn: no player is seen to play
   * before all have their cards.
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

  async function sendRequest(
    call: (cercle: CercleApi) => Promise<Answer<Scene>>,
    action?: AnyAction,
  ): Promise<void> {
    const asked = momentKey(scene.value)
    const asker = viewer.viewer
    const answer = await callMain(call)
    if (answer.ok) {
      // scenes pushed before this answer are outdated: shown after it, they would draw the curtain
      // again
      queue = laterThan(answer.value, queue)
      return showScene(answer.value)
    }
    // the refusal is about the latest state of the table, and a scene shown later would remove the
    // reason
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

  const startTable = (setup: StartTableRequest): Promise<void> =>
    sendRequest((cercle) => cercle.startTable(setup))
  const resumeTable = (sitting: number): Promise<void> =>
    sendRequest((cercle) => cercle.resumeTable(sitting))
  /** Starts the guided first deal of a game. */
  const startLesson = (game: string): Promise<void> =>
    sendRequest((cercle) => cercle.startLesson(game))
  /** Plays on from a step of a review, as practice. */
  const startPractice = (
    shown: PartieRef,
    step: number,
    seat: Seat,
    level: string,
  ): Promise<void> => sendRequest((cercle) => cercle.startPractice(shown, step, seat, level))
  const act = (action: AnyAction, insists = false): Promise<void> =>
    sendRequest((cercle) => cercle.act(action, insists), action)
  /**
   * Does an action other than playing a card; asks for confirmation first if the settings require
   * it.
   */
  function actOrConfirm(action: AnyAction): void {
    if (hall.hall?.settings.confirms === true) toConfirm.value = action
    else void act(action)
  }
  function answerConfirm(isSure: boolean): void {
    const action = toConfirm.value
    toConfirm.value = null
    if (isSure && action) void act(action)
  }
  /** Starts the next partie of an evening, or returns to the current one. */
  const playInEvening = (): Promise<void> => sendRequest((cercle) => cercle.playInEvening())
  /** Lifts the curtain: the person the screen was handed to is there (S-8). */
  const uncover = (): Promise<void> => sendRequest((cercle) => cercle.uncover())
  /** Leaves the decision to the advised player (S-3). */
  const leaveToPlayer = (): Promise<void> => sendRequest((cercle) => cercle.leaveToPlayer())
  const dealCards = (packets: string | null): Promise<void> =>
    sendRequest((cercle) => cercle.dealCards(packets))
  const startNextPartie = (): Promise<void> => sendRequest((cercle) => cercle.startNextPartie())
  const takeBack = (): Promise<void> => sendRequest((cercle) => cercle.takeBack())
  /** Points out a proven breach as an onlooker (S-6). */
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

  /**
   * Registers the table on the screen: `wait` resolves when the cards of a new deal have been
   * dealt.
   */
  const onDealAnimated = (wait: () => Promise<void>): void => void (waitForDeal = wait)

  window.cercle?.onScene((sent) => {
    queue = enqueueScene(queue, sent)
    if (scene.value && !isDrawing) showQueued()
  })

  return {
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
    toConfirm,
    actOrConfirm,
    answerConfirm,
    playInEvening,
    takeBack,
    pointOut,
    playOut,
    uncover,
    leaveToPlayer,
    onDealAnimated,
  }
})
