// Sittings out of the archive, as lines of the record or as readable text.
import { partieText, recordLine } from '../engine/canonical.ts'
import { notationOf } from '../engine/notation/write.ts'
import type { RecordDocument } from '../engine/record.ts'
import { annotationOf } from '../store/annotations.ts'
import { checkFile } from '../store/check.ts'
import { Spoilt, hashOf, loadSitting, seqsOf } from '../store/load.ts'
import type { ReadStore, Reader } from '../store/open.ts'
import { wrongName } from '../store/people.ts'
import { pluck } from '../store/query.ts'

const all = pluck<[], number>('SELECT id FROM sitting ORDER BY id')

/** Numbers of all sittings, in their order. */
export const everySitting = (db: ReadStore): readonly number[] => all(db).all()

/** Throws Spoilt when SQLite finds the file damaged: what cannot be found in it would be left out. */
export function expectSound(db: Reader): void {
  const [finding] = checkFile(db, false)
  if (finding !== undefined) throw new Spoilt({ sitting: 0, partie: 0 }, 'record', finding.detail)
}

/**
 * The record of a sitting as it leaves the archive: with notes, tags, and the hash of every partie. Null when there is no
 * sitting of this number. Throws Spoilt when what is stored is not what was written.
 */
export function portable(db: ReadStore, sitting: number): RecordDocument | null {
  const record = loadSitting(db, sitting)
  if (record === null) return null
  const name = wrongName(db, sitting)
  if (name !== null) throw new Spoilt({ sitting, partie: 0 }, 'hash', `the seal of the name ${name} differs`)
  const seqs = seqsOf(db, sitting)
  const parties = record.parties.map((partie, index) => ({
    ...partie,
    ...annotationOf(db, { sitting, partie: seqs[index] ?? 0 }),
    sha256: partie.sha256 ?? hashOf(record, partieText(partie)),
  }))
  return { ...record, parties }
}

const FORMS = {
  json: (record: RecordDocument): string => `${recordLine(record)}\n`,
  text: (record: RecordDocument): string => `${notationOf(record)}\n`,
} as const

/** A sitting as it is written into a file. */
export function written(db: ReadStore, sitting: number, form: keyof typeof FORMS): string {
  const record = portable(db, sitting)
  return record === null ? '' : FORMS[form](record)
}
