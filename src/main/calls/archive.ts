// The calls that read and annotate the archive: lists, standings, people, notes, trash.
import { plainName } from '../../shared/names.ts'
import { processInSlices } from '../time-slices.ts'
import { refuse } from '../refusal.ts'
import { annotatePartie } from '../store/annotations.ts'
import { setTrashed } from '../store/finish.ts'
import { countParties, listParties, findPartieLine } from '../store/list.ts'
import { type PartiePlace, CorruptRecord } from '../store/load.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { findPersonName, renamePerson } from '../store/people.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import type { AppContext, CallHandlers } from './context.ts'

export function createArchiveCalls(context: AppContext) {
  const getStore = () => context.data.getStore()
  /** Loads the module that sums up many parties only when it is needed. */
  const loadResults = () => import('../store/results.ts')
  const loadLate = () => import('./archive-late.ts')
  return {
    archiveSummary: async () => (await loadLate()).loadArchiveSummary(getStore()),
    listParties: (filter, from, count, order) =>
      order.by === 'date' && order.descending
        ? listParties(getStore(), filter, from, count)
        : loadLate().then((late) => late.listPartiesBy(getStore(), filter, order, from, count)),
    countParties: (filter) => countParties(getStore(), filter),
    loadStandings: async (wish) => (await loadResults()).loadStandings(getStore(), wish),
    loadCourse: async (wish) => (await loadLate()).loadCourse(getStore, wish),
    loadSheet: async (wish, from, count) =>
      (await loadResults()).loadSheets(getStore(), wish, from, count),
    annotatePartie(sitting, partie, note, tags) {
      const place = { sitting, partie }
      if (!annotatePartie(getStore(), place, note, tags)) return refuse('notFound')
      return findPartieLine(getStore(), place) ?? refuse('notFound')
    },
    async trashParties(parties, away) {
      const db = getStore()
      const now = away ? context.now() : null
      let spoilt = 0
      await processInSlices(parties, ([sitting, partie]) => {
        // meanwhile the program may end, or another archive may take the place of this one
        if (!db.open || getStore() !== db) return refuse('notNow')
        if (!trySetTrashed(db, { sitting, partie }, now)) spoilt += 1
      })
      return spoilt === 0 ? null : refuse('spoilt')
    },
    renamePerson(id, name) {
      const db = getStore()
      const before = findPersonName(db, id)
      const done = transact(db, () => {
        const renamed = renamePerson(db, id, name)
        if (renamed === 'done') updateOwnName(db, before, name)
        return renamed
      })
      return done === 'done' ? null : refuse(done === 'taken' ? 'taken' : 'notFound')
    },
    async mergePeople(from, into) {
      // merging cannot be undone: make a copy first
      await context.maintenance.backUp()
      const { mergePeople } = await import('../store/merging.ts')
      const db = getStore()
      const [before, after] = [findPersonName(db, from), findPersonName(db, into)]
      const done = transact(db, () => {
        const merged = mergePeople(db, from, into)
        if (merged === 'done') updateOwnName(db, before, after ?? '')
        return merged
      })
      return done === 'done' ? null : refuse(done === 'together' ? 'together' : 'notFound')
    },
  } satisfies Partial<CallHandlers>
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

/** Updates the name in the settings when the person at this computer is renamed. */
function updateOwnName(db: WriteStore, before: string | null, after: string): void {
  const settings = loadSettings(db)
  if (before !== null && plainName(settings.name) === before)
    saveSettings(db, { ...settings, name: after })
}
