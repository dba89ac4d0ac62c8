// The position of an exercise that is taken from a partie of the archive.
import {
  type ActionRecord,
  type DealRecord,
  type RecordDocument,
  toGameAction,
} from '../engine/record.ts'
import { findPracticeStart } from '../table/review.ts'
import { type ExercisePosition, buildPositionRecord, findDecision } from './position.ts'

/** Returns an action without what is of no use in an exercise: times, hints. */
const toPlainAction = (action: ActionRecord): ActionRecord => ({
  seat: action.seat,
  ...toGameAction(action),
})

/**
 * Returns the position before the decision after a step of a partie's record; null if none can be
 * begun there, as in a deal that follows from the one before it.
 */
export function takePosition(record: RecordDocument, step: number): ExercisePosition | null {
  const from = findPracticeStart(record, step)
  if (from === null) return null
  const { cut, deal, done, succession } = from
  const { scoreAfter: _, seed: __, ...given } = deal
  const whole: DealRecord = {
    ...given,
    scoreBefore: [...succession.score],
    actions: deal.actions.slice(0, done + 1).map(toPlainAction),
  }
  const position = {
    step: done,
    record: buildPositionRecord(record, whole, { cut, inherited: succession.inherited }),
  }
  return findDecision(position) === null ? null : position
}
