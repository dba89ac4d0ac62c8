// Evenings that are settled, for the archive: their ledgers can be read again.
import { EVENING_KINDS, type SettledEvening } from '../../shared/evening.ts'
import { listGuests } from './evening-lookup.ts'
import { limitText } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { query } from './query.ts'

interface SettledRow {
  readonly id: number
  readonly kind: string
  readonly game: string
  readonly parties: number
  readonly started_at: number
}

/** Of an evening of which only a part was imported the ledger cannot be computed. */
const IS_WHOLE = 'count(*) > 0 AND count(*) = max(seq)'
const selectSettled = query<[number, number], SettledRow>(
  `SELECT id, ${limitText('kind')} AS kind, ${limitText('game')} AS game, started_at,
     (SELECT count(*) FROM evening_step WHERE evening = evening.id AND body ->> 'did' = 'played') AS parties
   FROM evening WHERE struck_at IS NOT NULL
     AND (SELECT ${IS_WHOLE} FROM evening_step WHERE evening = evening.id)
   ORDER BY started_at DESC, id DESC LIMIT ? OFFSET ?`,
)

/** Lists a page of the settled evenings, the latest first. */
export const listSettledEvenings = (
  db: ReadStore,
  from: number,
  most: number,
): readonly SettledEvening[] =>
  selectSettled(db)
    .all(most, from)
    .flatMap(({ id, kind: name, game, parties, started_at: startedAt }) => {
      const kind = EVENING_KINDS.find((one) => one === name)
      if (kind === undefined) return []
      const guests = listGuests(db, id)
      return [{ id, kind, game, guests, parties, startedAt: new Date(startedAt).toISOString() }]
    })
