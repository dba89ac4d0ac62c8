// Questions to the person, or to another program, of which a second one must not be asked before the first is answered.
import { refuse } from './refusal.ts'

/** Asks; throws Refusal `busy` while what was asked before has no answer. */
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
