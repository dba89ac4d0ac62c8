// The calls of the exercises: a session of positions, each at a table of its own.
import { refuse } from '../refusal.ts'
import { GAMES } from '../engine/games/games.ts'
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'

/** Creates the calls; they share one session. */
export function createExerciseCalls(context: AppContext, _live: LiveTable, _viewed: ViewedFile) {
  const getStore = () => context.data.getStore()
  return {
    loadExercises() {
      getStore()
      const none = { kinds: [], due: 0, ownErrors: 0, bookDecisions: 0, practised: 0, known: 0 }
      return { games: GAMES.map(({ id }) => ({ id, ...none })), days: [], last: null }
    },
    startExercises: (_request) => (getStore(), refuse('noExercise')),
    nextExercise: () => (getStore(), refuse('noTable')),
    repeatExercise: () => (getStore(), refuse('noTable')),
    playExerciseOn: () => (getStore(), refuse('noTable')),
    endExercises: () => (getStore(), []),
    tryAgain: (_shown, _step) => (getStore(), refuse('notFound')),
  } satisfies Pick<CallHandlers, 'startExercises' | 'tryAgain'> & Partial<CallHandlers>
}
