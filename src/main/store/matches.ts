// The score of a sitting as a match: its agreed length is stored, what was won is counted.
import type { MatchScore } from '../../shared/match.ts'
import type { PartiePlace } from './load.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'

const selectToWin = pluck<[number], number | null>('SELECT to_win FROM sitting WHERE id = ?')
const countWon = query<[number, number], { readonly side: number; readonly parties: number }>(
  `SELECT f.winner AS side, count(*) AS parties FROM partie p JOIN partie_fact f ON f.partie = p.id
   WHERE p.sitting = ? AND p.seq < ? AND f.winner IS NOT NULL GROUP BY f.winner`,
)

/** Returns the parties of a sitting won by each side before this one, and the agreed length. */
export function loadMatch(
  db: ReadStore,
  { sitting, partie }: PartiePlace,
  sides: number,
): Pick<MatchScore, 'won' | 'toWin'> {
  const counts = new Map(
    countWon(db)
      .all(sitting, partie)
      .map((row) => [row.side, row.parties]),
  )
  return {
    won: Array.from({ length: sides }, (_, side) => counts.get(side) ?? 0),
    toWin: selectToWin(db).get(sitting) ?? null,
  }
}
