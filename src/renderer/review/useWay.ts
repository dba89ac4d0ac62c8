import { ref, watch } from 'vue'
import type { Ref } from 'vue'
import type { Review } from '../../shared/review.ts'
import type { Card } from '../../shared/card.ts'
import { useReview } from '../stores/review.ts'
import { type Stride, type Way, stepOfCard, strideTo } from '../use/steps.ts'
import { useAutoplay } from '../use/useAutoplay.ts'

interface Going {
  readonly auto: ReturnType<typeof useAutoplay>
  /** Cards travel from one position to the next; who jumps, or looks with other eyes, sees another picture. */
  readonly moves: Ref<boolean>
  readonly stride: (by: Stride, way: Way) => void
  /** Goes to where a card was played. */
  readonly find: (card: Card) => void
  /** Goes to another partie of the same sitting or file. */
  readonly turn: (partie: number) => void
}

/** The ways through a stored partie: step by step, by itself, to a card, to the next partie. */
export function useWay(review: () => Review, end: () => number): Going {
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

  function find(card: Card): void {
    const to = stepOfCard(review().steps, store.step, card)
    if (to !== null) store.goTo(to)
  }

  return {
    auto,
    moves,
    stride: (by, way) => store.goTo(strideTo(review().steps, store.step, by, way)),
    find,
    turn: (partie) => void store.turnTo(partie),
  }
}
