import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import { sideOf } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { type GameTable, tableOf } from '../table/tables.ts'
import { nearSeat, useCompany } from '../use/useCompany.ts'
import { useCut } from '../use/useCut.ts'
import { type Log, useLog } from '../use/useLog.ts'
import { useSides } from '../use/useSides.ts'
import { useSpeech } from '../use/useSpeech.ts'
import { useWords } from '../use/useWords.ts'
import { type Steps, useSteps } from '../use/useSteps.ts'

interface ReviewTelling {
  readonly kind: ComputedRef<GameTable | null>
  readonly steps: Steps
  /** The seat drawn nearest. */
  readonly near: ComputedRef<Seat>
  /** The person's seat, and the side from which luck and the course are told, whoever's eyes one looks with. */
  readonly own: ComputedRef<Seat>
  readonly side: ComputedRef<Seat>
  /** What the sides are called. */
  readonly sides: ComputedRef<readonly string[]>
  readonly company: ComputedRef<Company>
  readonly log: Log
  readonly cut: ComputedRef<readonly string[]>
  /** What everybody has just said, by seat. */
  readonly speeches: ComputedRef<readonly (string | null)[]>
}

/** A position of a stored partie put into words. */
export function useReviewTelling(review: () => Review, step: () => number): ReviewTelling {
  const people = (): Review['line']['people'] => review().line.people
  const kind = computed(() => tableOf(review().line.game))
  const steps = useSteps(review, step)
  const eye = (): Seat | 'onlooker' | 'open' => steps.view.value?.eye ?? 'onlooker'
  const near = computed(() => nearSeat(people(), eye()))
  // The person is addressed as such, whoever's eyes one looks with.
  const company = useCompany(people, () => 'onlooker')
  const log = useLog(
    () => review().line.game,
    () => review().log,
    company,
  )
  const speeches = useSpeech(
    () => kind.value,
    () => steps.heard.value,
    () => near.value,
  )
  const { gameWords } = useWords()
  const own = computed(() => nearSeat(people(), 'onlooker'))
  const count = (): number => review().line.score.length
  return {
    ...{ kind, steps, near, company, log, speeches },
    own,
    side: computed(() => sideOf(own.value, count())),
    sides: useSides(
      () => company.value.names,
      count,
      () => own.value,
    ),
    cut: useCut(
      () => review().cut,
      company,
      () => gameWords(review().line.game).drawSettles?.(review().options, people().length) ?? '',
    ),
  }
}
