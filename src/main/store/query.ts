// Prepared statements, cached per connection.
import type { Statement } from 'better-sqlite3'
import type { ReadStore } from './open.ts'

/** Prepares a statement whose rows are objects. `P` are its parameters, `R` is a row. */
export function query<P extends unknown[], R = unknown>(
  sql: string,
): (db: ReadStore) => Statement<P, R> {
  return cachePerConnection((db) => db.prepare<P, R>(sql))
}

/** Prepares a statement of which only the first column is returned. */
export function pluck<P extends unknown[], R>(sql: string): (db: ReadStore) => Statement<P, R> {
  return cachePerConnection((db) => db.prepare<P, R>(sql).pluck())
}

function cachePerConnection<S extends object>(prepare: (db: ReadStore) => S): (db: ReadStore) => S {
  const known = new WeakMap<ReadStore, S>()
  return (db) => {
    const statement = known.get(db) ?? prepare(db)
    known.set(db, statement)
    return statement
  }
}
