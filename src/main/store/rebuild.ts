// Rebuilding all derived data by replay.
import { saveDerived, moveShelf, saveOpenFact, replayPartie } from './derive.ts'
import { archivePartie } from './finish.ts'
import { type PartieHead, CorruptRecord, listHeadsAfter, loadPartie } from './load.ts'
import { type WriteStore, transact } from './open.ts'
import { listPlayerIds } from './people.ts'
import { query } from './query.ts'
import { loadNumber, saveNumber } from './settings.ts'
import { StandingSums } from './standings.ts'

/** The version of derived data; raise it and older archives rebuild theirs. */
const DERIVED_VERSION = 2
/** Parties per transaction. */
const BATCH = 500

/** Rebuilds derived data of another version; what cannot be replayed is left to `check`. */
export function rebuildDerived(db: WriteStore): void {
  if (loadNumber(db, 'derived') === DERIVED_VERSION) return
  transact(db, () => {
    db.exec('DELETE FROM partie_fact; DELETE FROM standing')
    for (let last = 0; ;) {
      const rows = listHeadsAfter(db, last, BATCH)
      const sums = new StandingSums()
      for (const row of rows) rebuildPartie(db, row, sums)
      sums.writeTo(db)
      last = rows.at(-1)?.id ?? 0
      if (rows.length < BATCH) break
    }
    saveNumber(db, 'derived', DERIVED_VERSION)
  })
}

const selectLastActionAt = query<[number, number], { readonly at: number | null }>(
  'SELECT max(at) AS at FROM action WHERE sitting = ? AND partie = ?',
)

function rebuildPartie(db: WriteStore, row: PartieHead, sums: StandingSums): void {
  const place = { sitting: row.sitting, partie: row.seq }
  try {
    const record = loadPartie(db, place)
    if (record === null) return
    const replayed = replayPartie(record, place)
    if (row.is_over === 1) saveDerived(db, row, replayed, listPlayerIds(db, row.sitting), sums)
    else if (replayed.facts.outcome !== null) archivePartie(db, place)
    else {
      const at = selectLastActionAt(db).get(row.sitting, row.seq)?.at ?? row.started_at ?? 0
      saveOpenFact(db, row.id, row.sitting, replayed.facts.score, at)
      if (row.trashed_at !== null) moveShelf(db, row.id, 'trash')
    }
  } catch (error) {
    if (!(error instanceof CorruptRecord)) throw error
  }
}
