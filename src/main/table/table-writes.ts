// The store's side of a live table: writes what a command has changed, and reads what is stored.
import { type PartiePlace, getLastPartie, loadPartie } from '../store/load.ts'
import { type ReadStore, type WriteStore, transact } from '../store/open.ts'
import { addAction, addDeal, addPartie } from '../store/sittings.ts'
import { listUndoneActions, undoActions } from '../store/taken-back.ts'
import type { TableWrite } from './table-commands.ts'
import type { TableDeps } from './table-deps.ts'
import type { StoredPartie, TableState } from './table-state.ts'

/** Returns the place of the partie in progress in the store. */
export const getPartiePlace = ({ setup: { sitting, partie } }: TableState): PartiePlace => ({
  sitting,
  partie,
})

/**
 * Writes what a command has changed in one transaction, with everything that depends on the end of
 * the partie; returns what follows once it is committed.
 */
export function writeChange(
  { store, now, onPartieEnd }: TableDeps,
  table: TableState,
  writes: readonly TableWrite[],
): (() => void) | undefined {
  const outcome = table.setup.game.findOutcome(table.state)
  return transact(store, () => {
    for (const write of writes) writeRow(store, table, write, now())
    return outcome === null ? undefined : onPartieEnd?.(outcome, getPartiePlace(table))
  })
}

function writeRow(store: WriteStore, table: TableState, write: TableWrite, now: number): void {
  const { setup, state, deal, step, seed } = table
  const place = getPartiePlace(table)
  const fact = { score: state.score, outcome: setup.game.findOutcome(state) }
  switch (write.row) {
    case 'partie':
      return addPartie(store, place, { cut: write.cut, succession: write.carryOver }, fact, now)
    case 'deal':
      return addDeal(store, { ...place, deal }, write.deal, seed, fact, now)
    case 'action':
      return addAction(store, { ...place, deal, step }, write.done, fact, now)
    case 'undo':
      undoActions(store, { ...place, deal, step: write.step }, now, () => table)
  }
}

/** Reads the number of the last partie of a sitting, and its undone actions. */
export function readProgress(store: ReadStore, sitting: number): Omit<StoredPartie, 'record'> {
  const partie = getLastPartie(store, sitting)
  return { partie, undone: listUndoneActions(store, { sitting, partie }) }
}

/** Reads the partie of a table as it is stored. Throws if it is not there. */
export function readStoredPartie(store: ReadStore, table: TableState): StoredPartie {
  const place = getPartiePlace(table)
  const record = loadPartie(store, place)
  if (record === null) throw new Error(`sitting ${place.sitting} has no partie ${place.partie}`)
  return { record, partie: place.partie, undone: listUndoneActions(store, place) }
}
