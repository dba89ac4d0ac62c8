// Sittings that were read and wait to be written: on disk, in a nameless database that is gone when it is closed.
import Database from 'better-sqlite3'
import { nativeBinding } from '../store/beside.ts'
import type { Incoming } from './incoming.ts'

export interface Staging {
  readonly count: number
  /** Those that belong to an evening, or all others, in the order in which they came. */
  read(ofEvenings: boolean): Iterable<Incoming>
  /** Those whose sitting is in the archive already, with its number there, as `find` gives it for a uid. */
  readKnown(find: (uid: string) => number | undefined): Iterable<readonly [there: number, one: Incoming]>
  close(): void
}

/** Puts sittings down; `told` hears how many, and may throw. Throws what reading them throws, and holds nothing then. */
export function stage(incoming: Iterable<Incoming>, told: (done: number) => void): Staging {
  const db = new Database('', nativeBinding())
  try {
    // it outlives no crash, and needs to outlive none
    db.pragma('journal_mode = OFF')
    db.exec(
      'CREATE TABLE staged (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, evening INTEGER NOT NULL, content TEXT NOT NULL)',
    )
    const insert = db.prepare<[string, number, string]>('INSERT INTO staged (uid, evening, content) VALUES (?, ?, ?)')
    let count = 0
    for (const one of incoming) {
      const { sitting = '', evening } = one.record
      insert.run(sitting, evening === undefined ? 0 : 1, JSON.stringify(one))
      count += 1
      told(count)
    }
    return opened(db, count)
  } catch (error) {
    db.close()
    throw error
  }
}

function opened(db: Database.Database, count: number): Staging {
  const next = db.prepare<[number, number], { readonly id: number; readonly content: string }>(
    'SELECT id, content FROM staged WHERE id > ? AND evening = ? ORDER BY id LIMIT 1',
  )
  const uids = db.prepare<[number], { readonly id: number; readonly uid: string }>(
    'SELECT id, uid FROM staged WHERE id > ? ORDER BY id LIMIT 1',
  )
  const contentOf = db.prepare<[number], string>('SELECT content FROM staged WHERE id = ?').pluck()
  // `stage` has written it
  const read = (content: string): Incoming => JSON.parse(content) as Incoming

  return {
    count,
    *read(ofEvenings) {
      for (let row = next.get(0, Number(ofEvenings)); row !== undefined; row = next.get(row.id, Number(ofEvenings)))
        yield read(row.content)
    },
    *readKnown(find) {
      for (let row = uids.get(0); row !== undefined; row = uids.get(row.id)) {
        const there = find(row.uid)
        const content = there === undefined ? undefined : contentOf.get(row.id)
        if (there !== undefined && content !== undefined) yield [there, read(content)]
      }
    },
    close() {
      db.close()
    },
  }
}
