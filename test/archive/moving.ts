// Sittings out of one archive and into another.
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ParsedFile, readAllSittings } from '../../src/main/transfer/parse-file.ts'
import {
  EVERYTHING,
  listSittingIds,
  exportSitting,
} from '../../src/main/transfer/export-sittings.ts'
import { type ImportCounts, importRecords } from '../../src/main/transfer/import-records.ts'
import { openArchive } from '../../src/main/store/archive.ts'
import { type ReadStore, type WriteStore, closeStore } from '../../src/main/store/open.ts'
import { folder } from '../store/places.ts'

/** An archive, a new one unless a file is named, closed when the test is over. */
export function archive(file = join(folder(), 'cercle.db')): WriteStore {
  const db = openArchive(file)
  onTestFinished(() => closeStore(db))
  return db
}

/** Everything of an archive as it goes out. */
export const outOf = (db: ReadStore, form: 'json' | 'text'): string =>
  listSittingIds(db)
    .map((id) => exportSitting(db, id, form, EVERYTHING).text)
    .join('')

export const readText = (text: string): ParsedFile => readAllSittings([Buffer.from(text)])

/** Takes a text into an archive. Throws what is wrong with it. */
export function into(db: WriteStore, text: string): ImportCounts {
  const read = readText(text)
  if ('fault' in read) throw new Error(`line ${read.fault.line}: ${read.fault.reason}`)
  return importRecords(db, read.records)
}
