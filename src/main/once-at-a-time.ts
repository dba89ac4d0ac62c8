// Guards questions to the person, or to another program: there is only one at a time.
import { refuse } from './refusal.ts'

/**
 * Creates a function that asks; it throws Refusal `busy` while an earlier question has no answer.
 */
export function createExclusivePrompt(): <T>(ask: () => Promise<T>) => Promise<T> {
  let isAsking = false
  return async (ask) => {
    if (isAsking) return refuse('busy')
    isAsking = true
    try {
      return await ask()
    } finally {
      isAsking = false
    }
  }
}
