import { shallowRef } from 'vue'
import type { ShallowRef } from 'vue'
import type { Review } from '../../shared/review.ts'
import { useTable } from '../stores/table.ts'
import { dealStart } from '../use/steps.ts'
import type { PracticeFrom, PracticeWish } from './practice.ts'

interface Practice {
  /** From where one is asked to play on; null while nobody asks. */
  readonly asked: ShallowRef<PracticeFrom | null>
  /** Asks; false where one cannot play on. */
  readonly ask: (from: PracticeFrom) => boolean
  readonly play: (wish: PracticeWish) => Promise<void>
}

/** Playing on from a position of a review. */
export function usePractice(review: () => Review, step: () => number): Practice {
  const table = useTable()
  const asked: ShallowRef<PracticeFrom | null> = shallowRef(null)

  function ask(from: PracticeFrom): boolean {
    const may = review().levels.length > 0
    if (may) asked.value = from
    return may
  }

  async function play({ from, seat, level }: PracticeWish): Promise<void> {
    const { shown, steps } = review()
    await table.practise(shown, from === 'deal' ? dealStart(steps, step()) : step(), seat, level)
    asked.value = null
  }

  return { asked, ask, play }
}
