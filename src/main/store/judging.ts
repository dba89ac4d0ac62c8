// The parties that wait for the coach, kept in the data file: the latest wish first, and of one
// wish the latest partie first. What could not be judged is kept with the reason.
import { type PartieFilter } from '../../shared/archive.ts'
import { JUDGING_FAULTS, type JudgingFault } from '../../shared/judging.ts'
import { limitText } from './lengths.ts'
import { buildConditions, joinConditions } from './list-filter.ts'
import { type ReadStore, type WriteStore, transact } from './open.ts'
import { pluck, query } from './query.ts'
import { loadNumber, saveNumber } from './settings.ts'

/** The turn of parties that nobody asked for: they are judged when the person is away. */
export const BY_ITSELF = 0

/** What everything means: finished parties outside the trash, without practice. */
const EVERYTHING = "shelf IN ('counted', 'givenUp', 'broken')"

/** A partie that waits. */
export interface WaitingPartie {
  /** Its row number. */
  readonly id: number
  readonly sitting: number
  readonly partie: number
  readonly game: string
  readonly turn: number
  readonly tries: number
  readonly shelf: string
}

/** Lists the finished parties that meet a filter by row number; all of them if it is null. */
export function listFinished(db: ReadStore, filter: PartieFilter | null): readonly number[] {
  if (filter?.shelf === 'trash') return []
  const { where, values } =
    filter === null
      ? { where: EVERYTHING, values: [] }
      : joinConditions(buildConditions(db, filter))
  return db
    .prepare<(string | number)[], number>(
      `SELECT partie FROM partie_fact INDEXED BY partie_fact_list WHERE ${where}`,
    )
    .pluck()
    .all(...values)
}

/** The versions of this coach, by game. */
export type CoachVersions = Readonly<Record<string, number>>

/** The versions as a table, from their JSON. */
export const selectVersions = (json: string): string =>
  `(SELECT key AS game, value AS version FROM json_each(${json}))`

const insertWaiting = query<
  [{ readonly ids: string; readonly coaches: string; readonly turn: number }]
>(
  `INSERT INTO judging (partie, game, at, turn)
     SELECT f.partie, f.game, f.at, @turn FROM json_each(@ids) AS one
       JOIN partie_fact f ON f.partie = one.value
       JOIN partie p ON p.id = f.partie
       LEFT JOIN ${selectVersions('@coaches')} c ON c.game = f.game
       LEFT JOIN judged j ON j.partie = f.partie AND j.coach = c.version AND j.hash = p.hash
     WHERE j.partie IS NULL AND f.shelf NOT IN ('open', 'trash')
   ON CONFLICT DO UPDATE SET turn = excluded.turn, tries = 0, failed = NULL
     WHERE excluded.turn > 0`,
)

/**
 * Adds some parties that this coach has not judged; one that failed waits again if it was asked
 * for. Returns how many were added.
 */
export const addWaiting = (
  db: WriteStore,
  ids: readonly number[],
  coaches: CoachVersions,
  turn: number,
): number =>
  transact(
    db,
    () =>
      insertWaiting(db).run({ ids: JSON.stringify(ids), coaches: JSON.stringify(coaches), turn })
        .changes,
  )

const selectNewestTurn = pluck<[], number | null>('SELECT max(turn) FROM judging')
/** Returns the turn of a new wish: it comes before all others. */
export const nextTurn = (db: ReadStore): number => (selectNewestTurn(db).get() ?? BY_ITSELF) + 1

const selectNext = query<[number, string], WaitingPartie>(
  `SELECT j.partie AS id, p.sitting, p.seq AS partie, ${limitText('j.game')} AS game, j.turn, j.tries,
     ifnull((SELECT ${limitText('shelf')} FROM partie_fact f WHERE f.partie = j.partie), 'trash') AS shelf
   FROM judging j JOIN partie p ON p.id = j.partie
   WHERE j.failed IS NULL AND j.turn >= ? AND j.partie NOT IN (SELECT value FROM json_each(?))
   ORDER BY j.turn DESC, j.at DESC, j.partie DESC LIMIT 1`,
)

/** Returns the partie to be judged next, of this turn or a later one; null if none waits. */
export const findNext = (
  db: ReadStore,
  turn: number,
  underWay: readonly number[],
): WaitingPartie | null => selectNext(db).get(turn, JSON.stringify(underWay)) ?? null

const deleteWaiting = query<[number]>('DELETE FROM judging WHERE partie = ?')
/** Removes a partie that is no longer to be judged. */
export const removeWaiting = (db: WriteStore, id: number): void =>
  transact(db, () => void deleteWaiting(db).run(id))

const deleteAllWaiting = query<[]>('DELETE FROM judging WHERE failed IS NULL')
/** Removes everything that waits; what failed stays named. */
export const clearWaiting = (db: WriteStore): void =>
  transact(db, () => void deleteAllWaiting(db).run())

const updateTries = query<[number, number]>('UPDATE judging SET tries = ? WHERE partie = ?')
export const saveTries = (db: WriteStore, id: number, tries: number): void =>
  transact(db, () => void updateTries(db).run(tries, id))

const updateFailed = query<[JudgingFault, number]>('UPDATE judging SET failed = ? WHERE partie = ?')
/** Names a partie as one that cannot be judged. */
export const saveFailed = (db: WriteStore, id: number, why: JudgingFault): void =>
  transact(db, () => void updateFailed(db).run(why, id))

const selectWaiting = query<[number], { readonly game: string; readonly n: number }>(
  `SELECT ${limitText('game')} AS game, count(*) AS n FROM judging
   WHERE failed IS NULL AND turn >= ? GROUP BY game`,
)
/** Counts what waits of this turn or a later one, by game. */
export const countWaiting = (db: ReadStore, turn: number): ReadonlyMap<string, number> =>
  new Map(
    selectWaiting(db)
      .all(turn)
      .map(({ game, n }) => [game, n]),
  )

const selectFailed = query<
  [number],
  { readonly sitting: number; readonly partie: number; readonly why: string }
>(
  `SELECT p.sitting, p.seq AS partie, ${limitText('j.failed')} AS why
   FROM judging j JOIN partie p ON p.id = j.partie
   WHERE j.failed IS NOT NULL AND p.trashed_at IS NULL ORDER BY j.at DESC, j.partie DESC LIMIT ?`,
)
/** Lists the latest parties that could not be judged. */
export const listFailed = (
  db: ReadStore,
  most: number,
): readonly { readonly sitting: number; readonly partie: number; readonly why: JudgingFault }[] =>
  selectFailed(db)
    .all(most)
    .map((row) => ({ ...row, why: JUDGING_FAULTS.find((one) => one === row.why) ?? 'failed' }))

const selectFailures = pluck<[], number>(
  `SELECT count(*) FROM judging j JOIN partie p ON p.id = j.partie
   WHERE j.failed IS NOT NULL AND p.trashed_at IS NULL`,
)
export const countFailures = (db: ReadStore): number => selectFailures(db).get() ?? 0

const selectJudged = pluck<[string], number>(
  `SELECT count(*) FROM judged j JOIN partie_fact f ON f.partie = j.partie
     JOIN ${selectVersions('?')} c ON c.game = f.game AND c.version = j.coach
   WHERE ${EVERYTHING}`,
)
const selectFinished = pluck<[], number>(
  `SELECT count(*) FROM partie_fact INDEXED BY partie_fact_list WHERE ${EVERYTHING}`,
)
const selectDecisions = pluck<[], number>('SELECT total(decisions) FROM judged')

/** Counts what is judged of the whole archive, by this coach. */
export const countJudged = (
  db: ReadStore,
  coaches: CoachVersions,
): { readonly judged: number; readonly parties: number; readonly decisions: number } => ({
  judged: selectJudged(db).get(JSON.stringify(coaches)) ?? 0,
  parties: selectFinished(db).get() ?? 0,
  decisions: selectDecisions(db).get() ?? 0,
})

const selectStale = pluck<[string], number>(
  `SELECT j.partie FROM judged j JOIN partie_fact f ON f.partie = j.partie
     JOIN ${selectVersions('?')} c ON c.game = f.game AND c.version <> j.coach
   ORDER BY j.partie`,
)
/** Lists the parties that another coach judged, by row number. */
export const listStale = (db: ReadStore, coaches: CoachVersions): readonly number[] =>
  selectStale(db).all(JSON.stringify(coaches))

const PAUSED = { key: 'judgingPaused', yes: 1, no: 0 }

/** Returns true if the person has paused the judging. */
export const isPaused = (db: ReadStore): boolean => loadNumber(db, PAUSED.key) === PAUSED.yes

export function savePaused(db: WriteStore, paused: boolean): void {
  if (paused !== isPaused(db)) saveNumber(db, PAUSED.key, paused ? PAUSED.yes : PAUSED.no)
}
