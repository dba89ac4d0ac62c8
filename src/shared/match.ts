// A match: parties in a row by the same people, until one side has won as many as were agreed.
import { SEATS, type Seat } from './view.ts'

/** How many parties win a match, as the Hall offers it: with two sides best of 3, 5 and 7 first. */
export const MATCH_LENGTHS = [2, 3, 4, 5, 10] as const
export const MOST_TO_WIN = 99

/** The parties won in a sitting, and whether that decides a match. */
export interface MatchScore {
  /** By side. */
  readonly won: readonly number[]
  /** Parties that win the match; null if none is agreed. */
  readonly toWin: number | null
  /** The side that has won the match; null while it is not decided. */
  readonly winner: Seat | null
}

/** Returns the score of a sitting; `winner` is the side that wins one more partie. */
export function scoreMatch(
  before: Pick<MatchScore, 'won' | 'toWin'>,
  winner: Seat | null = null,
): MatchScore {
  const { toWin } = before
  const won = before.won.map((parties, side) => parties + Number(side === winner))
  const decided = toWin === null ? -1 : won.findIndex((parties) => parties >= toWin)
  return { won, toWin, winner: SEATS[decided] ?? null }
}

/** Returns true if there is a score to show: a match is agreed, or a partie has been won. */
export const hasScore = ({ won, toWin }: MatchScore): boolean =>
  toWin !== null || won.some((parties) => parties > 0)
