// What a person gave away, partie by partie, as the coach judged it. Loaded with the training room.
import type { KindCosts } from '../training/strength.ts'
import { limitText } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS, buildSeatSql } from './seats.ts'

/** A judged partie of a person, who counts in their first seat as in the standings. */
export interface JudgedSeat {
  readonly partie: number
  readonly seat: number
  /** 0 if it has none. */
  readonly at: number
  readonly zone: string | null
  /** Null if the verdict on the whole partie is missing. */
  readonly result: number | null
  readonly luck: number | null
}

interface PersonParams {
  readonly person: number
  readonly game: string
}

const SEATED = `(${SEAT_COLUMNS.map((seat) => `${seat} = @person`).join(' OR ')})`
const COUNTED = `f.shelf = 'counted' AND f.game = @game AND ${SEATED}`

/** Starts from the lists: their index has the seats of a partie in it. */
const selectJudged = query<[PersonParams], JudgedSeat>(
  `SELECT f.partie, ${buildSeatSql('@person')} AS seat, f.at, ${limitText('s.zone')} AS zone, v.result, v.luck
     FROM partie_fact f INDEXED BY partie_fact_list
     JOIN judged j ON j.partie = f.partie
     JOIN partie p ON p.id = f.partie JOIN sitting s ON s.id = p.sitting
     LEFT JOIN verdict v ON v.partie = f.partie AND v.seat = ${buildSeatSql('@person')}
    WHERE ${COUNTED} ORDER BY f.at, f.partie`,
)

/** Lists the judged parties of a person in a game, oldest first. */
export const listJudgedSeats = (
  db: ReadStore,
  person: number,
  game: string,
): readonly JudgedSeat[] => selectJudged(db).all({ person, game })

const countUnjudged = pluck<[PersonParams], number>(
  `SELECT count(*) FROM partie_fact f INDEXED BY partie_fact_list
    WHERE ${COUNTED} AND NOT EXISTS (SELECT 1 FROM judged j WHERE j.partie = f.partie)`,
)

/** Counts the parties of a person in a game that the coach has not judged yet. */
export const countWaiting = (db: ReadStore, person: number, game: string): number =>
  countUnjudged(db).get({ person, game }) ?? 0

const selectCosts = query<[number, number], KindCosts>(
  `SELECT ${limitText('kind')} AS kind, sum(NOT hinted) AS decisions,
     sum(iif(hinted, 0, cost)) AS cost, sum(hinted) AS hinted,
     sum(iif(hinted, cost, 0)) AS hintedCost
   FROM decision WHERE partie = ? AND seat = ? GROUP BY kind ORDER BY kind`,
)

/** Sums the decisions of a seat in a partie by kind. */
export const sumKindCosts = (
  db: ReadStore,
  { partie, seat }: Pick<JudgedSeat, 'partie' | 'seat'>,
): readonly KindCosts[] => selectCosts(db).all(partie, seat)

const selectOwnId = pluck<[string], number>(
  "SELECT id FROM person WHERE kind = 'person' AND name = ? ORDER BY id LIMIT 1",
)

/** Returns the number of the person at the screen by their name; null if they never played. */
export const findOwnId = (db: ReadStore, name: string): number | null =>
  selectOwnId(db).get(name) ?? null
