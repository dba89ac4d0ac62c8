// Removal of a table or an evening at which nothing was played, so that opening tables does not
// fill the disk.
import { type WriteStore, transact } from './open.ts'
import { listPlayerIds } from './people.ts'
import { pluck, query } from './query.ts'

const selectRemovablePartie = pluck<[number], number>(
  `SELECT partie.id FROM partie JOIN sitting ON sitting.id = partie.sitting
   WHERE sitting = ? AND evening IS NULL AND seq = 1 AND record IS NULL AND trashed_at IS NULL
     AND NOT EXISTS (SELECT 1 FROM partie more WHERE more.sitting = partie.sitting AND more.seq > 1)
     AND (practice = 1 OR NOT EXISTS (SELECT 1 FROM deal WHERE deal.sitting = partie.sitting))
     AND NOT EXISTS (SELECT 1 FROM note WHERE note.partie = partie.id)
     AND NOT EXISTS (SELECT 1 FROM tag WHERE tag.partie = partie.id)
     AND NOT EXISTS (SELECT 1 FROM taken_back t WHERE t.sitting = partie.sitting)`,
)
const deleteFact = query<[number]>('DELETE FROM partie_fact WHERE partie = ?')
/** Innermost first, since they refer to the outer ones. */
const DELETES_OF_SITTING = ['action', 'deal', 'partie', 'seat', 'agreed_match'].map((table) =>
  query<[number]>(`DELETE FROM ${table} WHERE sitting = ?`),
)
const deleteSitting = query<[number]>('DELETE FROM sitting WHERE id = ?')
const deleteUnusedPerson = query<[number]>(
  `DELETE FROM person WHERE id = ? AND NOT EXISTS (SELECT 1 FROM seat WHERE seat.person = person.id)
     AND NOT EXISTS (SELECT 1 FROM evening_guest WHERE evening_guest.person = person.id)`,
)

/**
 * Removes a sitting of practice, or without a dealt card, and persons who have played at no other
 * table. Returns false if it has to stay: it belongs to an evening, has a finished partie or a
 * second one, or a person has annotated it.
 */
export const removeUnplayedSitting = (db: WriteStore, sitting: number): boolean =>
  transact(db, () => {
    const partie = selectRemovablePartie(db).get(sitting)
    if (partie === undefined) return false
    const people = listPlayerIds(db, sitting)
    deleteFact(db).run(partie)
    for (const drop of DELETES_OF_SITTING) drop(db).run(sitting)
    deleteSitting(db).run(sitting)
    for (const person of people) deleteUnusedPerson(db).run(person)
    return true
  })

const selectUntouched = pluck<[number], number>(
  `SELECT count(*) FROM evening WHERE id = ? AND struck_at IS NULL
     AND (SELECT count(*) FROM evening_step WHERE evening = evening.id) = 1
     AND NOT EXISTS (SELECT 1 FROM sitting WHERE sitting.evening = evening.id)`,
)
const selectGuestIds = pluck<[number], number>('SELECT person FROM evening_guest WHERE evening = ?')
const DELETES_OF_EVENING = ['ledger_entry', 'evening_step', 'evening_guest'].map((table) =>
  query<[number]>(`DELETE FROM ${table} WHERE evening = ?`),
)
const deleteEvening = query<[number]>('DELETE FROM evening WHERE id = ?')

/** Removes an evening with only its first list, and its people; false if it stays. */
export const removeUntouchedEvening = (db: WriteStore, evening: number): boolean =>
  transact(db, () => {
    if (selectUntouched(db).get(evening) !== 1) return false
    const people = selectGuestIds(db).all(evening)
    for (const drop of DELETES_OF_EVENING) drop(db).run(evening)
    deleteEvening(db).run(evening)
    for (const person of people) deleteUnusedPerson(db).run(person)
    return true
  })
