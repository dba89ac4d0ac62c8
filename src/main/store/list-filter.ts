// Parties that meet a filter: searched, counted, by page.
import type { ChosenParties, PartieFilter, PartieLine } from '../../shared/archive.ts'
import { findGame } from '../engine/games/games.ts'
import { areTextsShort } from './lengths.ts'
import { type LineRow, LINES, toPartieLine } from './list.ts'
import type { ReadStore } from './open.ts'
import { query } from './query.ts'
import { findableWords, splitWords } from './search.ts'
import { SEAT_COLUMNS, buildHasWonSql } from './seats.ts'

/** A WHERE condition and its bound values. */
interface Condition {
  readonly sql: string
  readonly values: readonly (string | number)[]
}

const anySeat = (sql: (seat: string, place: number) => string): string =>
  `(${SEAT_COLUMNS.map(sql).join(' OR ')})`

/** Returns the first millisecond of a day in local time, or of a day after it. */
export function getDayStart(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const start = new Date(2000, 0)
  start.setFullYear(year, month - 1, date + later)
  return start.setHours(0, 0, 0, 0)
}

export function buildConditions(db: ReadStore, filter: PartieFilter): readonly Condition[] {
  const { game, people, preset, from, until, result, counted, value, tag, noted, search, shelf } =
    filter
  const { chosen } = filter
  const given: (Condition | null)[] = [
    { sql: 'shelf = ?', values: [shelf] },
    game === null ? null : { sql: 'game = ?', values: [game] },
    preset === null ? null : { sql: 'preset = ?', values: [preset] },
    from === null ? null : { sql: 'at >= ? AND at <> 0', values: [getDayStart(from)] },
    // when clocks go back at midnight, the last hour of a day comes twice
    until === null ? null : { sql: 'at < ? AND at <> 0', values: [getDayStart(until, 1)] },
    value === null ? null : { sql: 'value = ?', values: [value] },
    noted ? { sql: 'noted = 1', values: [] } : null,
    tag === null
      ? null
      : { sql: 'partie IN (SELECT partie FROM tag WHERE tag = ?)', values: [tag] },
    result === null ? null : buildResultCondition(result),
    ...people.map((person) => ({
      sql: anySeat((seat) => `${seat} = ?`),
      values: SEAT_COLUMNS.map(() => person),
    })),
    counted.length === 0 ? null : buildCountedCondition(counted, game),
    ...buildSearchConditions(db, search),
    chosen === null ? null : buildChosenCondition(chosen),
  ]
  return given.filter((one) => one !== null)
}

const buildChosenCondition = ({ parties, but }: ChosenParties): Condition => ({
  sql: `partie ${but ? 'NOT ' : ''}IN (SELECT p.id FROM json_each(?) AS one
    JOIN partie p ON p.sitting = one.value ->> 0 AND p.seq = one.value ->> 1)`,
  values: [JSON.stringify(parties)],
})

const buildResultCondition = ({
  person,
  won,
}: {
  readonly person: number
  readonly won: boolean
}): Condition => ({
  // null, and so not met, if this person did not play
  sql: `winners <> 0 AND ${buildHasWonSql('?')} ${won ? '<>' : '='} 0`,
  values: [person],
})

/** Builds the condition on counted events; only a game's own names define its bits. */
function buildCountedCondition(wanted: readonly string[], game: string | null): Condition {
  const names = (game === null ? null : findGame(game))?.counting.names ?? []
  const places = wanted.map((name) => names.indexOf(name))
  if (places.includes(-1)) return { sql: '0', values: [] }
  const bits = places.reduce((all, place) => all | (1 << place), 0)
  return { sql: '(counted & ?) = ?', values: [bits, bits] }
}

/** Maximum words of a search. */
const MAX_WORDS = 8
const selectNames = query<[], { readonly id: number; readonly name: string }>(
  `SELECT id, name FROM person WHERE ${areTextsShort(['name'])}`,
)

/** Builds the conditions of a search: all of its words, or only signs; none for an empty search. */
function buildSearchConditions(db: ReadStore, search: string): readonly Condition[] {
  const words = splitWords(search)
  const signs = search.trim()
  if (words.length === 0) return signs === '' ? [] : [buildSignsCondition(db, signs)]
  return words.slice(0, MAX_WORDS).map((word) => buildWordCondition(db, word))
}

/** Builds the condition that a word begins a player's name, or a word of the note or the tags. */
function buildWordCondition(db: ReadStore, word: string): Condition {
  const named = selectNames(db)
    .all()
    .filter(({ name }) => findableWords(name).some((one) => one.startsWith(word)))
    .map(({ id }) => id)
  const inText = 'partie IN (SELECT rowid FROM partie_text WHERE partie_text MATCH ?)'
  return { sql: `(${[...buildSeatedSql(named), inText].join(' OR ')})`, values: [`"${word}"*`] }
}

/** Builds the condition that signs without words occur in a name, a note or a tag as typed. */
function buildSignsCondition(db: ReadStore, signs: string): Condition {
  const named = selectNames(db)
    .all()
    .filter(({ name }) => name.includes(signs))
    .map(({ id }) => id)
  const inNote = 'partie IN (SELECT partie FROM note WHERE instr(text, ?) > 0)'
  const inTag = 'partie IN (SELECT partie FROM tag WHERE instr(tag, ?) > 0)'
  return {
    sql: `(${[...buildSeatedSql(named), inNote, inTag].join(' OR ')})`,
    values: [signs, signs],
  }
}

/** Builds a condition for each seat that one of these people has it; none for no people. */
function buildSeatedSql(people: readonly number[]): readonly string[] {
  if (people.length === 0) return []
  // our own numbers, safe in SQL: a few are compared faster than looked up in a list
  return SEAT_COLUMNS.map((seat) =>
    people.length > MAX_COMPARED
      ? `${seat} IN (${people.join()})`
      : people.map((id) => `${seat} = ${id}`).join(' OR '),
  )
}
const MAX_COMPARED = 4

export const joinConditions = (conditions: readonly Condition[]) => ({
  where: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
})

/** Lists a page of the parties that meet a filter, latest first. */
export function listParties(
  db: ReadStore,
  filter: PartieFilter,
  from: number,
  most: number,
): readonly PartieLine[] {
  const { where, values } = joinConditions(buildConditions(db, filter))
  const page = `SELECT partie FROM partie_fact INDEXED BY partie_fact_list WHERE ${where}
    ORDER BY at DESC, partie DESC LIMIT ? OFFSET ?`
  const rows = db
    .prepare<(string | number)[], LineRow>(
      `${LINES} WHERE f.partie IN (${page}) ORDER BY f.at DESC, f.partie DESC`,
    )
    .all(...values, most, from)
  return rows.map((row) => toPartieLine(db, row))
}

/** Returns the number of parties that meet a filter. */
export function countParties(db: ReadStore, filter: PartieFilter): number {
  const { where, values } = joinConditions(buildConditions(db, filter))
  const count = `SELECT count(*) AS n FROM partie_fact INDEXED BY partie_fact_list WHERE ${where}`
  return db.prepare<(string | number)[], { readonly n: number }>(count).get(...values)?.n ?? 0
}
