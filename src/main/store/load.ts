// Loading a sitting as its record: finished parties from their text, the open one from its rows.
import { createHash } from 'node:crypto'
import { headText, partieText } from '../engine/canonical.ts'
import { type PartieRecord, type RecordDocument, TIMES, readRecord } from '../engine/record.ts'
import { describeOverlongPartie } from './lengths.ts'
import type { ReadStore } from './open.ts'
import { listPlayers } from './people.ts'
import { pluck, query } from './query.ts'

export interface PartiePlace {
  readonly sitting: number
  readonly partie: number
}

/** The error that stored data is not as it was written. */
export class CorruptRecord extends Error {
  override readonly name = 'Spoilt'
  readonly what: 'hash' | 'record' | 'replay'
  constructor(
    place: PartiePlace | { readonly evening: number },
    what: CorruptRecord['what'],
    detail: string,
  ) {
    const where =
      'evening' in place
        ? `evening ${place.evening}`
        : `sitting ${place.sitting}, partie ${place.partie}`
    super(`${where}: ${detail}`)
    this.what = what
  }
}

export interface SittingRow {
  readonly id: number
  readonly uid: string
  readonly game: string
  readonly preset: string | null
  readonly options: string
  readonly started_at: number | null
  readonly zone: string | null
  readonly practice: number
  readonly evening: number | null
}

export interface PartieRow {
  readonly id: number
  readonly sitting: number
  readonly seq: number
  readonly started_at: number | null
  readonly trashed_at: number | null
  readonly cut: string | null
  readonly score_before: string | null
  readonly inherited: string | null
  readonly hash: string | null
  readonly record: string | null
}

/** A partie without its texts, for going through all of them. */
export interface PartieHead {
  readonly id: number
  readonly sitting: number
  readonly seq: number
  readonly started_at: number | null
  readonly trashed_at: number | null
  /** 1 if it is over, and stored as one text. */
  readonly is_over: number
}

interface DealRow {
  readonly seq: number
  readonly dealer: number
  readonly packets: string
  readonly hands: string
  readonly turn_up: string
  readonly talon: string
  readonly seed: string | null
  readonly slips: string | null
}
interface ActionRow {
  readonly deal: number
  readonly seat: number
  readonly body: string
  readonly stand_in: number
  readonly hint: number
  readonly at: number | null
}

const selectSitting = query<[number], SittingRow>('SELECT * FROM sitting WHERE id = ?')
const selectPartie = query<[number, number], PartieRow>(
  'SELECT * FROM partie WHERE sitting = ? AND seq = ?',
)
const selectDeals = query<[number, number], DealRow>(
  'SELECT * FROM deal WHERE sitting = ? AND partie = ? ORDER BY seq',
)
const selectActions = query<[number, number], ActionRow>(
  'SELECT * FROM action WHERE sitting = ? AND partie = ? ORDER BY deal, seq',
)

const buildStartedAt = (at: number | null): { readonly startedAt?: string } =>
  at === null ? {} : { startedAt: new Date(at).toISOString() }

const parseObject = (json: string): object => {
  const value: unknown = JSON.parse(json)
  return typeof value === 'object' && value !== null ? value : {}
}

type RecordHead = Omit<RecordDocument, 'parties'>

const buildHeadJson = (db: ReadStore, row: SittingRow): object => ({
  format: 'cercle-record',
  version: 1,
  game: row.game,
  ...buildOptionsJson(row),
  players: listPlayers(db, row.id).map(({ level, ...one }) =>
    level === null ? one : { ...one, level },
  ),
  ...buildStartedAt(row.started_at),
  ...(row.zone === null ? {} : { zone: row.zone }),
  sitting: row.uid,
  ...(row.practice === 1 ? { practice: true } : {}),
})

function buildOptionsJson(row: SittingRow): object {
  const options = {
    ...(row.preset === null ? {} : { preset: row.preset }),
    ...parseObject(row.options),
  }
  return Object.keys(options).length === 0 ? {} : { options }
}

function parseRecord(place: PartiePlace, json: object): RecordDocument {
  const read = readRecord(json)
  if ('fault' in read)
    throw new CorruptRecord(place, 'record', `${read.fault.path.join('.')} ${read.fault.what}`)
  return read.record
}

/** Returns the SHA-256 of a partie under the head of its record. */
export const computeHash = (head: RecordHead, text: string): string =>
  createHash('sha256')
    .update(`${headText(head)}\n${text}`)
    .digest('hex')

function buildPartieJson(db: ReadStore, row: PartieRow): object {
  if (row.record === null || row.hash === null) return buildRowsJson(db, row)
  return { ...parseObject(row.record), sha256: row.hash }
}

/** Builds a value; invalid JSON or an invalid instant throws CorruptRecord. */
function buildOrThrow(place: PartiePlace, make: () => object): object {
  try {
    return make()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError)
      throw new CorruptRecord(place, 'record', error.message)
    throw error
  }
}

function buildRowsJson(db: ReadStore, row: PartieRow): object {
  const { sitting, seq } = row
  const actions = selectActions(db).all(sitting, seq)
  const before = row.score_before === null ? {} : { scoreBefore: JSON.parse(row.score_before) }
  const deals = selectDeals(db).all(sitting, seq)
  return {
    ...buildStartedAt(row.started_at),
    ...(row.cut === null ? {} : { cut: JSON.parse(row.cut) }),
    ...(row.inherited === null ? {} : { inherited: JSON.parse(row.inherited) }),
    ...(deals.length === 0 ? before : {}),
    deals: deals.map((deal, index) => ({
      ...buildDealJson(deal, actions, row.started_at),
      ...(index === 0 ? before : {}),
    })),
  }
}

/** Returns the time of an action; nothing if the clock was changed by years meanwhile. */
function buildActionTime(startedAt: number | null, at: number | null): { readonly at?: number } {
  const after = startedAt === null || at === null ? null : at - startedAt
  return after === null || after < TIMES.least || after > TIMES.most ? {} : { at: after }
}

const buildDealJson = (
  row: DealRow,
  actions: readonly ActionRow[],
  startedAt: number | null,
): object => ({
  dealer: row.dealer,
  packets: row.packets,
  hands: JSON.parse(row.hands),
  // a game without a turn-up has an empty text there
  ...(row.turn_up === '' ? {} : { turnUp: row.turn_up }),
  talon: JSON.parse(row.talon),
  ...(row.slips === null ? {} : { slips: JSON.parse(row.slips) }),
  ...(row.seed === null ? {} : { seed: row.seed }),
  actions: actions
    .filter((action) => action.deal === row.seq)
    .map((action) => ({
      seat: action.seat,
      ...parseObject(action.body),
      ...(action.stand_in === 1 ? { standIn: true } : {}),
      ...(action.hint === 1 ? { hint: true } : {}),
      ...buildActionTime(startedAt, action.at),
    })),
})

/** Compares the stored hash of a partie with the hash of what was read. */
function verifyHash(record: RecordDocument, partie: PartieRecord, place: PartiePlace): void {
  if (partie.sha256 !== undefined && partie.sha256 !== computeHash(record, partieText(partie)))
    throw new CorruptRecord(place, 'hash', 'its hash differs')
}

/** Compares the stored text of a partie with its hash, without parsing it. Throws CorruptRecord. */
export function verifyText(db: ReadStore, row: PartieRow): void {
  const place = { sitting: row.sitting, partie: row.seq }
  const sitting = selectSitting(db).get(row.sitting)
  if (sitting === undefined) throw new CorruptRecord(place, 'record', 'its sitting is missing')
  const head = parseRecord(place, {
    ...buildOrThrow(place, () => buildHeadJson(db, sitting)),
    parties: [],
  })
  if (row.record !== null && row.hash !== computeHash(head, row.record))
    throw new CorruptRecord(place, 'hash', 'its hash differs')
}

/** Loads some parties of a sitting; null if there is none. Throws CorruptRecord. */
export function loadParties(
  db: ReadStore,
  id: number,
  rows: readonly PartieRow[],
): RecordDocument | null {
  const sitting = selectSitting(db).get(id)
  if (sitting === undefined) return null
  const place = { sitting: id, partie: rows[0]?.seq ?? 0 }
  const head = buildOrThrow(place, () => buildHeadJson(db, sitting))
  const parties = rows.map((row) =>
    buildOrThrow({ sitting: id, partie: row.seq }, () => buildPartieJson(db, row)),
  )
  const record = parseRecord(place, { ...head, parties })
  record.parties.forEach((partie, index) =>
    verifyHash(record, partie, { sitting: id, partie: rows[index]?.seq ?? 0 }),
  )
  return record
}

/** Loads all stored data of the parties of a sitting, in order. Throws CorruptRecord. */
export const loadPartieRows = (db: ReadStore, id: number): readonly PartieRow[] =>
  listPartieNumbers(db, id).flatMap((partie) => findPartieRow(db, { sitting: id, partie }) ?? [])

/** Loads the record of a sitting; null if there is none of this number. Throws CorruptRecord. */
export const loadSitting = (db: ReadStore, id: number): RecordDocument | null =>
  loadParties(db, id, loadPartieRows(db, id))

/** Loads the record of one partie alone, under the head of its sitting. Throws CorruptRecord. */
export function loadPartie(db: ReadStore, place: PartiePlace): RecordDocument | null {
  const row = findPartieRow(db, place)
  return row === null ? null : loadParties(db, place.sitting, [row])
}

/** Loads the stored data of a partie. Throws CorruptRecord, unread, if it is too long. */
export function findPartieRow(db: ReadStore, place: PartiePlace): PartieRow | null {
  const wrong = describeOverlongPartie(db, place.sitting, place.partie)
  if (wrong !== null) throw new CorruptRecord(place, 'record', wrong)
  return selectPartie(db).get(place.sitting, place.partie) ?? null
}

const selectHeads = query<[number, number], PartieHead>(
  `SELECT id, sitting, seq, started_at, trashed_at, record IS NOT NULL AS is_over FROM partie
   WHERE id > ? ORDER BY id LIMIT ?`,
)
/** Lists the parties with row numbers above `id`, in order. */
export const listHeadsAfter = (db: ReadStore, id: number, most: number): readonly PartieHead[] =>
  selectHeads(db).all(id, most)

const selectLastSeq = query<[number], { readonly seq: number }>(
  'SELECT max(seq) AS seq FROM partie WHERE sitting = ?',
)
/** Returns the number of the last partie of a sitting; 0 if it has none. */
export const getLastPartie = (db: ReadStore, sitting: number): number =>
  selectLastSeq(db).get(sitting)?.seq ?? 0

const selectSeqs = pluck<[number], number>('SELECT seq FROM partie WHERE sitting = ? ORDER BY seq')
/** Lists the numbers of the parties of a sitting, in order. */
export const listPartieNumbers = (db: ReadStore, sitting: number): readonly number[] =>
  selectSeqs(db).all(sitting)
