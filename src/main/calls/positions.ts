// The calls of the search for positions. All of it is loaded with the first of them.
import type { AppContext, CallHandlers } from './context.ts'

export function createPositionCalls(context: AppContext) {
  const loadCalls = async () =>
    (await import('./positions-lazy.ts')).createLazyPositionCalls(context)
  return {
    loadPositionFields: async (...given) => (await loadCalls()).loadPositionFields(...given),
    findPositions: async (...given) => (await loadCalls()).findPositions(...given),
    countPositions: async (...given) => (await loadCalls()).countPositions(...given),
    savePositionSearches: async (...given) => (await loadCalls()).savePositionSearches(...given),
  } satisfies Partial<CallHandlers>
}
