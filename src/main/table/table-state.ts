// The state of a live table: the partie in progress, and what the screen and its persons have done.
// Pure: records and cards come in as arguments.
import type { LeaveScope } from '../../shared/bridge.ts'
import type { Seat } from '../../shared/view.ts'
import type { Cut, RecordDocument } from '../engine/record.ts'
import { type GameState, type CarryOver, noPoints } from '../engine/games/game.ts'
import type { UndoneAction } from '../store/taken-back.ts'
import {
  type ScreenViewer,
  type Viewers,
  findViewers,
  listPossibleViewers,
  viewerFor,
} from './viewers.ts'
import { type PartieLogs, createLogs, replayWithLogs } from './logs.ts'
import { type TableSetup, buildScene, findClaimableBreach } from './scene.ts'
import { type UndoTarget, type AppliedAction, findUndoTargetAfter } from './undo.ts'

/** The part of a table that exists before a partie. */
export type SittingSetup = Omit<TableSetup, 'partie' | 'cut'>

export interface TableState {
  readonly setup: TableSetup
  readonly viewers: Viewers
  readonly state: GameState
  readonly logs: PartieLogs
  /** Number of the deal and of the last action written in it. */
  readonly deal: number
  readonly step: number
  readonly seed: string | null
  /** Number of all changes ever written of the partie. */
  readonly moment: number
  readonly undoTarget: UndoTarget | null
  /** The seat the screen was last handed to, if several persons play. */
  readonly holder: Seat | null
  /** Number of hand-overs of the screen so far. */
  readonly handOvers: number
  /** True if the person got a hint in this position. */
  readonly isHinted: boolean
  /** How long the adviser leaves decisions to the computer player (S-3); null if not at all. */
  readonly delegated: LeaveScope | null
  /** True if every computer player has answered in this position. */
  readonly isSettled: boolean
  /** True if the rest of the deal is played out, since its tricks are certain. */
  readonly playsOut: boolean
  /** True if the computer players, who are alone, finish the partie without pauses. */
  readonly finishesAtOnce: boolean
  /** True if cards were dealt, or a person has acted, since the table was opened. */
  readonly isPlayed: boolean
}

/** The stored part of a partie in progress. */
export interface StoredPartie {
  readonly record: RecordDocument
  readonly partie: number
  readonly undone: readonly UndoneAction[]
}

/** What a new position begins with. */
export const NEW_POSITION = { isHinted: false, isSettled: false } as const

const NEW_TABLE = {
  ...NEW_POSITION,
  delegated: null,
  deal: 0,
  step: 0,
  seed: null,
  moment: 0,
  undoTarget: null,
  holder: null,
  handOvers: 0,
  playsOut: false,
  finishesAtOnce: false,
  isPlayed: false,
} as const

const findTableViewers = ({ people, evening }: SittingSetup): Viewers =>
  findViewers(people, evening?.advised ?? null, evening?.isShared)

/** Starts a partie of the sitting, before its first deal. */
export function startPartie(
  table: SittingSetup,
  partie: number,
  cut: Cut,
  carryOver: CarryOver | null,
): TableState {
  const { game, options } = table
  const viewers = findTableViewers(table)
  const score = carryOver?.score ?? noPoints(game, options)
  return {
    ...NEW_TABLE,
    setup: { ...table, partie, cut },
    viewers,
    state: game.startPartie(options, score, carryOver?.inherited, cut.at(-1)),
    logs: createLogs(listPossibleViewers(viewers)),
  }
}

/** Resumes a partie where its record stops. Throws if the record cannot be replayed. */
export function resumePartie(
  table: SittingSetup,
  { record, partie, undone }: StoredPartie,
): TableState {
  const viewers = findTableViewers(table)
  const last = record.parties.at(-1)
  const deals = last?.deals ?? []
  const deal = deals.at(-1)
  const actions = deals.reduce((sum, one) => sum + one.actions.length, 0)
  let applied: readonly AppliedAction[] = []
  const replayed = replayWithLogs(
    table.game,
    { record, partie, undone },
    listPossibleViewers(viewers),
    ({ action, ...moment }) => {
      applied = action === null ? [] : [...applied, { ...moment, action }]
    },
  )
  return {
    ...NEW_TABLE,
    setup: { ...table, partie, cut: last?.cut ?? [] },
    viewers,
    ...replayed,
    deal: deals.length,
    step: deal?.actions.length ?? 0,
    seed: deal?.seed ?? null,
    // an undone action was written twice: as done, and as undone
    moment: deals.length + actions + 2 * undone.length,
    undoTarget: findUndoTargetAfter({ table, viewers }, applied),
  }
}

/** Removes the actions from a step of the last deal on, and adds them to the undone ones. */
export function removeActionsFrom(
  { record, partie, undone }: StoredPartie,
  step: number,
): StoredPartie {
  const last = record.parties.at(-1)
  const deal = last?.deals.at(-1)
  if (last === undefined || deal === undefined) throw new Error('there is no deal to undo in')
  const removed = deal.actions
    .slice(step - 1)
    .map(({ seat, hint = false }, index) => ({
      deal: last.deals.length,
      step: step + index,
      seat,
      hint,
    }))
  const shortened = { ...deal, actions: deal.actions.slice(0, step - 1) }
  const parties = [
    ...record.parties.slice(0, -1),
    { ...last, deals: [...last.deals.slice(0, -1), shortened] },
  ]
  return { record: { ...record, parties }, partie, undone: [...undone, ...removed] }
}

/** Returns the viewer at the screen now; an adviser who has left the decisions has none to make. */
export function getScreenViewer({
  setup: { game },
  viewers,
  holder,
  state,
  delegated,
}: TableState): ScreenViewer {
  const turn = { turn: game.seatToPlay(state), mayAct: game.seatsToAct(state) }
  const viewer = viewerFor(viewers, holder, turn)
  return delegated === null || delegated === 'turn'
    ? viewer
    : { ...viewer, actsFor: null, curtain: null }
}

/** Returns the breach that an onlooker may point out now (S-6); null if there is none. */
export const findBreachToPointOut = ({ setup, state, viewers }: TableState) =>
  findClaimableBreach(setup, state, viewers)

/** Builds what the window draws now. */
export function buildCurrentScene(table: TableState) {
  const screenViewer = getScreenViewer(table)
  return buildScene(
    table.setup,
    { ...table, provenBreach: findBreachToPointOut(table) },
    screenViewer,
    table.logs.get(screenViewer.viewer) ?? [],
  )
}
