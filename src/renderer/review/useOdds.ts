import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Review, ReviewViewer } from '../../shared/review.ts'
import type { AnyEvent } from '../../shared/view.ts'
import type { SeatDecision } from '../table/table-props.ts'
import { findTable } from '../table/tables.ts'
import { type StepHint, useStepHint } from '../composables/useStepHint.ts'
import { useWords } from '../composables/useWords.ts'

interface ReviewOdds {
  /** The decision taken at the shown position; null if there was none. */
  readonly decision: ComputedRef<SeatDecision | null>
  /** True if the viewer is not the seat that decided. */
  readonly isCovered: ComputedRef<boolean>
  readonly considered: ComputedRef<StepHint>
  /** The coach's choice as a sentence to be spoken; empty if there is none. */
  readonly spoken: ComputedRef<string>
}

interface OddsInput {
  readonly review: () => Review
  readonly step: () => number
  readonly eye: () => ReviewViewer
  /** Returns the events that followed. */
  readonly next: () => readonly AnyEvent[]
  /** True if the coach's panel is open. */
  readonly isWanted: () => boolean
}

/** Returns the coach's view of the decision that was taken at a position. */
export function useOdds({ review, step, eye, next, isWanted }: OddsInput): ReviewOdds {
  const { texts, gameWords } = useWords()
  const getGame = (): string => review().line.game

  const decision = computed(() => {
    const [event] = next()
    return event ? (findTable(getGame())?.decisionIn(event) ?? null) : null
  })
  const isCovered = computed(
    () => decision.value !== null && eye() !== 'open' && eye() !== decision.value.seat,
  )
  const considered = useStepHint(
    () => review().shown,
    step,
    () => isWanted() && decision.value !== null && !isCovered.value,
  )
  const spoken = computed(() => {
    const hint = considered.value
    if (!isWanted() || isCovered.value || hint === 'waits' || !hint?.evaluations[0]) return ''
    const { spoken: say, verdict, reason: explain } = texts.value.coach.hint
    const reason = hint.reason ?? hint.gain
    const { deed, worth } = gameWords(getGame())
    return say(
      deed(hint.evaluations[0].action),
      verdict(hint.verdict, worth.figure),
      reason === null ? '' : explain(reason),
    )
  })
  return { decision, isCovered, considered, spoken }
}
