// The contents of a data file, for comparison.
import type { ReadStore } from '../../src/main/store/open.ts'

/** Every row of every table, in order. */
export function dump(db: ReadStore): string {
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1",
    )
    .pluck()
    .all()
  return JSON.stringify(
    names.map((name) => [name, db.prepare(`SELECT * FROM "${name}" ORDER BY 1, 2`).all()]),
  )
}
