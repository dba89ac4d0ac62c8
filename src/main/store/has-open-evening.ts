// A glance that tells the Hall if it has to load what reads evenings.
import type { ReadStore } from './open.ts'
import { pluck } from './query.ts'

const selectHasOpen = pluck<[], number>(
  `SELECT EXISTS (SELECT 1 FROM evening WHERE struck_at IS NULL
     AND EXISTS (SELECT 1 FROM evening_step WHERE evening = evening.id))`,
)
/** Returns true if an evening with a step is not settled yet. */
export const hasOpenEvening = (db: ReadStore): boolean => selectHasOpen(db).get() === 1
