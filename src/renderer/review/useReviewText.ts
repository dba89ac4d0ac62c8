import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import { sideOf } from '../../shared/view.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { type GameTable, findTable } from '../table/tables.ts'
import { useCompany } from '../composables/useCompany.ts'
import { nearSeat } from '../../shared/near-seat.ts'
import { useCut } from '../composables/useCut.ts'
import { type TableLog, useLog } from '../composables/useLog.ts'
import { useSides } from '../composables/useSides.ts'
import { useSpeech } from '../composables/useSpeech.ts'
import { useWords } from '../composables/useWords.ts'
import { type ReviewSteps, useSteps } from '../composables/useSteps.ts'

interface ReviewText {
  readonly kind: ComputedRef<GameTable | null>
  readonly steps: ReviewSteps
  /** The seat drawn nearest. */
  readonly near: ComputedRef<Seat>
  /** The person's seat, and the side whose view luck and the course have. */
  readonly own: ComputedRef<Seat>
  readonly side: ComputedRef<Seat>
  /** Names of the sides. */
  readonly sides: ComputedRef<readonly string[]>
  readonly company: ComputedRef<Company>
  readonly log: TableLog
  readonly cut: ComputedRef<readonly string[]>
  /** The last words of each player, by seat. */
  readonly speeches: ComputedRef<readonly (string | null)[]>
}

/** Returns the texts for a position of a stored partie. */
export function useReviewText(review: () => Review, step: () => number): ReviewText {
  const getPeople = (): Review['line']['people'] => review().line.people
  const kind = computed(() => findTable(review().line.game))
  const steps = useSteps(review, step)
  const getEye = (): Seat | 'onlooker' | 'open' => steps.view.value?.eye ?? 'onlooker'
  const near = computed(() => nearSeat(getPeople(), getEye()))
  // The person is addressed as "you" for every viewer.
  const company = useCompany(getPeople, () => 'onlooker')
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
  const own = computed(() => nearSeat(getPeople(), 'onlooker'))
  const countSides = (): number => review().line.score.length
  return {
    kind,
    steps,
    near,
    company,
    log,
    speeches,
    own,
    side: computed(() => sideOf(own.value, countSides())),
    sides: useSides(
      () => company.value.names,
      countSides,
      () => own.value,
    ),
    cut: useCut(
      () => review().cut,
      company,
      () => gameWords(review().line.game).drawSettles?.(review().options, getPeople().length) ?? '',
    ),
  }
}
