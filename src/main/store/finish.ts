// Finished parties: a record goes into the archive as one text under a hash, can be moved to the
// trash, and restored.
import { partieText } from '../engine/canonical.ts'
import {
  type ReplayedPartie,
  toCountedPartie,
  saveDerived,
  moveShelf,
  replayPartie,
  getShelf,
} from './derive.ts'
import { type PartiePlace, CorruptRecord, computeHash, loadPartie, findPartieRow } from './load.ts'
import { type WriteStore, transact } from './open.ts'
import { listPlayerIds } from './people.ts'
import { query } from './query.ts'
import { type StandingSums, updateStandings } from './standings.ts'

const updateToArchived = query<[string, string, number]>(
  'UPDATE partie SET record = ?, hash = ?, cut = NULL, score_before = NULL, inherited = NULL WHERE id = ?',
)
const deleteActions = query<[number, number]>('DELETE FROM action WHERE sitting = ? AND partie = ?')
const deleteDeals = query<[number, number]>('DELETE FROM deal WHERE sitting = ? AND partie = ?')

/** Replaces a finished partie's rows by its text. Must run within a transaction. */
export function archivePartie(db: WriteStore, place: PartiePlace): void {
  const record = loadPartie(db, place)
  const row = findPartieRow(db, place)
  const [partie] = record?.parties ?? []
  if (record === null || row === null || partie === undefined)
    throw new CorruptRecord(place, 'record', 'it is not there')
  const replayed = replayPartie(record, place)
  const text = partieText(partie)
  updateToArchived(db).run(text, computeHash(record, text), row.id)
  deleteActions(db).run(place.sitting, place.partie)
  deleteDeals(db).run(place.sitting, place.partie)
  saveDerived(db, row, replayed, listPlayerIds(db, row.sitting), null)
}

const insertPartie = query<[number, number, number | null, string, string]>(
  'INSERT INTO partie (sitting, seq, started_at, record, hash) VALUES (?, ?, ?, ?, ?)',
)

/**
 * Writes a complete partie that was played elsewhere. `replayed` is its record under the head of
 * its sitting, `people` are the numbers of its players. Returns its row number.
 */
export function insertArchived(
  db: WriteStore,
  place: PartiePlace,
  replayed: ReplayedPartie,
  people: readonly number[],
  sums: StandingSums,
): number {
  const [partie] = replayed.record.parties
  if (partie === undefined) throw new CorruptRecord(place, 'record', 'there is no partie')
  const text = partieText(partie)
  const began = partie.startedAt === undefined ? null : Date.parse(partie.startedAt)
  const row = insertPartie(db).run(
    place.sitting,
    place.partie,
    began,
    text,
    computeHash(replayed.record, text),
  )
  const id = Number(row.lastInsertRowid)
  saveDerived(db, { id, trashed_at: null }, replayed, people, sums)
  return id
}

const updateTrashedAt = query<[number | null, number]>(
  'UPDATE partie SET trashed_at = ? WHERE id = ?',
)

/** Moves a partie to the trash, or restores it; false if there is none to move. */
export function setTrashed(db: WriteStore, place: PartiePlace, at: number | null): boolean {
  const row = findPartieRow(db, place)
  if (row === null || (row.trashed_at === null) === (at === null)) return false
  if (row.record === null) {
    // an open partie can be resumed when it is restored
    transact(db, () => {
      updateTrashedAt(db).run(at, row.id)
      moveShelf(db, row.id, at === null ? 'open' : 'trash')
    })
    return true
  }
  const record = loadPartie(db, place)
  if (record === null) return false
  const replayed = replayPartie(record, place)
  const counted = toCountedPartie(replayed, listPlayerIds(db, place.sitting))
  transact(db, () => {
    updateTrashedAt(db).run(at, row.id)
    moveShelf(db, row.id, at === null ? getShelf(record, replayed.facts) : 'trash')
    if (counted !== null) updateStandings(db, counted, at === null ? 1 : -1)
  })
  return true
}
