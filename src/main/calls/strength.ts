// The call that says how strong a person is: its module is loaded when it is first wanted.
import type { AppContext, CallHandlers } from './context.ts'

export const createStrengthCalls = (context: AppContext) =>
  ({
    loadStrength: async (wish) =>
      (await import('./strength-calls.ts')).loadStrength(context.data, wish),
  }) satisfies Partial<CallHandlers>
