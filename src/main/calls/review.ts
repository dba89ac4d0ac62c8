// The calls of a review. Their module is loaded when a partie is reviewed: most runs do without.
import type { AppContext, CallHandlers, ViewedFile } from './context.ts'
import type { LiveTable } from './live-table.ts'

export function createLazyReviewCalls(context: AppContext, live: LiveTable, viewed: ViewedFile) {
  const loadCalls = async () =>
    (await import('./review-calls.ts')).createReviewCalls(context, live, viewed)
  return {
    loadReview: async (...given) => (await loadCalls()).loadReview(...given),
    analysePartie: async (...given) => (await loadCalls()).analysePartie(...given),
    considerStep: async (...given) => (await loadCalls()).considerStep(...given),
    startPractice: async (...given) => (await loadCalls()).startPractice(...given),
  } satisfies Partial<CallHandlers>
}
