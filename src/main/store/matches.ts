// The score of a sitting as a match: its agreed length is stored, what was won is counted.
import type { MatchScore } from '../../shared/match.ts'
import { areTextsShort } from './lengths.ts'
import type { PartiePlace } from './load.ts'
import type { ReadStore, WriteStore } from './open.ts'
import { computeChecksum } from './people.ts'
import { query } from './query.ts'

interface MatchRow {
  readonly sitting: number
  readonly to_win: number
  readonly seal: string
}

const insertMatch = query<[number, number, string]>(
  'INSERT INTO agreed_match (sitting, to_win, seal) VALUES (?, ?, ?)',
)
const selectMatch = query<[number], MatchRow>(
  `SELECT * FROM agreed_match WHERE sitting = ? AND ${areTextsShort(['seal'])}`,
)
const selectMatches = query<[], MatchRow>(
  `SELECT * FROM agreed_match WHERE ${areTextsShort(['seal'])}`,
)
const countWon = query<[number, number], { readonly side: number; readonly parties: number }>(
  `SELECT f.winner AS side, count(*) AS parties FROM partie p JOIN partie_fact f ON f.partie = p.id
   WHERE p.sitting = ? AND p.seq < ? AND f.winner IS NOT NULL GROUP BY f.winner`,
)

const isSound = ({ sitting, to_win, seal }: MatchRow): boolean =>
  computeChecksum(sitting, to_win) === seal

/** Writes the agreed length of a match. */
export const addMatch = (db: WriteStore, sitting: number, toWin: number): void =>
  void insertMatch(db).run(sitting, toWin, computeChecksum(sitting, toWin))

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
  const agreed = selectMatch(db).get(sitting)
  return {
    won: Array.from({ length: sides }, (_, side) => counts.get(side) ?? 0),
    toWin: agreed !== undefined && isSound(agreed) ? agreed.to_win : null,
  }
}

/** Yields the sittings whose agreed length is not as it was written. */
export function* findAlteredMatches(db: ReadStore): Generator<number> {
  for (const row of selectMatches(db).iterate()) if (!isSound(row)) yield row.sitting
}
