// The export of sittings from the archive, as lines of the record or as readable text.
import { partieText, recordLine } from '../engine/canonical.ts'
import { writeNotation } from '../engine/notation/write.ts'
import type { RecordDocument } from '../engine/record.ts'
import { loadAnnotation } from '../store/annotations.ts'
import { checkFile } from '../store/check.ts'
import { findPartieLine } from '../store/list.ts'
import {
  CorruptRecord,
  computeHash,
  getLastPartie,
  loadParties,
  loadPartieRows,
} from '../store/load.ts'
import type { ReadStore, Reader } from '../store/open.ts'
import { findTamperedName } from '../store/people.ts'
import { pluck } from '../store/query.ts'
import { buildEveningPart } from './export-evening.ts'

const selectSittingIds = pluck<[], number>('SELECT id FROM sitting ORDER BY id')

/** Lists the numbers of all sittings in order. */
export const listSittingIds = (db: ReadStore): readonly number[] => selectSittingIds(db).all()

/** Throws CorruptRecord if SQLite finds damage: an export would omit unreadable parts. */
export function assertSound(db: Reader): void {
  const [finding] = checkFile(db, false)
  if (finding !== undefined)
    throw new CorruptRecord({ sitting: 0, partie: 0 }, 'record', finding.detail)
}

/** The parties that are exported besides the finished ones on their shelf. */
export interface ExportScope {
  /** Parties in progress: a player at the table must not read their cards. */
  readonly unfinished: boolean
  readonly trashed: boolean
  /** Numbers of the parties that are exported, if not all of them. */
  readonly only: ReadonlySet<number> | null
}

export const EVERYTHING: ExportScope = { unfinished: true, trashed: true, only: null }

/**
 * Builds the exported record of a sitting: with notes, tags, and the hash of every partie. Null if
 * there is no sitting of this number, or nothing of it is exported. Throws CorruptRecord if the
 * stored data is not as it was written.
 */
function buildExport(
  db: ReadStore,
  sitting: number,
  { unfinished, trashed, only }: ExportScope,
): RecordDocument | null {
  const rows = loadPartieRows(db, sitting).filter(
    (row) =>
      (unfinished || row.record !== null) &&
      (trashed || row.trashed_at === null) &&
      (only === null || only.has(row.seq)),
  )
  const record = rows.length === 0 ? null : loadParties(db, sitting, rows)
  if (record === null) return null
  const name = findTamperedName(db, sitting)
  if (name !== null)
    throw new CorruptRecord({ sitting, partie: 0 }, 'hash', `the seal of the name ${name} differs`)
  const parties = record.parties.map((partie, index) => ({
    ...partie,
    ...loadAnnotation(db, { sitting, partie: rows[index]?.seq ?? 0 }),
    sha256: partie.sha256 ?? computeHash(record, partieText(partie)),
  }))
  const evening = buildEveningPart(
    db,
    sitting,
    rows.map(({ seq }) => seq),
  )
  return { ...record, parties, ...(evening === null ? {} : { evening }) }
}

const FORMS = {
  json: (record: RecordDocument): string => `${recordLine(record)}\n`,
  text: (record: RecordDocument): string => `${writeNotation(record)}\n`,
} as const

/**
 * Writes how a match stands, as a comment above its sitting: it is no part of the record, so that
 * every version of Cercle reads the text.
 */
function writeMatch(db: ReadStore, sitting: number): string {
  const line = findPartieLine(db, { sitting, partie: getLastPartie(db, sitting) })
  const match = line?.match ?? null
  return match === null || match.toWin === null
    ? ''
    : `% Match to ${match.toWin} parties: ${match.won.join(' : ')}\n`
}

/** Formats a sitting for a file, and counts its exported parties. */
export function exportSitting(
  db: ReadStore,
  sitting: number,
  form: keyof typeof FORMS,
  leaving: ExportScope,
): { readonly text: string; readonly parties: number } {
  const record = buildExport(db, sitting, leaving)
  if (record === null) return { text: '', parties: 0 }
  const comment = form === 'text' ? writeMatch(db, sitting) : ''
  return { text: `${comment}${FORMS[form](record)}`, parties: record.parties.length }
}
