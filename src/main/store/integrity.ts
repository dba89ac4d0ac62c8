// Checks of a data file by SQLite itself.
import type Database from 'better-sqlite3'

/** Returns the result of a complete check, foreign keys included. */
export function integrityCheck(db: Database.Database): unknown {
  const found = db.pragma('integrity_check(1)', { simple: true })
  const links = found === 'ok' ? db.pragma('foreign_key_check') : []
  return Array.isArray(links) && links.length > 0 ? 'a link leads nowhere' : found
}

/** The largest file that is checked completely before its first use, without a noticeable delay. */
const SMALL_FILE_BYTES = 8 * 1024 * 1024

/** Tables that a quick check tries to read, each by one of its columns. */
const QUICK_CHECK_COLUMNS = {
  sitting: 'options',
  partie: 'hash',
  partie_fact: 'score',
  standing: 'sum',
  setting: 'value',
} as const

/** Returns the result of a quick check: complete for a small file, else a sample. */
export function quickCheck(db: Database.Database): unknown {
  const size =
    Number(db.pragma('page_count', { simple: true })) *
    Number(db.pragma('page_size', { simple: true }))
  if (size <= SMALL_FILE_BYTES) return db.pragma('quick_check(1)', { simple: true })
  for (const [name, column] of Object.entries(QUICK_CHECK_COLUMNS))
    // the length is known without reading the text, however long it is
    db.prepare(`SELECT octet_length(${column}) FROM ${name} NOT INDEXED LIMIT 1`).get()
  return 'ok'
}
