// What the tutor says before an action is done: what it gives away against the best one.
import type { Warning } from '../../shared/coach.ts'
import { type AnyAction, isSameAction } from '../../shared/view.ts'
import { costOf } from '../engine/players/cost.ts'
import type { Question } from './session.ts'
import type { Thinking } from './thinking.ts'

/** The warning for a wish; null when it costs nothing beyond doubt, or the coach cannot tell. */
export async function warningOf(thinking: Thinking, question: Question, wish: AnyAction): Promise<Warning | null> {
  if (question.legal.length < 2) return null
  const hint = await thinking.hint(question).catch(() => null)
  const best = hint?.appraisals[0]
  const done = hint?.appraisals.find((one) => isSameAction(one.action, wish))
  if (best === undefined || done === undefined) return null
  const cost = costOf(done, best)
  return cost > 0 ? { wish: done, best, cost } : null
}
