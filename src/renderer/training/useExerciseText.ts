import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import type { ExerciseAnswer, ExerciseShown } from '../../shared/exercises.ts'
import { isSameAction } from '../../shared/view.ts'
import type { GameWords } from '../../shared/words/words.ts'
import { useDates, useDays } from '../composables/useDates.ts'
import { useWords } from '../composables/useWords.ts'
import { useExercises } from '../stores/exercises.ts'
import { daysUntil } from './days.ts'

interface ExerciseText {
  /** What to do, until it is answered. */
  readonly asks: ComputedRef<string>
  /** Whether the answer was right; empty before it. */
  readonly verdict: ComputedRef<string>
  /** What was chosen, and what the coach would do. */
  readonly compared: ComputedRef<readonly string[]>
  /** What was done in the partie or the book, when it comes back, and how it counts. */
  readonly told: ComputedRef<readonly string[]>
  /** The verdict as a screen reader says it. */
  readonly spoken: ComputedRef<readonly string[]>
}

/** Returns the sentences about an exercise; none gives the answer away before it is there. */
export function useExerciseText(game: () => string, shown: () => ExerciseShown): ExerciseText {
  const store = useExercises()
  const { texts, gameWords } = useWords()
  const day = useDays()
  const words = computed(() => texts.value.exercises.table)
  const answered = computed(() => shown().answered)
  const tellOrigin = useOrigin()

  const asks = computed(() => {
    if (shown().isTrial) return words.value.askTrial
    return shown().isRepeated ? words.value.askAgain : words.value.ask
  })
  const verdict = computed(() => {
    if (answered.value === null) return ''
    if (answered.value.cost > 0)
      return words.value.missed(gameWords(game()).worth.amount(answered.value.cost))
    return isBest(answered.value) ? words.value.best : words.value.good
  })
  const compared = computed(() => {
    const best = answered.value?.hint.evaluations[0]
    if (!answered.value || !best) return []
    const { deed } = gameWords(game())
    const chosen = words.value.chosen(deed(answered.value.done))
    return isBest(answered.value)
      ? [chosen, words.value.asAdvised]
      : [chosen, words.value.advised(deed(best.action))]
  })
  const told = computed(() => {
    if (!answered.value) return []
    const { nextDue } = answered.value
    const origin = tellOrigin(answered.value, gameWords(game()))
    const uncounted = shown().isTrial ? '' : words.value.unkept
    const counted =
      nextDue === null
        ? [uncounted]
        : [
            store.isHinted ? words.value.hinted : '',
            words.value.back(daysUntil(nextDue), day(nextDue)),
          ]
    return [origin, ...counted].filter((sentence) => sentence !== '')
  })

  const spoken = computed(() => {
    if (!answered.value) return []
    const { hint } = answered.value
    const why = hint.reason ?? hint.gain
    return [
      verdict.value,
      ...compared.value,
      why === null ? '' : texts.value.coach.hint.reason(why),
      ...told.value,
    ]
  })
  return { asks, verdict, compared, told, spoken }
}

/** Returns true if the answer is the advised action itself. */
const isBest = ({ done, hint }: ExerciseAnswer): boolean => {
  const best = hint.evaluations[0]
  return best !== undefined && isSameAction(done, best.action)
}

/** A deal that is named by its cards needs no name: they lie on the table. */
const CARDS = /^(?:(?:10|[2-9AKQJ])[SHDC] ?)+$/

const nameSource = ({ book, deal }: { readonly book: string; readonly deal: string }): string =>
  CARDS.test(deal) ? book : `${book}, ${deal}`

/** Returns a function that says what was done in the partie, or what the book plays, if it did. */
function useOrigin() {
  const { texts } = useWords()
  const date = useDates()
  return ({ original, reference }: ExerciseAnswer, { deed }: GameWords): string => {
    const words = texts.value.exercises.table
    if (original === null || reference === null) return ''
    if (reference.from === 'book') return words.inBook(deed(original), nameSource(reference))
    const { playedAt } = reference
    return words.inPartie(deed(original), playedAt === null ? null : date(playedAt))
  }
}
