// The archive as it is read and annotated: lists, standings, people, notes, what is put away.
import { refuse } from '../refusal.ts'
import { annotate } from '../store/annotations.ts'
import { holdingsOf } from '../store/holdings.ts'
import { setTrashed } from '../store/keep.ts'
import { countParties, listParties, partieLine } from '../store/list.ts'
import { mergePeople, renamePerson } from '../store/people.ts'
import { sheetOf, standingsOf } from '../store/results.ts'
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
  return {
    holdings: () => holdingsOf(store()),
    parties: (filter, from, count) => listParties(store(), filter, from, count),
    countParties: (filter) => countParties(store(), filter),
    standings: (wish) => standingsOf(store(), wish),
    sheet: (wish, from, count) => sheetOf(store(), wish, from, count),
    annotate(sitting, partie, note, tags) {
      const place = { sitting, partie }
      if (!annotate(store(), place, note, tags)) return refuse('notFound')
      return partieLine(store(), place) ?? refuse('notFound')
    },
    trash(parties, away) {
      const db = store()
      const now = away ? house.now() : null
      db.transaction(() => {
        for (const [sitting, partie] of parties) setTrashed(db, { sitting, partie }, now)
      })()
      return null
    },
    renamePerson(id, name) {
      const done = renamePerson(store(), id, name)
      return done === 'done' ? null : refuse(done === 'taken' ? 'taken' : 'notFound')
    },
    async mergePeople(from, into) {
      // it cannot be undone: a copy first
      await house.caretaker.backUp()
      const done = mergePeople(store(), from, into)
      return done === 'done' ? null : refuse(done === 'together' ? 'together' : 'notFound')
    },
  }
}
