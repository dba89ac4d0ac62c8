// What a person can do on the screen of a table besides playing: leave it, go on, ask the coach.
import { computed } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { useCoaching } from '../coach/useCoaching.ts'
import { findOffered } from '../composables/useGameSetup.ts'
import { useWords } from '../composables/useWords.ts'
import { useCoach } from '../stores/coach.ts'
import { useExercises } from '../stores/exercises.ts'
import { useHall } from '../stores/hall.ts'
import { useReview } from '../stores/review.ts'
import { useTable } from '../stores/table.ts'

/** Returns the ways away from a table, and their labels. */
export function useTableExits(scene: () => Scene, isInEvening: () => boolean) {
  const hall = useHall()
  const table = useTable()
  const review = useReview()
  const exercises = useExercises()
  const { texts } = useWords()
  /** True if the table was begun in the training room, or from a review that is still open. */
  const mayReturn = computed(() => {
    const { practice, lesson, exercise } = scene()
    return exercise !== undefined || (practice && !lesson && review.review !== null)
  })
  const back = computed(() => {
    const { exercise } = scene()
    const { leave, leaveTrial } = texts.value.exercises.table
    if (exercise) return exercise.isTrial ? leaveTrial : leave
    if (scene().lesson) return texts.value.lesson.leave
    if (mayReturn.value) return texts.value.study.practice.toReview
    return isInEvening() ? texts.value.evening.table.toRound : texts.value.table.leave
  })

  /** Returns to where the table was begun: a review, the round, the training room, the Hall. */
  async function leaveTable(): Promise<void> {
    if (scene().exercise) return exercises.leave()
    await table.leaveTable()
    await hall.loadHall()
  }

  /** Starts a partie of the same game after the lesson, as chosen in the Hall. */
  async function startAfterLesson(): Promise<void> {
    const offer = hall.hall?.games.find(({ id }) => id === scene().view.game)
    await table.leaveTable()
    if (!offer) return
    const level = offer.levels[1] ?? offer.levels[0] ?? ''
    const usual = { game: offer.id, preset: offer.preset, level, options: {} }
    await table.startTable(findOffered(offer, hall.findChoices(offer.id)) ?? usual)
  }

  return {
    mayReturn,
    back,
    leaveTable,
    startAfterLesson,
    async toHall(): Promise<void> {
      review.close()
      await leaveTable()
    },
    /** Goes on after a partie: with another one, or in the round, where the next is agreed. */
    goOn(): void {
      if (isInEvening()) void leaveTable()
      else void table.startNextPartie()
    },
    async reviewPartie(): Promise<void> {
      if (await review.openPartie(scene().sitting, scene().partie, 'analysis')) await leaveTable()
    },
  }
}

/** Returns the requests to the coach; `hideLastTrick` makes room for its panel. */
export function useCoachRequests(
  coaching: ReturnType<typeof useCoaching>,
  reviewPartie: () => Promise<void>,
  hideLastTrick: () => void,
) {
  const coach = useCoach()
  const table = useTable()
  return {
    toggleHint(): boolean {
      if (!coaching.mayHint.value) return false
      hideLastTrick()
      coaching.toggleHint()
      return true
    },
    /** Analyses the deal, or, after the partie, all of it. */
    judgeDeal(): boolean {
      hideLastTrick()
      if (coaching.mayJudge.value) coaching.toggleJudgement()
      else if (coaching.mayReview.value) void reviewPartie()
      else return false
      return true
    },
    answerTutor(answer: 'rethink' | 'show' | 'insist'): void {
      const action = coach.warned?.action
      coach.clearWarning()
      if (answer === 'show') void coach.askHint()
      if (answer === 'insist' && action) void table.act(action, true)
    },
  }
}
