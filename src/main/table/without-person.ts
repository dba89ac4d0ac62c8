// What goes on at a live table without a person: the answers of computer players, what is forced,
// and the deals of a partie that is finished at once.
import type { Breach } from '../../shared/view.ts'
import { inDeal } from '../engine/games/game.ts'
import { newSeed } from './ai-client.ts'
import { type ComputerTurn, askComputers, findDefaultAction } from './computers.ts'
import { findForcedAction } from './forced.ts'
import type { TableCommand } from './table-commands.ts'
import type { TableDeps } from './table-deps.ts'
import type { TableState } from './table-state.ts'

/** The table as it is now, and the way to change it. */
export interface Runner {
  getState(): TableState
  /** Runs a command: returns null if it was done, otherwise the reason why not. */
  run(command: TableCommand): Breach | 'notNow' | null
}

/** Lets the computer players answer, then does what leaves the person on turn no decision. */
export async function actWithoutPerson(
  runner: Runner,
  computers: ComputerTurn,
  deps: TableDeps,
): Promise<void> {
  const { getState, run } = runner
  const { state } = getState()
  const isForced = findForcedAction(getState(), deps.forced()) !== null
  // begun before the others are asked, so that it does not reveal if one was
  const pause = isForced ? computers.waitForTurn() : undefined
  await askComputers(computers, state)
  await pause
  if (!computers.isCurrent(state)) return
  run({ do: 'settle' })
  if (isForced) run({ do: 'actForced', forced: deps.forced() })
  else if (getState().finishesAtOnce) dealNext(runner, null, deps)
}

/**
 * Deals the next cards, after the default actions of computer players that have not answered; false
 * if it is not the time for it, or these packets are not the game's.
 */
export function dealNext(
  { getState, run }: Runner,
  packets: string | null,
  deps: Pick<TableDeps, 'preparedDeal'>,
): boolean {
  const { setup, state, isSettled, deal } = getState()
  const { game, people } = setup
  if (inDeal(state) || game.findOutcome(state) !== null) return false
  const silent = isSettled
    ? []
    : game.seatsToAct(state).filter((seat) => people[seat]?.kind === 'computer')
  for (const seat of silent) {
    const action = findDefaultAction(setup, getState().state, seat)
    if (action !== null) run({ do: 'actForComputer', seat, action, isStandIn: false })
  }
  // the default actions may have ended the partie
  if (game.findOutcome(getState().state) !== null) return true
  const prepared = deps.preparedDeal?.(deal + 1) ?? null
  const packetsSeed = newSeed()
  const seed = prepared === null ? newSeed() : packetsSeed
  return run({ do: 'deal', packets, prepared, seed, packetsSeed }) === null
}
