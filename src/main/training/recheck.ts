// The part of the check that needs the coach: kinds of decisions are those of their game, and a few
// parties are judged anew.
import type { CheckFinding } from '../../shared/archive.ts'
import { findGame } from '../engine/games/games.ts'
import { judgeRecord } from '../judge-record.ts'
import { checkKinds, rejudgeSome } from '../store/decision-check.ts'
import { countJudged } from '../store/judging.ts'
import type { ReadStore } from '../store/open.ts'
import { COACH_VERSIONS } from './coach-versions.ts'

const kindsOf = async (game: string): Promise<readonly string[]> =>
  (await findGame(game)?.loadAi())?.kinds ?? []

/** Checks the decisions by this coach; `onProgress` ends the check if it throws. */
export async function recheckDecisions(
  db: ReadStore,
  onProgress: () => void,
): Promise<readonly CheckFinding[]> {
  const judge = { coaches: COACH_VERSIONS, judge: judgeRecord }
  // as more is judged, other parties are judged anew
  const seed = countJudged(db, COACH_VERSIONS).judged * 7919
  return [
    ...(await checkKinds(db, COACH_VERSIONS, kindsOf)),
    ...(await rejudgeSome(db, judge, seed, onProgress)),
  ]
}
