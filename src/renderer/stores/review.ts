import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Review, ReviewEye } from '../../shared/bridge.ts'
import { ask } from '../cercle.ts'
import { useNotices } from './notices.ts'

/** The stored partie one looks at, and how far one has stepped into it. */
export const useReview = defineStore('review', () => {
  const review = shallowRef<Review | null>(null)
  const eye = ref<ReviewEye>('open')
  const step = ref(0)
  const notices = useNotices()

  async function fetch(sitting: number, partie: number, wanted: ReviewEye): Promise<boolean> {
    const answer = await ask((cercle) => cercle.review(sitting, partie, wanted))
    if (answer.ok) {
      review.value = answer.value
      eye.value = wanted
    } else notices.say(answer.refused)
    return answer.ok
  }

  async function open(sitting: number, partie: number): Promise<void> {
    if (await fetch(sitting, partie, 'open')) step.value = 0
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

  return { review, eye, step, open, look, goTo, close }
})
