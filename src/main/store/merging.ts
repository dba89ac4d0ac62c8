// Merging two persons who are the same.
import { type WriteStore, transact } from './open.ts'
import { computeGuestChecksum, findPerson } from './people.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS } from './seats.ts'

const updateSeats = query<[number, number]>('UPDATE seat SET person = ? WHERE person = ?')
const UPDATES_OF_FACTS = SEAT_COLUMNS.map((seat) =>
  query<[number, number]>(`UPDATE partie_fact SET ${seat} = ? WHERE ${seat} = ?`),
)
const updateDecisions = query<[number, number]>('UPDATE decision SET person = ? WHERE person = ?')
const selectSharedTables = pluck<[number, number], number>(
  'SELECT count(*) FROM seat a JOIN seat b ON a.sitting = b.sitting WHERE a.person = ? AND b.person = ?',
)
const selectSharedEvenings = pluck<[number, number], number>(
  'SELECT count(*) FROM evening_guest a JOIN evening_guest b ON a.evening = b.evening WHERE a.person = ? AND b.person = ?',
)
const selectGuestRows = query<[number], { readonly evening: number; readonly guest: number }>(
  'SELECT evening, guest FROM evening_guest WHERE person = ?',
)
const updateGuest = query<[number, string, number, number]>(
  'UPDATE evening_guest SET person = ?, seal = ? WHERE evening = ? AND guest = ?',
)
const upsertMovedSums = query<[number, number, number, number, number, number]>(
  `INSERT INTO standing (game, how, person, other, month, name, sum)
     SELECT game, how, iif(person = ?, ?, person), iif(other = ?, ?, other), month, name, sum
       FROM standing WHERE person = ? OR other = ?
   ON CONFLICT DO UPDATE SET sum = standing.sum + excluded.sum`,
)
const deleteSums = query<[number, number]>('DELETE FROM standing WHERE person = ? OR other = ?')
const deletePerson = query<[number]>('DELETE FROM person WHERE id = ?')

/** Assigns a person's parties to another; refused if both were at one table or evening. */
export function mergePeople(
  db: WriteStore,
  from: number,
  into: number,
): 'done' | 'notFound' | 'together' {
  const [source, target] = [findPerson(db, from), findPerson(db, into)]
  if (source?.kind !== 'person' || target?.kind !== 'person' || from === into) return 'notFound'
  // the hash of every partie covers the level
  if (source.level !== target.level) return 'notFound'
  if (
    Number(selectSharedTables(db).get(from, into)) +
      Number(selectSharedEvenings(db).get(from, into)) >
    0
  )
    return 'together'
  transact(db, () => {
    updateSeats(db).run(into, from)
    for (const move of UPDATES_OF_FACTS) move(db).run(into, from)
    updateDecisions(db).run(into, from)
    for (const { evening, guest } of selectGuestRows(db).all(from))
      updateGuest(db).run(into, computeGuestChecksum(evening, guest, into), evening, guest)
    upsertMovedSums(db).run(from, into, from, into, from, from)
    deleteSums(db).run(from, from)
    deletePerson(db).run(from)
  })
  return 'done'
}
