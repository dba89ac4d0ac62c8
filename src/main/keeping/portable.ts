// Sittings out of the archive, as lines of the record or as readable text.
import { partieText, recordLine } from '../engine/canonical.ts'
import { notationOf } from '../engine/notation/write.ts'
import type { RecordDocument } from '../engine/record.ts'
import { annotationOf } from '../store/annotations.ts'
import { checkFile } from '../store/check.ts'
import { Spoilt, hashOf, loadRows, partieRows } from '../store/load.ts'
import type { ReadStore, Reader } from '../store/open.ts'
import { wrongName } from '../store/people.ts'
import { pluck } from '../store/query.ts'
import { pieceOf } from './evening-out.ts'

const all = pluck<[], number>('SELECT id FROM sitting ORDER BY id')

/** Numbers of all sittings, in their order. */
export const everySitting = (db: ReadStore): readonly number[] => all(db).all()

/** Throws Spoilt when SQLite finds the file damaged: what cannot be found in it would be left out. */
export function expectSound(db: Reader): void {
  const [finding] = checkFile(db, false)
  if (finding !== undefined) throw new Spoilt({ sitting: 0, partie: 0 }, 'record', finding.detail)
}

/** Which parties leave the archive beside those that are over and on their shelf. */
export interface Leaving {
  /** Those that are being played: nobody at the table may read their cards. */
  readonly open: boolean
  readonly putAway: boolean
}

export const EVERYTHING: Leaving = { open: true, putAway: true }

/**
 * The record of a sitting as it leaves the archive: with notes, tags, and the hash of every partie. Null when there is no
 * sitting of this number, or nothing of it leaves. Throws Spoilt when what is stored is not what was written.
 */
function portable(db: ReadStore, sitting: number, { open, putAway }: Leaving): RecordDocument | null {
  const rows = partieRows(db, sitting).filter(
    (row) => (open || row.record !== null) && (putAway || row.trashed_at === null),
  )
  const record = rows.length === 0 ? null : loadRows(db, sitting, rows)
  if (record === null) return null
  const name = wrongName(db, sitting)
  if (name !== null) throw new Spoilt({ sitting, partie: 0 }, 'hash', `the seal of the name ${name} differs`)
  const parties = record.parties.map((partie, index) => ({
    ...partie,
    ...annotationOf(db, { sitting, partie: rows[index]?.seq ?? 0 }),
    sha256: partie.sha256 ?? hashOf(record, partieText(partie)),
  }))
  const evening = pieceOf(
    db,
    sitting,
    rows.map(({ seq }) => seq),
  )
  return { ...record, parties, ...(evening === null ? {} : { evening }) }
}

const FORMS = {
  json: (record: RecordDocument): string => `${recordLine(record)}\n`,
  text: (record: RecordDocument): string => `${notationOf(record)}\n`,
} as const

/** A sitting as it is written into a file, and how many of its parties. */
export function written(
  db: ReadStore,
  sitting: number,
  form: keyof typeof FORMS,
  leaving: Leaving,
): { readonly text: string; readonly parties: number } {
  const record = portable(db, sitting, leaving)
  return record === null ? { text: '', parties: 0 } : { text: FORMS[form](record), parties: record.parties.length }
}
