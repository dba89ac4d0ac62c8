// Writing imported sittings. A partie that is here already is skipped; one that is here with other
// cards is refused.
import { headless } from '../../shared/words/en/headless.ts'
import { headText, partieText } from '../engine/canonical.ts'
import { findGame } from '../engine/games/games.ts'
import type { PartieRecord } from '../engine/record.ts'
import { annotatePartie, loadAnnotation } from '../store/annotations.ts'
import { insertArchived } from '../store/finish.ts'
import { findEveningId } from '../store/evening-lookup.ts'
import {
  type PartiePlace,
  computeHash,
  getLastPartie,
  loadSitting,
  findPartieRow,
  listPartieNumbers,
  verifyText,
} from '../store/load.ts'
import { type ReadStore, type WriteStore, transact } from '../store/open.ts'
import { listPlayerIds } from '../store/people.ts'
import { pluck } from '../store/query.ts'
import { addSitting } from '../store/sittings.ts'
import { StandingSums } from '../store/standings.ts'
import { ImportConflict } from './import-conflict.ts'
import { findOrAddEvening, mergeEveningPart, completeEvening } from './import-evening.ts'
import type { ParsedRecord } from './parse-file.ts'

export interface ImportCounts {
  readonly sittings: number
  readonly parties: number
  readonly skipped: number
}

const selectSittingByUid = pluck<[string], number>('SELECT id FROM sitting WHERE uid = ?')
/** Returns the number here of a sitting by its uid; undefined if it is not here. */
export const findSittingByUid = (db: ReadStore, uid: string): number | undefined =>
  selectSittingByUid(db).get(uid)

/** Writes all of them in one transaction. Throws ImportConflict, with nothing written. */
export function importRecords(db: WriteStore, records: Iterable<ParsedRecord>): ImportCounts {
  return importWhile(db, records[Symbol.iterator](), () => true).counts
}

/**
 * Writes sittings in one transaction as long as there are more and `goesOn` is true, at least one.
 * Throws ImportConflict, with none of them written.
 */
export const importWhile = (
  db: WriteStore,
  records: Iterator<ParsedRecord>,
  goesOn: () => boolean,
): { readonly counts: ImportCounts; readonly isLast: boolean } =>
  transact(db, () => importEach(db, records, goesOn))

function importEach(
  db: WriteStore,
  records: Iterator<ParsedRecord>,
  goesOn: () => boolean,
): { readonly counts: ImportCounts; readonly isLast: boolean } {
  const sums = new StandingSums()
  const evenings = new Set<number>()
  const added: number[] = []
  let isLast = false
  do {
    const next = records.next()
    isLast = next.done === true
    if (next.done !== true) added.push(importRecord(db, next.value, sums, evenings))
  } while (!isLast && goesOn())
  sums.writeTo(db)
  for (const id of evenings) completeEvening(db, id)
  const counts = {
    sittings: added.filter((parties) => parties > 0).length,
    parties: added.reduce((all, one) => all + one, 0),
    skipped: added.filter((parties) => parties === 0).length,
  }
  return { counts, isLast }
}

/**
 * Imports one sitting and returns the number of added parties; its evening is added to `evenings`.
 */
function importRecord(
  db: WriteStore,
  one: ParsedRecord,
  sums: StandingSums,
  evenings: Set<number>,
): number {
  const { record } = one
  const evening = findOrAddEvening(db, record)
  const there = findSittingByUid(db, record.sitting ?? '')
  const sitting = there ?? addNewSitting(db, one, evening)
  const same = there === undefined ? [] : matchParties(db, sitting, one)
  same.forEach((partie, index) =>
    annotateKnownPartie(db, { sitting, partie }, record.parties[index]),
  )
  const rest = record.parties.slice(same.length)
  const last = getLastPartie(db, sitting)
  rest.forEach((partie, index) =>
    addPartie(db, { sitting, partie: last + 1 + index }, one, same.length + index, partie, sums),
  )
  if (evening !== null && record.evening !== undefined) {
    if (findEveningId(db, sitting) !== null && findEveningId(db, sitting) !== evening)
      throw new ImportConflict(headless.differs(record.sitting ?? ''))
    mergeEveningPart(db, evening, record.evening, sitting, [
      ...same,
      ...rest.map((_, index) => last + 1 + index),
    ])
    evenings.add(evening)
  }
  // a record that cannot be read back unchanged must not be imported: the hash covers its head as
  // well
  const row = there === undefined ? findPartieRow(db, { sitting, partie: 1 }) : null
  if (row !== null) verifyText(db, row)
  return rest.length
}

/** Writes the imported note and tags of a known partie if it has none. */
function annotateKnownPartie(
  db: WriteStore,
  place: PartiePlace,
  partie: PartieRecord | undefined,
): void {
  const { note = '', tags = [] } = partie ?? {}
  const own = loadAnnotation(db, place)
  if ((note !== '' || tags.length > 0) && own.note === undefined && own.tags === undefined)
    annotatePartie(db, place, note, tags)
}

function addNewSitting(db: WriteStore, { record }: ParsedRecord, evening: number | null): number {
  const { preset, ...options } = record.options ?? {}
  const people = record.players.map((player) => ({ ...player, level: player.level ?? null }))
  const began = record.startedAt === undefined ? null : Date.parse(record.startedAt)
  const { game, zone = null, practice = false, sitting } = record
  const head = {
    game,
    zone,
    practice,
    people,
    options,
    evening,
    preset: preset === undefined ? null : String(preset),
  }
  return addSitting(db, sitting === undefined ? head : { ...head, uid: sitting }, began)
}

function addPartie(
  db: WriteStore,
  place: PartiePlace,
  { record, facts }: ParsedRecord,
  index: number,
  partie: PartieRecord,
  sums: StandingSums,
): void {
  const game = findGame(record.game)
  const fact = facts[index]
  if (game === null || fact === undefined) throw new Error('a partie that was not played')
  const { note = '', tags = [], ...played } = partie
  const people = listPlayerIds(db, place.sitting)
  insertArchived(
    db,
    place,
    { record: { ...record, parties: [played] }, game, facts: fact },
    people,
    sums,
  )
  if (note !== '' || tags.length > 0) annotatePartie(db, place, note, tags)
}

/** Returns true if `long` continues `short`, whose last deal may be cut off. */
function isContinuation(short: PartieRecord, long: PartieRecord): boolean {
  const last = short.deals.length - 1
  const [cut, whole] = [short.deals[last], long.deals[last]]
  if (cut === undefined || whole === undefined) return short.deals.length === 0
  const { scoreAfter: _, ...begun } = {
    ...whole,
    actions: whole.actions.slice(0, cut.actions.length),
  }
  return partieText({ ...long, deals: [...long.deals.slice(0, last), begun] }) === partieText(short)
}

/**
 * Returns the numbers of the record's parties that are here already. They have the same order; some
 * of those here may be missing in the file, since trashed parties are not exported. Throws
 * ImportConflict if they differ.
 */
export function matchParties(
  db: ReadStore,
  sitting: number,
  { record }: ParsedRecord,
): readonly number[] {
  const stored = loadSitting(db, sitting)
  const here = stored?.parties ?? []
  const isSame = (own: PartieRecord, other: PartieRecord): boolean => {
    if (stored === null) return false
    if (computeHash(stored, partieText(own)) === computeHash(record, partieText(other))) return true
    // exported while in progress, and continued here since
    return headText(stored) === headText(record) && isContinuation(other, own)
  }
  const seqs = listPartieNumbers(db, sitting)
  const same: number[] = []
  let at = 0
  for (const other of record.parties) {
    const place = here.findIndex((own, index) => index >= at && isSame(own, other))
    if (place < 0) break
    same.push(seqs[place] ?? 0)
    at = place + 1
  }
  const isOpen = here.some(({ sha256 }) => sha256 === undefined)
  // new parties can only follow those that are here
  if (same.length < record.parties.length && (at < here.length || isOpen))
    throw new ImportConflict(headless.differs(`${record.sitting ?? ''}, partie ${same.length + 1}`))
  return same
}
