// The parties that meet a filter, for what is done with all of them.
import type { PartieFilter, PartieId } from '../../shared/archive.ts'
import { buildConditions, joinConditions } from './list-filter.ts'
import type { ReadStore } from './open.ts'

/** Lists the parties that meet a filter, in the order in which they were played. */
export function listPlaces(db: ReadStore, filter: PartieFilter): readonly PartieId[] {
  const { where, values } = joinConditions(buildConditions(db, filter))
  const parties = `SELECT partie FROM partie_fact INDEXED BY partie_fact_list WHERE ${where}`
  return db
    .prepare<(string | number)[], [number, number]>(
      `SELECT sitting, seq FROM partie WHERE id IN (${parties}) ORDER BY sitting, seq`,
    )
    .raw()
    .all(...values)
}
