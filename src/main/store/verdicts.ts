// Verdicts of the coach on whole parties, for the standings. Loaded with the first analysis.
import type { Analysis } from '../../shared/coach.ts'
import { findPartieId } from './annotations.ts'
import type { PartiePlace } from './load.ts'
import { type WriteStore, transact } from './open.ts'
import { query } from './query.ts'

const upsertVerdict = query<[number, number, number, number, number, number, number, number]>(
  `INSERT INTO verdict (partie, seat, decisions, hinted, cost, result, luck, judged_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET decisions = excluded.decisions, hinted = excluded.hinted,
     cost = excluded.cost, result = excluded.result, luck = excluded.luck, judged_at = excluded.judged_at`,
)

/** Saves the coach's verdict on a whole partie, seat by seat. */
export function saveVerdict(
  db: WriteStore,
  place: PartiePlace,
  analysis: Analysis,
  now: number,
): void {
  const id = findPartieId(db, place)
  if (id === null) return
  transact(db, () => {
    analysis.accounts.forEach((account, seat) => {
      if (account === null) return
      const { decisions, hinted, cost } = account
      const { result = 0, luck = 0 } = analysis.sides[seat % analysis.sides.length] ?? {}
      upsertVerdict(db).run(id, seat, decisions, hinted, cost, result, luck, now)
    })
  })
}
