// The schema of a data file against the one its steps make. A trigger, a view or a table made otherwise can let writes
// vanish without a word, so a file with one is not used.
import type { ReadStore, WriteStore } from './open.ts'

interface SchemaRow {
  readonly type: string
  readonly name: string
  readonly sql: string
}

/** What SQLite makes for itself is left out. */
const ROWS = "SELECT type, name, ifnull(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite@_%' ESCAPE '@'"

/** How SQLite writes down what it was told differs a little between its versions: quotes, blanks and case. */
const normaliseRow = ({ type, name, sql }: SchemaRow): readonly [string, string] => [
  `${type} ${name}`,
  sql.replaceAll(/["'`[\]\s]/g, '').toLowerCase(),
]

function readSchema(db: ReadStore): ReadonlyMap<string, string> {
  return new Map(db.prepare<[], SchemaRow>(ROWS).all().map(normaliseRow))
}

/**
 * The first table, index, trigger or view of a file that is not as in `made`, a database of the same steps; null where
 * the two agree.
 */
export function findAltered(file: ReadStore, made: WriteStore): string | null {
  const [found, expected] = [readSchema(file), readSchema(made)]
  const names = new Set([...expected.keys(), ...found.keys()])
  return [...names].find((name) => found.get(name) !== expected.get(name)) ?? null
}
