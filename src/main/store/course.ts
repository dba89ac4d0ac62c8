// The latest parties of standings, one by one: each is replayed for what it adds to the sums.
import {
  COURSE_LIMIT,
  type PartieSums,
  type StandingsQuery,
  type StandingsSums,
} from '../../shared/archive.ts'
import { SEATS, sideOf } from '../../shared/view.ts'
import { toCountedPartie, replayPartie } from './derive.ts'
import { type PartiePlace, CorruptRecord, loadPartie } from './load.ts'
import type { ReadStore } from './open.ts'
import { listPlayerIds } from './people.ts'
import { query } from './query.ts'
import { AT_TABLE, type StandingsParams, toStandingsParams } from './results.ts'
import { type CountedPartie, computeSums } from './standings.ts'

const selectLatest = query<[StandingsParams & { readonly most: number }], PartiePlace>(
  `SELECT p.sitting, p.seq AS partie FROM (
     SELECT partie AS id, at FROM partie_fact INDEXED BY partie_fact_list
      WHERE shelf = 'counted' AND game = @game AND ${AT_TABLE}
      ORDER BY at DESC, partie DESC LIMIT @most) f
   JOIN partie p ON p.id = f.id ORDER BY f.at, f.id`,
)

/** Lists the latest parties of a query, the oldest of them first. */
export const listCourse = (db: ReadStore, wish: StandingsQuery): readonly PartiePlace[] =>
  selectLatest(db).all({ ...toStandingsParams(wish), most: COURSE_LIMIT })

const selectVerdict = query<
  [number, number, number],
  { readonly decisions: number; readonly cost: number }
>(
  `SELECT v.decisions, v.cost FROM verdict v JOIN partie p ON p.id = v.partie
   WHERE p.sitting = ? AND p.seq = ? AND v.seat = ?`,
)

function loadRate(db: ReadStore, place: PartiePlace, seat: number): number | null {
  const verdict = selectVerdict(db).get(place.sitting, place.partie, seat)
  if (verdict === undefined) return null
  return verdict.decisions === 0 ? 0 : verdict.cost / verdict.decisions
}

function addSides(partie: CountedPartie, sides: readonly number[]): StandingsSums {
  const all: Record<string, number> = {}
  for (const side of sides)
    for (const [name, sum] of computeSums(partie.game, partie.facts, side))
      all[name] = (all[name] ?? 0) + sum
  return all
}

/** Loads what a partie adds to the sums of a query; null if it cannot be read. */
export function loadPartieSums(
  db: ReadStore,
  place: PartiePlace,
  { person, other, together }: StandingsQuery,
): PartieSums | null {
  try {
    const record = loadPartie(db, place)
    const people = listPlayerIds(db, place.sitting)
    const partie = record && toCountedPartie(replayPartie(record, place), people)
    if (partie === null) return null
    const count = partie.facts.score.length
    // who sits in several seats counts in the first
    const sideOfPerson = (id: number): number =>
      sideOf(SEATS.find((seat) => people[seat] === id) ?? 0, count)
    const own = sideOfPerson(person)
    const others = SEATS.slice(0, count).filter((side) => side !== own)
    const isOne = other !== null && !together
    return {
      own: addSides(partie, [own]),
      opposite: addSides(partie, isOne ? [sideOfPerson(other)] : others),
      rate: loadRate(db, place, people.indexOf(person)),
    }
  } catch (error) {
    if (error instanceof CorruptRecord) return null
    throw error
  }
}
