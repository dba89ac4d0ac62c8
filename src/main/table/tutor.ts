// The tutor's warning before an action: its loss against the best one.
import { type TutorWarning, computeCost } from '../../shared/coach.ts'
import { type AnyAction, isSameAction } from '../../shared/view.ts'
import type { PendingDecision } from './session.ts'
import type { AiClient } from './ai-client.ts'

/** Returns the warning for an action; null if its loss is in doubt or cannot be analysed. */
export async function findTutorWarning(
  aiClient: AiClient,
  decision: PendingDecision,
  wish: AnyAction,
): Promise<TutorWarning | null> {
  if (decision.legal.length < 2) return null
  const hint = await aiClient.computeHint(decision).catch(() => null)
  const best = hint?.evaluations[0]
  const done = hint?.evaluations.find((one) => isSameAction(one.action, wish))
  if (best === undefined || done === undefined) return null
  const cost = computeCost(done, best)
  return cost > 0 ? { wish: done, best, cost } : null
}
