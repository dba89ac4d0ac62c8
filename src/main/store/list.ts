// Parties as the lists show them. What filters them is in list-filter.ts: no start needs it.
import type { PartieLine } from '../../shared/archive.ts'
import { type MatchScore, scoreMatch } from '../../shared/match.ts'
import { SEATS } from '../../shared/view.ts'
import { findGame } from '../engine/games/games.ts'
import { areTextsShort, limitText } from './lengths.ts'
import type { PartiePlace } from './load.ts'
import { loadMatch } from './matches.ts'
import type { ReadStore } from './open.ts'
import { listPlayers } from './people.ts'
import { pluck, query } from './query.ts'

export interface LineRow {
  readonly partie: number
  readonly sitting: number
  readonly seq: number
  readonly game: string
  readonly preset: string | null
  readonly started_at: number | null
  /** 0 if unknown. */
  readonly at: number
  readonly score: string
  readonly winner: number | null
  readonly value: number | null
  readonly gave_up: number | null
  readonly practice: number
  /** 1 if a match was agreed. */
  readonly has_match: number | null
  readonly note: string | null
  readonly tags: string | null
}

const COLUMNS = `f.partie, p.sitting, p.seq, ${limitText('f.game')} AS game, ${limitText('f.preset')} AS preset, f.at,
  ${limitText('f.score', "'[]'")} AS score, f.winner, f.value, f.gave_up, s.practice,
  (SELECT 1 FROM agreed_match m WHERE m.sitting = p.sitting) AS has_match,
  ifnull(p.started_at, s.started_at) AS started_at,
  (SELECT ${limitText('text')} FROM note WHERE note.partie = f.partie) AS note,
  (SELECT json_group_array(tag) FROM (SELECT tag FROM tag WHERE tag.partie = f.partie AND ${areTextsShort(['tag'])} ORDER BY tag)) AS tags`
export const LINES = `SELECT ${COLUMNS} FROM partie_fact f JOIN partie p ON p.id = f.partie JOIN sitting s ON s.id = p.sitting`

export function toPartieLine(db: ReadStore, row: LineRow): PartieLine {
  const score: unknown = JSON.parse(row.score)
  const tags: unknown = row.tags === null ? [] : JSON.parse(row.tags)
  const winner = SEATS.find((seat) => seat === row.winner)
  const points = Array.isArray(score) ? score.map(Number) : []
  return {
    sitting: row.sitting,
    partie: row.seq,
    game: row.game,
    people: listPlayers(db, row.sitting),
    preset: row.preset,
    startedAt: row.started_at === null ? null : new Date(row.started_at).toISOString(),
    playedAt: row.at === 0 ? null : new Date(row.at).toISOString(),
    score: points,
    outcome: winner === undefined ? null : { winner, value: row.value ?? 1 },
    gaveUp: row.gave_up !== null,
    practice: row.practice === 1,
    match: hasScoreOfSitting(row) ? loadMatchAfter(db, row, points.length) : null,
    note: row.note ?? '',
    tags: Array.isArray(tags) ? tags.map(String) : [],
  }
}

/** Returns true if a match was agreed, or if parties of the game hang together, as in a rubber. */
const hasScoreOfSitting = ({ has_match: hasMatch, game }: LineRow): boolean =>
  hasMatch !== null || findGame(game)?.series !== undefined

const loadMatchAfter = (db: ReadStore, { sitting, seq }: LineRow, sides: number): MatchScore =>
  scoreMatch(loadMatch(db, { sitting, partie: seq + 1 }, sides))

const selectLine = query<[number, number], LineRow>(`${LINES} WHERE p.sitting = ? AND p.seq = ?`)

/** Returns the line of one partie, or null. */
export function findPartieLine(db: ReadStore, { sitting, partie }: PartiePlace): PartieLine | null {
  const row = selectLine(db).get(sitting, partie)
  return row === undefined ? null : toPartieLine(db, row)
}

const selectLatest = query<[string, number], LineRow>(
  `${LINES} WHERE f.shelf = ? ORDER BY f.at DESC, f.partie DESC LIMIT ?`,
)

const selectOpen = query<[number], LineRow>(
  `${LINES} WHERE f.shelf = 'open' AND s.evening IS NULL ORDER BY f.at DESC, f.partie DESC LIMIT ?`,
)

/** Lists the parties that can be resumed, latest first; not those of evenings. */
export const listOpenParties = (db: ReadStore, most: number): readonly PartieLine[] =>
  selectOpen(db)
    .all(most)
    .map((row) => toPartieLine(db, row))

const selectBeingPlayed = query<[string, number], { readonly n: number }>(
  'SELECT count(*) AS n FROM partie JOIN sitting ON sitting.id = partie.sitting WHERE uid = ? AND seq = ? AND record IS NULL',
)

/** Returns true if a partie, by the uid of its sitting, is being played here. */
export const isBeingPlayed = (db: ReadStore, uid: string, partie: number): boolean =>
  (selectBeingPlayed(db).get(uid, partie)?.n ?? 0) > 0

/** Lists the parties finished last, given up or not. */
export const listLastParties = (db: ReadStore, most: number): readonly PartieLine[] =>
  [...selectLatest(db).all('counted', most), ...selectLatest(db).all('givenUp', most)]
    .map((row) => ({ row, at: getEndTime(db, row.partie) }))
    .toSorted((a, b) => b.at - a.at || b.row.partie - a.row.partie)
    .slice(0, most)
    .map(({ row }) => toPartieLine(db, row))

const selectEnd = query<[number], { readonly at: number }>(
  'SELECT at FROM partie_fact WHERE partie = ?',
)
const getEndTime = (db: ReadStore, partie: number): number => selectEnd(db).get(partie)?.at ?? 0

const selectArchivedCount = pluck<[], number>(
  "SELECT count(*) FROM partie_fact WHERE shelf <> 'open'",
)
/** Returns the number of parties in the archive, on all shelves, without those being played. */
export const countArchivedParties = (db: ReadStore): number => selectArchivedCount(db).get() ?? 0
