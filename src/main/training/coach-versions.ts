// The versions of the coach: a number for each game, stored with what was judged.
import { GAMES } from '../engine/games/games.ts'
import type { CoachVersions } from '../store/judging.ts'

/** By game, of this program. */
export const COACH_VERSIONS: CoachVersions = Object.fromEntries(
  GAMES.map(({ id, coachVersion }) => [id, coachVersion]),
)

/** Returns the version that judges a game; 0, which none ever was, if the game is unknown. */
export const coachVersionOf = (game: string): number => COACH_VERSIONS[game] ?? 0
