// A partie goes into the archive: its record as one text under a hash. It can be put away there, and taken back.
import { partieText } from '../engine/canonical.ts'
import { type KeptPartie, countedOf, derive, moveShelf, playAgain, shelfOf } from './derive.ts'
import { type PartiePlace, Spoilt, hashOf, loadPartie, partieRow } from './load.ts'
import { type WriteStore, transact } from './open.ts'
import { personIdsOf } from './people.ts'
import { query } from './query.ts'
import { type Sums, count } from './standings.ts'

const sealPartie = query<[string, string, number]>(
  'UPDATE partie SET record = ?, hash = ?, cut = NULL, score_before = NULL, inherited = NULL WHERE id = ?',
)
const dropActions = query<[number, number]>('DELETE FROM action WHERE sitting = ? AND partie = ?')
const dropDeals = query<[number, number]>('DELETE FROM deal WHERE sitting = ? AND partie = ?')

/** Folds the rows of a finished partie into its text, which says the same, and counts it. Within a transaction. */
export function keepFinished(db: WriteStore, place: PartiePlace): void {
  const record = loadPartie(db, place)
  const row = partieRow(db, place)
  const [partie] = record?.parties ?? []
  if (record === null || row === null || partie === undefined) throw new Spoilt(place, 'record', 'it is not there')
  const kept = playAgain(record, place)
  const text = partieText(partie)
  sealPartie(db).run(text, hashOf(record, text), row.id)
  dropActions(db).run(place.sitting, place.partie)
  dropDeals(db).run(place.sitting, place.partie)
  derive(db, row, kept, personIdsOf(db, row.sitting), null)
}

const insertKept = query<[number, number, number | null, string, string]>(
  'INSERT INTO partie (sitting, seq, started_at, record, hash) VALUES (?, ?, ?, ?, ?)',
)

/**
 * Writes a whole partie that was played elsewhere. `kept` holds its record under the head of its sitting, `people` the
 * numbers of those who sat there. Answers its own number.
 */
export function addKept(
  db: WriteStore,
  place: PartiePlace,
  kept: KeptPartie,
  people: readonly number[],
  sums: Sums,
): number {
  const [partie] = kept.record.parties
  if (partie === undefined) throw new Spoilt(place, 'record', 'there is no partie')
  const text = partieText(partie)
  const began = partie.startedAt === undefined ? null : Date.parse(partie.startedAt)
  const row = insertKept(db).run(place.sitting, place.partie, began, text, hashOf(kept.record, text))
  const id = Number(row.lastInsertRowid)
  derive(db, { id, trashed_at: null }, kept, people, sums)
  return id
}

const putAway = query<[number | null, number]>('UPDATE partie SET trashed_at = ? WHERE id = ?')

/** Puts a partie away, or takes it back; false when there is none to move. */
export function setTrashed(db: WriteStore, place: PartiePlace, at: number | null): boolean {
  const row = partieRow(db, place)
  if (row === null || (row.trashed_at === null) === (at === null)) return false
  if (row.record === null) {
    // left on the table: it can be taken up again when it is taken back
    transact(db, () => {
      putAway(db).run(at, row.id)
      moveShelf(db, row.id, at === null ? 'open' : 'trash')
    })
    return true
  }
  const record = loadPartie(db, place)
  if (record === null) return false
  const kept = playAgain(record, place)
  const counted = countedOf(kept, personIdsOf(db, place.sitting))
  transact(db, () => {
    putAway(db).run(at, row.id)
    moveShelf(db, row.id, at === null ? shelfOf(record, kept.facts) : 'trash')
    if (counted !== null) count(db, counted, at === null ? 1 : -1)
  })
  return true
}
