// Work for the calls of the search for positions, loaded when it is first wanted.
import { MOST_LISTED } from '../../shared/positions.ts'
import { refuse } from '../refusal.ts'
import { countPositions, findPositions } from '../store/found.ts'
import type { WriteStore } from '../store/open.ts'
import { loadPositionFields, savePositionSearches } from '../store/position-fields.ts'
import type { AppContext, CallHandlers } from './context.ts'

/** Creates the calls whose module is loaded late. */
export function createLazyPositionCalls({ data }: AppContext) {
  /** Returns the data file, and a check that it is still the same. */
  function getStore(): readonly [db: WriteStore, check: () => void] {
    const db = data.getStore()
    return [
      db,
      () => {
        // meanwhile the program may end, or another archive may take the place of this one
        if (!db.open || data.getStore() !== db) refuse('notNow')
      },
    ]
  }
  return {
    loadPositionFields: () => loadPositionFields(data.getStore()),
    findPositions(filter, from, count, order) {
      const [db, check] = getStore()
      return findPositions(db, filter, order, { from, count }, check)
    },
    countPositions(filter, order) {
      const [db, check] = getStore()
      return countPositions(db, filter, order, MOST_LISTED, check)
    },
    savePositionSearches(searches) {
      savePositionSearches(data.getStore(), searches)
      return null
    },
  } satisfies Partial<CallHandlers>
}
