// The calls of the judging. It is loaded when one of them is first made.
import type { AppContext, CallHandlers } from './context.ts'

export const createJudgingCalls = ({ data, loadJudging }: AppContext) => {
  const load = () => {
    data.getStore()
    return loadJudging()
  }
  return {
    judgeParties: async (filter) => (await load()).judge(filter),
    loadJudging: async () => (await load()).loadStatus(),
    pauseJudging: async (on) => (await load()).pause(on),
    stopJudging: async () => (await load()).stop(),
  } satisfies Partial<CallHandlers>
}
