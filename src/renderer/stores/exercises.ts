import { defineStore } from 'pinia'
import { ref, shallowRef, watch } from 'vue'
import type { Answer, CercleApi, Scene } from '../../shared/bridge.ts'
import {
  type ExerciseRequest,
  type ExerciseResult,
  type ExerciseSummary,
  SESSION_COUNTS,
  USUAL_WISH,
  countForSession,
} from '../../shared/exercises.ts'
import type { PartieRef } from '../../shared/review.ts'
import type { DecisionPlace } from '../../shared/training.ts'
import { callMain } from '../ipc.ts'
import { useCoach } from './coach.ts'
import { useNotices } from './notices.ts'
import { useTable } from './table.ts'

/** What the window adds to the result of an exercise. */
interface AnswerNote {
  /** ISO day on which it comes back; null if it does not. */
  readonly nextDue: string | null
  readonly hinted: boolean
}

/** An answered exercise. */
export type ExerciseOutcome = ExerciseResult & AnswerNote

/** Where a single position was tried again from. */
type TrialOrigin = 'review' | { readonly sitting: number }

/** Sends a call; shows its refusal, and returns null then. */
async function request<T>(call: (cercle: CercleApi) => Promise<Answer<T>>): Promise<T | null> {
  const answer = await callMain(call)
  if (answer.ok) return answer.value
  useNotices().showRefusal(answer.refused)
  return null
}

/** What the answers at the table add up to, as they are given. */
function createOutcomes() {
  const table = useTable()
  /** By the number of the exercise: another try of it changes nothing. */
  const notes = new Map<number, AnswerNote>()
  const isHinted = ref(false)
  const coach = useCoach()

  watch(
    () => table.scene?.exercise,
    (now, before) => {
      if (now === undefined) return
      if (now.answered === null && (now.number !== before?.number || before.answered !== null))
        isHinted.value = false
      if (now.answered !== null && !notes.has(now.number))
        notes.set(now.number, { nextDue: now.answered.nextDue, hinted: isHinted.value })
    },
    { flush: 'sync' },
  )
  watch(
    () => coach.hint,
    (hint) => {
      if (hint !== null && table.scene?.exercise?.answered === null) isHinted.value = true
    },
    { flush: 'sync' },
  )

  return {
    isHinted,
    clear: () => notes.clear(),
    /** Adds to the results of main, in their order, when each comes back and if it was hinted. */
    complete(results: readonly ExerciseResult[]): readonly ExerciseOutcome[] {
      const inOrder = [...notes].toSorted(([a], [b]) => a - b).map(([, note]) => note)
      return results.map((result, at) => ({
        ...result,
        ...(inOrder[at] ?? { nextDue: null, hinted: false }),
      }))
    },
  }
}

/** Shows a scene of main at the table; returns false if there is none. */
function showScene(scene: Scene | null): boolean {
  if (scene) useTable().showScene(scene)
  return scene !== null
}

/** Creates the way from a table, or a review, to a single position, and back. */
function createTrial(outcomes: ReturnType<typeof createOutcomes>) {
  const table = useTable()
  const coach = useCoach()
  /** The position that is tried again. */
  const trial = shallowRef<{ readonly shown: PartieRef; readonly step: number } | null>(null)
  let origin: TrialOrigin = 'review'
  return {
    trial,
    /** Shows the decision after a step of a partie once more. */
    async tryAgain(shown: PartieRef, step: number): Promise<boolean> {
      const from = table.scene?.sitting ?? null
      const scene = await request((cercle) => cercle.tryAgain(shown, step))
      if (scene === null) return false
      origin = from === null ? 'review' : { sitting: from }
      trial.value = { shown, step }
      outcomes.clear()
      return showScene(scene)
    },
    /** Returns to the review, or to the table, where the judgement lies again. */
    async goBack(): Promise<void> {
      if (origin !== 'review') await table.resumeTable(origin.sitting)
      if (table.scene?.exercise) table.clearScene()
      else if (table.scene?.mayJudge === true) void coach.askJudgement()
    },
  }
}

/** Creates the session at the table, up to its results. */
function createSession() {
  const table = useTable()
  const outcomes = createOutcomes()
  const { trial, tryAgain, goBack } = createTrial(outcomes)
  /** The results of the session that has ended, until they are put away. */
  const over = shallowRef<readonly ExerciseOutcome[] | null>(null)
  /** True while main lays out the positions. */
  const isStarting = ref(false)
  const last = shallowRef<ExerciseRequest | null>(null)

  /** Sits down to a session; returns false if there is no exercise of this kind. */
  async function start(wanted: ExerciseRequest): Promise<boolean> {
    if (isStarting.value) return false
    isStarting.value = true
    outcomes.clear()
    const scene = await request((cercle) => cercle.startExercises(wanted))
    isStarting.value = false
    if (scene === null) return false
    last.value = wanted
    over.value = null
    return showScene(scene)
  }

  /** Goes on to the next exercise, or, after the last one, to the results. */
  async function next(): Promise<void> {
    if (table.scene?.exercise?.isTrial === true) return leave()
    const answer = await callMain((cercle) => cercle.nextExercise())
    if (!answer.ok) useNotices().showRefusal(answer.refused)
    else if (!showScene(answer.value)) await leave()
  }

  /** Leaves the table: to the results of the session, or to where the position was tried from. */
  async function leave(): Promise<void> {
    const isTrial = table.scene?.exercise?.isTrial === true
    const results = await request((cercle) => cercle.endExercises())
    if (isTrial) return goBack()
    over.value = outcomes.complete(results ?? [])
    table.clearScene()
  }

  /** Puts the results away; returns false if there were none. */
  function closeResults(): boolean {
    const shown = over.value !== null
    over.value = null
    return shown
  }

  const { isHinted } = outcomes
  return { over, last, isStarting, isHinted, trial, start, tryAgain, next, leave, closeResults }
}

/** Returns the wish to practise positions of the archive, as many as a session has. */
const wishFor = (positions: readonly DecisionPlace[]): ExerciseRequest => ({
  ...USUAL_WISH,
  count: countForSession(positions.length),
  positions: positions.slice(0, SESSION_COUNTS.most),
})

/** The exercises of the training room: what there is, the session at the table, its results. */
export const useExercises = defineStore('exercises', () => {
  const summary = shallowRef<ExerciseSummary | null>(null)
  const session = createSession()
  return {
    summary,
    ...session,
    /** Sits down to practise positions of the archive; returns false if none can be. */
    practise: (positions: readonly DecisionPlace[]): Promise<boolean> =>
      session.start(wishFor(positions)),
    async loadSummary(): Promise<void> {
      summary.value = (await request((cercle) => cercle.loadExercises())) ?? summary.value
    },
    async repeat(): Promise<void> {
      showScene(await request((cercle) => cercle.repeatExercise()))
    },
    async playOn(): Promise<void> {
      showScene(await request((cercle) => cercle.playExerciseOn()))
    },
  }
})
