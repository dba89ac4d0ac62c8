import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Review } from '../../shared/review.ts'
import type { Card } from '../../shared/card.ts'
import { useReview } from '../stores/review.ts'
import { type Stride, type Direction, stepOfCard, strideTo } from '../composables/steps.ts'
import { useAutoplay } from '../composables/useAutoplay.ts'

interface ReviewNavigation {
  readonly auto: ReturnType<typeof useAutoplay>
  /** True if cards move from one position to the next; false after a jump or a change of viewer. */
  readonly moves: Ref<boolean>
  readonly strideBy: (by: Stride, way: Direction) => void
  /** Goes to the step at which a card was played. */
  readonly findCard: (card: Card) => void
  /** Goes to another partie of the same sitting or file. */
  readonly turnToPartie: (partie: number) => void
}

/**
 * Provides navigation in a stored partie: by step, automatically, to a card, to the next partie.
 */
export function useReviewNavigation(review: () => Review, end: () => number): ReviewNavigation {
  const store = useReview()
  const auto = useAutoplay(() => store.step, end, store.goTo)
  const moves = ref(true)

  watch(
    [() => store.step, () => store.eye, () => review().shown],
    ([step, eye, shown], [last, eyeBefore, shownBefore]) => {
      moves.value = Math.abs(step - last) <= 1 && eye === eyeBefore && shown === shownBefore
    },
    { flush: 'sync' },
  )

  function findCard(card: Card): void {
    const to = stepOfCard(review().steps, store.step, card)
    if (to !== null) store.goTo(to)
  }

  return {
    auto,
    moves,
    strideBy: (by, way) => store.goTo(strideTo(review().steps, store.step, by, way)),
    findCard,
    turnToPartie: (partie) => void store.turnTo(partie),
  }
}
