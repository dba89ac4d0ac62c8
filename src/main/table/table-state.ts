// The state of a partie in progress: what changes during play, and how it starts or resumes.
import type { Cut, RecordDocument } from '../engine/record.ts'
import { type Game, type GameState, type CarryOver, noPoints } from '../engine/games/game.ts'
import { getLastPartie } from '../store/load.ts'
import { type PartieFact, addPartie } from '../store/sittings.ts'
import { listUndoneActions } from '../store/taken-back.ts'
import { type Viewers, listPossibleViewers } from './viewers.ts'
import type { TableDeps } from './table-deps.ts'
import { type PartieLogs, createLogs, replayWithLogs } from './logs.ts'
import type { TableSetup } from './scene.ts'
import { type UndoTarget, type AppliedAction, findUndoTargetAfter } from './undo.ts'

/** The part of a table that exists before a partie. */
export type SittingSetup = Omit<TableSetup, 'partie' | 'cut'>

/** The part of a table that changes during a partie. */
export interface TableState {
  readonly setup: TableSetup
  readonly state: GameState
  readonly logs: PartieLogs
  /** Number of the deal and of the last action written in it. */
  readonly deal: number
  readonly step: number
  readonly seed: string | null
  /** Number of all changes ever written of the partie. */
  readonly moment: number
  readonly undoTarget: UndoTarget | null
}

interface TableContext {
  readonly table: SittingSetup
  readonly viewers: Viewers
  readonly deps: Pick<TableDeps, 'store' | 'now'>
}

const INITIAL = { deal: 0, step: 0, seed: null, moment: 0, undoTarget: null }

/** Builds the facts of a partie that are stored besides its actions. */
export const buildPartieFact = (game: Game, state: GameState): PartieFact => ({
  score: state.score,
  outcome: game.findOutcome(state),
})

/** Starts a new partie of the sitting, and writes it at once. */
export function startNewPartie(
  { table, viewers, deps }: TableContext,
  partie: number,
  cut: Cut,
  succession: CarryOver | null,
): TableState {
  const { game, options, sitting } = table
  const state = game.startPartie(
    options,
    succession?.score ?? noPoints(game, options),
    succession?.inherited,
    cut.at(-1),
  )
  addPartie(
    deps.store,
    { sitting, partie },
    { cut, succession },
    buildPartieFact(game, state),
    deps.now(),
  )
  return {
    setup: { ...table, partie, cut },
    state,
    ...INITIAL,
    logs: createLogs(listPossibleViewers(viewers)),
  }
}

/** Resumes the last partie of the sitting where its record stops. */
export function resumePartie(
  { table, viewers, deps }: TableContext,
  stored: RecordDocument,
): TableState {
  const { game, sitting } = table
  const partie = getLastPartie(deps.store, sitting)
  const last = stored.parties.at(-1)
  const deals = last?.deals ?? []
  const deal = deals.at(-1)
  const undone = listUndoneActions(deps.store, { sitting, partie })
  const actions = deals.reduce((sum, one) => sum + one.actions.length, 0)
  let applied: readonly AppliedAction[] = []
  const replayed = replayWithLogs(
    game,
    { record: stored, partie, undone },
    listPossibleViewers(viewers),
    ({ action, ...moment }) => {
      applied = action === null ? [] : [...applied, { ...moment, action }]
    },
  )
  return {
    setup: { ...table, partie, cut: last?.cut ?? [] },
    ...replayed,
    deal: deals.length,
    step: deal?.actions.length ?? 0,
    seed: deal?.seed ?? null,
    // an undone action was written twice: as done, and as undone
    moment: deals.length + actions + 2 * undone.length,
    undoTarget: findUndoTargetAfter({ table, viewers }, applied),
  }
}
