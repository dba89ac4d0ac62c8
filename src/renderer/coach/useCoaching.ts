import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import { useCoach } from '../stores/coach.ts'
import { useHall } from '../stores/hall.ts'
import { useWords } from '../use/useWords.ts'

interface Coaching {
  readonly mayHint: ComputedRef<boolean>
  readonly mayJudge: ComputedRef<boolean>
  readonly mayReview: ComputedRef<boolean>
  /** Asks for a hint, or puts the one that lies there away. */
  readonly toggleHint: () => void
  readonly toggleJudgement: () => void
  /** What a screen reader hears of the coach; empty when he says nothing. */
  readonly spoken: ComputedRef<string>
}

/** What the coach may be asked for at this moment of the table, and what he answers in a sentence. */
export function useCoaching(scene: () => Scene, near: () => Seat): Coaching {
  const coach = useCoach()
  const hall = useHall()
  const { texts, gameWords } = useWords()

  const settings = computed(() => hall.hall?.settings.coach)
  const judges = computed(() => settings.value?.judges ?? false)
  const mayHint = computed(
    () => (settings.value?.hints ?? false) && scene().view.turn === near() && scene().choices.length > 0,
  )
  const mayJudge = computed(() => judges.value && scene().awaits === 'deal' && scene().view.deals > 0)
  const mayReview = computed(() => judges.value && scene().awaits === 'partie')

  const spoken = computed(() => {
    const { hint, judgement } = texts.value.coach
    if (coach.hint) {
      const { told } = coach.hint
      const best = told?.appraisals[0]
      if (!told || !best) return hint.waiting
      return hint.spoken(gameWords(scene().view.game).deed(best.action), hint.reason(told.reason))
    }
    if (coach.judgement) {
      const { told } = coach.judgement
      const account = told?.accounts[near()]
      if (account) return judgement.account(account.decisions, account.cost)
      return told ? '' : judgement.waiting
    }
    return ''
  })

  return {
    ...{ mayHint, mayJudge, mayReview, spoken },
    toggleHint: () => void (coach.hint ? coach.close() : coach.askHint()),
    toggleJudgement: () => void (coach.judgement ? coach.close() : coach.judge()),
  }
}
