// The guests of an evening, and the ids of its parties and sittings: a sitting of its own for each
// run of the same people in the same seats.
import type { Person } from '../../shared/bridge.ts'
import { limitText } from './lengths.ts'
import type { PartiePlace } from './load.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'

const selectGuests = query<[number], Person>(
  `SELECT ${limitText('name')} AS name, kind, ${limitText('level')} AS level FROM evening_guest JOIN person ON person.id = evening_guest.person
   WHERE evening = ? ORDER BY guest`,
)
/** Lists all guests who ever came to an evening, by number, under their current names. */
export const listGuests = (db: ReadStore, id: number): readonly Person[] => selectGuests(db).all(id)

const selectEveningId = pluck<[number], number | null>('SELECT evening FROM sitting WHERE id = ?')
/** Returns the evening of a sitting; null if it belongs to none, or there is no such sitting. */
export const findEveningId = (db: ReadStore, sitting: number): number | null =>
  selectEveningId(db).get(sitting) ?? null

const selectSittings = pluck<[number], number>(
  'SELECT id FROM sitting WHERE evening = ? ORDER BY id',
)
/** Lists the sittings of an evening in order. */
export const listEveningSittings = (db: ReadStore, id: number): readonly number[] =>
  selectSittings(db).all(id)

const selectLastRun = pluck<[number], number>(
  'SELECT sitting FROM evening_step WHERE evening = ? AND sitting IS NOT NULL ORDER BY seq DESC LIMIT 1',
)
/** Returns the sitting with the last played partie of an evening; null before there is one. */
export const findLastRun = (db: ReadStore, id: number): number | null =>
  selectLastRun(db).get(id) ?? null

const selectOpenPartie = query<[number], PartiePlace>(
  `SELECT sitting, seq AS partie FROM partie JOIN sitting ON sitting.id = partie.sitting
   WHERE evening = ? AND record IS NULL AND trashed_at IS NULL ORDER BY sitting DESC, seq DESC LIMIT 1`,
)
/** Returns the partie of an evening that is in progress; null if none is. */
export const findOpenPartie = (db: ReadStore, id: number): PartiePlace | null =>
  selectOpenPartie(db).get(id) ?? null
