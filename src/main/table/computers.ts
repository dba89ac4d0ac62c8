// The computer players at a live table: when each is asked, and what happens if one fails.
import type { AnyAction, Seat } from '../../shared/view.ts'
import type { GameState } from '../engine/games/game.ts'
import type { TableDeps } from './table-deps.ts'
import type { TableSetup } from './scene.ts'

/** The table the computer players act at, and the callbacks for their answers. */
export interface ComputerTurn {
  readonly table: Pick<TableSetup, 'game' | 'ai' | 'people'>
  readonly deps: { readonly aiClient: Pick<TableDeps['aiClient'], 'chooseAction'> }
  /** Returns false once the table has moved on. */
  isCurrent(state: GameState): boolean
  /** Waits before the seat on turn answers; long enough to ask the others meanwhile. */
  waitForTurn(): Promise<void>
  /** Returns true if a seat leaves its turn to its adviser. */
  isAdvised(seat: Seat): boolean
  actFor(seat: Seat, action: AnyAction, standIn: boolean): void
}

/**
 * Asks first the seats that may act out of turn, then the seat whose turn it is. The pause before
 * that seat answers runs meanwhile, so that it does not reveal if another seat was asked.
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

/**
 * Asks one computer player. Returns true if the state is done with: the seat has acted, or the
 * table has moved on. `pause` is a pause already begun.
 */
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
  const request = {
    level: table.people[seat]?.level ?? '',
    view: game.viewFor(state, seat),
    legal,
    onTurn,
  }
  const answer = await deps.aiClient.chooseAction(request).catch(() => undefined)
  // an adviser may have taken the decision back meanwhile
  if (!computerTurn.isCurrent(state) || (onTurn && computerTurn.isAdvised(seat))) return true
  if (answer === null && !onTurn) return false
  const isLegal =
    answer !== undefined && answer !== null && game.findBreach(state, seat, answer) === null
  const action = isLegal ? answer : onTurn ? chooseHeuristicAction(computerTurn, state, seat) : null
  if (action === null) return false
  computerTurn.actFor(seat, action, !isLegal)
  return true
}

/** Returns a computer's action between two deals without thinking; null if none. */
export const findDefaultAction = (
  { game, ai }: ComputerTurn['table'],
  state: GameState,
  seat: Seat,
): AnyAction | null => ai.chooseByBook(game.viewFor(state, seat), game.legalActions(state, seat))

/** Returns the rule book's choice, or the first legal action. */
function chooseHeuristicAction(
  { table: { game, ai } }: ComputerTurn,
  state: GameState,
  seat: Seat,
): AnyAction | null {
  const legal = game.legalActions(state, seat)
  return ai.chooseByBook(game.viewFor(state, seat), legal) ?? legal[0] ?? null
}
