// The comparison of a file's schema with the one its migrations make. A trigger, a view or an
// altered table can make writes vanish silently, so a file with one is not used.
import type { ReadStore, WriteStore } from './open.ts'

interface SchemaRow {
  readonly type: string
  readonly name: string
  readonly sql: string
}

/** SQLite's own tables are left out. */
const ROWS =
  "SELECT type, name, ifnull(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@'"

/** Normalises a schema row: SQLite versions differ in quotes, blanks and case. */
const normaliseRow = ({ type, name, sql }: SchemaRow): readonly [string, string] => [
  `${type} ${name}`,
  sql.replaceAll(/["'`[\]\s]/g, '').toLowerCase(),
]

function readSchema(db: ReadStore): ReadonlyMap<string, string> {
  return new Map(db.prepare<[], SchemaRow>(ROWS).all().map(normaliseRow))
}

/** Returns the first part of the schema that differs from `made`; null if they agree. */
export function findAltered(file: ReadStore, made: WriteStore): string | null {
  const [found, expected] = [readSchema(file), readSchema(made)]
  const names = new Set([...expected.keys(), ...found.keys()])
  return [...names].find((name) => found.get(name) !== expected.get(name)) ?? null
}
