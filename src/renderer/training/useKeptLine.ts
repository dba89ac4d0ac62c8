import { computed, ref, watch } from 'vue'
import type { Scene } from '../../shared/bridge.ts'
import { NOTE_LIMIT } from '../../shared/archive.ts'
import { useCompany } from '../composables/useCompany.ts'
import { useWords } from '../composables/useWords.ts'
import { useExercises } from '../stores/exercises.ts'
import { useReview } from '../stores/review.ts'

/**
 * Keeps what was tried at a step of a review, and what followed, as a line of the partie's note:
 * there it can be read, searched and exported like all of the note.
 */
export function useKeptLine(scene: () => Scene, verdict: () => string) {
  const review = useReview()
  const exercises = useExercises()
  const { texts, gameWords } = useWords()
  const company = useCompany(
    () => scene().people,
    () => scene().view.eye,
  )
  const isAsked = computed(() => scene().exercise?.answered === null)
  /** Lines of the log before the answer. */
  const before = ref(scene().log.length)
  const kept = ref('')

  watch(scene, ({ log }) => {
    if (isAsked.value) before.value = log.length
  })

  const line = computed(() => {
    const { log, view } = scene()
    const sentences = log
      .slice(before.value)
      .flatMap((one) =>
        one.kind === 'heard' ? [gameWords(view.game).event(one.event, company.value)] : [],
      )
      .filter((sentence) => sentence !== '')
    return texts.value.study.whatIf.line(
      (exercises.trial?.step ?? 0) + 1,
      sentences.join(' '),
      verdict(),
    )
  })
  const note = computed(() => {
    const { note: now = '' } = review.review?.line ?? {}
    return now === '' ? line.value : `${now}\n${line.value}`
  })
  const isKept = computed(() => kept.value === line.value)
  const mayKeep = computed(
    () =>
      !isAsked.value &&
      exercises.trial?.shown.kind === 'kept' &&
      review.review !== null &&
      (isKept.value || note.value.length <= NOTE_LIMIT),
  )

  async function keep(): Promise<void> {
    const { trial } = exercises
    const wanted = line.value
    if (!mayKeep.value || isKept.value || !trial) return
    const { tags = [] } = review.review?.line ?? {}
    if (await review.annotate(trial.shown, note.value, tags)) kept.value = wanted
  }

  return { mayKeep, isKept, keep }
}
