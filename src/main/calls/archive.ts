// The archive as it is read and annotated: lists, standings, people, notes, what is put away.
import { plainName } from '../../shared/names.ts'
import { inPieces } from '../in-pieces.ts'
import { refuse } from '../refusal.ts'
import { annotate } from '../store/annotations.ts'
import { holdingsOf } from '../store/holdings.ts'
import { setTrashed } from '../store/keep.ts'
import { countParties, listParties, partieLine } from '../store/list.ts'
import { type PartiePlace, Spoilt } from '../store/load.ts'
import { type WriteStore, transact } from '../store/open.ts'
import { nameOf, renamePerson } from '../store/people.ts'
import { loadSettings, saveSettings } from '../store/settings.ts'
import type { House, Some } from './house.ts'

type ArchiveCalls = Some<
  | 'holdings'
  | 'parties'
  | 'countParties'
  | 'standings'
  | 'sheet'
  | 'annotate'
  | 'trash'
  | 'renamePerson'
  | 'mergePeople'
>

export function archiveCalls(house: House): ArchiveCalls {
  const store = () => house.data.store()
  /** What adds up many parties, fetched when somebody looks at it. */
  const results = () => import('../store/results.ts')
  return {
    holdings: () => holdingsOf(store()),
    parties: (filter, from, count) => listParties(store(), filter, from, count),
    countParties: (filter) => countParties(store(), filter),
    standings: async (wish) => (await results()).standingsOf(store(), wish),
    sheet: async (wish, from, count) => (await results()).sheetOf(store(), wish, from, count),
    annotate(sitting, partie, note, tags) {
      const place = { sitting, partie }
      if (!annotate(store(), place, note, tags)) return refuse('notFound')
      return partieLine(store(), place) ?? refuse('notFound')
    },
    async trash(parties, away) {
      const db = store()
      const now = away ? house.now() : null
      let spoilt = 0
      await inPieces(parties, ([sitting, partie]) => {
        // the program may end meanwhile, or another archive take the place of this one
        if (!db.open || store() !== db) return refuse('notNow')
        if (!moved(db, { sitting, partie }, now)) spoilt += 1
      })
      return spoilt === 0 ? null : refuse('spoilt')
    },
    renamePerson(id, name) {
      const db = store()
      const before = nameOf(db, id)
      const done = transact(db, () => {
        const renamed = renamePerson(db, id, name)
        if (renamed === 'done') followName(db, before, name)
        return renamed
      })
      return done === 'done' ? null : refuse(done === 'taken' ? 'taken' : 'notFound')
    },
    async mergePeople(from, into) {
      // it cannot be undone: a copy first
      await house.caretaker.backUp()
      const { mergePeople } = await import('../store/merging.ts')
      const db = store()
      const [before, after] = [nameOf(db, from), nameOf(db, into)]
      const done = transact(db, () => {
        const merged = mergePeople(db, from, into)
        if (merged === 'done') followName(db, before, after ?? '')
        return merged
      })
      return done === 'done' ? null : refuse(done === 'together' ? 'together' : 'notFound')
    },
  }
}

/** Puts a partie away or takes it back; false when it can no longer be read, so that nobody knows what it counted. */
function moved(db: WriteStore, place: PartiePlace, at: number | null): boolean {
  try {
    setTrashed(db, place, at)
    return true
  } catch (error) {
    if (error instanceof Spoilt) return false
    throw error
  }
}

/** Whoever sits at the screen keeps his parties: the settings follow when his name changes. */
function followName(db: WriteStore, before: string | null, after: string): void {
  const settings = loadSettings(db)
  if (before !== null && plainName(settings.name) === before) saveSettings(db, { ...settings, name: after })
}
