// Everything derived can be thrown away and made again by replay.
import { derive, moveShelf, openFact, playAgain } from './derive.ts'
import { keepFinished } from './keep.ts'
import { type PartieHead, Spoilt, headsAfter, loadPartie } from './load.ts'
import { type WriteStore, transact } from './open.ts'
import { personIdsOf } from './people.ts'
import { query } from './query.ts'
import { loadNumber, saveNumber } from './settings.ts'
import { Sums } from './standings.ts'

/** Rises when facts are derived in another way: an archive of an older number derives them anew. */
const DERIVED = 2
/** Parties in one transaction. */
const BATCH = 500

/** Derives everything anew where this program derives it in another way; parties that cannot be played are left out for `check` to find. */
export function deriveAnew(db: WriteStore): void {
  if (loadNumber(db, 'derived') === DERIVED) return
  transact(db, () => {
    db.exec('DELETE FROM partie_fact; DELETE FROM standing')
    for (let last = 0; ;) {
      const rows = headsAfter(db, last, BATCH)
      const sums = new Sums()
      for (const row of rows) deriveRow(db, row, sums)
      sums.write(db)
      last = rows.at(-1)?.id ?? 0
      if (rows.length < BATCH) break
    }
    saveNumber(db, 'derived', DERIVED)
  })
}

const begun = query<[number, number], { readonly at: number | null }>(
  'SELECT max(at) AS at FROM action WHERE sitting = ? AND partie = ?',
)

function deriveRow(db: WriteStore, row: PartieHead, sums: Sums): void {
  const place = { sitting: row.sitting, partie: row.seq }
  try {
    const record = loadPartie(db, place)
    if (record === null) return
    const kept = playAgain(record, place)
    if (row.is_over === 1) derive(db, row, kept, personIdsOf(db, row.sitting), sums)
    else if (kept.facts.outcome !== null) keepFinished(db, place)
    else {
      const at = begun(db).get(row.sitting, row.seq)?.at ?? row.started_at ?? 0
      openFact(db, row.id, row.sitting, kept.facts.score, at)
      if (row.trashed_at !== null) moveShelf(db, row.id, 'trash')
    }
  } catch (error) {
    if (!(error instanceof Spoilt)) throw error
  }
}
