// The calls of the solved exchange. Their module and its table are loaded with the first of them.
import type { AppContext, CallHandlers } from './context.ts'

export function createExchangeCalls(context: AppContext) {
  const loadCalls = async () =>
    (await import('./exchange-lazy.ts')).createLazyExchangeCalls(context)
  return {
    loadExchange: async (query) => (await loadCalls()).loadExchange(query),
    listExchangeHands: async (...given) => (await loadCalls()).listExchangeHands(...given),
    valueExchangeHand: async (...given) => (await loadCalls()).valueExchangeHand(...given),
  } satisfies Partial<CallHandlers>
}
