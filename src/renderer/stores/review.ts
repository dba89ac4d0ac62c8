import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Review, ReviewEye } from '../../shared/bridge.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'

/** What stands beside the table of a review. */
export type ReviewSide = 'log' | 'analysis'

/** The stored partie one looks at, and how far one has stepped into it. */
export const useReview = defineStore('review', () => {
  const review = shallowRef<Review | null>(null)
  const eye = ref<ReviewEye>('open')
  const step = ref(0)
  /** What the partie was opened to be looked at with. */
  const side = ref<ReviewSide>('log')
  const notices = useNotices()

  async function fetch(sitting: number, partie: number, wanted: ReviewEye): Promise<boolean> {
    const answer = await ask((cercle) => cercle.review(sitting, partie, wanted))
    if (answer.ok) {
      review.value = answer.value
      eye.value = wanted
    } else notices.say(answer.refused)
    return answer.ok
  }

  /** False when it could not be opened. */
  async function open(sitting: number, partie: number, wanted: ReviewSide = 'log'): Promise<boolean> {
    side.value = wanted
    const isOpen = await fetch(sitting, partie, 'open')
    if (isOpen) step.value = 0
    return isOpen
  }

  async function look(wanted: ReviewEye): Promise<void> {
    const line = review.value?.line
    if (line) await fetch(line.sitting, line.partie, wanted)
  }

  function goTo(wanted: number): void {
    const end = (review.value?.steps.length ?? 1) - 1
    step.value = Math.min(Math.max(wanted, 0), end)
  }

  function close(): void {
    review.value = null
  }

  return { review, eye, step, side, open, look, goTo, close }
})
