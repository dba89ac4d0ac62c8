// What a partie came to, for lists and standings: found by playing it again, never told by hand.
import { type Outcome, type Seat, seatsOfSide } from '../../shared/view.ts'
import type { Game, GameState, Happening } from './games/game.ts'

export interface PartieFacts {
  /** By side, as the partie ended. */
  readonly score: readonly number[]
  /** Points marked in all its deals, by side. */
  readonly points: readonly number[]
  readonly outcome: Outcome | null
  readonly deals: number
  /** Who gave up the partie (G-2). */
  readonly gaveUp: Seat | null
  /** By side, in the order of the game's `counting.names`; empty where the game counts nothing. */
  readonly counts: readonly (readonly number[])[]
}

/** The facts of a partie from all that happened in it, the first deal first. `before` is its state before any deal. */
export function factsOf(
  game: Game,
  before: GameState,
  happenings: readonly Happening<GameState, { readonly did: string }>[],
): PartieFacts {
  const last = happenings.at(-1)?.state ?? before
  const marks = happenings.flatMap(({ state }, index) => {
    const next = happenings[index + 1]
    // what a deal has marked stands in its last state
    return next === undefined || next.action === null ? (game.tally(state)?.marks ?? []) : []
  })
  return {
    score: last.score,
    points: last.score.map((_, side) => marks.reduce((sum, one) => (one.seat === side ? sum + one.points : sum), 0)),
    outcome: game.outcome(last),
    deals: happenings.filter(({ action }) => action === null).length,
    gaveUp: happenings.findLast(({ action }) => action?.do === 'giveUpPartie')?.action?.seat ?? null,
    counts: game.counting?.of(happenings) ?? [],
  }
}

/** Seats on the winner's side. */
export const winnersOf = (seats: number, { score }: Pick<PartieFacts, 'score'>, { winner }: Outcome): readonly Seat[] =>
  seatsOfSide(winner, score.length, seats)
