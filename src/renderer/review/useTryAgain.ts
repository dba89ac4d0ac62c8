import { useExercises } from '../stores/exercises.ts'
import { useReview } from '../stores/review.ts'

/** Returns a function that shows a step of the open review at a table, to choose once more. */
export function useTryAgain(): (step: number) => void {
  const exercises = useExercises()
  const store = useReview()
  return (step) => {
    if (store.review) void exercises.tryAgain(store.review.shown, step)
  }
}
