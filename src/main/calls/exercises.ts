// The calls of the exercises. Their module is loaded with the first of them.
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'

export function createLazyExerciseCalls(context: AppContext, live: LiveTable, viewed: ViewedFile) {
  let calls: ReturnType<typeof load> | null = null
  const load = async () =>
    (await import('./exercise-calls.ts')).createExerciseCalls(context, live, viewed)
  // one session for all calls
  const loadCalls = () => (calls ??= load())
  return {
    loadExercises: async () => (await loadCalls()).loadExercises(),
    startExercises: async (...given) => (await loadCalls()).startExercises(...given),
    nextExercise: async () => (await loadCalls()).nextExercise(),
    repeatExercise: async () => (await loadCalls()).repeatExercise(),
    playExerciseOn: async () => (await loadCalls()).playExerciseOn(),
    endExercises: async () => (await loadCalls()).endExercises(),
    tryAgain: async (...given) => (await loadCalls()).tryAgain(...given),
  } satisfies Partial<CallHandlers>
}
