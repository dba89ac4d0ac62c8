// Work for the calls of the archive that is loaded when it is first wanted.
import type { PartieSums, StandingsQuery } from '../../shared/archive.ts'
import { refuse } from '../refusal.ts'
import { listCourse, loadPartieSums } from '../store/course.ts'
import type { WriteStore } from '../store/open.ts'
import { processInSlices } from '../time-slices.ts'

export { loadArchiveSummary } from '../store/archive-summary.ts'
export { listPartiesBy } from '../store/list-order.ts'

/** Loads the latest parties of standings one by one: each is replayed. */
export async function loadCourse(
  getStore: () => WriteStore,
  wish: StandingsQuery,
): Promise<readonly PartieSums[]> {
  const db = getStore()
  const course: PartieSums[] = []
  await processInSlices(listCourse(db, wish), (place) => {
    // meanwhile the program may end, or another archive may take the place of this one
    if (!db.open || getStore() !== db) return refuse('notNow')
    const sums = loadPartieSums(db, place, wish)
    if (sums !== null) course.push(sums)
  })
  return course
}
