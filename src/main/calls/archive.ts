// The calls that read and annotate the archive: lists, standings, people, notes, trash.
import { processInSlices } from '../time-slices.ts'
import { refuse } from '../refusal.ts'
import { annotatePartie } from '../store/annotations.ts'
import { setTrashed } from '../store/finish.ts'
import { countParties, listParties, findPartieLine } from '../store/list.ts'
import { type PartiePlace, CorruptRecord } from '../store/load.ts'
import type { WriteStore } from '../store/open.ts'
import type { AppContext, CallHandlers } from './context.ts'

export function createArchiveCalls(context: AppContext) {
  const getStore = () => context.data.getStore()
  /** Loads what is rarely needed, and what sums up many parties, when it is first wanted. */
  const loadLazy = () => import('./archive-lazy.ts')
  return {
    archiveSummary: async () => (await loadLazy()).loadArchiveSummary(getStore()),
    listParties: (filter, from, count, order) =>
      order.by === 'date' && order.descending
        ? listParties(getStore(), filter, from, count)
        : loadLazy().then((lazy) => lazy.listPartiesBy(getStore(), filter, order, from, count)),
    countParties: (filter) => countParties(getStore(), filter),
    loadStandings: async (wish) => (await loadLazy()).loadStandings(getStore(), wish),
    loadCourse: async (wish) => (await loadLazy()).loadCourse(getStore, wish),
    loadSheet: async (wish, from, count) =>
      (await loadLazy()).loadSheets(getStore(), wish, from, count),
    listEvenings: async (from, count) =>
      (await loadLazy()).listSettledEvenings(getStore(), from, count),
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
    renamePerson: async (id, name) => (await loadLazy()).renameWithSettings(getStore(), id, name),
    async mergePeople(from, into) {
      // merging cannot be undone: make a copy first
      await context.maintenance.backUp()
      return (await loadLazy()).mergeWithSettings(getStore(), from, into)
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
