import { watch } from 'vue'
import type { Ref } from 'vue'
import type { PartieRef, Review } from '../../shared/review.ts'
import type { Seat } from '../../shared/view.ts'
import type { Company } from '../../shared/words/words.ts'
import { useWords } from '../composables/useWords.ts'
import { useReview } from '../stores/review.ts'
import { useVoice } from '../stores/voice.ts'
import type { useReviewText } from './useReviewText.ts'

type ReviewText = ReturnType<typeof useReviewText>

interface ReviewMoment extends Pick<ReviewText, 'company' | 'log'> {
  /** The numbers of the log lines that this step added. */
  readonly fresh: ReviewText['steps']['fresh']
  /** The coach's remark on the decision at this step; empty if there is none. */
  readonly here: Readonly<Ref<string>>
  /** The number of the step, as text. */
  readonly position: Readonly<Ref<string>>
  readonly isPlaying: Readonly<Ref<boolean>>
}

const keyOf = (shown: PartieRef): string =>
  shown.kind === 'kept' ? `${shown.sitting} ${shown.partie}` : `file ${shown.partie}`

/** Returns the name of a seat; null for the reader. */
const nameSeat = ({ names, you }: Company, seat: Seat): string | null =>
  seat === you ? null : (names[seat] ?? '')

/** True if a slider has the focus: a screen reader reads the step from it. */
const isOnSlider = (): boolean => document.activeElement?.matches('[type=range]') === true

/**
 * Announces what happened at the position that is gone to, with its step, and the seat that is
 * looked from. The same position seen from another seat is not told again.
 */
export function useReviewVoice(review: () => Review, moment: ReviewMoment): void {
  const voice = useVoice()
  const store = useReview()
  const { texts } = useWords()

  watch(
    () => ({
      step: store.step,
      partie: keyOf(review().shown),
      eye: store.eye,
      remark: moment.here.value,
    }),
    (now, before) => {
      const { review: words, study } = texts.value
      const { shown, parties } = review()
      const isTurned = now.partie !== before.partie
      const isMoved = isTurned || now.step !== before.step
      const { eye } = now
      if (eye !== before.eye)
        voice.say(
          eye === 'open' ? words.allOpen : words.seenFrom(nameSeat(moment.company.value, eye)),
        )
      const happened = moment.fresh.value.map((line) => moment.log.spoken.value[line] ?? '')
      const isStepTold = !moment.isPlaying.value && !isOnSlider()
      if (isMoved)
        voice.say(
          isTurned ? `${study.parties.position(shown.partie, parties)}.` : '',
          ...happened,
          now.remark,
          isStepTold ? `${moment.position.value}.` : '',
        )
      else if (now.remark !== before.remark) voice.say(now.remark)
    },
  )
}
