// The computer players at a live table: who is asked when, and what is done when one fails.
import type { AnyAction, Seat } from '../../shared/view.ts'
import type { GameState } from '../engine/games/game.ts'
import type { TableDeps } from './table-deps.ts'
import type { TableSetup } from './scene.ts'

/** What the computer players are asked about, and how their answer comes to the table. */
export interface ComputerTurn {
  readonly table: Pick<TableSetup, 'game' | 'ai' | 'people'>
  readonly deps: { readonly aiClient: Pick<TableDeps['aiClient'], 'chooseAction'> }
  /** False once something else has happened at the table. */
  isCurrent(state: GameState): boolean
  /** The time that passes before the seat whose turn it is answers: at every pace enough to ask the others meanwhile. */
  waitForTurn(): Promise<void>
  /** True when a seat leaves its turn to somebody who advises it. */
  isAdvised(seat: Seat): boolean
  actFor(seat: Seat, action: AnyAction, standIn: boolean): void
}

/**
 * Asks those who may speak out of turn first, then the seat whose turn it is. The time before it answers passes meanwhile, so
 * that it does not tell whether somebody was asked.
 */
export async function askComputers(computerTurn: ComputerTurn, state: GameState): Promise<void> {
  const { game, people } = computerTurn.table
  const turn = game.seatToPlay(state)
  const seats = game.seatsToAct(state).filter((seat) => people[seat]?.kind === 'computer')
  const isComputers = seats.some((seat) => seat === turn && !computerTurn.isAdvised(seat))
  const pause = isComputers ? computerTurn.waitForTurn() : undefined
  for (const seat of seats.toSorted((a, b) => Number(a === turn) - Number(b === turn))) {
    if (seat === turn && computerTurn.isAdvised(seat)) continue
    const isDone = await askComputer(computerTurn, state, seat, pause)
    if (isDone) return
  }
}

/** Whether the moment is over: the seat has acted, or something else has happened meanwhile; `pause` is one that has begun. */
export async function askComputer(
  computerTurn: ComputerTurn,
  state: GameState,
  seat: Seat,
  pause?: Promise<void>,
): Promise<boolean> {
  const { table, deps } = computerTurn
  const { game } = table
  const onTurn = game.seatToPlay(state) === seat
  if (onTurn) await (pause ?? computerTurn.waitForTurn())
  if (!computerTurn.isCurrent(state)) return true
  const legal = game.legalActions(state, seat)
  const request = { level: table.people[seat]?.level ?? '', view: game.viewFor(state, seat), legal, onTurn }
  const answer = await deps.aiClient.chooseAction(request).catch(() => undefined)
  if (!computerTurn.isCurrent(state)) return true
  if (answer === null && !onTurn) return false
  const isLegal = answer !== undefined && answer !== null && game.findBreach(state, seat, answer) === null
  const action = isLegal ? answer : onTurn ? chooseHeuristicAction(computerTurn, state, seat) : null
  if (action === null) return false
  computerTurn.actFor(seat, action, !isLegal)
  return true
}

/** What a computer player says between two deals when there is no time to think; null where the book is silent. */
export const findDefaultAction = (
  { game, ai }: ComputerTurn['table'],
  state: GameState,
  seat: Seat,
): AnyAction | null => ai.chooseByBook?.(game.viewFor(state, seat), game.legalActions(state, seat)) ?? null

/** The rule book's choice, or the first thing that may be done in a game without one. */
function chooseHeuristicAction({ table: { game, ai } }: ComputerTurn, state: GameState, seat: Seat): AnyAction | null {
  const legal = game.legalActions(state, seat)
  return ai.chooseByBook?.(game.viewFor(state, seat), legal) ?? legal[0] ?? null
}
