import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type {
  Answer,
  CercleApi,
  GiveUpPrice,
  GiveUpScope,
  LeaveScope,
  Refused,
  Scene,
} from '../../shared/bridge.ts'
import type { StartTableRequest } from '../../shared/hall.ts'
import type { PartieRef } from '../../shared/review.ts'
import type { AnyAction, Breach, Seat } from '../../shared/view.ts'
import { callMain } from '../ipc.ts'
import { afterPaint } from '../composables/after-paint.ts'
import { useCoach } from './coach.ts'
import { useHall } from './hall.ts'
import { useNotices } from './notices.ts'
import { SceneQueue, momentKey } from './scene-queue.ts'
import { useViewer, viewerKey } from './viewer.ts'

/** An action the rules do not allow, with the reason from main. */
export interface ActionRefusal {
  readonly action: AnyAction
  readonly breach: Breach
}

/** Sends a call that is answered by a scene; `action` is the action it asks for. */
type SendRequest = (
  call: (cercle: CercleApi) => Promise<Answer<Scene>>,
  action?: AnyAction,
) => Promise<void>

/** The current table: the last scene, and the requests sent to main. */
export const useTable = defineStore('table', () => {
  const scene = shallowRef<Scene | null>(null)
  const { showRefusal, ...refusals } = createRefusals()
  const hall = useHall()
  const coach = useCoach()
  const viewer = useViewer()
  /** Resolves when the cards of the current deal have been dealt on screen. */
  let waitForDeal = (): Promise<void> => Promise.resolve()
  const queue = new SceneQueue({
    show(next) {
      refusals.clearRefusal()
      confirm.toConfirm.value = null
      viewer.setViewer(viewerKey(next))
      scene.value = next
      hall.rememberGame(next.view.game)
      coach.enterMoment(momentKey(next))
    },
    waitUntilDrawn: () => afterPaint().then(() => waitForDeal()),
  })

  const sendRequest: SendRequest = async (call, action) => {
    const asked = momentKey(scene.value)
    const asker = viewer.viewer
    const answer = await callMain(call)
    if (answer.ok) return queue.showAnswer(answer.value)
    // a refusal is about the latest state of the table: a later scene would remove the reason
    queue.catchUp()
    // the person who acted has handed the screen over
    if (viewer.viewer !== asker) return
    const isCurrent = asked === momentKey(scene.value)
    showRefusal(answer.refused, action, isCurrent)
  }

  /** Forgets a table that main has left. */
  function clearScene(): void {
    scene.value = null
    queue.clear()
    refusals.clearRefusal()
    confirm.toConfirm.value = null
    coach.enterMoment('')
    viewer.clearViewer()
  }

  const requests = createRequests(sendRequest)
  const confirm = createConfirmation(requests.act)
  window.cercle?.onScene((sent) => queue.push(sent))

  return {
    scene,
    ...refusals,
    ...requests,
    ...confirm,
    leaveTable: () => requestLeave().then(clearScene),
    clearScene,
    /** Shows a scene that main has answered with. */
    showScene: (sent: Scene): void => queue.showAnswer(sent),
    /** Registers the wait for the cards of a new deal to be dealt on screen. */
    onDealAnimated: (wait: () => Promise<void>): void => void (waitForDeal = wait),
  }
})

async function requestLeave(): Promise<void> {
  const answer = await callMain((cercle) => cercle.leaveTable())
  if (!answer.ok) useNotices().showRefusal(answer.refused)
}

/** Creates the call that does an action. */
function createActing(send: SendRequest) {
  /** True until main has answered. */
  const isActing = ref(false)
  return {
    isActing,
    async act(action: AnyAction, insists = false): Promise<void> {
      isActing.value = true
      await send((cercle) => cercle.act(action, insists), action)
      isActing.value = false
    },
  }
}

/** Returns what giving up would cost; null if there is nothing to give up any more. */
async function priceGiveUp(what: GiveUpScope): Promise<GiveUpPrice | null> {
  const answer = await callMain((cercle) => cercle.priceGiveUp(what))
  return answer.ok ? answer.value : null
}

/** Creates the calls of a table. */
const createRequests = (send: SendRequest) => ({
  ...createActing(send),
  startTable: (setup: StartTableRequest) => send((cercle) => cercle.startTable(setup)),
  resumeTable: (sitting: number) => send((cercle) => cercle.resumeTable(sitting)),
  /** Opens the guided first deal of a game, at a note or at the first. */
  startLesson: (game: string, note: string | null = null) =>
    send((cercle) => cercle.startLesson(game, note)),
  /** Plays on from a step of a review, as practice. */
  startPractice: (shown: PartieRef, step: number, seat: Seat, level: string) =>
    send((cercle) => cercle.startPractice(shown, step, seat, level)),
  /** Starts the next partie of an evening, or returns to the current one. */
  playInEvening: () => send((cercle) => cercle.playInEvening()),
  /** Lifts the curtain: the person the screen was handed to is there (S-8). */
  uncover: () => send((cercle) => cercle.uncover()),
  /** Leaves decisions to the advised player (S-3), or takes them back. */
  leaveToPlayer: (scope: LeaveScope | null) => send((cercle) => cercle.leaveToPlayer(scope)),
  dealCards: (packets: string | null) => send((cercle) => cercle.dealCards(packets)),
  startNextPartie: () => send((cercle) => cercle.startNextPartie()),
  takeBack: () => send((cercle) => cercle.takeBack()),
  /** Points out a proven breach as an onlooker (S-6). */
  pointOut: () => send((cercle) => cercle.pointOut()),
  playOut: () => send((cercle) => cercle.playOut()),
  giveUp: (what: GiveUpScope) => send((cercle) => cercle.giveUp(what)),
  priceGiveUp,
})

/** Creates the refusals of actions: by the rules, by the lesson, by the tutor. */
function createRefusals() {
  const refusal = shallowRef<ActionRefusal | null>(null)
  /** An action that the rules allow, but not the lesson. */
  const offLesson = shallowRef<AnyAction | null>(null)
  const notices = useNotices()
  const coach = useCoach()

  function clearRefusal(): void {
    refusal.value = null
    offLesson.value = null
  }

  /** Shows a refusal; a tutor's warning only if the table `isCurrent`. */
  function showRefusal(refused: Refused, action: AnyAction | undefined, isCurrent: boolean): void {
    if (refused.code === 'breach' && action) {
      clearRefusal()
      refusal.value = { action, breach: refused.breach }
    } else if (refused.code === 'lesson' && action) {
      clearRefusal()
      offLesson.value = action
    } else if (refused.code === 'tutor' && action && isCurrent)
      coach.showWarning(action, refused.warning)
    else notices.showRefusal(refused)
  }

  return { refusal, offLesson, clearRefusal, showRefusal }
}

/** Creates the confirmation of actions other than playing a card, if the settings ask for it. */
function createConfirmation(act: (action: AnyAction) => Promise<void>) {
  const hall = useHall()
  const toConfirm = shallowRef<AnyAction | null>(null)
  return {
    /** The action that waits for confirmation. */
    toConfirm,
    actOrConfirm(action: AnyAction): void {
      if (hall.hall?.settings.confirms === true) toConfirm.value = action
      else void act(action)
    },
    answerConfirm(isSure: boolean): void {
      const action = toConfirm.value
      toConfirm.value = null
      if (isSure && action) void act(action)
    },
  }
}
