import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import { useCoach } from '../stores/coach.ts'
import { useHall } from '../stores/hall.ts'
import { useWords } from '../composables/useWords.ts'
import { isIrregular } from './irregular.ts'

interface Coaching {
  readonly mayHint: ComputedRef<boolean>
  readonly mayJudge: ComputedRef<boolean>
  readonly mayReview: ComputedRef<boolean>
  /** Requests a hint, or hides the one that is shown. */
  readonly toggleHint: () => void
  readonly toggleJudgement: () => void
  /** The coach's text for a screen reader; empty if there is none. */
  readonly spoken: ComputedRef<string>
}

/** Returns what the coach offers at this moment of the table, with its hint as a sentence. */
export function useCoaching(scene: () => Scene, near: () => Seat): Coaching {
  const coach = useCoach()
  const hall = useHall()
  const { texts, gameWords } = useWords()

  const settings = computed(() => hall.hall?.settings.coach)
  const judges = computed(() => settings.value?.judges ?? false)
  // The players of a table may agree to play without hints.
  const hints = computed(
    () => (settings.value?.hints ?? false) && scene().options['hints'] !== false,
  )
  const mayHint = computed(
    () => hints.value && scene().view.turn === near() && scene().choices.length > 0,
  )
  // in a lesson most cards are the lesson's, and of an exercise one decision counts
  const isPlayed = computed(() => !scene().lesson && !scene().exercise)
  const mayJudge = computed(() => judges.value && scene().mayJudge && isPlayed.value)
  const mayReview = computed(() => judges.value && scene().awaits === 'partie' && isPlayed.value)

  const spoken = computed(() => {
    const { hint, judgement } = texts.value.coach
    if (coach.hint) {
      const { answer } = coach.hint
      const best = answer?.evaluations[0]
      if (!answer || !best) return hint.waiting
      const { deed, worth } = gameWords(scene().view.game)
      const reason = answer.reason ?? answer.gain
      return hint.spoken(
        deed(best.action),
        hint.verdict(answer.verdict, worth.figure),
        reason === null ? '' : hint.reason(reason),
      )
    }
    if (coach.judgement) {
      const { answer } = coach.judgement
      const account = answer?.accounts[near()]
      if (account?.decisions === 0 && isIrregular(scene().view.options))
        return texts.value.coach.analysis.noneJudged
      if (account) {
        const { amount } = gameWords(scene().view.game).worth
        return judgement.account(account, amount)
      }
      return answer ? '' : judgement.waiting
    }
    return ''
  })

  return {
    mayHint,
    mayJudge,
    mayReview,
    spoken,
    toggleHint: () => void (coach.hint ? coach.close() : coach.askHint()),
    toggleJudgement: () => void (coach.judgement ? coach.close() : coach.askJudgement()),
  }
}
