// Parsed sittings that wait to be written: on disk, in an unnamed database that is deleted when it
// is closed.
import Database from 'better-sqlite3'
import { nativeBinding } from '../store/file-ops.ts'
import type { ParsedExercise } from '../training/exercise-record.ts'
import type { ParsedRecord } from './parse-file.ts'

export interface Staging {
  readonly count: number
  /**
   * Reads the sittings of evenings, grouped by the uid of the evening, in file order within each.
   */
  readEvenings(): Iterable<readonly ParsedRecord[]>
  /** Reads the sittings that belong to no evening, in file order. */
  readOthers(): Iterable<ParsedRecord>
  /** Reads the sittings that are in the archive already; `find` returns a uid's number. */
  readKnown(
    find: (uid: string) => number | undefined,
  ): Iterable<readonly [there: number, one: ParsedRecord]>
  /** Reads the exercises, in file order. */
  readExercises(): Iterable<ParsedExercise>
  close(): void
}

/** In place of the uid of an evening, for a sitting that belongs to none. */
const NO_EVENING = ''

/**
 * Stages sittings, and the exercises that reading them comes upon; `onProgress` may throw. Throws
 * what reading throws, storing nothing.
 */
export function stageRecords(
  readAll: (onExercise: (exercise: ParsedExercise) => void) => Iterable<ParsedRecord>,
  onProgress: (done: number) => void,
): Staging {
  const db = new Database('', nativeBinding())
  try {
    // it need not survive a crash
    db.pragma('journal_mode = OFF')
    db.exec(
      'CREATE TABLE staged (id INTEGER PRIMARY KEY, uid TEXT NOT NULL, evening TEXT NOT NULL, content TEXT NOT NULL)',
    )
    db.exec('CREATE TABLE exercise (id INTEGER PRIMARY KEY, content TEXT NOT NULL)')
    const insertExercise = db.prepare<[string]>('INSERT INTO exercise (content) VALUES (?)')
    const insert = db.prepare<[string, string, string]>(
      'INSERT INTO staged (uid, evening, content) VALUES (?, ?, ?)',
    )
    // one transaction: each of its own would write its page at once
    db.exec('BEGIN IMMEDIATE')
    let count = 0
    for (const one of readAll((exercise) => insertExercise.run(JSON.stringify(exercise)))) {
      const { sitting = '', evening } = one.record
      insert.run(sitting, evening?.id ?? NO_EVENING, JSON.stringify(one))
      count += 1
      onProgress(count)
    }
    db.exec('CREATE INDEX staged_by_evening ON staged (evening, id)')
    db.exec('COMMIT')
    return createStaging(db, count)
  } catch (error) {
    db.close()
    throw error
  }
}

function createStaging(db: Database.Database, count: number): Staging {
  const next = db.prepare<[string, number], { readonly id: number; readonly content: string }>(
    'SELECT id, content FROM staged WHERE evening = ? AND id > ? ORDER BY id LIMIT 1',
  )
  const nextEvening = db
    .prepare<[string], string>(
      'SELECT evening FROM staged WHERE evening > ? ORDER BY evening LIMIT 1',
    )
    .pluck()
  const uids = db.prepare<[number], { readonly id: number; readonly uid: string }>(
    'SELECT id, uid FROM staged WHERE id > ? ORDER BY id LIMIT 1',
  )
  const contentOf = db.prepare<[number], string>('SELECT content FROM staged WHERE id = ?').pluck()
  const nextExercise = db.prepare<[number], { readonly id: number; readonly content: string }>(
    'SELECT id, content FROM exercise WHERE id > ? ORDER BY id LIMIT 1',
  )
  // written by `stageRecords`
  const parseContent = (content: string): ParsedRecord => JSON.parse(content) as ParsedRecord

  function* readStaged(evening: string): Generator<ParsedRecord> {
    for (let row = next.get(evening, 0); row !== undefined; row = next.get(evening, row.id))
      yield parseContent(row.content)
  }

  return {
    count,
    *readEvenings() {
      let evening = nextEvening.get(NO_EVENING)
      for (; evening !== undefined; evening = nextEvening.get(evening))
        yield [...readStaged(evening)]
    },
    readOthers: () => readStaged(NO_EVENING),
    *readKnown(find) {
      for (let row = uids.get(0); row !== undefined; row = uids.get(row.id)) {
        const there = find(row.uid)
        const content = there === undefined ? undefined : contentOf.get(row.id)
        if (there !== undefined && content !== undefined) yield [there, parseContent(content)]
      }
    },
    *readExercises() {
      for (let row = nextExercise.get(0); row !== undefined; row = nextExercise.get(row.id))
        // written by `stageRecords`
        yield JSON.parse(row.content) as ParsedExercise
    },
    close() {
      db.close()
    },
  }
}
