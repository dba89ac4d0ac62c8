// Work for the calls of the archive that is loaded when it is first wanted.
import type { PartieSums, StandingsQuery } from '../../shared/archive.ts'
import { plainName } from '../../shared/names.ts'
import { refuse } from '../refusal.ts'
import { listCourse, loadPartieSums } from '../store/course.ts'
import { mergePeople } from '../store/merging.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { findPersonName, renamePerson } from '../store/people.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import { processInSlices } from '../time-slices.ts'

export { loadArchiveSummary } from '../store/archive-summary.ts'
export { listPartiesBy } from '../store/list-order.ts'
export { loadSheets, loadStandings } from '../store/results.ts'
export { listSettledEvenings } from '../store/settled-evenings.ts'

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

/** Renames a person, also in the settings if it is the one at this computer. Throws Refusal. */
export function renameWithSettings(db: WriteStore, id: number, name: string): null {
  const before = findPersonName(db, id)
  const done = transact(db, () => {
    const renamed = renamePerson(db, id, name)
    if (renamed === 'done') updateOwnName(db, before, name)
    return renamed
  })
  return done === 'done' ? null : refuse(done === 'taken' ? 'taken' : 'notFound')
}

/** Merges a person into another in the same way. Throws Refusal. */
export function mergeWithSettings(db: WriteStore, from: number, into: number): null {
  const [before, after] = [findPersonName(db, from), findPersonName(db, into)]
  const done = transact(db, () => {
    const merged = mergePeople(db, from, into)
    if (merged === 'done') updateOwnName(db, before, after ?? '')
    return merged
  })
  return done === 'done' ? null : refuse(done === 'together' ? 'together' : 'notFound')
}

/** Updates the name in the settings when the person at this computer is renamed. */
function updateOwnName(db: WriteStore, before: string | null, after: string): void {
  const settings = loadSettings(db)
  if (before !== null && plainName(settings.name) === before)
    saveSettings(db, { ...settings, name: after })
}
