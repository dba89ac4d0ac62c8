// Undone actions: removed from the rows of their partie and stored separately, so that nothing is
// lost.
import type { Seat } from '../../shared/view.ts'
import { writeScore } from './derive.ts'
import type { PartiePlace } from './load.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { query } from './query.ts'

/** An undone action, and its former position. */
export interface UndoneAction {
  readonly deal: number
  /** Counted from 1 within the deal. */
  readonly step: number
  readonly seat: Seat
  /** True if it was done after a hint. */
  readonly hint: boolean
}

interface TakenBackRow {
  readonly deal: number
  readonly step: number
  readonly seat: Seat
  readonly hint: number
}

const selectTakenBack = query<[number, number], TakenBackRow>(
  'SELECT deal, seq AS step, seat, hint FROM taken_back WHERE sitting = ? AND partie = ? ORDER BY id',
)
/** Lists the undone actions of a partie in order. */
export const listUndoneActions = (
  db: ReadStore,
  { sitting, partie }: PartiePlace,
): readonly UndoneAction[] =>
  selectTakenBack(db)
    .all(sitting, partie)
    .map((row) => ({ ...row, hint: row.hint === 1 }))

const insertTakenBack = query<[number, number, number, number, number]>(
  `INSERT INTO taken_back (sitting, partie, deal, seq, seat, body, stand_in, hint, at, taken_at)
   SELECT sitting, partie, deal, seq, seat, body, stand_in, hint, at, ? FROM action
   WHERE sitting = ? AND partie = ? AND deal = ? AND seq >= ? ORDER BY seq`,
)
const deleteActionsFrom = query<[number, number, number, number]>(
  'DELETE FROM action WHERE sitting = ? AND partie = ? AND deal = ? AND seq >= ?',
)

/** Undoes a deal's actions from a step on; `replay` gives the partie without them. */
export function undoActions<T extends { readonly state: { readonly score: readonly number[] } }>(
  db: WriteStore,
  place: PartiePlace & { readonly deal: number; readonly step: number },
  now: number,
  replay: () => T,
): T {
  const { sitting, partie, deal, step } = place
  return transact(db, () => {
    insertTakenBack(db).run(now, sitting, partie, deal, step)
    deleteActionsFrom(db).run(sitting, partie, deal, step)
    const then = replay()
    writeScore(db, place, then.state.score, now)
    return then
  })
}
