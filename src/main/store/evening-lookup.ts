// Who comes to an evening, and where its parties are kept: in sittings of their own, one for each run of the same people in
// the same seats.
import type { Person } from '../../shared/bridge.ts'
import { limitText } from './lengths.ts'
import type { PartiePlace } from './load.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'

const selectGuests = query<[number], Person>(
  `SELECT ${limitText('name')} AS name, kind, ${limitText('level')} AS level FROM evening_guest JOIN person ON person.id = evening_guest.person
   WHERE evening = ? ORDER BY guest`,
)
/** Everybody who ever came to an evening, by number, as they are called now. */
export const listGuests = (db: ReadStore, id: number): readonly Person[] => selectGuests(db).all(id)

const selectEveningId = pluck<[number], number | null>('SELECT evening FROM sitting WHERE id = ?')
/** The evening a sitting belongs to; null when it stands alone, or there is none of this number. */
export const findEveningId = (db: ReadStore, sitting: number): number | null => selectEveningId(db).get(sitting) ?? null

const selectSittings = pluck<[number], number>('SELECT id FROM sitting WHERE evening = ? ORDER BY id')
/** The sittings of an evening, in their order. */
export const listEveningSittings = (db: ReadStore, id: number): readonly number[] => selectSittings(db).all(id)

const selectLastRun = pluck<[number], number>(
  'SELECT sitting FROM evening_step WHERE evening = ? AND sitting IS NOT NULL ORDER BY seq DESC LIMIT 1',
)
/** The sitting that holds the partie of an evening played last; null before there is one. */
export const findLastRun = (db: ReadStore, id: number): number | null => selectLastRun(db).get(id) ?? null

const selectOpenPartie = query<[number], PartiePlace>(
  `SELECT sitting, seq AS partie FROM partie JOIN sitting ON sitting.id = partie.sitting
   WHERE evening = ? AND record IS NULL AND trashed_at IS NULL ORDER BY sitting DESC, seq DESC LIMIT 1`,
)
/** The partie of an evening that has begun and is not over; null when none is. */
export const findOpenPartie = (db: ReadStore, id: number): PartiePlace | null => selectOpenPartie(db).get(id) ?? null
