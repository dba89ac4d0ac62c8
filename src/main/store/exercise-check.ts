// The check of the exercises: each holds its position, which must be what its hash says.
import type { CheckFinding } from '../../shared/archive.ts'
import { formatExercise, readExercise } from '../training/exercise-record.ts'
import { readExercises } from './exercises.ts'
import type { ReadStore } from './open.ts'

/** Reads every exercise as if it was imported; `reportProgress` may throw. */
export function* checkExercises(
  db: ReadStore,
  reportProgress: () => void,
): Generator<CheckFinding> {
  for (const { id, answers, ...row } of readExercises(db)) {
    reportProgress()
    const why = describeFault(() => {
      const read = readExercise(JSON.parse(formatExercise(row, answers)))
      if ('exercise' in read)
        return read.exercise.row.game === row.game ? null : 'its game is not that of its position'
      if (read.fault.why === 'changed') return 'its hash differs'
      if (read.fault.why === 'rules') return 'its position has no decision'
      return `${read.fault.fault.path.join('.')} ${read.fault.fault.what}`
    })
    const nowhere = { sitting: null, partie: null }
    if (why !== null) yield { what: 'exercise', ...nowhere, detail: `exercise ${id}: ${why}` }
  }
}

/** Runs a check of a text; one that is no JSON is a fault of its own. */
function describeFault(check: () => string | null): string | null {
  try {
    return check()
  } catch (error) {
    if (error instanceof SyntaxError) return error.message
    throw error
  }
}
