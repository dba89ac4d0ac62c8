// Two persons who are one.
import { type WriteStore, transact } from './open.ts'
import { sealOfGuest, somebody } from './people.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS } from './seats.ts'

const moveSeats = query<[number, number]>('UPDATE seat SET person = ? WHERE person = ?')
const moveFacts = SEAT_COLUMNS.map((seat) =>
  query<[number, number]>(`UPDATE partie_fact SET ${seat} = ? WHERE ${seat} = ?`),
)
const together = pluck<[number, number], number>(
  'SELECT count(*) FROM seat a JOIN seat b ON a.sitting = b.sitting WHERE a.person = ? AND b.person = ?',
)
const togetherOfAnEvening = pluck<[number, number], number>(
  'SELECT count(*) FROM evening_guest a JOIN evening_guest b ON a.evening = b.evening WHERE a.person = ? AND b.person = ?',
)
const guestRows = query<[number], { readonly evening: number; readonly guest: number }>(
  'SELECT evening, guest FROM evening_guest WHERE person = ?',
)
const moveGuest = query<[number, string, number, number]>(
  'UPDATE evening_guest SET person = ?, seal = ? WHERE evening = ? AND guest = ?',
)
const moveSums = query<[number, number, number, number, number, number]>(
  `INSERT INTO standing (game, how, person, other, month, name, sum)
     SELECT game, how, iif(person = ?, ?, person), iif(other = ?, ?, other), month, name, sum
       FROM standing WHERE person = ? OR other = ?
   ON CONFLICT DO UPDATE SET sum = standing.sum + excluded.sum`,
)
const dropSums = query<[number, number]>('DELETE FROM standing WHERE person = ? OR other = ?')
const drop = query<[number]>('DELETE FROM person WHERE id = ?')

/** Makes all parties of one person those of another; refused where both sat at one table, or came to one evening. */
export function mergePeople(db: WriteStore, from: number, into: number): 'done' | 'notFound' | 'together' {
  const [lost, kept] = [somebody(db, from), somebody(db, into)]
  if (lost?.kind !== 'person' || kept?.kind !== 'person' || from === into) return 'notFound'
  // a level is under the hash of every partie
  if (lost.level !== kept.level) return 'notFound'
  if (Number(together(db).get(from, into)) + Number(togetherOfAnEvening(db).get(from, into)) > 0) return 'together'
  transact(db, () => {
    moveSeats(db).run(into, from)
    for (const move of moveFacts) move(db).run(into, from)
    for (const { evening, guest } of guestRows(db).all(from))
      moveGuest(db).run(into, sealOfGuest(evening, guest, into), evening, guest)
    moveSums(db).run(from, into, from, into, from, from)
    dropSums(db).run(from, from)
    drop(db).run(from)
  })
  return 'done'
}
