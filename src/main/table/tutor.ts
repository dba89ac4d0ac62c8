// What the tutor says before an action is done: what it gives away against the best one.
import type { TutorWarning } from '../../shared/coach.ts'
import { type AnyAction, isSameAction } from '../../shared/view.ts'
import { computeCost } from '../engine/players/cost.ts'
import type { PendingDecision } from './session.ts'
import type { AiClient } from './ai-client.ts'

/** The warning for a wish; null when it costs nothing beyond doubt, or the coach cannot tell. */
export async function findTutorWarning(
  aiClient: AiClient,
  decision: PendingDecision,
  wish: AnyAction,
): Promise<TutorWarning | null> {
  if (decision.legal.length < 2) return null
  const hint = await aiClient.computeHint(decision).catch(() => null)
  const best = hint?.appraisals[0]
  const done = hint?.appraisals.find((one) => isSameAction(one.action, wish))
  if (best === undefined || done === undefined) return null
  const cost = computeCost(done, best)
  return cost > 0 ? { wish: done, best, cost } : null
}
