// Work for the calls of the archive that is loaded when it is first wanted.
import type { PartieId, PartieSums, StandingsQuery } from '../../shared/archive.ts'
import { plainName } from '../../shared/names.ts'
import { refuse } from '../refusal.ts'
import { annotatePartie } from '../store/annotations.ts'
import { loadArchiveSummary } from '../store/archive-summary.ts'
import { listCourse, loadPartieSums } from '../store/course.ts'
import { setTrashed } from '../store/finish.ts'
import { countParties, listParties } from '../store/list-filter.ts'
import { listPartiesBy } from '../store/list-order.ts'
import { listPlaces } from '../store/list-places.ts'
import { findPartieLine } from '../store/list.ts'
import { type PartiePlace, CorruptRecord } from '../store/load.ts'
import { mergePeople } from '../store/merging.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { findPersonName, renamePerson } from '../store/people.ts'
import { loadSheets, loadStandings } from '../store/results.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import { listSettledEvenings } from '../store/settled-evenings.ts'
import { processInSlices } from '../time-slices.ts'
import type { AppContext, CallHandlers } from './context.ts'

/** Creates the calls whose module is loaded late. */
export function createLazyArchiveCalls(context: AppContext) {
  const getStore = () => context.data.getStore()
  return {
    archiveSummary: () => loadArchiveSummary(getStore()),
    listParties: (filter, from, count, order) =>
      order.by === 'date' && order.descending
        ? listParties(getStore(), filter, from, count)
        : listPartiesBy(getStore(), filter, order, from, count),
    countParties: (filter) => countParties(getStore(), filter),
    listPlaces: (filter) => listPlaces(getStore(), filter),
    loadStandings: (wish) => loadStandings(getStore(), wish),
    loadCourse: (wish) => loadCourse(getStore, wish),
    loadSheet: (wish, from, count) => loadSheets(getStore(), wish, from, count),
    listEvenings: (from, count) => listSettledEvenings(getStore(), from, count),
    annotatePartie(sitting, partie, note, tags) {
      const place = { sitting, partie }
      if (!annotatePartie(getStore(), place, note, tags)) return refuse('notFound')
      return findPartieLine(getStore(), place) ?? refuse('notFound')
    },
    trashParties: (parties, away) => trashParties(getStore, parties, away ? context.now() : null),
    renamePerson: (id, name) => renameWithSettings(getStore(), id, name),
    async mergePeople(from, into) {
      // merging cannot be undone: make a copy first
      await context.maintenance.backUp()
      return mergeWithSettings(getStore(), from, into)
    },
  } satisfies Partial<CallHandlers>
}

/** Loads the latest parties of standings one by one: each is replayed. */
async function loadCourse(
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

/** Moves parties to the trash as of `at`, or restores them if it is null. Throws Refusal. */
async function trashParties(
  getStore: () => WriteStore,
  parties: readonly PartieId[],
  at: number | null,
): Promise<null> {
  const db = getStore()
  let spoilt = 0
  await processInSlices(parties, ([sitting, partie]) => {
    // meanwhile the program may end, or another archive may take the place of this one
    if (!db.open || getStore() !== db) return refuse('notNow')
    if (!trySetTrashed(db, { sitting, partie }, at)) spoilt += 1
  })
  return spoilt === 0 ? null : refuse('spoilt')
}

/** Moves a partie to the trash or restores it; returns false if it cannot be read. */
function trySetTrashed(db: WriteStore, place: PartiePlace, at: number | null): boolean {
  try {
    setTrashed(db, place, at)
    return true
  } catch (error) {
    if (error instanceof CorruptRecord) return false
    throw error
  }
}

/** Renames a person, also in the settings if it is the one at this computer. Throws Refusal. */
function renameWithSettings(db: WriteStore, id: number, name: string): null {
  const before = findPersonName(db, id)
  const done = transact(db, () => {
    const renamed = renamePerson(db, id, name)
    if (renamed === 'done') updateOwnName(db, before, name)
    return renamed
  })
  return done === 'done' ? null : refuse(done === 'taken' ? 'taken' : 'notFound')
}

/** Merges a person into another in the same way. Throws Refusal. */
function mergeWithSettings(db: WriteStore, from: number, into: number): null {
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
