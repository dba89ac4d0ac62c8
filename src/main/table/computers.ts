// The computer players at a live table: who is asked when, and what is done when one fails.
import type { AnyAction, Seat } from '../../shared/view.ts'
import type { GameState } from '../engine/games/game.ts'
import type { Company } from './company.ts'
import type { Surroundings } from './scene.ts'

/** What the computer players are asked about, and how their answer comes to the table. */
export interface Asking {
  readonly table: Pick<Surroundings, 'game' | 'mind' | 'people'>
  readonly company: { readonly thinking: Pick<Company['thinking'], 'ask'> }
  /** False once something else has happened at the table. */
  isNow(state: GameState): boolean
  /** The time that passes before the seat whose turn it is answers: at every pace enough to ask the others meanwhile. */
  pause(): Promise<void>
  /** True when a seat leaves its turn to somebody who advises it. */
  waits(seat: Seat): boolean
  act(seat: Seat, action: AnyAction, standIn: boolean): void
}

/**
 * Asks those who may speak out of turn first, then the seat whose turn it is. The time before it answers passes meanwhile, so
 * that it does not tell whether somebody was asked.
 */
export async function askComputers(asking: Asking, state: GameState): Promise<void> {
  const { game, people } = asking.table
  const turn = game.turn(state)
  const seats = game.toAct(state).filter((seat) => people[seat]?.kind === 'computer')
  const isComputers = seats.some((seat) => seat === turn && !asking.waits(seat))
  const pause = isComputers ? asking.pause() : undefined
  for (const seat of seats.toSorted((a, b) => Number(a === turn) - Number(b === turn))) {
    if (seat === turn && asking.waits(seat)) continue
    const done = await askComputer(asking, state, seat, pause)
    if (done) return
  }
}

/** Whether the moment is over: the seat has acted, or something else has happened meanwhile; `pause` is one that has begun. */
export async function askComputer(
  asking: Asking,
  state: GameState,
  seat: Seat,
  pause?: Promise<void>,
): Promise<boolean> {
  const { table, company } = asking
  const { game } = table
  const onTurn = game.turn(state) === seat
  if (onTurn) await (pause ?? asking.pause())
  if (!asking.isNow(state)) return true
  const legal = game.legal(state, seat)
  const question = { level: table.people[seat]?.level ?? '', view: game.view(state, seat), legal, onTurn }
  const answer = await company.thinking.ask(question).catch(() => undefined)
  if (!asking.isNow(state)) return true
  if (answer === null && !onTurn) return false
  const fits = answer !== undefined && answer !== null && game.breach(state, seat, answer) === null
  const action = fits ? answer : onTurn ? byTheBook(asking, state, seat) : null
  if (action === null) return false
  asking.act(seat, action, !fits)
  return true
}

/** What a computer player says between two deals when there is no time to think; null where the book is silent. */
export const inTime = ({ game, mind }: Asking['table'], state: GameState, seat: Seat): AnyAction | null =>
  mind.advise?.(game.view(state, seat), game.legal(state, seat)) ?? null

/** The rule book's choice, or the first thing that may be done in a game without one. */
function byTheBook({ table: { game, mind } }: Asking, state: GameState, seat: Seat): AnyAction | null {
  const legal = game.legal(state, seat)
  return mind.advise?.(game.view(state, seat), legal) ?? legal[0] ?? null
}
