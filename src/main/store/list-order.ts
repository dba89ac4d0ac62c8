// Lists in the order of a column that a person chose. Only the order by date has an index: any
// other is sorted once, and its pages are cut from the result until something is written.
import type { ListColumn, ListOrder, PartieFilter, PartieLine } from '../../shared/archive.ts'
import { buildConditions, joinConditions } from './list-filter.ts'
import { type LineRow, LINES, toPartieLine } from './list.ts'
import type { ReadStore } from './open.ts'
import { pluck, query } from './query.ts'
import { SEAT_COLUMNS } from './seats.ts'

/**
 * Builds SQL for the person of a seat: twice their place in the alphabet, and one more for a person
 * at the screen. The list of them by id is a parameter.
 */
const whoAt = (seat: string): string => `(@who ->> f.${seat})`

/** Builds SQL for the seat that a list shows first: that of the first person, else the first. */
const buildNearSql = (what: (seat: string, place: number) => string): string =>
  `(CASE ${SEAT_COLUMNS.map((seat, place) => `WHEN ${whoAt(seat)} & 1 THEN ${what(seat, place)}`).join(' ')} ELSE ${what(SEAT_COLUMNS[0], 0)} END)`

const NEAR = buildNearSql((_, place) => String(place))

/** The sort keys of each column, from the most important; a partie without one comes last. */
const KEYS: Readonly<Record<ListColumn, readonly string[]>> = {
  date: ['at'],
  players: [buildNearSql(whoAt), ...SEAT_COLUMNS.map(whoAt)],
  game: ['game'],
  // the own points first
  score: [`score ->> (${NEAR} % json_array_length(score))`, 'score'],
  result: [`iif(winners = 0, NULL, winners & (1 << ${NEAR}) = 0)`],
  value: ['value'],
  remarks: [
    '(SELECT min(tag) FROM tag WHERE tag.partie = f.partie)',
    "(SELECT nullif(text, '') FROM note WHERE note.partie = f.partie)",
  ],
}

const selectPeople = query<
  [],
  { readonly id: number; readonly name: string; readonly kind: string }
>('SELECT id, substr(name, 1, 100) AS name, kind FROM person ORDER BY id')

function listWho(db: ReadStore): string {
  const { compare } = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true })
  const sorted = selectPeople(db)
    .all()
    .toSorted((a, b) => compare(a.name, b.name))
  const byId: number[] = []
  sorted.forEach(({ id, kind }, place) => {
    byId[id] = 2 * place + (kind === 'person' ? 1 : 0)
  })
  return JSON.stringify(Array.from(byId, (who = 0) => who))
}

function sortParties(
  db: ReadStore,
  filter: PartieFilter,
  { by, descending }: ListOrder,
): readonly number[] {
  const { where, values } = joinConditions(buildConditions(db, filter))
  const way = descending ? 'DESC' : 'ASC'
  const keys = KEYS[by].map((key) => `${key} ${way} NULLS LAST`)
  return db
    .prepare<unknown[], number>(
      `SELECT f.partie FROM partie_fact f INDEXED BY partie_fact_list
       WHERE @who <> '' AND ${where} ORDER BY ${[...keys, 'at DESC', 'f.partie DESC'].join()}`,
    )
    .pluck()
    .all(...values, { who: listWho(db) })
}

const selectOwnChanges = pluck<[], number>('SELECT total_changes()')
const selectOtherChanges = pluck<[], number>('PRAGMA data_version')

/** The order that was asked for last, and what it was made of. */
interface KnownOrder {
  readonly key: string
  readonly parties: readonly number[]
}
const known = new WeakMap<ReadStore, KnownOrder>()

function findOrder(db: ReadStore, filter: PartieFilter, order: ListOrder): readonly number[] {
  const changes = [selectOwnChanges(db).get(), selectOtherChanges(db).get()]
  const key = JSON.stringify([filter, order, changes])
  const last = known.get(db)
  if (last?.key === key) return last.parties
  const parties = sortParties(db, filter, order)
  known.set(db, { key, parties })
  return parties
}

const selectLineById = query<[number], LineRow>(`${LINES} WHERE f.partie = ?`)

/** Lists a page of the parties that meet a filter, in this order. */
export function listPartiesBy(
  db: ReadStore,
  filter: PartieFilter,
  order: ListOrder,
  from: number,
  most: number,
): readonly PartieLine[] {
  return findOrder(db, filter, order)
    .slice(from, from + most)
    .flatMap((partie) => selectLineById(db).get(partie) ?? [])
    .map((row) => toPartieLine(db, row))
}
