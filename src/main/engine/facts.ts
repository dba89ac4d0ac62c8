// Facts of a partie for lists and standings, always derived by replaying it.
import { type Outcome, type Seat, seatsOfSide } from '../../shared/view.ts'
import type { Game, GameState, Transition } from './games/game.ts'

export interface PartieFacts {
  /** By side, at the end of the partie. */
  readonly score: readonly number[]
  /** Points marked in all its deals, by side. */
  readonly points: readonly number[]
  readonly outcome: Outcome | null
  readonly deals: number
  /** The seat that gave up the partie (G-2). */
  readonly gaveUp: Seat | null
  /** By side, in the order of the game's `counting.names`. */
  readonly counts: readonly (readonly number[])[]
}

/** Derives the facts of a partie from its transitions, the first deal first. */
export function deriveFacts(
  game: Game,
  before: GameState,
  transitions: readonly Transition<GameState, { readonly did: string }>[],
): PartieFacts {
  const last = transitions.at(-1)?.state ?? before
  const marks = transitions.flatMap(({ state }, index) => {
    const next = transitions[index + 1]
    // the marks of a deal stand in its last state
    return next === undefined || next.action === null ? (game.tallyTricks(state)?.marks ?? []) : []
  })
  return {
    score: last.score,
    points: last.score.map((_, side) =>
      marks.reduce((sum, one) => (one.seat === side ? sum + one.points : sum), 0),
    ),
    outcome: game.findOutcome(last),
    deals: transitions.filter(({ action }) => action === null).length,
    gaveUp:
      transitions.findLast(({ action }) => action?.do === 'giveUpPartie')?.action?.seat ?? null,
    counts: game.counting.countPartie(transitions),
  }
}

/** Returns the seats on the winner's side. */
export const listWinners = (
  seats: number,
  { score }: Pick<PartieFacts, 'score'>,
  { winner }: Outcome,
): readonly Seat[] => seatsOfSide(winner, score.length, seats)
